import type { Dataset } from '../../pipeline/load/dataset.js';
import type { CodeLists } from './reader.js';

/** What an import of codes brings, system by system. */
export type CodesSummary = {
  system: string;
  codes: number;
  added: string[];
  /** Codes that the source lists no longer; they are taken out. */
  gone: string[];
}[];

type Imported = Dataset['imported'] extends ReadonlyMap<string, infer One> ? One : never;

/** What comes and goes. @param known what was imported before */
export function summarizeCodes(lists: CodeLists, known: Imported['codes'] | undefined): CodesSummary {
  return [...lists].map(([system, codes]) => {
    const before = new Set(known?.get(system)?.value);
    const now = new Set(codes);
    return {
      system,
      codes: codes.length,
      added: codes.filter((code) => !before.has(code)),
      gone: [...before].filter((code) => !now.has(code)),
    };
  });
}

/** The same as text for a terminal. */
export function formatCodesSummary(summary: CodesSummary): string {
  return summary
    .map(({ system, codes, added, gone }) => {
      const left = gone.length > 0 ? `: ${gone.join(', ')}` : '';
      return `${system}: ${codes} codes, ${added.length} new, ${gone.length} removed upstream${left}`;
    })
    .join('\n');
}

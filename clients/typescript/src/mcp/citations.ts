import type { Say } from '../../../../core/words/language.js';
import type { ProvenanceStatement } from '../../../../core/words/provenance.js';
import type { Index } from '../../../../schemas/generated/record.js';

/** A source of figures or texts in an answer. */
export interface CitedSource {
  n: number;
  name: string;
  url: string | null;
  commit: string | null;
  /** Date of the commit, or when the page was read. */
  date: string | null;
  /** SPDX identifier or name; null: unknown. */
  licence: string | null;
}

/** The distinct sources of an answer, numbered in order of mention. */
export class Citations {
  private readonly found = new Map<string, string | undefined>();

  /**
   * The number of a source.
   *
   * @param source id of an imported source, or the URL of a page
   * @param title title of the page, if known
   */
  number(source: string, title?: string): number {
    if (!this.found.has(source)) this.found.set(source, title);
    return [...this.found.keys()].indexOf(source) + 1;
  }

  /** All assigned numbers. */
  numbers = () => [...this.found.keys()].map((_, i) => i + 1);

  ofStatement(statement: ProvenanceStatement): number[] {
    switch (statement.kind) {
      case 'source':
        return [this.number(statement.id)];
      case 'curated':
      case 'corrected':
        return [this.number(statement.source)];
      case 'figure':
      case 'other':
        return statement.references.map(({ title, url }) => (url ? this.number(url, title) : this.number(title)));
      case 'preset':
        return [];
    }
  }

  /** The numbers of the sources of a value, without sources that state a different one. */
  ofValue(statements: readonly ProvenanceStatement[], most: number): number[] {
    const own = statements.filter(({ kind }) => kind !== 'other').flatMap((one) => this.ofStatement(one));
    return [...new Set(own)].slice(0, most);
  }

  list(index: Index): CitedSource[] {
    return [...this.found].map(([source, title], i) => ({
      n: i + 1,
      ...(imported(index, source) ?? page(index, source, title)),
    }));
  }
}

function imported(index: Index, id: string): Omit<CitedSource, 'n'> | null {
  const all = { ...index.filament_sources, ...index.sources };
  const source = Object.hasOwn(all, id) ? all[id] : undefined;
  if (!source) return null;
  const { name, repository: url, commit, date, licence } = source;
  return { name, url, commit: commit.slice(0, 12), date, licence };
}

function page({ origins }: Index, url: string, title?: string): Omit<CitedSource, 'n'> {
  const address = url.replace(/^https?:\/\//, '');
  const origin = origins.find(({ id }) => address === id || address.startsWith(`${id}/`));
  const commit = /\/(?:blob|tree|raw)\/([0-9a-f]{7,40})(?:\/|$)/.exec(url)?.[1] ?? null;
  return {
    name: title ?? origin?.name ?? url,
    url: address === url ? null : url,
    commit: commit?.slice(0, 12) ?? null,
    date: origin?.last_read ?? null,
    licence: origin?.licence ?? null,
  };
}

export function sourceLine({ n, name, url, commit, date, licence }: CitedSource, say: Say): string {
  const parts = [
    name === url ? null : name,
    url,
    commit && !url?.includes(commit.slice(0, 7)) ? `commit ${commit}` : null,
    date,
    licence ?? say('licence not known', '许可未知'),
  ];
  return `[${n}] ${parts.filter((part) => part !== null).join(', ')}`;
}

/** Numbers of sources as a mark after a value. */
export function mark(numbers: readonly number[]): string {
  return numbers.length === 0 ? '' : ` [${[...new Set(numbers)].join(',')}]`;
}

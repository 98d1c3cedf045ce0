import { lengthOf, printed, severityIn } from '../../../core/codes/digits.js';
import { digitsMatcher } from '../../../core/codes/find-codes.js';
import type { Code, CodeSystem } from '../../../schemas/generated/record.js';
import { codeOf, systemOf } from '../load/code-catalogue.js';
import type { Dataset } from '../load/dataset.js';

/** Code systems by id, and their codes: explained ones by file, then those that sources only list. */
export interface ComposedCodes {
  codeSystems: CodeSystem[];
  codes: Code[];
}

export function composeCodes(dataset: Dataset): ComposedCodes {
  const modules = Map.groupBy(dataset.codes.values(), ({ value }) => value.system);
  const all = [...dataset.codeSystems.values()].map(({ value }) => {
    const own = modules.get(value.id) ?? [];
    const system = systemOf(dataset, value, own);
    const written = own.flatMap((file) => file.value.codes.map((code) => codeOf(system, file.value, code)));
    const codes = [...written, ...listedOnly(dataset, system, written)];
    const count = (kind: Code['explanation_kind']) => codes.filter((code) => code.explanation_kind === kind).length;
    const counts = { words: count('words'), pattern: count('pattern'), structure: count('structure') };
    return { system: { ...system, explanation_counts: counts }, codes };
  });
  return { codeSystems: all.map(({ system }) => system), codes: all.flatMap(({ codes }) => codes) };
}

/** Codes that a source lists, without an explanation. */
function* listedOnly({ imported, sources }: Dataset, system: CodeSystem, written: readonly Code[]): Iterable<Code> {
  const covered = digitsMatcher({ systems: [system], codes: written });
  const seen = new Set<string>();
  for (const [origin, { codes: lists }] of imported) {
    for (const digits of lists.get(system.id)?.value ?? []) {
      const form = system.forms.find((one) => lengthOf(one) === digits.length);
      if (!form || seen.has(digits) || covered(digits) !== null) continue;
      seen.add(digits);
      const listing = { module: null, source: sources.value.code_sources?.[origin]?.repository ?? system.source };
      const code = { code: printed(form, digits), severity: severityIn(form, digits) };
      yield { ...codeOf(system, listing, code), explanation_kind: 'structure' };
    }
  }
}

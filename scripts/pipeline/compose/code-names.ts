import { formOf } from '../../../core/codes/digits.js';
import { symptomsOfCode } from '../../../core/codes/points-to.js';
import { expand, templateOf } from '../../../core/codes/template.js';
import { codeKey } from '../../../core/codes/tokens.js';
import type { FurtherNames } from '../../../core/names/spellings.js';
import type { Code, CodeSystem } from '../../../schemas/generated/record.js';
import type { Dataset } from '../load/dataset.js';
import type { Records } from './records.js';

/** Most listed spellings of a code; one with more is only recognised by its pattern. */
const MOST_SPELLINGS = 512;

/**
 * Every spelling of the codes and messages that machines report: composed codes with each parameter value, messages
 * with their typical content, alone and in the lines that machines print.
 */
export function composeCodeNames(
  { codes: files }: Pick<Dataset, 'codes'>,
  { codes, codeSystems }: Pick<Records, 'codes' | 'codeSystems'>,
): Required<Pick<FurtherNames, 'symptoms' | 'codes'>> {
  const systems = new Map(codeSystems.map((system) => [system.id, system]));
  const symptoms = new Map<string, Set<string>>();
  const others = new Map<string, Set<string>>();
  for (const code of codes) {
    const system = systems.get(code.system);
    if (!system) throw new Error(`${code.id}: no system ${code.system}`);
    const lines = files.get(`${code.system}/${code.module}`)?.value.lines ?? [];
    const meant = symptomsOfCode(code);
    for (const key of keysOf(code, system, lines))
      for (const id of meant.length > 0 ? meant : [system.id]) add(meant.length > 0 ? symptoms : others, key, id);
  }
  return { symptoms: written(symptoms), codes: written(others) };
}

function* keysOf(code: Code, system: CodeSystem, lines: readonly string[]): Iterable<string> {
  for (const text of [code.code, ...code.spellings]) {
    const isDigits = formOf(system.forms, text, templateOf(text, system, code.parameter_values)) !== null;
    const whole = isDigits ? [text] : [text, ...lines.map((line) => line.replace('{message}', text))];
    for (const one of whole)
      for (const spelling of expand(templateOf(one, system, code.parameter_values), MOST_SPELLINGS) ?? [])
        yield codeKey(spelling);
  }
}

function add(table: Map<string, Set<string>>, key: string, id: string): void {
  table.set(key, (table.get(key) ?? new Set()).add(id));
}

function written(table: ReadonlyMap<string, ReadonlySet<string>>): Record<string, readonly string[]> {
  const entries = [...table].map(([key, ids]) => [key, [...ids]] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

import { findDigits, formOf, lengthOf } from '../../../core/codes/digits.js';
import { type CodeCatalogue, findCodes } from '../../../core/codes/find-codes.js';
import { expand, parameterNames, templateOf } from '../../../core/codes/template.js';
import { codeKey } from '../../../core/codes/tokens.js';
import type { Code, CodeSystem } from '../../../schemas/generated/record.js';
import type { CodeSource } from '../../../schemas/generated/source.js';
import type { CheckProblem, Problem } from '../../shared/problem.js';
import { codeOf, systemOf } from '../load/code-catalogue.js';
import type { Dataset } from '../load/dataset.js';
import { suggest } from './unknown-id.js';

/** Most spellings of a composed code that are tried: two units of four slots are 8, a dozen modules of them 96. */
const MOST_SPELLINGS = 4096;

/** Checks that codes are written as their system says, and that each means one thing. Runs after the references. */
export function checkCodes(dataset: Dataset): Problem[] {
  const found = [...wrongPlaces(dataset), ...wrongForms(dataset), ...wrongParameters(dataset)];
  // What is written in a way that there is not cannot be looked for.
  return (found.length > 0 ? found : [...ambiguous(dataset)]).map((problem) => ({ ...problem, rule: 'codes' }));
}

function* wrongPlaces({ codeSystems, codes }: Dataset): Iterable<CheckProblem> {
  for (const { file, value } of codeSystems.values()) {
    const expected = `codes/${value.id}/system.yaml`;
    if (file !== expected) yield { file, path: 'id', code: 'misplaced_id', parameters: { id: value.id, expected } };
  }
  for (const { file, value } of codes.values()) {
    const expected = `codes/${value.system}/${value.module}.yaml`;
    if (file !== expected)
      yield { file, path: 'module', code: 'misplaced_id', parameters: { id: value.module, expected } };
  }
}

/** Parts of a code that reach beyond its digits. */
function* wrongForms({ codeSystems }: Dataset): Iterable<CheckProblem> {
  for (const { file, value } of codeSystems.values())
    for (const [index, form] of (value.forms ?? []).entries())
      for (const [at, { from, length, values = {} }] of (form.parts ?? []).entries()) {
        const path = `forms.${index}.parts.${at}`;
        if (from + length > lengthOf(form))
          yield { file, path, code: 'part_beyond_code', parameters: { end: from + length, digits: lengthOf(form) } };
        for (const digits of Object.keys(values))
          if (digits.length !== length)
            yield {
              file,
              path: `${path}.values.${digits}`,
              code: 'value_of_other_length',
              parameters: { digits, length },
            };
      }
}

function* wrongParameters(dataset: Dataset): Iterable<CheckProblem> {
  for (const { file, value, system } of filesOf(dataset))
    for (const [index, code] of value.codes.entries()) {
      const at = `codes.${index}`;
      const known = system.parameters.map(({ id }) => id);
      for (const [path, text] of textsOf(code, value.lines))
        for (const name of parameterNames(text))
          if (!known.includes(name) && !(name === 'message' && path.startsWith('lines.')))
            yield {
              file,
              path: path.startsWith('lines.') ? path : `${at}.${path}`,
              code: 'unknown_code_parameter',
              parameters: { name, system: system.id, known, suggestions: suggest(name, known).slice(0, 3) },
            };
      const own = new Set([code.code, ...(code.spellings ?? [])].flatMap(parameterNames));
      for (const [path, text] of tellingTexts(code))
        for (const name of parameterNames(text))
          if (!own.has(name))
            yield {
              file,
              path: `${at}.${path}`,
              code: 'code_lacks_parameter',
              parameters: { name, known: [...own] },
            };
      for (const [name, values] of Object.entries((code.only ?? {}) as Record<string, string[]>)) {
        const all = system.parameters.find(({ id }) => id === name)?.values?.map(({ value: one }) => one) ?? [];
        const strange = own.has(name) ? values.find((one) => !all.includes(one)) : name;
        if (strange !== undefined)
          yield {
            file,
            path: `${at}.only.${name}`,
            code: 'no_code_value',
            parameters: { value: strange, known: own.has(name) ? all : [...own] },
          };
      }
    }
}

function textsOf(code: CodeSource, lines: readonly string[] = []): [path: string, text: string][] {
  return [
    ['code', code.code],
    ...(code.spellings ?? []).map((text, i): [string, string] => [`spellings.${i}`, text]),
    ...lines.map((text, i): [string, string] => [`lines.${i}`, text]),
  ];
}

function tellingTexts({ meaning, at_once }: CodeSource): [path: string, text: string][] {
  return [
    ['meaning.en', meaning.en],
    ['meaning.zh', meaning.zh],
    ...(at_once
      ? ([
          ['at_once.en', at_once.en],
          ['at_once.zh', at_once.zh],
        ] as [string, string][])
      : []),
  ];
}

/** Codes of one spelling, codes that no form has, and codes that another one's pattern takes. */
function* ambiguous(dataset: Dataset): Iterable<CheckProblem> {
  const bySystem = Map.groupBy(filesOf(dataset), ({ system }) => system.id);
  for (const own of bySystem.values()) {
    const written = own.flatMap(({ file, value, system }) =>
      value.codes.map((code, index) => ({
        file,
        at: `codes.${index}`,
        system,
        code,
        record: codeOf(system, value, code),
      })),
    );
    const seen = new Map<string, { text: string; at: string; record: Code }>();
    const twice = new Set<Code>();
    const catalogue: CodeCatalogue = {
      systems: own.map(({ system }) => system),
      codes: written.map((one) => one.record),
    };
    const placeOf = new Map(written.map((one) => [one.record, `${one.code.code} (${one.file})`]));
    for (const { file, at, system, code, record } of written)
      for (const [path, text] of textsOf(code)) {
        const template = templateOf(text, system, record.only);
        const form = formOf(system.forms, text, template);
        if (!form && system.forms.length > 0 && isDigits(text) && !isLettered(text, system))
          yield {
            file,
            path: `${at}.${path}`,
            code: 'code_of_no_form',
            parameters: { text, known: system.forms.filter(({ letters }) => letters === 0).map(shapeOf) },
          };
        const spellings = expand(template, MOST_SPELLINGS) ?? [];
        if (spellings.length === 0)
          yield { file, path: `${at}.${path}`, code: 'many_spellings', parameters: { most: MOST_SPELLINGS } };
        for (const spelling of spellings) {
          const key = codeKey(spelling);
          const before = seen.get(key);
          if (before && before.at !== `${file} ${at}`) {
            yield { file, path: `${at}.${path}`, code: 'code_twice', parameters: { spelling, before: before.text } };
            twice.add(record).add(before.record);
            break;
          }
          seen.set(key, { text: placeOf.get(record) ?? text, at: `${file} ${at}`, record });
        }
      }
    for (const { file, at, system, code, record } of written)
      for (const [path, text] of textsOf(code)) {
        // One spelling stands for all: they differ in values that no other code may have as they are.
        const [first] = expand(templateOf(text, system, record.only), MOST_SPELLINGS) ?? [];
        const eater = first === undefined || twice.has(record) ? undefined : findCodes(first, catalogue)[0]?.record;
        if (eater && eater !== record)
          yield {
            file,
            path: `${at}.${path}`,
            code: 'code_eaten',
            parameters: { spelling: first ?? '', by: placeOf.get(eater) ?? eater.code },
          };
      }
  }
}

/** Whether a text is written as codes of digits are, and as no message. */
function isDigits(text: string): boolean {
  const plain = text.replace(/\{[^}]*\}/g, '');
  return /^[0-9A-Fa-f\s_-]+$/.test(plain) && /\d/.test(plain);
}

/** Whether a text is a code with letters of its system, which is listed as a message is: AC0523. */
function isLettered(text: string, { forms }: CodeSystem): boolean {
  return forms
    .filter(({ letters }) => letters > 0)
    .some((form) => findDigits(text, form).some(({ from, to }) => to - from === text.length));
}

function shapeOf({ groups, separator }: CodeSystem['forms'][number]): string {
  return groups.map((length) => '0'.repeat(length)).join(separator ?? '');
}

function filesOf(dataset: Dataset) {
  const systems = new Map(
    [...dataset.codeSystems.values()].map(({ value }) => [value.id, systemOf(dataset, value, [])] as const),
  );
  return [...dataset.codes.values()].flatMap(({ file, value }) => {
    const system = systems.get(value.system);
    return system ? [{ file, value, system }] : [];
  });
}

import { findDigits, formOf, lengthOf } from '../../../core/codes/digits.js';
import { type CodeCatalogue, findCodes } from '../../../core/codes/find-codes.js';
import { expand, parameterNames, templateOf } from '../../../core/codes/template.js';
import { codeKey } from '../../../core/codes/tokens.js';
import type { Code, CodeSystem } from '../../../schemas/generated/record.js';
import type { CodeSource } from '../../../schemas/generated/source.js';
import { type CheckProblem, faultAt } from '../../shared/problem.js';
import { everyText } from '../../shared/tree.js';
import { codeOf, systemOf } from '../load/code-catalogue.js';
import type { Dataset } from '../load/dataset.js';
import { nearestOf } from './unknown-id.js';

/** Most spellings of a composed code to expand: two units of four slots have 8, a dozen modules of them 96. */
const MOST_SPELLINGS = 4096;

/** Checks that codes have a form of their system, and that each has one meaning. Runs after the references. */
export function checkCodes(dataset: Dataset): Iterable<CheckProblem> {
  const found = [...wrongForms(dataset), ...wrongParameters(dataset)];
  // Malformed codes cannot be looked up.
  return found.length > 0 ? found : ambiguous(dataset);
}

/** Parts that reach beyond the digits of their code. */
function* wrongForms({ codeSystems }: Dataset): Iterable<CheckProblem> {
  for (const { file, value } of codeSystems.values())
    for (const [index, form] of (value.forms ?? []).entries())
      for (const [at, { from, length, values = {} }] of (form.parts ?? []).entries()) {
        const path = `forms.${index}.parts.${at}`;
        if (from + length > lengthOf(form))
          yield faultAt({ file, path }, 'part_beyond_code', [
            `reaches to digit ${from + length} of ${lengthOf(form)}`,
            `from plus length of at most ${lengthOf(form)}`,
          ]);
        for (const digits of Object.keys(values))
          if (digits.length !== length)
            yield faultAt({ file, path: `${path}.values.${digits}` }, 'value_of_other_length', [
              `"${digits}" does not have the length of the part`,
              `${length} digits`,
            ]);
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
            yield faultAt(
              { file, path: path.startsWith('lines.') ? path : `${at}.${path}` },
              'unknown_code_parameter',
              [
                `the system ${system.id} has no parameter {${name}}`,
                nearestOf(name, known) ?? (inBraces(known) || 'state it under parameters in its system.yaml'),
              ],
            );
      const own = new Set([code.code, ...(code.spellings ?? [])].flatMap(parameterNames));
      for (const [path, text] of everyText({ meaning: code.meaning, at_once: code.at_once }))
        for (const name of parameterNames(text))
          if (!own.has(name))
            yield faultAt({ file, path: `${at}.${path}` }, 'code_lacks_parameter', [
              `the code contains no {${name}}`,
              inBraces([...own]) || 'a text without braces',
            ]);
      for (const [name, values] of Object.entries((code.only ?? {}) as Record<string, string[]>)) {
        const all = system.parameters.find(({ id }) => id === name)?.values?.map(({ value: one }) => one) ?? [];
        const strange = own.has(name) ? values.find((one) => !all.includes(one)) : name;
        if (strange !== undefined)
          yield faultAt({ file, path: `${at}.only.${name}` }, 'no_code_value', [
            `there is no "${strange}"`,
            (own.has(name) ? all : [...own]).join(', ') || 'parameters of this code that have values',
          ]);
      }
    }
}

function inBraces(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ');
}

function textsOf({ code, spellings }: CodeSource, lines?: readonly string[]): Iterable<[path: string, text: string]> {
  return everyText({ code, spellings, lines });
}

/** Codes that share a spelling, have no known form, or match the pattern of another code. */
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
        const template = templateOf(text, system, record.parameter_values);
        const form = formOf(system.forms, text, template);
        if (!form && system.forms.length > 0 && isDigits(text) && !isLettered(text, system))
          yield faultAt({ file, path: `${at}.${path}` }, 'code_of_no_form', [
            `"${text}" does not have the form of any code of its system`,
            system.forms
              .filter(({ letter_count }) => letter_count === 0)
              .map(({ groups, separator }) => groups.map((length) => '0'.repeat(length)).join(separator ?? ''))
              .join(' or '),
          ]);
        const spellings = expand(template, MOST_SPELLINGS) ?? [];
        if (spellings.length === 0)
          yield faultAt({ file, path: `${at}.${path}` }, 'many_spellings', [
            `stands for more than ${MOST_SPELLINGS} codes`,
            'restrict the values with "only", or write several codes',
          ]);
        for (const spelling of spellings) {
          const key = codeKey(spelling);
          const before = seen.get(key);
          if (before && before.at !== `${file} ${at}`) {
            yield faultAt({ file, path: `${at}.${path}` }, 'code_twice', [
              `"${spelling}" already stands for ${before.text}`,
              'one meaning per code: remove it from one of them',
            ]);
            twice.add(record).add(before.record);
            break;
          }
          seen.set(key, { text: placeOf.get(record) ?? text, at: `${file} ${at}`, record });
        }
      }
    for (const { file, at, system, code, record } of written)
      for (const [path, text] of textsOf(code)) {
        // One spelling is enough: all differ only in parameter values.
        const [first] = expand(templateOf(text, system, record.parameter_values), MOST_SPELLINGS) ?? [];
        const eater = first === undefined || twice.has(record) ? undefined : findCodes(first, catalogue)[0]?.record;
        if (eater && eater !== record)
          yield faultAt({ file, path: `${at}.${path}` }, 'code_eaten', [
            `"${first}" is also read as ${placeOf.get(eater) ?? eater.code}`,
            'more words in this one, or values that distinguish it from the other',
          ]);
      }
  }
}

/** Whether a text is written like a code of digits, not like a message. */
function isDigits(text: string): boolean {
  const plain = text.replace(/\{[^}]*\}/g, '');
  return /^[0-9A-Fa-f\s_-]+$/.test(plain) && /\d/.test(plain);
}

/** Whether a text is a code with letters, such as AC0523, which is listed like a message. */
function isLettered(text: string, { forms }: CodeSystem): boolean {
  return forms
    .filter(({ letter_count: letters }) => letters > 0)
    .some((form) => findDigits(text, form).some(({ from, to }) => to - from === text.length));
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

import { formOf } from '../../../core/codes/digits.js';
import { parameterNames, templateOf } from '../../../core/codes/template.js';
import { originOf } from '../../../core/names/origin.js';
import type { Code, CodeSystem } from '../../../schemas/generated/record.js';
import type { CodeSource, CodeSystemSource, CodesSource, CodeValuesSource } from '../../../schemas/generated/source.js';
import { slug } from '../../shared/slug.js';
import { bothLanguages } from './both-languages.js';
import type { Dataset, LoadedFile } from './dataset.js';

/** A code system as published; its explanations are counted once the codes are composed. */
export function systemOf(
  { origins }: Pick<Dataset, 'origins'>,
  value: CodeSystemSource,
  modules: readonly LoadedFile<CodesSource>[],
): CodeSystem {
  const { id, name, shown, structure, source, page, brands = [], forms = [], parameters = {} } = value;
  return {
    id,
    ...bothLanguages({ name }),
    brands,
    ...bothLanguages({ display_location: shown, structure }),
    source,
    licence: origins.value[originOf(source)]?.licence ?? null,
    page: page ?? null,
    forms: forms.map((form) => ({
      id: form.id,
      ...bothLanguages({ name: form.name }),
      digits: form.digits,
      groups: form.groups,
      letter_count: form.letters ?? 0,
      as_number: form.as_number ?? false,
      separator: form.separator ?? null,
      prefixes: form.prefixes ?? [],
      parts: (form.parts ?? []).map((part) => ({
        ...bothLanguages({ name: part.name }),
        from: part.from,
        length: part.length,
        values: valuesOf(part.values),
        severity: part.severity ?? {},
      })),
      page: form.page ?? null,
    })),
    parameters: Object.entries(parameters).map(([parameter, own]) => ({
      id: parameter,
      ...bothLanguages({ name: own.name }),
      values: valuesOf(own.values),
      typical: own.typical ?? [],
      max_words: own.words ?? 1,
    })),
    modules: modules.map(({ value: own }) => ({
      id: own.module,
      ...bothLanguages({ name: own.name }),
      code_count: own.codes.length,
    })),
    explanation_counts: { words: 0, pattern: 0, structure: 0 },
  };
}

/** Possible values of a parameter or part, sorted by their digits. */
function valuesOf(values: CodeValuesSource | undefined): CodeSystem['parameters'][number]['values'] {
  if (!values) return null;
  return Object.entries(values)
    .map(([value, { en, zh }]) => ({ value, meaning: en, meaning_zh: zh }))
    .toSorted((a, b) => (a.value < b.value ? -1 : 1));
}

/** A code as published; one without a module is only listed. @throws {RangeError} for a parameter that the system lacks */
export function codeOf(
  system: CodeSystem,
  file: Pick<CodesSource, 'source' | 'no_symptom'> & Pick<Code, 'module'>,
  code: Pick<Code, 'code' | 'severity'> & Partial<Omit<CodeSource, 'severity'>>,
): Code {
  const { only = {}, spellings = [], symptoms = [] } = code;
  const composed = [code.code, ...spellings].some((text) =>
    parameterNames(text).some((name) => system.parameters.find(({ id }) => id === name)?.values),
  );
  const reason = symptoms.length > 0 ? undefined : (code.no_symptom ?? file.no_symptom);
  return {
    id: idOf(system, code.code),
    system: system.id,
    module: file.module,
    code: code.code,
    spellings,
    parameter_values: only as Code['parameter_values'],
    explanation_kind: composed ? 'pattern' : 'words',
    severity: code.severity,
    ...bothLanguages({ meaning: code.meaning, immediate_action: code.at_once }),
    recovery: code.recovery ?? null,
    symptoms,
    causes: code.causes ?? [],
    checks: code.checks ?? [],
    ...bothLanguages({ no_symptom_reason: reason }),
    machines: code.machines ?? [],
    firmware: code.firmware ?? null,
    source: code.source ?? file.source,
    page: code.page ?? pageOf(system, code.code),
  };
}

/** The id of a code: its system, then the code as a slug. */
export function idOf({ id }: Pick<CodeSystem, 'id'>, code: string): string {
  return `${id}-${slug(code)}`;
}

/** The maker's page about a code in digits without parameters, if its form has a URL template; else null. */
export function pageOf(system: CodeSystem, code: string): string | null {
  const template = templateOf(code, system);
  if (template.some((part) => 'parameter' in part)) return null;
  return formOf(system.forms, code, template)?.page?.replace('{code}', code) ?? null;
}

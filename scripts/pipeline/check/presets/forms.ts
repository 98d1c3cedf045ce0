import { CALCULATIONS } from '../../../../core/presets/calculations.js';
import type { PresetFormSource, SlicerKeysSource } from '../../../../schemas/generated/source.js';
import { type Fault, fault } from '../../../shared/problem.js';
import { isObject, type JsonObject } from '../../../shared/tree.js';
import { fields } from '../overrides/target.js';

type SlicerKey = SlicerKeysSource['keys'][string];

/** The kind of value that a key accepts, whatever its slicer calls it. */
type Takes = 'number' | 'whole' | 'percent' | 'switch' | 'word' | 'text';

const TAKES: readonly (readonly [form: RegExp, takes: readonly Takes[]])[] = [
  [/^coFloats?OrPercents?$|^coFloatsOrPercents$/, ['number', 'percent']],
  [/^coPercents?$/, ['number', 'percent']],
  [/^(?:coFloats?|float)$/, ['number']],
  [/^(?:coInts?|int)$/, ['number', 'whole']],
  [/^(?:coBools?|bool)$/, ['switch']],
  [/^(?:coEnums?|enum)$/, ['word']],
];

function takes({ type }: SlicerKey): readonly Takes[] {
  return TAKES.find(([form]) => form.test(type))?.[1] ?? ['text'];
}

/** The fields that a simple form writes, and what a key has to accept for it. */
const SIMPLE: Readonly<Record<PresetFormSource & string, readonly [kind: PrintField['kind'], takes: Takes]>> = {
  number: ['number', 'number'],
  percent: ['number', 'percent'],
  positive: ['number', 'switch'],
  switch: ['switch', 'switch'],
  text: ['name', 'word'],
};

/** Why a form cannot write a field to a key; null if it can. */
export function formFault(form: PresetFormSource, key: SlicerKey, field: PrintField): Fault | null {
  const { type, values, min, max } = key;
  const wrong = (code: string, message: string, allowed = values?.join(', ')) => fault(code, [message, allowed]);
  const needs = (kind: PrintField['kind'], one: Takes): Fault | null => {
    if (field.kind !== kind) return wrong('form_of_other_kind', `writes a ${kind}, but the field is a ${field.kind}`);
    return takes(key).includes(one) ? null : wrong('form_of_other_type', `cannot be written to a key of type ${type}`);
  };
  const firstOf = (texts: readonly string[]): Fault | null => {
    const text = texts.find((one) => !accepts(key, one));
    return text === undefined
      ? null
      : wrong('text_of_other_type', `writes "${text}", which a key of type ${type} does not accept`);
  };
  if (typeof form === 'string') return needs(...SIMPLE[form]);
  if (form.scaled) {
    // What is written for 0.
    const { plus = 0 } = form.scaled;
    const fits = plus === 0 || (plus >= (min ?? plus) && plus <= (max ?? plus));
    const limits = values?.join(', ') ?? `${min ?? '…'} to ${max ?? '…'}`;
    const message = `writes ${plus} for 0, which the key does not accept`;
    return needs('number', 'number') ?? (fits ? null : wrong('offset_of_other_key', message, limits));
  }
  if (form.names) return needs('name', 'word') ?? firstOf(Object.values(form.names));
  if (form.words) {
    const strange = Object.keys(form.words).find((word) => field.words?.includes(word) === false);
    if (field.kind === 'number') return wrong('words_of_number', 'writes words, but the field is a number');
    if (strange !== undefined)
      return wrong('unknown_word', `lists the word "${strange}", which the field does not have`);
    return firstOf(Object.values(form.words));
  }
  const known = Object.keys(CALCULATIONS);
  if (form.computed !== undefined && !known.includes(form.computed))
    return wrong('unknown_calculation', `uses an unknown calculation "${form.computed}"; known: ${known.join(', ')}`);
  return firstOf(form.computed === undefined && form.constant !== undefined ? [form.constant] : []);
}

function accepts(key: SlicerKey, text: string): boolean {
  const kinds = takes(key);
  if (kinds.includes('word')) return key.values?.includes(text) ?? false;
  if (kinds.includes('switch')) return (key.type === 'bool' ? ['True', 'False'] : ['1', '0']).includes(text);
  const n = Number(text.replace(kinds.includes('percent') ? /%$/ : '', ''));
  if (text === '' || !kinds.includes('number') || !Number.isFinite(n)) return false;
  return (!kinds.includes('whole') || Number.isInteger(n)) && n >= (key.min ?? n) && n <= (key.max ?? n);
}

/** A printing value of a profile. */
export interface PrintField {
  /** In the unit of the record; null for words, switches and names. */
  unit: string | null;
  kind: 'number' | 'switch' | 'name';
  /** Allowed words; null for a name, which comes from the source. */
  words: readonly string[] | null;
}

/** All printing values of a profile, by path in the record. */
export function printFields(): ReadonlyMap<string, PrintField> {
  const nozzle: PrintField = { unit: 'mm', kind: 'number', words: null };
  return new Map([...leaves('profile', ''), ...leaves('process', 'process.'), ['nozzle.diameter_mm', nozzle]]);
}

function leaves(kind: 'profile' | 'process', prefix: string): [path: string, field: PrintField][] {
  return [...fields(kind)]
    .filter(([, schema]) => !isObject(schema.properties ?? null))
    .map(([path, schema]) => [`${prefix}${path}`, fieldOf(schema)]);
}

function fieldOf(schema: JsonObject): PrintField {
  const types = [schema.type ?? []].flat();
  const unit = typeof schema['x-unit'] === 'string' ? schema['x-unit'] : null;
  if (types.includes('number') || types.includes('integer')) return { unit, kind: 'number', words: null };
  if (types.includes('boolean')) return { unit: null, kind: 'switch', words: ['true', 'false'] };
  const words = Array.isArray(schema.enum) ? schema.enum.filter((word) => typeof word === 'string') : null;
  return { unit: null, kind: 'name', words };
}

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

/** Why a form cannot write a field to a key; null if it can. */
export function formFault(form: PresetFormSource, key: SlicerKey, field: PrintField): Fault | null {
  const kinds = takes(key);
  const needs = (kind: PrintField['kind'], one: Takes): Fault | null =>
    field.kind !== kind
      ? fault('form_of_other_kind', [`writes a ${kind}, but the field is a ${field.kind}`, key.values?.join(', ')])
      : fits(kinds, one, key);
  if (typeof form === 'string') {
    switch (form) {
      case 'number':
        return needs('number', 'number');
      case 'percent':
        return needs('number', 'percent');
      case 'positive':
        return needs('number', 'switch');
      case 'switch':
        return needs('switch', 'switch');
      case 'text':
        return needs('name', 'word');
    }
  }
  if (form.scaled) return needs('number', 'number') ?? offsetFault(form.scaled.plus ?? 0, key);
  if (form.names) return needs('name', 'word') ?? firstFault(Object.values(form.names), key);
  if (form.words) return ourWordsFault(form.words, key, field) ?? firstFault(Object.values(form.words), key);
  if (form.computed !== undefined) return calculationFault(form.computed, key);
  return form.constant === undefined ? null : textFault(form.constant, key);
}

/** A fault if the value written for 0 is outside the limits of the key. */
function offsetFault(offset: number, { min, max, values }: SlicerKey): Fault | null {
  if (offset === 0 || (offset >= (min ?? offset) && offset <= (max ?? offset))) return null;
  return fault('offset_of_other_key', [
    `writes ${offset} for 0, which the key does not accept`,
    values?.join(', ') ?? `${min ?? '…'} to ${max ?? '…'}`,
  ]);
}

function calculationFault(name: string, { values }: SlicerKey): Fault | null {
  const known = Object.keys(CALCULATIONS);
  return known.includes(name)
    ? null
    : fault('unknown_calculation', [
        `uses an unknown calculation "${name}"; known: ${known.join(', ')}`,
        values?.join(', '),
      ]);
}

function fits(kinds: readonly Takes[], one: Takes, { type, values }: SlicerKey): Fault | null {
  return kinds.includes(one)
    ? null
    : fault('form_of_other_type', [`cannot be written to a key of type ${type}`, values?.join(', ')]);
}

function ourWordsFault(
  words: Readonly<Record<string, string>>,
  { values }: SlicerKey,
  field: PrintField,
): Fault | null {
  if (field.kind === 'number')
    return fault('words_of_number', ['writes words, but the field is a number', values?.join(', ')]);
  const strange = Object.keys(words).find((word) => field.words !== null && !field.words.includes(word));
  return strange === undefined
    ? null
    : fault('unknown_word', [`lists the word "${strange}", which the field does not have`, values?.join(', ')]);
}

function firstFault(texts: readonly string[], key: SlicerKey): Fault | null {
  return texts.map((text) => textFault(text, key)).find((fault) => fault !== null) ?? null;
}

/** Why a key does not accept a text; null if it does. */
function textFault(text: string, key: SlicerKey): Fault | null {
  const kinds = takes(key);
  const { type, values } = key;
  const wrong: Fault = fault('text_of_other_type', [
    `writes "${text}", which a key of type ${type} does not accept`,
    values?.join(', '),
  ]);
  if (kinds.includes('word')) return key.values?.includes(text) ? null : wrong;
  if (kinds.includes('switch'))
    return (key.type === 'bool' ? ['True', 'False'] : ['1', '0']).includes(text) ? null : wrong;
  const n = Number(text.replace(kinds.includes('percent') ? /%$/ : '', ''));
  if (text === '' || !kinds.includes('number') || !Number.isFinite(n)) return wrong;
  if (kinds.includes('whole') && !Number.isInteger(n)) return wrong;
  return n < (key.min ?? n) || n > (key.max ?? n) ? wrong : null;
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

import { CALCULATIONS } from '../../../../core/presets/calculations.js';
import type { PresetFormSource, SlicerKeysSource } from '../../../../schemas/generated/source.js';
import type { Fault } from '../../../shared/problem-messages/messages.js';
import type { PrintField } from './fields.js';

type SlicerKey = SlicerKeysSource['keys'][string];

/** What a key takes, whatever its slicer calls it. */
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

/** Why a form cannot write a field to a key; null when it can. */
export function formFault(form: PresetFormSource, key: SlicerKey, field: PrintField): Fault | null {
  const kinds = takes(key);
  const needs = (kind: PrintField['kind'], one: Takes): Fault | null =>
    field.kind !== kind
      ? { code: 'form_of_other_kind', parameters: { writes: kind, kind: field.kind, values: key.values } }
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

/** What is written for 0 lies within the limits of its key. */
function offsetFault(offset: number, { min, max, values }: SlicerKey): Fault | null {
  if (offset === 0 || (offset >= (min ?? offset) && offset <= (max ?? offset))) return null;
  return { code: 'offset_of_other_key', parameters: { offset, min, max, values } };
}

function calculationFault(name: string, { values }: SlicerKey): Fault | null {
  const known = Object.keys(CALCULATIONS);
  return known.includes(name) ? null : { code: 'unknown_calculation', parameters: { name, known, values } };
}

function fits(kinds: readonly Takes[], one: Takes, { type, values }: SlicerKey): Fault | null {
  return kinds.includes(one) ? null : { code: 'form_of_other_type', parameters: { type, values } };
}

function ourWordsFault(
  words: Readonly<Record<string, string>>,
  { values }: SlicerKey,
  field: PrintField,
): Fault | null {
  if (field.kind === 'number') return { code: 'words_of_number', parameters: { values } };
  const strange = Object.keys(words).find((word) => field.words !== null && !field.words.includes(word));
  return strange === undefined ? null : { code: 'unknown_word', parameters: { word: strange, values } };
}

function firstFault(texts: readonly string[], key: SlicerKey): Fault | null {
  return texts.map((text) => textFault(text, key)).find((fault) => fault !== null) ?? null;
}

/** Why a text is none that a key takes; null when it is. */
function textFault(text: string, key: SlicerKey): Fault | null {
  const kinds = takes(key);
  const { type, values } = key;
  const wrong: Fault = { code: 'text_of_other_type', parameters: { text, type, values } };
  if (kinds.includes('word')) return key.values?.includes(text) ? null : wrong;
  if (kinds.includes('switch'))
    return (key.type === 'bool' ? ['True', 'False'] : ['1', '0']).includes(text) ? null : wrong;
  const n = Number(text.replace(kinds.includes('percent') ? /%$/ : '', ''));
  if (text === '' || !kinds.includes('number') || !Number.isFinite(n)) return wrong;
  if (kinds.includes('whole') && !Number.isInteger(n)) return wrong;
  return n < (key.min ?? n) || n > (key.max ?? n) ? wrong : null;
}

import { CALCULATIONS } from '../../../../core/presets/calculations.js';
import type { PresetFormSource, SlicerKeysSource } from '../../../../schemas/generated/source.js';
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
export function formFault(form: PresetFormSource, key: SlicerKey, field: PrintField): string | null {
  const kinds = takes(key);
  const needs = (kind: PrintField['kind'], one: Takes) =>
    field.kind !== kind ? `writes a ${kind}, and the field is a ${field.kind}` : fits(kinds, one, key);
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
  if (form.scaled) return needs('number', 'number');
  if (form.names) return needs('name', 'word') ?? firstFault(Object.values(form.names), key);
  if (form.words) return ourWordsFault(form.words, field) ?? firstFault(Object.values(form.words), key);
  if (form.computed !== undefined) return calculationFault(form.computed);
  return form.constant === undefined ? null : textFault(form.constant, key);
}

function calculationFault(name: string): string | null {
  return Object.hasOwn(CALCULATIONS, name)
    ? null
    : `names the calculation "${name}", and there are ${Object.keys(CALCULATIONS).join(', ')}`;
}

function fits(kinds: readonly Takes[], one: Takes, { type }: SlicerKey): string | null {
  return kinds.includes(one) ? null : `cannot be written to a key of type ${type}`;
}

function ourWordsFault(words: Readonly<Record<string, string>>, field: PrintField): string | null {
  if (field.kind === 'number') return 'writes words, and the field is a number';
  const strange = Object.keys(words).find((word) => field.words !== null && !field.words.includes(word));
  return strange === undefined ? null : `knows the word "${strange}", which the field does not have`;
}

function firstFault(texts: readonly string[], key: SlicerKey): string | null {
  return texts.map((text) => textFault(text, key)).find((fault) => fault !== null) ?? null;
}

/** Why a text is none that a key takes; null when it is. */
function textFault(text: string, key: SlicerKey): string | null {
  const kinds = takes(key);
  const wrong = `writes "${text}", which a key of type ${key.type} does not take`;
  if (kinds.includes('word')) return key.values?.includes(text) ? null : wrong;
  if (kinds.includes('switch'))
    return (key.type === 'bool' ? ['True', 'False'] : ['1', '0']).includes(text) ? null : wrong;
  const n = Number(text.replace(kinds.includes('percent') ? /%$/ : '', ''));
  if (text === '' || !kinds.includes('number') || !Number.isFinite(n)) return wrong;
  if (kinds.includes('whole') && !Number.isInteger(n)) return wrong;
  return n < (key.min ?? n) || n > (key.max ?? n) ? wrong : null;
}

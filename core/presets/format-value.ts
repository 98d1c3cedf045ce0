import type { SettingValue } from '../troubleshoot/resolve/setup.js';
import { type CalculationContext, formatNumber } from './calculation.js';
import { CALCULATIONS } from './calculations.js';
import { type Both, remark } from './messages.js';
import { PresetRefused } from './refusals.js';
import type { PresetKey } from './types.js';

/** The text of a key for a value, null where it is left out, with what was lost. */
export interface FormattedValue {
  text: string | null;
  /** Whether it is more or less than the key takes. */
  outside: boolean;
  said: Both | null;
}

/** A value as the text of a key; null: the key is not written for it. @throws {@link PresetRefused} */
export function formatValue(
  value: SettingValue,
  key: PresetKey,
  about: Omit<CalculationContext, 'key'>,
): FormattedValue | null {
  const theirs = inTheirTerms(value, key, { ...about, key });
  if (theirs === null) return null;
  if (typeof theirs === 'number') return figure(theirs, value, key);
  if (typeof theirs === 'boolean') return { text: switched(theirs, key), outside: false, said: null };
  // A word that this slicer does not list would be replaced by its default in silence.
  const known = key.values === null || key.values.includes(theirs) || key.form.as === 'constant';
  return known ? { text: theirs, outside: false, said: null } : null;
}

function inTheirTerms(value: SettingValue, key: PresetKey, about: CalculationContext): SettingValue | null {
  const { form } = key;
  switch (form.as) {
    case 'number':
    case 'percent':
      return typeof value === 'number' ? value : null;
    case 'scaled':
      return typeof value === 'number' ? value * form.times + form.plus : null;
    case 'switch':
      return typeof value === 'boolean' ? value : null;
    case 'positive':
      return typeof value === 'number' ? value > 0 : null;
    case 'words':
      return Object.hasOwn(form.words, String(value)) ? (form.words[String(value)] ?? null) : null;
    case 'text':
      return typeof value === 'string' ? value : null;
    case 'constant':
      return form.value;
    case 'computed': {
      const work = Object.hasOwn(CALCULATIONS, form.by) ? CALCULATIONS[form.by] : undefined;
      if (work === undefined) throw new PresetRefused('unknown_form', form.by);
      return work(value, about);
    }
  }
}

/**
 * A figure within what the key takes. One above is limited, as the slicer would do; one below is left out: 0 mostly means
 * something of its own in the slicer that it comes from. Whole numbers are cut as the slicers cut them, never up and so
 * never beyond a limit.
 */
function figure(exact: number, value: SettingValue, key: PresetKey): FormattedValue {
  const whole = /^(?:coInts?|int)$/.test(key.type);
  const sign = key.form.as === 'percent' || /^coPercents?$/.test(key.type) ? '%' : '';
  const rounded = Number(formatNumber(exact));
  const n = whole ? Math.trunc(rounded) : rounded;
  if (key.max !== null && n > key.max)
    return {
      text: `${formatNumber(key.max)}${sign}`,
      outside: true,
      said: remark('limited', `${formatNumber(key.max)}${sign}`),
    };
  if (key.min !== null && n < key.min)
    return { text: null, outside: true, said: remark('too_low', `${formatNumber(key.min)}${sign}`) };
  const text = `${formatNumber(n)}${sign}`;
  if (n !== rounded) return { text, outside: false, said: remark('cut', `${formatNumber(rounded)} → ${text}`) };
  const capped = key.form.as === 'computed' && key.form.by === 'capped_speed' && n !== value;
  return { text, outside: false, said: capped ? remark('capped', text) : null };
}

function switched(on: boolean, { kind }: PresetKey): string {
  if (kind === 'global' || kind === 'extruder') return on ? 'True' : 'False';
  return on ? '1' : '0';
}

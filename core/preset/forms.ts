import type { SettingValue } from '../resolve/setup.js';
import { type About, COMPUTED, plain } from './computed.js';
import { PresetRefused } from './refusals.js';
import { type Both, remark } from './remarks.js';
import type { PresetKey } from './shapes.js';

/** How a value is written to a key: its text, null where it is left out, and what that cost. */
export interface Written {
  text: string | null;
  /** Whether it is more or less than the key takes. */
  outside: boolean;
  said: Both | null;
}

/** A value as the text of a key; null: the key is not written for it. @throws {@link PresetRefused} */
export function written(value: SettingValue, key: PresetKey, about: Omit<About, 'key'>): Written | null {
  const theirs = inTheirTerms(value, key, { ...about, key });
  if (theirs === null) return null;
  if (typeof theirs === 'number') return figure(theirs, value, key);
  if (typeof theirs === 'boolean') return { text: switched(theirs, key), outside: false, said: null };
  // A word that this slicer does not list would be replaced by its default in silence.
  const known = key.values === null || key.values.includes(theirs) || key.form.as === 'constant';
  return known ? { text: theirs, outside: false, said: null } : null;
}

function inTheirTerms(value: SettingValue, key: PresetKey, about: About): SettingValue | null {
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
      const work = Object.hasOwn(COMPUTED, form.by) ? COMPUTED[form.by] : undefined;
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
function figure(exact: number, value: SettingValue, key: PresetKey): Written {
  const whole = /^(?:coInts?|int)$/.test(key.type);
  const sign = key.form.as === 'percent' || /^coPercents?$/.test(key.type) ? '%' : '';
  const rounded = Number(plain(exact));
  const n = whole ? Math.trunc(rounded) : rounded;
  if (key.max !== null && n > key.max)
    return { text: `${plain(key.max)}${sign}`, outside: true, said: remark('limited', `${plain(key.max)}${sign}`) };
  if (key.min !== null && n < key.min)
    return { text: null, outside: true, said: remark('too_low', `${plain(key.min)}${sign}`) };
  const text = `${plain(n)}${sign}`;
  if (n !== rounded) return { text, outside: false, said: remark('cut', `${plain(rounded)} → ${text}`) };
  const capped = key.form.as === 'computed' && key.form.by === 'capped_speed' && n !== value;
  return { text, outside: false, said: capped ? remark('capped', text) : null };
}

function switched(on: boolean, { kind }: PresetKey): string {
  if (kind === 'global' || kind === 'extruder') return on ? 'True' : 'False';
  return on ? '1' : '0';
}

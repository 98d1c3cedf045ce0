import type { Setting } from '../../schemas/generated/record.js';
import { absolute, type Meaning } from './bases.js';
import { Look, rounded } from './look.js';
import { CURA_RULES } from './meaning-cura.js';
import { flag, ORCA_RULES, PRUSA_RULES, type Rules, type Value } from './meaning-slic3r.js';
import { plateTemperature } from './plates.js';
import type { Dialect, RawSettings } from './raw-settings.js';
import type { Reason } from './remarks.js';
import { OWN_WORDS, wordOf } from './words.js';

/** Whose keys a dialect has in a setting's record. */
export const KEYS_OF: Readonly<Record<Dialect, keyof Setting['slicers']>> = {
  orcaslicer: 'orcaslicer',
  bambu_studio: 'bambu_studio',
  prusaslicer: 'prusaslicer',
  superslicer: 'prusaslicer',
  cura: 'cura',
};

const RULES: Readonly<Record<Dialect, Rules>> = {
  orcaslicer: ORCA_RULES,
  bambu_studio: ORCA_RULES,
  prusaslicer: PRUSA_RULES,
  superslicer: PRUSA_RULES,
  cura: CURA_RULES,
};

/** A value that a file gives. */
export interface OwnValue {
  setting: string;
  /** In the unit of the setting; of an enumeration a word of this service's. */
  value: Value;
  key: string;
  /** As it stands in the file. */
  written: string;
}

/** A setting that a file gives no value for. */
export interface Unread {
  setting: string;
  why: Reason;
  key: string | null;
  written: string | null;
}

/** What a file says of the settings that this service knows: each of them is either in `values` or in `unread`. */
export interface OwnSettings {
  values: OwnValue[];
  unread: Unread[];
  /** Keys of the file that belong to no setting here. */
  otherKeys: string[];
}

/**
 * The settings of a file by this service's ids, in the units of `settings`. What the key is and which unit it has comes
 * from the records of the settings; what a number means beyond that, from the rules of each slicer.
 *
 * @param settings the records of settings.json
 * @param plate the plate that the printer comes with, for a file that does not say which one is meant
 * @param extruder place of the extruder or filament, from 0
 */
export function ownSettings(
  raw: RawSettings,
  settings: readonly Setting[],
  { extruder = 0, plate = null }: { extruder?: number; plate?: string | null } = {},
): OwnSettings {
  const ofFilament = settings.filter(({ scope }) => scope === 'filament');
  const look = new Look(
    raw,
    extruder,
    new Set(ofFilament.map(({ slicers }) => slicers[KEYS_OF[raw.dialect]].key ?? '')),
  );
  const values: OwnValue[] = [];
  const unread: Unread[] = [];
  const used = new Set<string>();
  for (const setting of settings) {
    const { key } = setting.slicers[KEYS_OF[raw.dialect]];
    if (key === null) {
      unread.push({ setting: setting.id, why: 'no_key', key, written: null });
      continue;
    }
    used.add(key).add(`filament_${key}`);
    const meaning = meaningOf(look, setting, key, plate);
    const written = look.text(`filament_${key}`) ?? look.text(key);
    if ('value' in meaning)
      values.push({ setting: setting.id, value: meaning.value, key, written: written ?? String(meaning.value) });
    else unread.push({ setting: setting.id, why: meaning.why, key, written });
  }
  return { values, unread, otherKeys: [...raw.values.keys()].filter((key) => !used.has(key)) };
}

function meaningOf(look: Look, setting: Setting, key: string, plate: string | null): Meaning<Value> {
  const { dialect } = look.raw;
  const family = RULES[dialect];
  if (family === ORCA_RULES && setting.id.startsWith('bed_temperature'))
    return plateTemperature(look, setting.id === 'bed_temperature' ? 'other' : 'first', plate);
  const rule = family[setting.id];
  if (rule) return rule(look, key);
  if (setting.unit === 'enum' || wordOf(dialect, setting.id, look.text(key) ?? '') !== null)
    return word(look, setting, key);
  if (setting.unit === 'bool') return flag(look, key);
  return inUnit(look, setting, key);
}

function word(look: Look, { id, unit }: Setting, key: string): Meaning<Value> {
  const text = look.text(key);
  if (text === null) return { why: 'not_in_file' };
  const own = OWN_WORDS.has(id) ? text : wordOf(look.raw.dialect, id, text);
  if (own === null) return { why: 'no_equal' };
  return { value: unit === 'bool' ? own === 'true' : own };
}

function inUnit(look: Look, { unit, slicers }: Setting, key: string): Meaning<number> {
  const written = look.number(key);
  const theirs = slicers[KEYS_OF[look.raw.dialect]].unit;
  // A ratio in per cent: Cura's always is, SuperSlicer's has the sign.
  if (written && unit === 'ratio' && (written.percent || theirs === '%')) return { value: rounded(written.n / 100) };
  if (written?.percent && unit === '%') return { value: written.n };
  return absolute(look, key);
}

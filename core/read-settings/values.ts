import type { Setting } from '../../schemas/generated/record.js';
import type { SettingValue } from '../troubleshoot/resolve/setup.js';
import type { SlicerId } from '../words/slicers.js';
import {
  type Conversions,
  CURA_CONVERSIONS,
  ORCA_CONVERSIONS,
  PRUSA_CONVERSIONS,
  readFlag,
  readWord,
} from './conversions.js';
import { enumValueOf, UNMAPPED_SETTINGS } from './enum-values.js';
import type { UnreadReason } from './messages.js';
import { absoluteNumber, type Parsed } from './percentages.js';
import type { Dialect, RawSettings } from './raw-settings.js';
import { roundDecimals, SettingsReader } from './settings-reader.js';

/**
 * Keys of the plates of OrcaSlicer and Bambu Studio, with their names in `curr_bed_type` and in printer records. Source:
 * `s_keys_map_BedType`.
 */
const PLATES: readonly (readonly [key: string, theirs: string, ours: string])[] = [
  ['cool_plate_temp', 'Cool Plate', 'cool'],
  ['eng_plate_temp', 'Engineering Plate', 'engineering'],
  ['hot_plate_temp', 'High Temp Plate', 'smooth_pei'],
  ['textured_plate_temp', 'Textured PEI Plate', 'textured_pei'],
  ['supertack_plate_temp', 'Supertack Plate', 'supertack'],
  ['textured_cool_plate_temp', 'Textured Cool Plate', 'textured_cool'],
];

/**
 * The temperature of the plate in use, °C: the file's plate, else the printer's default plate, else the temperature
 * shared by all plates that have one.
 */
function readPlateTemperature(reader: SettingsReader, layer: 'first' | 'other', plate: string | null): Parsed<number> {
  const read = (key: string) => reader.number(layer === 'first' ? `${key}_initial_layer` : key)?.n ?? null;
  const chosen = reader.text('curr_bed_type');
  const used = PLATES.find(([, theirs]) => theirs === chosen) ?? PLATES.find(([, , ours]) => ours === plate);
  const own = used ? read(used[0]) : null;
  if (own !== null) return { value: own };
  const all = PLATES.map(([key]) => read(key)).filter((n) => n !== null);
  const hot = new Set(all.filter((n) => n > 0));
  const [only] = hot;
  if (hot.size === 1 && only !== undefined) return { value: only };
  return { why: all.length === 0 ? 'not_in_file' : 'plate_unknown' };
}

/** The slicer whose keys a dialect has in setting records; null: the keys are the ids of the settings. */
export const SLICER_OF_DIALECT: Readonly<Record<Dialect, SlicerId | null>> = {
  orcaslicer: 'orcaslicer',
  bambu_studio: 'bambu_studio',
  prusaslicer: 'prusaslicer',
  superslicer: 'prusaslicer',
  cura: 'cura',
  other: null,
};

/** A dialect's key and unit for a setting; no key: it has no such setting. */
function keyIn(dialect: Dialect, { id, unit, slicers }: Pick<Setting, 'id' | 'unit' | 'slicers'>) {
  const slicer = SLICER_OF_DIALECT[dialect];
  return slicer === null ? { key: id, unit } : slicers[slicer];
}

const RULES: Readonly<Partial<Record<Dialect, Conversions>>> = {
  orcaslicer: ORCA_CONVERSIONS,
  bambu_studio: ORCA_CONVERSIONS,
  prusaslicer: PRUSA_CONVERSIONS,
  superslicer: PRUSA_CONVERSIONS,
  cura: CURA_CONVERSIONS,
};

export interface OwnValue {
  setting: string;
  /** In the unit of the setting; for an enumeration, one of our words. */
  value: SettingValue;
  key: string;
  /** As written in the file. */
  written: string;
}

/** A setting without a value in the file. */
export interface UnreadSetting {
  setting: string;
  why: UnreadReason;
  key: string | null;
  written: string | null;
}

/** The settings of a file that we know, each either in `values` or in `unread`. */
export interface OwnSettings {
  values: OwnValue[];
  unread: UnreadSetting[];
  /** Keys of the file that belong to none of our settings. */
  otherKeys: string[];
}

/**
 * The settings of a file by our ids, in the units of `settings`. Keys and units come from the setting records, other
 * differences in meaning from the rules of each slicer.
 *
 * @param settings the records of settings.json
 * @param plate the printer's default plate, for a file that does not name one
 * @param extruder index of the extruder or filament, from 0
 */
export function ownSettings(
  raw: RawSettings,
  settings: readonly Setting[],
  { extruder = 0, plate = null }: { extruder?: number; plate?: string | null } = {},
): OwnSettings {
  const ofFilament = settings.filter(({ scope }) => scope === 'filament');
  const reader = new SettingsReader(
    raw,
    extruder,
    new Set(ofFilament.map((setting) => keyIn(raw.dialect, setting).key ?? '')),
  );
  const values: OwnValue[] = [];
  const unread: UnreadSetting[] = [];
  const used = new Set<string>();
  for (const setting of settings) {
    const { key } = keyIn(raw.dialect, setting);
    if (key === null) {
      unread.push({ setting: setting.id, why: 'no_key', key, written: null });
      continue;
    }
    used.add(key).add(`filament_${key}`);
    const own = reader.overriding(key);
    const parsed = parseSetting(reader, setting, own, plate);
    const written = reader.text(own);
    if ('value' in parsed)
      values.push({ setting: setting.id, value: parsed.value, key, written: written ?? String(parsed.value) });
    else unread.push({ setting: setting.id, why: parsed.why, key, written });
  }
  return { values, unread, otherKeys: [...raw.values.keys()].filter((key) => !used.has(key)) };
}

function parseSetting(
  reader: SettingsReader,
  setting: Setting,
  key: string,
  plate: string | null,
): Parsed<SettingValue> {
  const { id, unit } = setting;
  const { dialect } = reader.raw;
  const family = RULES[dialect];
  if (family === ORCA_CONVERSIONS && id.startsWith('bed_temperature'))
    return readPlateTemperature(reader, id === 'bed_temperature' ? 'other' : 'first', plate);
  const rule = family?.[id];
  if (rule) return rule(reader, key);
  const text = reader.text(key);
  if (unit === 'enum' || enumValueOf(dialect, id, text ?? '') !== null) {
    if (text !== null && UNMAPPED_SETTINGS.has(id)) return { value: text };
    const own = readWord(reader, id, text);
    return 'value' in own && unit === 'bool' ? { value: own.value === 'true' } : own;
  }
  if (unit === 'bool') return readFlag(reader, key);
  const written = reader.number(key);
  // A ratio in per cent: always in Cura, with a percent sign in SuperSlicer.
  if (written && unit === 'ratio' && (written.percent || keyIn(dialect, setting).unit === '%'))
    return { value: roundDecimals(written.n / 100) };
  if (written?.percent && unit === '%') return { value: written.n };
  return absoluteNumber(reader, key);
}

import type { Parsed } from './percentages.js';
import type { SettingsReader } from './settings-reader.js';

/** The plates that OrcaSlicer and Bambu Studio know, as `curr_bed_type` names them. Source: `s_keys_map_BedType`. */
const PLATES: Readonly<Record<string, string>> = {
  'Cool Plate': 'cool_plate_temp',
  'Engineering Plate': 'eng_plate_temp',
  'High Temp Plate': 'hot_plate_temp',
  'Textured PEI Plate': 'textured_plate_temp',
  'Supertack Plate': 'supertack_plate_temp',
  'Textured Cool Plate': 'textured_cool_plate_temp',
};

/** The plates as printers' records name them. */
const OURS: Readonly<Record<string, string>> = {
  cool: 'cool_plate_temp',
  engineering: 'eng_plate_temp',
  smooth_pei: 'hot_plate_temp',
  textured_pei: 'textured_plate_temp',
  supertack: 'supertack_plate_temp',
  textured_cool: 'textured_cool_plate_temp',
};

/**
 * The temperature of the plate that is on the printer, °C: the file's, else the printer's own, else the one that all plates
 * with a temperature share.
 */
export function readPlateTemperature(
  reader: SettingsReader,
  layer: 'first' | 'other',
  plate: string | null,
): Parsed<number> {
  const read = (key: string) => reader.number(layer === 'first' ? `${key}_initial_layer` : key)?.n ?? null;
  const chosen = reader.text('curr_bed_type');
  const key = (chosen === null ? null : PLATES[chosen]) ?? (plate === null ? null : OURS[plate]) ?? null;
  const own = key === null ? null : read(key);
  if (own !== null) return { value: own };
  const all = Object.values(OURS)
    .map(read)
    .filter((n) => n !== null);
  const hot = new Set(all.filter((n) => n > 0));
  const [only] = hot;
  if (hot.size === 1 && only !== undefined) return { value: only };
  return { why: all.length === 0 ? 'not_in_file' : 'plate_unknown' };
}

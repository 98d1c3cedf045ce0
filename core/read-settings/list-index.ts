import type { RawSettings } from './raw-settings.js';

/**
 * Switches and temperatures of a filament of OrcaSlicer and Bambu Studio whose keys do not say that they are a filament's.
 */
const OF_FILAMENT =
  /^filament_|_plate_temp(?:_initial_layer)?$|^(?:enable_pressure_advance|activate_chamber_temp_control|enable_overhang_bridge_fan|slow_down_for_layer_cooling)$/;

/** The numbers of a list of the file, `1,2` or `["1", "2"]`. */
function listed({ values }: RawSettings, key: string): readonly string[] {
  const value = values.get(key) ?? [];
  return typeof value === 'string' ? value.split(',') : value;
}

/**
 * Where in a list of `length` values that of an extruder or filament stands. OrcaSlicer and Bambu Studio have lists of
 * three kinds: for each filament (or each filament in each variant of the hotend, `filament_self_index`), for each
 * extruder (`filament_map` tells which one a filament goes to), and for each variant of the hotend, of which the first is
 * taken. Lists of machine limits in PrusaSlicer hold a normal and a silent mode. Source: src/libslic3r/PrintConfig.cpp.
 */
export function listIndex(
  raw: RawSettings,
  key: string,
  length: number,
  extruder: number,
  filamentKeys: ReadonlySet<string>,
): number {
  if (length < 2) return 0;
  if (raw.dialect !== 'orcaslicer' && raw.dialect !== 'bambu_studio')
    return key.startsWith('machine_max_') ? 0 : within(extruder, length);
  if (filamentKeys.has(key) || OF_FILAMENT.test(key)) {
    const self = listed(raw, 'filament_self_index');
    const place = self.length === length ? self.indexOf(String(extruder + 1)) : -1;
    return place >= 0 ? place : within(extruder, length);
  }
  const nozzles = listed(raw, 'nozzle_diameter').length;
  if (length !== nozzles) return 0;
  const mapped = Number(listed(raw, 'filament_map')[extruder]);
  if (mapped >= 1 && mapped <= nozzles) return mapped - 1;
  return nozzles === raw.extruders ? within(extruder, length) : 0;
}

/** What is given once holds for all. */
function within(place: number, length: number): number {
  return place < length ? place : 0;
}

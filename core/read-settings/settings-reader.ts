import { listOf } from './config-lines.js';
import type { RawSettings } from './raw-settings.js';

/** Filament switches and temperatures of OrcaSlicer and Bambu Studio whose keys lack the filament prefix. */
const OF_FILAMENT =
  /^filament_|_plate_temp(?:_initial_layer)?$|^(?:enable_pressure_advance|activate_chamber_temp_control|enable_overhang_bridge_fan|slow_down_for_layer_cooling)$/;

/** The numbers of a list in the file, `1,2` or `["1", "2"]`. */
function listed({ values }: RawSettings, key: string): readonly string[] {
  const value = values.get(key) ?? [];
  return typeof value === 'string' ? value.split(',') : value;
}

/**
 * The index of an extruder's or filament's value in a list of `length`. OrcaSlicer and Bambu Studio have three kinds of
 * lists: by filament (or by filament and hotend variant, `filament_self_index`), by extruder (`filament_map` maps
 * filaments to extruders), and by hotend variant, of which the first is used. Lists of machine limits in PrusaSlicer
 * contain normal and silent mode. Source: src/libslic3r/PrintConfig.cpp.
 */
function listIndex(
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

/** A single value applies to all. */
function within(place: number, length: number): number {
  return place < length ? place : 0;
}

export interface ParsedNumber {
  n: number;
  percent: boolean;
}

/** Reads values from the settings of a file, for one extruder or filament. */
export class SettingsReader {
  /**
   * @param extruder index of the extruder or filament, from 0
   * @param filamentKeys keys of filament settings, for slicers with several kinds of lists
   */
  constructor(
    readonly raw: RawSettings,
    readonly extruder: number,
    private readonly filamentKeys: ReadonlySet<string> = new Set(),
  ) {}

  private of(key: string, list: readonly string[]): string | null {
    return unquote(list[listIndex(this.raw, key, list.length, this.extruder, this.filamentKeys)]);
  }

  /** Whether the file has a value for a key. */
  has(key: string): boolean {
    return this.text(key) !== null;
  }

  /** A value as text; null if missing, empty or `nil`, which means "as the machine". */
  text(key: string): string | null {
    const value = this.raw.values.get(key);
    if (value === undefined) return null;
    const list = typeof value === 'string' ? partsOf(value) : value;
    return this.of(key, list);
  }

  /** A value as a number, with or without a percent sign; null if it is not one. */
  number(key: string): ParsedNumber | null {
    const value = this.raw.values.get(key);
    if (value === undefined) return null;
    const list = typeof value === 'string' ? value.split(',') : value;
    const text = this.of(key, list);
    const [, n, sign] = /^([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d{1,3})?)\s*(%?)$/i.exec(text ?? '') ?? [];
    if (n === undefined || !Number.isFinite(Number(n))) return null;
    return { n: Number(n), percent: sign === '%' };
  }

  /** A switch in any notation; null if it is not one. */
  flag(key: string): boolean | null {
    const value = this.raw.values.get(key);
    const list = typeof value === 'string' ? value.split(',') : (value ?? []);
    switch (this.of(key, list)?.toLowerCase()) {
      case '1':
      case 'true':
        return true;
      case '0':
      case 'false':
        return false;
      default:
        return null;
    }
  }
}

/** Lists of numbers are separated by commas, lists of texts by semicolons. */
function partsOf(value: string): string[] {
  return /^(?:[-+\d.%,\s]|nil)*$/.test(value.slice(0, 1000)) ? value.split(',') : listOf(value);
}

function unquote(text: string | undefined): string | null {
  const trimmed = text?.trim().replace(/^"(.*)"$/s, '$1') ?? '';
  return trimmed === '' || trimmed === 'nil' ? null : trimmed;
}

/** Rounds to slicers' precision, so that 0.4 × 105 % is 0.42. */
export function roundDecimals(n: number): number {
  return Math.round(n * 1e5) / 1e5;
}

import { listOf } from './config-lines.js';
import type { RawSettings } from './raw-settings.js';

/** Filament switches and temperatures of OrcaSlicer and Bambu Studio whose keys lack the filament prefix. */
const OF_FILAMENT =
  /^filament_|_plate_temp(?:_initial_layer)?$|^(?:enable_pressure_advance|activate_chamber_temp_control|enable_overhang_bridge_fan|slow_down_for_layer_cooling)$/;

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

  /** Whether the file has a value for a key. */
  has(key: string): boolean {
    return this.text(key) !== null;
  }

  /** The key of the filament's override, if the file has one: `filament_retraction_length` for `retraction_length`. */
  overriding(key: string): string {
    return this.has(`filament_${key}`) ? `filament_${key}` : key;
  }

  /** A value as text; null if missing, empty or `nil`, which means "as the machine". */
  text(key: string): string | null {
    return this.own(key, this.listed(key, partsOf));
  }

  /** A value as a number, with or without a percent sign; null if it is not one. */
  number(key: string): ParsedNumber | null {
    const text = this.own(key, this.listed(key));
    const [, n, sign] = /^([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d{1,3})?)\s*(%?)$/i.exec(text ?? '') ?? [];
    if (n === undefined || !Number.isFinite(Number(n))) return null;
    return { n: Number(n), percent: sign === '%' };
  }

  /** A switch in any notation; null if it is not one. */
  flag(key: string): boolean | null {
    const text = this.own(key, this.listed(key))?.toLowerCase();
    if (text === '1' || text === 'true') return true;
    return text === '0' || text === 'false' ? false : null;
  }

  /** The values of all extruders or filaments, `1,2` or `["1", "2"]`. */
  private listed(key: string, split = (value: string) => value.split(',')): readonly string[] {
    const value = this.raw.values.get(key) ?? [];
    return typeof value === 'string' ? split(value) : value;
  }

  private own(key: string, list: readonly string[]): string | null {
    return unquote(list[this.place(key, list.length)]);
  }

  /**
   * The index of the extruder's or filament's value in a list of `length`. OrcaSlicer and Bambu Studio have three kinds
   * of lists: by filament (or by filament and hotend variant, `filament_self_index`), by extruder (`filament_map` maps
   * filaments to extruders), and by hotend variant, of which the first is used. Lists of machine limits in PrusaSlicer
   * contain normal and silent mode. A single value applies to all. Source: src/libslic3r/PrintConfig.cpp.
   */
  private place(key: string, length: number): number {
    const { extruder, raw } = this;
    const own = extruder < length ? extruder : 0;
    if (length < 2) return 0;
    if (raw.dialect !== 'orcaslicer' && raw.dialect !== 'bambu_studio') return key.startsWith('machine_max_') ? 0 : own;
    if (this.filamentKeys.has(key) || OF_FILAMENT.test(key)) {
      const self = this.listed('filament_self_index');
      const place = self.length === length ? self.indexOf(String(extruder + 1)) : -1;
      return place >= 0 ? place : own;
    }
    const nozzles = this.listed('nozzle_diameter').length;
    if (length !== nozzles) return 0;
    const mapped = Number(this.listed('filament_map')[extruder]);
    if (mapped >= 1 && mapped <= nozzles) return mapped - 1;
    return nozzles === raw.extruders ? own : 0;
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

import { foldToKey } from '../names/fold.js';
import type { FileNote } from './messages.js';

/**
 * Whose keys the settings of a file have: those of a slicer that is understood, or, of a program with a form of its own,
 * the ids and units of this service.
 */
export type Dialect = 'orcaslicer' | 'bambu_studio' | 'prusaslicer' | 'superslicer' | 'cura' | 'other';

export type Format =
  | 'gcode'
  | 'binary_gcode'
  | 'project_3mf'
  | 'sliced_3mf'
  | 'preset_json'
  | 'preset_ini'
  | 'preset_bundle'
  | 'cura_profile'
  | 'fdm_material'
  | 'klipper_config';

/** The settings of a file as they are in it, by the slicer's own keys. */
export interface RawSettings {
  format: Format;
  dialect: Dialect;
  /** What the program calls itself; null when the file does not say. */
  program: string | null;
  version: string | null;
  /** A text, or a list with one text for each extruder or filament. */
  values: ReadonlyMap<string, string | readonly string[]>;
  /** How many extruders or filaments there are values for, at least 1. */
  extruders: number;
  /** Places of the filaments that the print uses, from 0; empty: the file does not say. */
  prints: readonly number[];
  /** The limits of a machine in its configuration, by the fields of printers' records: °C, mm/s, mm/s², mm. */
  limits?: Readonly<Record<string, number>>;
  /** The presets in a bundle of which one of each kind is read; left out: there is nothing to choose. */
  presets?: readonly PresetChoice[];
  notes: FileNote[];
}

/** Presets of one kind in a bundle. */
export interface PresetChoice {
  names: readonly string[];
  /** The one that is read; null: none of them, since another one is active. */
  read: string | null;
}

/** The preset that is asked for among some by any of these names, whatever their case and signs; undefined: none is. */
export function askedPreset(names: readonly string[], asked: readonly string[]): string | undefined {
  const keys = asked.map(foldToKey);
  return names.find((name) => keys.includes(foldToKey(name)));
}

/** The program that wrote a file, as it says itself. */
export interface Program {
  name: string;
  version: string | null;
}

/** The extruder or filament that is read unless another one is asked for: the first that prints. */
export function firstFilament({ prints }: Pick<RawSettings, 'prints'>): number {
  return prints[0] ?? 0;
}

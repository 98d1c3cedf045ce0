import type { FileNote } from './messages.js';

/** The slicers whose settings are understood. */
export type Dialect = 'orcaslicer' | 'bambu_studio' | 'prusaslicer' | 'superslicer' | 'cura';

/** What kind of file it is. */
export type Format =
  | 'gcode'
  | 'binary_gcode'
  | 'project_3mf'
  | 'sliced_3mf'
  | 'preset_json'
  | 'preset_ini'
  | 'preset_bundle'
  | 'cura_profile';

/** The settings of a file as they stand in it, by the slicer's own keys. */
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
  notes: FileNote[];
}

/** The program that wrote a file, as it says itself. */
export interface Program {
  name: string;
  version: string | null;
}

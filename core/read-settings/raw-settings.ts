import { foldToKey } from '../names/fold.js';
import type { FileNote } from './messages.js';

/**
 * Key names in the settings of a file: those of a supported slicer, or, for programs with their own format, the ids and
 * units of this project.
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

/** The settings of a file, unconverted, by the slicer's own keys. */
export interface RawSettings {
  format: Format;
  dialect: Dialect;
  /** The program's name for itself; null if not in the file. */
  program: string | null;
  version: string | null;
  /** A text, or one text for each extruder or filament. */
  values: ReadonlyMap<string, string | readonly string[]>;
  /** Number of extruders or filaments with values, at least 1. */
  extruders: number;
  /** Indexes of the filaments that the print uses, from 0; empty: not in the file. */
  prints: readonly number[];
  /** Machine limits in its configuration, by the fields of printer records: °C, mm/s, mm/s², mm. */
  limits?: Readonly<Record<string, number>>;
  /** Presets of a bundle, one of each kind of which is read; absent: no choice. */
  presets?: readonly PresetChoice[];
  notes: FileNote[];
}

/** Presets of one kind in a bundle. */
export interface PresetChoice {
  names: readonly string[];
  /** The one that is read; null: none, since another one is active. */
  read: string | null;
}

/** The first preset with one of the requested names, ignoring case and symbols; undefined: none. */
export function askedPreset(names: readonly string[], asked: readonly string[]): string | undefined {
  const keys = asked.map(foldToKey);
  return names.find((name) => keys.includes(foldToKey(name)));
}

/**
 * Chooses one of several presets of a kind: the first with a requested name, otherwise the active one, which the
 * file need not contain, or the first.
 *
 * @returns its name, undefined if there is none, and the choice with a note on the others, if there are some
 */
export function choosePreset(names: readonly string[], asked: readonly string[], active?: string) {
  const title = askedPreset(names, asked) ?? (active || names[0]);
  const others = names.filter((one) => one !== title);
  if (title === undefined || others.length === 0) return { title, choices: [], notes: [] };
  const choice: PresetChoice = { names, read: names.includes(title) ? title : null };
  const note: FileNote = { code: 'others', what: `${title} (${others.join(', ')})` };
  return { title, choices: [choice], notes: [note] };
}

/** The program that wrote a file, as named in it. */
export interface Program {
  name: string;
  version: string | null;
}

/** The extruder or filament to read by default: the first one that prints. */
export function firstFilament({ prints }: Pick<RawSettings, 'prints'>): number {
  return prints[0] ?? 0;
}

import type { PresetField, PresetKey, PresetMapping, Profile } from '../../schemas/generated/record.js';
import type { SettingValue } from '../troubleshoot/resolve/setup.js';
import type { SlicerId } from '../words/slicers.js';

export type { PresetField, PresetKey, PresetMapping };

/** How one of our values becomes the text of a key. */
export type Form = PresetKey['form'];

/** The preset that a key belongs to: `machine` only in PrusaSlicer's full form; `global` and `extruder` are Cura's. */
export type PresetKind = PresetKey['kind'];

/**
 * The names of the slicer's presets that ours inherits from; null: none of that kind. In Cura the definition of the
 * machine, the quality type and the id of the material.
 */
export interface ParentNames {
  machine: string | null;
  process: string | null;
  filament: string | null;
  /** Number of hotend variants that the parent has values for. */
  variants?: number;
}

/** A value that a fix sets, within safe limits; see `changesOfFix`. */
export interface PresetChange {
  /** Id of the setting; for the first layer, that of its first-layer setting. */
  setting: string;
  value: SettingValue;
  /** Id of the profile that it was calculated for; presets of another one reject it. */
  profile?: string;
}

export interface PresetOptions {
  /** Slicer version; default: the newest that the mapping knows. */
  version?: string;
  /** The target's presets that ours inherits from; null: it does not know the machine. */
  parents?: ParentNames | null;
  theirs?: Profile | null;
  changes?: readonly PresetChange[];
  /**
   * `changes`: only `changes`, over otherwise unchanged presets. `overlay`: PrusaSlicer's complete values without a
   * printer, to load over its own presets; for the others the same as `whole`, the default.
   */
  form?: 'whole' | 'overlay' | 'changes';
  /** Cura: a quality type of the machine, such as `standard`; default: the process in `parents`. */
  qualityType?: string;
  /** Name of the preset; default: brand, model, nozzle and material. */
  name?: string;
}

/** Outcome of a row. `own`: no value, so the slicer keeps its own; `older`: that version lacks the key. */
export type RowOutcome = PresetField['outcome'] | 'own' | 'older' | 'out_of_range';

export interface PresetRow extends Pick<PresetField, 'field' | 'setting' | 'unit'> {
  /** The written value, in the terms of records; null: nothing is written. */
  value: SettingValue | null;
  /** The parent's value; null: not known. */
  theirs: SettingValue | null;
  /** Whether the written value equals the parent's; false for a speed that the flow limit caps. */
  same: boolean;
  outcome: RowOutcome;
  /** Whether a fix changed it. */
  changed: boolean;
  keys: { kind: PresetKind; key: string; text: string }[];
  remark: string | null;
  remark_zh: string | null;
}

export interface PresetNote {
  code: string;
  text: string;
  text_zh: string;
}

/** `inherits`: sparse, over presets of the slicer; `full`: standalone; `overlay`: for `--load`; `profile`: Cura's. */
export type PresetForm = 'inherits' | 'full' | 'overlay' | 'profile';

export type PresetValues = Readonly<Record<PresetKind, readonly (readonly [key: string, text: string])[]>>;

/** A preset, with the report of what was carried over. */
export interface ComposedPreset {
  slicer: SlicerId;
  version: string;
  name: string;
  parents: ParentNames | null;
  form: PresetForm;
  /** The report: one for each row of the mapping, in the same order. */
  rows: PresetRow[];
  notes: PresetNote[];
  values: PresetValues;
  cura: { quality_type: string; setting_version: number } | null;
}

/** A text file of a preset; `name` is that of the file or of the entry in the archive. */
export interface PresetFile {
  name: string;
  text: string;
}

export interface PresetDownload {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

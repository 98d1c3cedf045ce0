import type { PresetField, PresetKey, PresetMapping, Profile } from '../../schemas/generated/record.js';
import type { SettingValue } from '../troubleshoot/resolve/setup.js';
import type { SlicerId } from '../words/slicers.js';

export type { PresetField, PresetKey, PresetMapping };

/** How a value of ours becomes the text of a key. */
export type Form = PresetKey['form'];

/** In which preset a key lies: `machine` only in PrusaSlicer's full form; `global` and `extruder` are Cura's. */
export type PresetKind = PresetKey['kind'];

/**
 * The presets of a slicer that ours is on, by name; null: it has none for that kind. In Cura the definition of the
 * machine, the quality type and the id of the material.
 */
export interface ParentNames {
  machine: string | null;
  process: string | null;
  filament: string | null;
  /** How many variants of the hotend the parent has a value for. */
  variants?: number;
}

/** A value that a fix sets, held to what is safe; see `changesOfFix`. */
export interface PresetChange {
  /** Id of the setting: of the first layer's own one where it is for the first layer. */
  setting: string;
  value: SettingValue;
  /** Id of the profile that it was worked out for: a preset of another one refuses it. */
  profile?: string;
}

export interface PresetOptions {
  /** Version of the slicer; default: the newest that the mapping knows. */
  version?: string;
  /** The presets of the target that ours is on; null: it does not know the machine. */
  parents?: ParentNames | null;
  theirs?: Profile | null;
  changes?: readonly PresetChange[];
  /**
   * `changes`: only what `changes` names, over presets that stay as they are. `overlay`: PrusaSlicer's whole values
   * without a printer, to load over its own presets; for the others the same as `whole`, which is the default.
   */
  form?: 'whole' | 'overlay' | 'changes';
  /** Cura: a quality type that the machine has, such as `standard`; default: the one that `parents` has as its process. */
  qualityType?: string;
  /** Name of the preset; default: brand, model, nozzle and material. */
  name?: string;
}

/** What became of a row. `own`: nothing is here, the slicer's own value stays; `older`: that version lacks the key. */
export type RowOutcome = PresetField['outcome'] | 'own' | 'older' | 'out_of_range';

export interface PresetRow {
  field: string | null;
  setting: string | null;
  unit: string | null;
  /** The written value, as records hold it; null: nothing is written. */
  value: SettingValue | null;
  /** What the parent sets; null: not known. */
  theirs: SettingValue | null;
  /** Whether what is written is what the parent sets already: a speed that the flow holds back is not. */
  same: boolean;
  outcome: RowOutcome;
  /** Whether a fix named it. */
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

/** `inherits`: sparse, over presets of the slicer; `full`: is alone; `overlay`: for `--load`; `profile`: Cura's. */
export type PresetForm = 'inherits' | 'full' | 'overlay' | 'profile';

export type PresetValues = Readonly<Record<PresetKind, readonly (readonly [key: string, text: string])[]>>;

/** A preset, with the report of what was carried over. */
export interface ComposedPreset {
  slicer: SlicerId;
  version: string;
  name: string;
  parents: ParentNames | null;
  form: PresetForm;
  /** The report: one for each row of the mapping, in its order. */
  rows: PresetRow[];
  notes: PresetNote[];
  values: PresetValues;
  /** Cura: quality type and number of the settings. */
  cura: { quality_type: string; setting_version: number } | null;
}

/** A text of a preset; the name is that of the file or of the entry in the archive. */
export interface PresetFile {
  name: string;
  text: string;
}

export interface PresetDownload {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

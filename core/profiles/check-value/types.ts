import type { Setting } from '../../../schemas/generated/record.js';
import type { Bounds, Limit } from '../../troubleshoot/resolve/bounds.js';
import type { Contradiction } from '../../troubleshoot/resolve/contradictions.js';
import type { SettingValue } from '../../troubleshoot/resolve/setup.js';
import type { Now } from '../../troubleshoot/resolve/value.js';
import type { ValueProblem } from './problems.js';

/** A range that a value was held against. */
export interface CheckedLimit {
  of: Limit['of'];
  /** Field of the record, or key of the slicer. */
  field: string | null;
  min: number | null;
  max: number | null;
  /** The end that the value lies beyond; null: none. */
  beyond: 'min' | 'max' | null;
}

/**
 * What came out. `ok`: within all that is known; `slowed`: within it too, but the flow limit keeps it from being reached;
 * `outside`: beyond an end; `impossible`: no such setting can be made;
 * `unknown`: nothing that is known limits it; `not_comparable`: it is no value of the setting as it was given.
 */
export type Verdict = 'ok' | 'slowed' | 'outside' | 'impossible' | 'unknown' | 'not_comparable';

/** A value of a setting held against the printer, the material, the profile and the slicer of a setup. */
export interface ValueCheck {
  setting: string;
  /** The unit of the setting, in which all figures are. */
  unit: string;
  verdict: Verdict;
  /** The value in the unit of the setting; null: not comparable. */
  value: SettingValue | null;
  /** What the value was converted from; null: it was not. */
  from: { value: number; unit: string } | null;
  /** Whether no unit was given, so that the setting's own was taken. */
  unit_assumed: boolean;
  problem: ValueProblem | null;
  allowed: Bounds;
  limits: CheckedLimit[];
  /** What would limit it and is not known: record and field. */
  not_known: { of: Limit['of']; field: string }[];
  /** The value of the profile, printer or material of the setup. */
  usual: Now;
  /** mm/s that the flow limit of the profile leaves of a speed; null: all of it, or not known. */
  slowed_to: number | null;
  /** What leaves it: the flow limit, mm³/s, and the line that is drawn, mm; null: nothing does. */
  slowed_by: { max_volumetric_speed: number; layer_height: number; line_width: number } | null;
  /** What the same figure would be in another unit, where it would then lie inside: perhaps that was meant. */
  perhaps: { unit: string; value: number }[];
  /** What in the setup rules itself out, whatever the value. */
  contradictions: Contradiction[];
}

export type CheckedSetting = Pick<Setting, 'id' | 'name' | 'name_zh' | 'unit' | 'record_field' | 'slicers'>;

export interface GivenValue {
  value: SettingValue;
  /** In any spelling; left out: that of the setting. `% of nozzle diameter` is one too. */
  unit?: string | undefined;
}

import type { Setting } from '../../../schemas/generated/record.js';
import type { Bounds, Limit } from '../../troubleshoot/resolve/bounds.js';
import type { Contradiction } from '../../troubleshoot/resolve/contradictions.js';
import type { Span } from '../../troubleshoot/resolve/quantity.js';
import type { SettingValue } from '../../troubleshoot/resolve/setup.js';
import type { Now } from '../../troubleshoot/resolve/value.js';
import type { ValueProblem } from './problems.js';

/** A range that a value was compared with, and the end that the value is beyond; null: none. */
export interface CheckedLimit extends Span, Pick<Limit, 'of' | 'field'> {
  beyond: 'min' | 'max' | null;
}

/**
 * Result. `ok`: within all known limits; `slowed`: also within, but reduced by the flow limit; `outside`: beyond a
 * limit; `impossible`: not a possible value; `unknown`: no known limit; `not_comparable`: no value of the setting.
 */
export type Verdict = 'ok' | 'slowed' | 'outside' | 'impossible' | 'unknown' | 'not_comparable';

/** A setting's value compared with the printer, material, profile and slicer of a setup. */
export interface ValueCheck {
  setting: string;
  /** Unit of the setting and of all figures. */
  unit: string;
  verdict: Verdict;
  /** Value in the setting's unit; null: not comparable. */
  value: SettingValue | null;
  /** The value before conversion; null: not converted. */
  from: { value: number; unit: string } | null;
  /** Whether no unit was given and the setting's was assumed. */
  unit_assumed: boolean;
  problem: ValueProblem | null;
  allowed: Bounds;
  limits: CheckedLimit[];
  /** Unknown limits: record and field. */
  not_known: { of: Limit['of']; field: string }[];
  /** Value of the setup's profile, printer or material. */
  usual: Now;
  /** Speed left by the profile's flow limit, mm/s; null: not reduced, or unknown. */
  slowed_to: number | null;
  /** Reason for the reduction: flow limit, mm³/s, and line dimensions, mm; null: none. */
  slowed_by: { max_volumetric_speed: number; layer_height: number; line_width: number } | null;
  /** The figure in other units that would be plausible: perhaps intended. */
  perhaps: { unit: string; value: number }[];
  /** Contradictions within the setup, whatever the value. */
  contradictions: Contradiction[];
}

export type CheckedSetting = Pick<Setting, 'id' | 'name' | 'name_zh' | 'unit' | 'record_field' | 'slicers'>;

export interface GivenValue {
  value: SettingValue;
  /** Any spelling; absent: the setting's unit. `% of nozzle diameter` is also accepted. */
  unit?: string | undefined;
}

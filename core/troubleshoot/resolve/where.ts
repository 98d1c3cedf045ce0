import type { Adjustment, Requirement, RuleSlicerKey } from '../../../schemas/generated/record.js';
import type { SlicerId } from '../../words/slicers.js';
import { judge } from './conditions.js';
import type { Setup } from './setup.js';
import { valueNow } from './value.js';

type Located = Pick<NonNullable<Adjustment>, 'slicers' | 'unit' | 'record_field' | 'direction'>;

/** Location of a setting in the chosen slicer. Without a key, the slicer lacks it, and `workaround` says what to do. */
export interface SettingLocation
  extends Pick<RuleSlicerKey, 'key' | 'menu' | 'menu_zh' | 'workaround' | 'workaround_zh'> {
  slicer: SlicerId;
  /** Menu of the slicer's own calibration test for the value; null: none. */
  calibration: string | null;
  calibration_zh: string | null;
  /** The slicer's own unit if it differs from the setting's; null: the same, or none. */
  unit: string | null;
  /** Options without which the key has no effect and that are not known to be set. */
  requires: Requirement[];
}

/**
 * Key and menu of a setting in a slicer: those of the filament preset if it overrides the printer's value, since a fix
 * is for the loaded material, and those of the plate if the slicer has a value per plate.
 *
 * @param seen where the symptom shows: a fault of supports shows that they are on
 */
export function locateSetting(
  { slicers, unit, direction, record_field: field }: Located,
  setup: Setup,
  plate: string | null,
  seen: readonly string[] = [],
): SettingLocation | null {
  const { slicer } = setup;
  if (slicer === null) return null;
  const { unit: own, plates, calibration, calibration_zh, ...entry } = slicers[slicer];
  // Absent in older releases.
  const special = entry.workarounds?.find(({ when }) => judge(when, setup).verdict === 'yes');
  const { workaround, workaround_zh } = special ?? entry;
  const { key, menu, menu_zh } = special
    ? { key: null, menu: null, menu_zh: null }
    : entry.filament_key
      ? { key: entry.filament_key, menu: entry.filament_menu, menu_zh: entry.filament_menu_zh }
      : entry;
  const isLowering = direction === 'decrease' || direction === 'disable';
  const other = plates.find((one) => one.plate === plate);
  const inRow = (path: string[] | null, row: string | undefined) =>
    path && row !== undefined ? path.with(-2, row) : path;
  return {
    slicer,
    key: other?.key ?? key,
    menu: inRow(menu, other?.menu_step),
    menu_zh: inRow(menu_zh, other?.menu_step_zh),
    workaround,
    workaround_zh,
    calibration: calibration ?? null,
    calibration_zh: calibration_zh ?? null,
    unit: own === unit ? null : own,
    // Absent in older releases. An amount whose switch is off is 0 already: nothing is left to lower.
    requires: (special ? [] : (entry.requires ?? [])).filter(
      (one) =>
        !isMet(one, setup) &&
        !(one.setting === 'support_enable' && seen.includes('supports')) &&
        !(isLowering && (one.record_field === field || !CONTROLLED.test(unit))),
    ),
  };
}

/** Units of quantities that are uncontrolled, not 0, while their switch is off. */
const CONTROLLED = /^(mm\/s|ratio)/;

/** Whether an option is known to be set as required. */
function isMet({ setting, record_field, record_values: values, above }: Requirement, setup: Setup): boolean {
  const { value } = valueNow({ setting: setting ?? '', record_field, unit: '' }, setup);
  if (value === null || record_field === null) return false;
  return values === null ? typeof value === 'number' && value > (above ?? 0) : values.some((one) => one === value);
}

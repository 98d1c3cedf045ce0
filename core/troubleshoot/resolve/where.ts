import type { Adjustment } from '../../../schemas/generated/record.js';
import type { SlicerId } from '../../words/slicers.js';

type Slicers = NonNullable<Adjustment>['slicers'];

/** Where the chosen slicer has a setting. */
export interface SettingLocation {
  slicer: SlicerId;
  /** null: the slicer has none; `workaround` says what to do instead. */
  key: string | null;
  menu: string[] | null;
  menu_zh: string[] | null;
  workaround: string | null;
  workaround_zh: string | null;
  /** Menu of the slicer's own test that finds the value; null: it has none. */
  calibration: string | null;
  calibration_zh: string | null;
  /** The slicer's own unit, where it is another one than the setting's; null: the same, or none. */
  unit: string | null;
}

/**
 * Key and menu of a setting in a slicer: those of the filament preset where it overrides the printer's value, since a fix is
 * for the material that is loaded, and those of the plate where the slicer keeps a value for each.
 */
export function locateSetting(
  slicers: Slicers,
  slicer: SlicerId | null,
  unit: string,
  plate: string | null,
): SettingLocation | null {
  if (slicer === null) return null;
  const { workaround, workaround_zh, unit: own, plates, calibration, calibration_zh, ...entry } = slicers[slicer];
  const { key, menu, menu_zh } = entry.filament_key
    ? { key: entry.filament_key, menu: entry.filament_menu, menu_zh: entry.filament_menu_zh }
    : entry;
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
  };
}

import type { Adjustment } from '../../../schemas/generated/record.js';
import type { SlicerId } from '../../words/slicers.js';

type Slicers = NonNullable<Adjustment>['slicers'];

/** Location of a setting in the chosen slicer. */
export interface SettingLocation {
  slicer: SlicerId;
  /** Null: the slicer lacks it; `workaround` says what to do instead. */
  key: string | null;
  menu: string[] | null;
  menu_zh: string[] | null;
  workaround: string | null;
  workaround_zh: string | null;
  /** Menu of the slicer's own calibration test for the value; null: none. */
  calibration: string | null;
  calibration_zh: string | null;
  /** The slicer's own unit if it differs from the setting's; null: the same, or none. */
  unit: string | null;
}

/**
 * Key and menu of a setting in a slicer: those of the filament preset if it overrides the printer's value, since a fix
 * is for the loaded material, and those of the plate if the slicer has a value per plate.
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

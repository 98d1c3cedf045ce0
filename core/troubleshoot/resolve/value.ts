import type { Adjustment, Profile, VectorNow } from '../../../schemas/generated/record.js';
import { lineCrossSection, lineDrawn, reachedSpeed } from '../../profiles/effective-speed.js';
import { scalarAt } from '../../words/values.js';
import { nozzleOf, type SettingValue, type Setup } from './setup.js';

/** Where the current value was found. */
export type ValueOrigin = 'yours' | 'profile' | 'printer' | 'material' | 'unknown';

/** Current value in the setting's unit. */
export interface Now extends VectorNow {
  from: ValueOrigin;
}

/** Fields of a setting needed to find its value. */
export type SettingField = Pick<NonNullable<Adjustment>, 'setting' | 'record_field' | 'unit'>;

/** Settings whose records contain a different quantity. */
const NOT_COMPARABLE = ['support_density', 'min_wall_width'];

/** A profile without its own retraction uses the printer's. */
const OF_PRINTER = /^profile\.(retraction\..+)$/;

/** Current value of a setting: the user's, otherwise the profile's, the printer's or the material's. */
export function valueNow(place: SettingField, setup: Setup): Now {
  const now = standing(place, setup);
  const cap = typeof now.value === 'number' ? flowCap(place.setting, setup) : null;
  return { ...now, reached: cap !== null && Number(now.value) > cap ? cap : null };
}

/** Maximum speed of a feature under the flow limit, mm/s; null: unknown, or not the speed of a known line. */
export function flowCap(setting: string, { profile, user_values: yours }: Setup): number | null {
  const feature = /^(.+)_speed$/.exec(setting)?.[1]?.replace(/^infill$/, 'sparse_infill');
  if (!profile || feature === undefined || !(feature in profile.effective_speed_mm_s)) return null;
  const { width, height } = lineDrawn(profile, feature as keyof Profile['effective_speed_mm_s']);
  const limit = yours.max_volumetric_speed ?? profile.max_volumetric_speed_mm3_s;
  return reachedSpeed(Infinity, typeof limit === 'number' && limit > 0 ? limit : null, lineCrossSection(width, height));
}

type Standing = Omit<Now, 'reached'>;

function standing(place: SettingField, setup: Setup): Standing {
  const { profile, printer, user_values: yours } = setup;
  const own = yours[place.setting];
  if (own !== undefined) return { value: own, from: 'yours', plate: null };
  if (place.record_field === null || NOT_COMPARABLE.includes(place.setting)) return UNKNOWN;
  const plate = profile && printer ? plateValue(place.record_field, setup) : null;
  if (plate) return plate;
  const inProfile = profile && inUnit(scalarAt({ profile, printer }, place.record_field), place, setup);
  if (inProfile != null)
    return { value: inProfile, from: place.record_field.startsWith('printer.') ? 'printer' : 'profile', plate: null };
  const of = OF_PRINTER.exec(place.record_field)?.[1] ?? /^printer\.(.+)$/.exec(place.record_field)?.[1];
  const ofPrinter = of === undefined ? null : scalarAt(printer, of);
  if (ofPrinter !== null) return { value: ofPrinter, from: 'printer', plate: null };
  const usual = place.setting === 'max_volumetric_speed' ? setup.material?.max_volumetric_speed_mm3_s : null;
  return usual == null ? UNKNOWN : { value: usual, from: 'material', plate: null };
}

const UNKNOWN: Standing = { value: null, from: 'unknown', plate: null };

/** Bed temperature for the printer's default plate, if the profile has one per plate. */
function plateValue(field: string, { profile, printer }: Setup): Standing | null {
  const layer = /^profile\.bed_temperature_c\.(first_layer|other_layers)$/.exec(field)?.[1];
  const plate = printer?.default_plate;
  if (layer === undefined || plate == null) return null;
  const value = scalarAt(profile, `bed_temperature_by_plate_c.${plate}.${layer}`);
  // 0 means that the material is not printed on that plate.
  return typeof value === 'number' && value > 0 ? { value, from: 'profile', plate } : null;
}

/** Converts a record's value to the setting's unit. */
function inUnit(value: SettingValue | null, { setting, unit }: SettingField, setup: Setup): SettingValue | null {
  // Records give the seam gap in mm, the setting in % of the nozzle diameter.
  if (setting === 'seam_gap' && unit === '%' && typeof value === 'number') {
    const nozzle = nozzleOf(setup);
    return nozzle === null ? null : roundSignificant((value / nozzle) * 100);
  }
  return value;
}

/** Removes floating-point noise. */
export function roundSignificant(value: number): number {
  return Number(value.toPrecision(10));
}

import type { Printer, Profile, Setting } from '../../schemas/generated/record.js';
import type { SettingValue } from '../troubleshoot/resolve/setup.js';
import { scalarAt } from '../words/values.js';
import { samePattern } from './enum-values.js';
import { roundDecimals } from './settings-reader.js';

type Located = Pick<Setting, 'id' | 'record_field'>;

/** Reads a setting's value from a profile in the setting's unit, some converted from mm to per cent; null: none. */
export function valueReader({ id, record_field: field }: Located) {
  const [kind, ...path] = field?.split('.') ?? [];
  return (profile: Profile, printer: Printer | null): SettingValue | null => {
    const value = scalarAt(kind === 'profile' ? profile : kind === 'printer' ? printer : null, path);
    return typeof value === 'number' ? inUnitOf(id, value, profile) : value;
  };
}

/** The value of one profile as {@link valueReader} reads it. */
export const profileValue = (setting: Located, profile: Profile, printer: Printer | null) =>
  valueReader(setting)(profile, printer);

function inUnitOf(id: string, value: number, profile: Profile): number | null {
  switch (id) {
    case 'seam_gap':
    case 'min_wall_width':
      return profile.nozzle.diameter_mm ? roundDecimals((100 * value) / profile.nozzle.diameter_mm) : null;
    case 'support_density': {
      const { support, default: width } = profile.process.line_width_mm;
      const line = support ?? width;
      return line === null ? null : roundDecimals((100 * line) / (line + value));
    }
    default:
      return value;
  }
}

/** Whether two values of a setting are equal; numbers within a relative 1e-3, since files round them. */
export function sameValue(a: SettingValue, b: SettingValue): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) <= 1e-3 * Math.max(1, Math.abs(a));
  return typeof a === 'string' && typeof b === 'string' ? samePattern(a, b) : a === b;
}

import type { Profile } from '../../schemas/generated/record.js';
import type { SettingValue } from '../troubleshoot/resolve/setup.js';

export function withValue<T>(record: T, path: string, value: SettingValue | null): T {
  const [head = '', ...rest] = path.split('.');
  const inner = (record as Record<string, unknown>)[head];
  return { ...record, [head]: rest.length === 0 ? value : withValue(inner, rest.join('.'), value) };
}

/**
 * Converts a value of a setting to the record's field: three are percentages that records have in mm. The inverse of
 * `profileValue` in core/read-settings.
 *
 * @returns null if the value that it is a percentage of is not known
 */
export function fieldValue(setting: string, value: SettingValue, record: Profile): SettingValue | null {
  if (typeof value !== 'number') return value;
  const { support, default: usual } = record.process.line_width_mm;
  const line = support ?? usual;
  switch (setting) {
    case 'seam_gap':
    case 'min_wall_width':
      return record.nozzle.diameter_mm === null ? null : (value * record.nozzle.diameter_mm) / 100;
    case 'support_density':
      return line === null || value <= 0 ? null : line * (100 / value - 1);
    default:
      return value;
  }
}

/** The record with the values of its source, before any correction. */
export function beforeCorrections(record: Profile): Profile {
  return record.provenance.corrected.reduce<Profile>((before, { field, upstream_value: said }) => {
    if (typeof said !== 'object' || said === null) return withValue(before, field, said as SettingValue | null);
    return leavesOf(said as Record<string, unknown>, field).reduce(
      (inner, [path, value]) => withValue(inner, path, value),
      before,
    );
  }, record);
}

function leavesOf(node: Record<string, unknown>, path: string): [string, SettingValue | null][] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? leavesOf(value as Record<string, unknown>, `${path}.${key}`)
      : [[`${path}.${key}`, value as SettingValue | null]],
  );
}

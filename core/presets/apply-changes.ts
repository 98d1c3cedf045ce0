import type { Profile } from '../../schemas/generated/record.js';
import type { SettingValue } from '../troubleshoot/resolve/setup.js';
import { fieldValue, withValue } from './record-values.js';
import { PresetRefused } from './refusals.js';
import type { PresetChange, PresetMapping } from './types.js';

/** Values by setting. */
export type Changes = ReadonlyMap<string, SettingValue>;

/**
 * The values that fixes set, with what they need to show: a brim that is to be wider must be one that is printed with that
 * width, and a fan whose lowest speed is over its highest runs at the lowest.
 *
 * @throws {@link PresetRefused} of a change for another profile, and of another nozzle, which is another profile
 */
export function changesFor(record: Profile, changes: readonly PresetChange[]): Changes {
  const foreign = changes.find(({ profile }) => profile !== undefined && profile !== record.id);
  if (foreign) throw new PresetRefused('other_change', foreign.setting, [record.id]);
  const values = new Map(changes.map(({ setting, value }) => [setting, value]));
  const nozzle = values.get('nozzle_diameter');
  if (nozzle !== undefined) throw new PresetRefused('other_nozzle', `${nozzle} mm`);
  const { brim } = record.process;
  const isDrawn = brim.type === 'outer' || brim.type === 'inner' || brim.type === 'outer_and_inner';
  if (Number(values.get('brim_width')) > 0 && !values.has('brim_type') && !isDrawn) values.set('brim_type', 'outer');
  holdFan(values, record);
  return values;
}

/** Brings the end of the fan's range that no fix names to the one that a fix sets beyond it. */
function holdFan(values: Map<string, SettingValue>, { cooling }: Profile): void {
  const { fan_min = cooling.fan_min_percent, fan_max = cooling.fan_max_percent } = Object.fromEntries(values);
  if (fan_min === null || fan_max === null || fan_min <= fan_max) return;
  if (!values.has('fan_min')) values.set('fan_min', fan_max);
  else if (!values.has('fan_max')) values.set('fan_max', fan_min);
}

/**
 * A record with the values that fixes set; a setting that no field of a record holds changes nothing in it.
 *
 * @throws {@link PresetRefused} of a setting that the mapping does not have, or that cannot be worked out here
 */
export function applyChanges(record: Profile, mapping: PresetMapping, changes: Changes): Profile {
  let changed = record;
  for (const [setting, value] of changes) {
    const row = mapping.fields.find((one) => one.setting === setting);
    if (row === undefined) throw new PresetRefused('unknown_setting', setting);
    if (row.field === null) continue;
    const own = fieldValue(setting, value, changed);
    if (own === null) throw new PresetRefused('no_key', setting);
    changed = withValue(changed, row.field, own);
  }
  // No setting of its own: layers are slowed down where a time is set for it.
  return changes.has('min_layer_time') && changed.cooling.slow_down === false
    ? withValue(changed, 'cooling.slow_down', true)
    : changed;
}

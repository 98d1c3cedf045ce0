import type { Profile } from '../../schemas/generated/record.js';
import type { SettingValue } from '../resolve/setup.js';
import { fieldValue, withValue } from './record-values.js';
import { PresetRefused } from './refusals.js';
import type { PresetMapping } from './shapes.js';

/**
 * A record with the values that fixes set; a setting that no field of a record holds changes nothing in it.
 *
 * @throws {@link PresetRefused} of a setting that the mapping does not have, or that cannot be worked out here
 */
export function applyChanges(
  record: Profile,
  mapping: PresetMapping,
  changes: ReadonlyMap<string, SettingValue>,
): Profile {
  let changed = record;
  for (const [setting, value] of changes) {
    const row = mapping.fields.find((one) => one.setting === setting);
    if (row === undefined) throw new PresetRefused('unknown_setting', setting);
    if (row.field === null) continue;
    const own = fieldValue(setting, value, changed);
    if (own === null) throw new PresetRefused('no_key', setting);
    changed = withValue(changed, row.field, own);
  }
  return changed;
}

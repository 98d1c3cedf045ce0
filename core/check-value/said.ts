import type { Setting } from '../../schemas/generated/record.js';
import type { SettingValue } from '../resolve/setup.js';

/** What is read of a setting to judge a value of it. */
export type CheckedSetting = Pick<Setting, 'id' | 'name' | 'name_zh' | 'unit' | 'record_field' | 'slicers'>;

/** A value as somebody says it. */
export interface SaidValue {
  value: SettingValue;
  /** In any spelling; left out: that of the setting. `% of nozzle diameter` is one too. */
  unit?: string | undefined;
}

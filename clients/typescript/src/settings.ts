/** Reads the settings out of G-code, projects and profiles of slicers: pure functions, and what the platform does. */
export {
  type HandedFile,
  handedBytes,
  type Inflated,
  type Platform,
} from '../../../core/read-settings/handed-file.js';
export { type Beyond, leavesRange } from '../../../core/read-settings/leaves-range.js';
export { profileValue, sameValue } from '../../../core/read-settings/profile-value.js';
export type { RawSettings } from '../../../core/read-settings/raw-settings.js';
export { type FileReading, readSettings } from '../../../core/read-settings/read-settings.js';
export { type FileSetup, printerByPreset, type Recognised, recognise } from '../../../core/read-settings/recognise.js';
export { NOTES, REASONS, REFUSALS, type Refusal } from '../../../core/read-settings/remarks.js';
export { type OwnSettings, type OwnValue, ownSettings, type Unread } from '../../../core/read-settings/values.js';
export { handedBlob, platform } from './platform.js';

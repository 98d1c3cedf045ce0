/** Reads settings from G-code, projects and profiles of slicers: pure functions and their platform bindings. */
export {
  type FilePlatform as Platform,
  fileFromBytes as handedBytes,
  type Inflated,
  type InputFile as HandedFile,
} from '../../../core/read-settings/input-file.js';
export {
  FILE_NOTES as NOTES,
  FILE_REFUSALS as REFUSALS,
  type FileRefusal as Refusal,
  UNREAD_REASONS as REASONS,
} from '../../../core/read-settings/messages.js';
export { profileValue, sameValue } from '../../../core/read-settings/profile-value.js';
export { firstFilament, type RawSettings } from '../../../core/read-settings/raw-settings.js';
export { type FileReading, readSettings } from '../../../core/read-settings/read-settings.js';
export { type FileSetup, printerByPreset, type Recognised, recognise } from '../../../core/read-settings/recognise.js';
export {
  type OwnSettings,
  type OwnValue,
  ownSettings,
  type UnreadSetting as Unread,
} from '../../../core/read-settings/values.js';
export { handedBlob, platform } from './platform.js';

/** Creates files that slicers import: pure functions over records, and one that resolves names. */
export {
  type ChosenFix,
  changesOfFix,
  changesOfFixes,
  type FixChange,
} from '../../../core/presets/changes-of-fix.js';
export { composePreset } from '../../../core/presets/compose.js';
export { overlayCommand, presetDownload, presetFiles } from '../../../core/presets/files.js';
export { PresetRefused } from '../../../core/presets/preset-refused.js';
export type { PresetRefusalCode as RefusalCode } from '../../../core/presets/refusals.js';
export type {
  ComposedPreset,
  ParentNames,
  PresetChange,
  PresetDownload,
  PresetFile,
  PresetMapping,
  PresetOptions,
  PresetRow,
  RowOutcome,
} from '../../../core/presets/types.js';
export { SLICER_NAMES, SLICERS, type SlicerId, slicerNamed } from '../../../core/words/slicers.js';
export type { FixChoice as AskedFix } from './parts/preset-of.js';
export { type PresetNames, presetOf } from './parts/preset-of.js';

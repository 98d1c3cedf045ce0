/** Files that slicers import, made from records: pure functions, and what makes them for names. */
export {
  type ChosenFix,
  changesOfFix,
  changesOfFixes,
  type FixChange,
} from '../../../core/preset/changes-of-fix.js';
export { composePreset } from '../../../core/preset/compose.js';
export { presetDownload, presetFiles } from '../../../core/preset/files.js';
export { overlayCommand } from '../../../core/preset/prusa-ini.js';
export { PresetRefused, type RefusalCode } from '../../../core/preset/refusals.js';
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
} from '../../../core/preset/shapes.js';
export { SLICER_NAMES, SLICERS, type SlicerId, slicerNamed } from '../../../core/slicers.js';
export type { AskedFix } from './parts/named-fix.js';
export { type PresetNames, presetOf } from './parts/preset-of.js';

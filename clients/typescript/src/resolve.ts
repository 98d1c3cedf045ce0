/** What a rule of troubleshooting comes to for one printer, material, nozzle and slicer: pure functions over records. */
export { chooseNozzle } from '../../../core/choose-nozzle.js';
export type { Change } from '../../../core/resolve/change.js';
export type { Conflict } from '../../../core/resolve/conflicts.js';
export { contradictionsOf } from '../../../core/resolve/contradictions.js';
export { nozzleOf, type SettingValue, type Setup } from '../../../core/resolve/setup.js';
export { resolvedText } from '../../../core/resolve/text.js';
export type { Tongue } from '../../../core/resolve/words.js';
export {
  conflictsOf,
  type LeftOut,
  type ResolvedAddition,
  type ResolvedCause,
  type ResolvedFix,
  type ResolvedRule,
  resolveRule,
} from '../../../core/resolve-rule.js';
export { SLICER_NAMES, SLICERS, type SlicerId } from '../../../core/slicers.js';

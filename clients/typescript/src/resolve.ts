/** Resolves a troubleshooting rule for one printer, material, nozzle and slicer: pure functions over records. */
export { chooseNozzle } from '../../../core/profiles/choose-nozzle.js';
export type { Change } from '../../../core/troubleshoot/resolve/change.js';
export type { Conflict } from '../../../core/troubleshoot/resolve/conflicts.js';
export { contradictionsOf } from '../../../core/troubleshoot/resolve/contradictions.js';
export {
  conflictsOf,
  type LeftOut,
  type ResolvedAddition,
  type ResolvedCause,
  type ResolvedFix,
  type ResolvedRule,
  resolveRule,
} from '../../../core/troubleshoot/resolve/resolve-rule.js';
export {
  type CauseView,
  type ChangeView,
  type ConflictView,
  type FixLine,
  type FixView,
  firstFixes,
  fixLines,
  furtherCauses,
  type LeftOutView,
  type RuleView,
  resolvedText,
  ruleText,
  viewRule,
} from '../../../core/troubleshoot/resolve/rule-view.js';
export { nozzleOf, type SettingValue, type Setup } from '../../../core/troubleshoot/resolve/setup.js';
export type { Language as Tongue } from '../../../core/words/language.js';
export { SLICER_NAMES, SLICERS, type SlicerId } from '../../../core/words/slicers.js';

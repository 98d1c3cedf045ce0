/** Checks a value against material, printer, profile and slicer limits, with units: pure functions over records. */

export {
  checkSetup,
  checkSummary,
  type Finding,
  findingText,
  SEVERITIES,
  type SetupCheck,
  type Severity,
} from '../../../core/profiles/check-value/check-setup.js';
export { checkValue } from '../../../core/profiles/check-value/check-value.js';
export {
  VALUE_PROBLEMS,
  type ValueProblem,
  type ValueProblemCode,
} from '../../../core/profiles/check-value/problems.js';
export type {
  CheckedLimit,
  CheckedSetting,
  GivenValue as SaidValue,
  ValueCheck,
  Verdict,
} from '../../../core/profiles/check-value/types.js';
export type { Setup } from '../../../core/troubleshoot/resolve/setup.js';
export { convert, unitOf, unitsLike } from '../../../core/words/units.js';

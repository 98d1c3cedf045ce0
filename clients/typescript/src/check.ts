/** Judges a value of a setting by material, printer, profile and slicer, with units: pure functions over records. */
export { VALUE_PROBLEMS, type ValueProblem, type ValueProblemCode } from '../../../core/check-value/problems.js';
export type { CheckedSetting, SaidValue } from '../../../core/check-value/said.js';
export type { CheckedLimit, ValueCheck, Verdict } from '../../../core/check-value/shape.js';
export { checkValue } from '../../../core/check-value.js';
export type { Setup } from '../../../core/resolve/setup.js';
export { convert, unitOf, unitsLike } from '../../../core/units.js';

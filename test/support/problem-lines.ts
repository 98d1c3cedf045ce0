import type { FieldProblem } from '../../scripts/shared/problem.js';

/** Problems as place and message. */
export function problemLines(problems: Iterable<FieldProblem>): string[] {
  return [...problems].map(({ path, message }) => `${path}: ${message}`);
}

/** Problems as place, message and allowed values. */
export function fullLines(problems: Iterable<FieldProblem>): string[] {
  return [...problems].map(({ path, message, allowed }) => `${path}: ${message} (${allowed})`);
}

import type { FieldProblem } from '../../scripts/shared/problem.js';

/** Problems as a place and what is wrong there. */
export function problemLines(problems: Iterable<FieldProblem>): string[] {
  return [...problems].map(({ path, message }) => `${path}: ${message}`);
}

/** Problems as a place, what is wrong there and what is allowed. */
export function fullLines(problems: Iterable<FieldProblem>): string[] {
  return [...problems].map(({ path, message, allowed }) => `${path}: ${message} (${allowed})`);
}

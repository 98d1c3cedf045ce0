import type { Override } from '../../../schemas/generated/source.js';
import type { CheckProblem } from '../../shared/problem.js';
import type { Records } from '../compose/records.js';
import type { Dataset } from '../load/dataset.js';

/** A problem found by a rule, without the rule's name. */
export type LintFinding = CheckProblem & {
  /** Other values of the file that the one at `path` was compared with, named as in overrides and curated facts. */
  against?: readonly string[] | undefined;
  /** The override that withholds the wrong value, if a maintainer would write one. `--fix` writes it. */
  fix?: Override | undefined;
};

export type LintProblem = LintFinding & { rule: string };

/** The input of a rule: the source files, and the records composed from them. */
export interface LintInput {
  dataset: Dataset;
  records: Records;
}

/** A requirement on the whole dataset that a schema cannot express. */
export interface LintRule {
  /** Kebab-case; also the name of the file. */
  name: string;
  description: string;
  check: (composed: LintInput) => Iterable<LintFinding>;
}

/** Formats a range for a message: `190 to 230`, with `…` for an open end. */
export function rangeText({ min, max }: { min: number | null; max: number | null }): string {
  return `${min ?? '…'} to ${max ?? '…'}`;
}

import type { Override } from '../../../schemas/generated/source.js';
import type { CheckProblem } from '../../shared/problem.js';
import type { Records } from '../compose/records.js';
import type { Dataset } from '../load/dataset.js';

/** A problem found by a rule, without the name of the rule. */
export type LintFinding = CheckProblem & {
  /** Other values of the file that the one at `path` was held against, named as overrides and curated facts are. */
  against?: readonly string[] | undefined;
  /** The override that withholds the wrong value, where that is what a maintainer would write. `--fix` writes it. */
  fix?: Override | undefined;
};

export type LintProblem = LintFinding & { rule: string };

/** The input of a rule: the source files, and the records composed from them. */
export interface LintInput {
  dataset: Dataset;
  records: Records;
}

/** One thing that must hold over the whole dataset, beyond what a schema can say. */
export interface LintRule {
  /** Kebab-case; the file is called the same. */
  name: string;
  description: string;
  check: (composed: LintInput) => Iterable<LintFinding>;
}

/** A range in a message: `190 to 230`, with `…` for an end that is open. */
export function rangeText({ min, max }: { min: number | null; max: number | null }): string {
  return `${min ?? '…'} to ${max ?? '…'}`;
}

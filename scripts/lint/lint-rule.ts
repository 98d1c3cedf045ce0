import type { Override } from '../../schemas/generated/source.js';
import type { Judged } from '../compose/records.js';
import type { Dataset } from '../load/dataset.js';
import type { Problem } from '../shared/problem.js';

/** What a rule finds, before the rule's name is put in. */
export interface Finding extends Omit<Problem, 'rule'> {
  /** The override that withholds the wrong value, where that is what a maintainer would write. `--fix` writes it. */
  fix?: Override | undefined;
}

/** What a rule can look at: the source files, and the records that they give. */
export interface Composed {
  dataset: Dataset;
  records: Judged;
}

/** One thing that must hold over the whole dataset, beyond what a schema can say. */
export interface LintRule {
  /** Kebab-case; the file is called the same. */
  name: string;
  /** What must hold, in one sentence. */
  description: string;
  check: (composed: Composed) => Iterable<Finding>;
  /** The same in parts that look at different things, where that spares looking at them. */
  parts?: readonly ((composed: Composed) => Iterable<Finding>)[];
}

import type { Records } from '../compose/records.js';
import type { Dataset } from '../load/dataset.js';
import type { Problem } from '../shared/problem.js';

/** What a rule finds, before the rule's name is put in. */
export type Finding = Omit<Problem, 'rule'>;

/** What a rule can look at: the source files, and the records that they give. */
export interface Subject {
  dataset: Dataset;
  records: Records;
}

/** One thing that must hold over the whole dataset, beyond what a schema can say. */
export interface Rule {
  /** Kebab-case; the file is called the same. */
  name: string;
  /** What must hold, in one sentence. */
  description: string;
  check: (subject: Subject) => Iterable<Finding>;
}

import type { Records } from '../../pipeline/compose/records.js';
import type { Dataset } from '../../pipeline/load/dataset.js';
import type { Answers, Question } from '../edit/questions.js';
import type { Edit } from '../edit/write-checked.js';

/** The data before a record is added. */
export interface NewContext {
  dataset: Dataset;
  records: Records;
  /** The text of a file of the data folder. */
  read: (file: string) => string;
  /** As `2026-11-22`. */
  today: string;
}

export interface RecordKind {
  description: string;
  questions: (context: NewContext) => Question[];
  /** The files to write, the new one first. @throws if the answers contradict each other */
  edits: (answers: Answers, context: NewContext) => Edit[];
  /** Next steps after the check, one command or piece of advice each. */
  nextSteps: readonly string[];
}

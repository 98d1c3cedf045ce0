import type { Records } from '../compose/records.js';
import type { Edit } from '../edit/attempt.js';
import type { Answers, Question } from '../edit/questions.js';
import type { Dataset } from '../load/dataset.js';

/** What there is before something is added. */
export interface Known {
  dataset: Dataset;
  records: Records;
  /** The text of a file of the data folder. */
  read: (file: string) => string;
  /** As `2026-11-22`. */
  today: string;
}

/** A kind of thing that can be added. */
export interface Kind {
  /** What it is and which file holds it, in one line. */
  does: string;
  questions: (known: Known) => Question[];
  /** The files to write, the new one first. @throws when the answers do not go together */
  edits: (answers: Answers, known: Known) => Edit[];
  /** What comes after the check, one command or piece of advice each. */
  next: readonly string[];
}

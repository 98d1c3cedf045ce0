import type { Diagnosis, Rule } from '../../../schemas/generated/record.js';
import type { SymptomAnswer } from './answer.js';
import type { Flow } from './flow.js';
import type { QuestionTexts } from './question-texts.js';
import type { SymptomTexts } from './texts.js';
import type { View } from './view.js';

/** What the questions come to, once the table is there. */
export interface Ranking {
  table: Diagnosis;
  flow: Flow;
  /** Whether only what is done unplugged and cold is shown. */
  cold: boolean;
  /** Rules of other symptoms that list a likely cause which this one does not. */
  others: readonly Rule[];
}

/** What the questions need. */
export interface Asked {
  view: View;
  ranking: Ranking;
  answer: SymptomAnswer;
  /** What the page says, and what the questions do. */
  texts: SymptomTexts & QuestionTexts;
  /** Shows another view, a step further; the focus goes to what is new, or `stays`. */
  go: (view: View, focus?: 'stays') => void;
  /** Whether the view was changed by a step, after which the focus goes to what is new. */
  acted: { current: boolean };
}

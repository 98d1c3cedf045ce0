import type { SymptomAnswer } from './answer.js';
import type { QuestionTexts } from './question-texts.js';
import type { SymptomTexts } from './texts.js';
import type { Ranking } from './use-ranking.js';
import type { View } from './view.js';

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

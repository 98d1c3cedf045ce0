import type { Texts } from '../explorer/texts/en.js';

/** What the page of a symptom takes of the words that all pages share. */
export type PageTexts = Texts['problem'] & Pick<Texts, 'slicers'>;

/** These words alone: those of both languages and of all fields would be a large script. */
export function pageTexts({ problem, slicers }: Texts): PageTexts {
  return { ...problem, slicers };
}

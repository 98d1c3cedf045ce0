import type { Texts } from '../explorer/texts/en.js';

/** What the page of a symptom takes of the words that all pages share. */
const PAGE_TEXTS = [
  'calibrationStep',
  'caution',
  'cost',
  'direction',
  'figures',
  'fixes',
  'hazards',
  'hours',
  'kinds',
  'likelihood',
  'minutes',
  'noKey',
  'recommended',
  'safeRange',
  'safeRangeByMaterial',
  'slicers',
  'step',
  'stopPrint',
  'stopPrintWhy',
  'target',
] as const satisfies readonly (keyof Texts)[];
export type PageTexts = Pick<Texts, (typeof PAGE_TEXTS)[number]>;

/** These words alone: those of both languages and of all fields would be a large script. */
export function pageTexts(texts: Texts): PageTexts {
  return Object.fromEntries(PAGE_TEXTS.map((key) => [key, texts[key]])) as PageTexts;
}

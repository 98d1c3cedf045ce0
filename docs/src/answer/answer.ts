import type { Language } from '../../../core/language.js';
import { printerName } from '../../../core/printer-name.js';
import { nozzleOf, type Setup } from '../../../core/resolve/setup.js';
import type { ResolvedRule } from '../../../core/resolve-rule.js';
import type { Lang } from '../../../core/show/layout.js';
import type { Writer } from '../../../core/show/values.js';
import { SLICER_NAMES } from '../../../core/slicers.js';
import type { Rule } from '../../../schemas/generated/record.js';
import type { Loader } from '../explorer/load.js';
import type { Texts } from '../explorer/texts/en.js';
import type { AnswerTexts } from './texts.js';

/** What an answer takes of the words that pages and the explorer share. */
export type PageWords = Pick<Texts, 'check' | 'causesOf' | 'stopPrint' | 'stopPrintWhy'>;

/** The same as a page carries them, with the words of units: all words of both languages would be a large script. */
export function wordsForPage({ check, causesOf, stopPrint, stopPrintWhy, words }: Texts) {
  const units = Object.fromEntries(Object.entries(words).filter(([key]) => key.startsWith('unit ')));
  return { check, causesOf, stopPrint, stopPrintWhy, words: units };
}

/** A rule made into an answer, with what it takes to show it: the same on the page of a symptom and in the explorer. */
export interface Answer {
  rule: Rule;
  setup: Setup;
  resolved: ResolvedRule;
  language: Language;
  lang: Lang;
  writer: Writer;
  texts: AnswerTexts;
  /** What further files are read with. */
  loader: Loader;
  /** The words that pages and the explorer share. */
  words: PageWords;
  /** The address of a fix of the rule. */
  hrefOf(cause: string, fix: string): string;
  /** The whole address that shows this very answer. */
  link(): string;
}

/** What an answer is for: `Creality Ender-3 V3 SE, 0.4 mm, PETG, OrcaSlicer`. */
export function setupWords(setup: Setup, language: Language): string {
  const { printer, material, profile, slicer, yours } = setup;
  const nozzle = profile || yours.nozzle_diameter !== undefined ? nozzleOf(setup) : null;
  const parts = [
    printer && printerName(printer),
    nozzle !== null && `${nozzle} mm`,
    material?.name,
    slicer && SLICER_NAMES[slicer],
  ];
  return parts.filter(Boolean).join(language === 'en' ? ', ' : '，');
}

/** The own values that the answer is made of: what a link to it has to carry. */
export function valuesUsed({ rule, setup }: Pick<Answer, 'rule' | 'setup'>): Setup['yours'] {
  const used = new Set(['nozzle_diameter']);
  for (const { adjustment } of rule.causes.flatMap(({ fixes }) => fixes)) {
    if (adjustment) used.add(adjustment.setting);
    if (adjustment?.first_layer) used.add(adjustment.first_layer.setting);
  }
  return Object.fromEntries(Object.entries(setup.yours).filter(([id]) => used.has(id)));
}

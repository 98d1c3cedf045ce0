import type { Files } from '../../../clients/typescript/src/files.js';
import type { RuleView } from '../../../core/troubleshoot/resolve/rule-view.js';
import type { Setup } from '../../../core/troubleshoot/resolve/setup.js';
import type { Language } from '../../../core/words/language.js';
import type { Writer } from '../../../core/words/values.js';
import type { Rule } from '../../../schemas/generated/record.js';
import type { Texts } from '../explorer/texts/en.js';
import type { AnswerTexts } from './texts.js';

/** What an answer takes of the words that pages and the explorer share. */
export type PageTexts = Pick<Texts, 'check' | 'causesOf' | 'stopPrint' | 'stopPrintWhy'>;

/** The same as a page carries them, with the words of units: all words of both languages would be a large script. */
export function textsForPage({ check, causesOf, stopPrint, stopPrintWhy, words }: Texts) {
  const units = Object.fromEntries(Object.entries(words).filter(([key]) => key.startsWith('unit ')));
  return { check, causesOf, stopPrint, stopPrintWhy, words: units };
}

/** A rule made into an answer, with what it takes to show it: the same on the page of a symptom and in the explorer. */
export interface SymptomAnswer {
  rule: Rule;
  setup: Setup;
  view: RuleView;
  language: Language;
  writer: Writer;
  texts: AnswerTexts;
  /** What further files are read with. */
  files: Files;
  /** The words that pages and the explorer share. */
  words: PageTexts;
  /** The address of a fix of the rule. */
  hrefOf(cause: string, fix: string): string;
  /** The whole address that shows this very answer. */
  link(): string;
}

/** The own values that the answer is made of: what a link to it has to carry. */
export function valuesUsed({ rule, setup }: Pick<SymptomAnswer, 'rule' | 'setup'>): Setup['yours'] {
  const used = new Set(['nozzle_diameter']);
  for (const { adjustment } of rule.causes.flatMap(({ fixes }) => fixes)) {
    if (adjustment) used.add(adjustment.setting);
    if (adjustment?.first_layer) used.add(adjustment.first_layer.setting);
  }
  return Object.fromEntries(Object.entries(setup.yours).filter(([id]) => used.has(id)));
}

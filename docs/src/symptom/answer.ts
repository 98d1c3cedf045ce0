import type { ComponentType, TargetedMouseEvent } from 'preact';
import type { Files } from '../../../clients/typescript/src/files.js';
import type { Ranked, RankTable } from '../../../core/troubleshoot/diagnose/rank.js';
import type { OneChange } from '../../../core/troubleshoot/resolve/change-words.js';
import type { RecordNames } from '../../../core/troubleshoot/resolve/condition-words.js';
import type { RuleView } from '../../../core/troubleshoot/resolve/rule-view.js';
import type { Setup } from '../../../core/troubleshoot/resolve/setup.js';
import type { Language } from '../../../core/words/language.js';
import type { Writer } from '../../../core/words/values.js';
import type { Diagnosis, Rule } from '../../../schemas/generated/record.js';
import type { Flow, RankChange } from './flow.js';
import type { QuestionTexts } from './question-texts.js';
import type { PageTexts, SymptomTexts } from './symptom-texts.js';
import type { CheckAnswer, View } from './view.js';

/** How likely each cause is by what is known, and what moved it. */
export interface RankedCauses {
  table: RankTable;
  ranked: readonly (Ranked & Partial<RankChange>)[];
  /** What was ticked and answered. */
  answers: readonly CheckAnswer[];
}

/** A rule made into an answer, with what it takes to show it: the same when the page is built and in the browser. */
export interface SymptomAnswer {
  rule: Rule;
  setup: Setup;
  /** The rule for people, its causes the likeliest first. */
  view: RuleView;
  /** How likely each cause is; null: as the rule says. */
  shares: readonly Ranked[] | null;
  /** null: nothing is known that moves any cause. */
  ranked: RankedCauses | null;
  language: Language;
  writer: Writer;
  texts: SymptomTexts;
  /** The words that pages share. */
  words: PageTexts;
  names: RecordNames;
  /** What further files are read with. */
  files: Files;
  /** What offers a fix as a file: loaded once there is a slicer to make one for, and a profile to make it of; else null. */
  FixFile: ComponentType<FixFileProps> | null;
  /** Fixes that are a step of the calibration, with the address and the name of the step. */
  calibration: Readonly<Record<string, { href: string; name: string }>>;
  /** Ids of the fixes that were tried and did not help. */
  inVain: ReadonlySet<string>;
  /** Says that a fix did not help: the link that does, for an `a`. */
  didNotHelp(fix: string): DidNotHelp;
  /** The whole address that shows this very answer. */
  link(): string;
}

/** A link that ticks the statement of a fix that did not help, in place where scripts run. */
export interface DidNotHelp {
  href: string;
  onClick(event: TargetedMouseEvent<HTMLAnchorElement>): void;
}

export interface FixFileProps {
  answer: SymptomAnswer;
  /** Names the fix among all of the answer. */
  fix: string;
  changes: readonly OneChange[];
}

/** Whether anything is known that values depend on, which a slicer alone is not. */
export function hasValues({ printer, material, user_values: yours }: Setup): boolean {
  return printer !== null || material !== null || Object.keys(yours).length > 0;
}

/** The own values that the answer is made of: what a link to it has to carry. */
export function valuesUsed({ rule, setup }: Pick<SymptomAnswer, 'rule' | 'setup'>): Setup['user_values'] {
  const used = new Set(['nozzle_diameter']);
  for (const { adjustment } of rule.causes.flatMap(({ fixes }) => fixes)) {
    if (adjustment) used.add(adjustment.setting);
    if (adjustment?.first_layer) used.add(adjustment.first_layer.setting);
  }
  return Object.fromEntries(Object.entries(setup.user_values).filter(([id]) => used.has(id)));
}

/** The state of the questions, once the table is loaded. */
export interface Ranking {
  table: Diagnosis;
  flow: Flow;
  /** Whether only what is done unplugged and cold is shown. */
  cold: boolean;
  /** Rules of other symptoms that list a likely cause which this one does not. */
  others: readonly Rule[];
}

export interface Asked {
  view: View;
  ranking: Ranking;
  answer: SymptomAnswer;
  /** The texts of the page and of the questions. */
  texts: SymptomTexts & QuestionTexts;
  /** Shows another view, a step further; the focus goes to what is new, or `stays`. */
  go: (view: View, focus?: 'stays') => void;
  /** Whether the view was changed by a step, after which the focus goes to what is new. */
  acted: { current: boolean };
}

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

/** The current likelihood of each cause, and what changed it. */
export interface RankedCauses {
  table: RankTable;
  ranked: readonly (Ranked & Partial<RankChange>)[];
  /** Ticked statements and answers. */
  answers: readonly CheckAnswer[];
}

/** A rule resolved into an answer, with all that its components need; the same at build time and in the browser. */
export interface SymptomAnswer {
  rule: Rule;
  setup: Setup;
  /** The rule as text, likeliest causes first. */
  view: RuleView;
  /** Current likelihood of each cause; null: as in the rule. */
  shares: readonly Ranked[] | null;
  /** null: nothing known changes the likelihoods. */
  ranked: RankedCauses | null;
  language: Language;
  writer: Writer;
  texts: SymptomTexts;
  /** Texts shared between pages. */
  words: PageTexts;
  names: RecordNames;
  /** Reader for further files. */
  files: Files;
  /**
   * Component that offers a fix as a file; null until printer, material, profile and slicer are known and it is loaded.
   */
  FixFile: ComponentType<FixFileProps> | null;
  /** Fixes that are a calibration step, with URL and name of the step. */
  calibration: Readonly<Record<string, { href: string; name: string }>>;
  /** Ids of the fixes tried without success. */
  inVain: ReadonlySet<string>;
  /** Returns the link that reports a fix as unsuccessful, as props of an `a`. */
  didNotHelp(fix: string): DidNotHelp;
  /** Returns the full URL of this answer. */
  link(): string;
}

/** A link that ticks the statement of an unsuccessful fix, in place if scripts run. */
export interface DidNotHelp {
  href: string;
  onClick(event: TargetedMouseEvent<HTMLAnchorElement>): void;
}

export interface FixFileProps {
  answer: SymptomAnswer;
  /** Identifies the fix within the answer. */
  fix: string;
  changes: readonly OneChange[];
}

/** Whether the setup has anything that values depend on; a slicer alone is not enough. */
export function hasValues({ printer, material, user_values: yours }: Setup): boolean {
  return printer !== null || material !== null || Object.keys(yours).length > 0;
}

/** The own values that the answer uses, which a link to it must carry. */
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
  /** Whether to show only fixes for an unplugged, cold printer. */
  cold: boolean;
  /** Rules of other symptoms that list a likely cause missing from this one. */
  others: readonly Rule[];
}

export interface Asked {
  view: View;
  ranking: Ranking;
  answer: SymptomAnswer;
  /** The texts of the page and of the questions. */
  texts: SymptomTexts & QuestionTexts;
  /** Shows another view as a step; the focus moves to the new content, or `stays`. */
  go: (view: View, focus?: 'stays') => void;
  /** Whether a step changed the view, after which the focus moves to the new content. */
  acted: { current: boolean };
}

import type { ComponentType, TargetedMouseEvent } from 'preact';
import type { Files } from '../../../clients/typescript/src/files.js';
import type { Ranked, RankTable } from '../../../core/troubleshoot/diagnose/rank.js';
import type { OneChange } from '../../../core/troubleshoot/resolve/change-words.js';
import type { RecordNames } from '../../../core/troubleshoot/resolve/condition-words.js';
import type { RuleView } from '../../../core/troubleshoot/resolve/rule-view.js';
import type { Setup } from '../../../core/troubleshoot/resolve/setup.js';
import type { Language } from '../../../core/words/language.js';
import type { Writer } from '../../../core/words/values.js';
import type { Rule } from '../../../schemas/generated/record.js';
import type { RankChange } from './flow.js';
import type { PageTexts } from './page-texts.js';
import type { SymptomTexts } from './texts.js';
import type { CheckAnswer } from './view.js';

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
  /** What a person is shown of the rule; its causes in the order of what is known. */
  view: RuleView;
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
  /** Says that a fix did not help: the link that does, for an `a`; null where no statement says so. */
  didNotHelp(fix: string): DidNotHelp | null;
  /** The whole address that shows this very answer. */
  link(): string;
}

/** A link that ticks the statement of a fix that did not help, in place where scripts run. */
export interface DidNotHelp {
  href: string;
  onClick(event: TargetedMouseEvent<HTMLAnchorElement>): void;
}

/** What is offered as a file. */
export interface FixFileProps {
  answer: SymptomAnswer;
  /** Names the fix among all of the answer. */
  fix: string;
  changes: readonly OneChange[];
}

/** Whether anything is known that values depend on: a slicer alone tells none. */
export function hasValues({ printer, material, yours }: Setup): boolean {
  return printer !== null || material !== null || Object.keys(yours).length > 0;
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

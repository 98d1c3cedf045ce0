import { type ComponentType, createContext, type JSX } from 'preact';
import { useContext } from 'preact/hooks';
import type { Files } from '../../../clients/typescript/src/files.js';
import type { Ranked, RankTable } from '../../../core/troubleshoot/diagnose/rank.js';
import type { RecordNames } from '../../../core/troubleshoot/resolve/condition-words.js';
import type { FixView, RuleView } from '../../../core/troubleshoot/resolve/rule-view.js';
import type { Setup } from '../../../core/troubleshoot/resolve/setup.js';
import type { Locale } from '../../../core/words/language.js';
import type { Writer } from '../../../core/words/values.js';
import type { Cause, Diagnosis, Rule } from '../../../schemas/generated/record.js';
import type { Flow, RankChange } from './flow.js';
import type { PageAnswer } from './page-answer.js';
import type { View } from './view.js';

/** A rule resolved into an answer, with all that its components need; the same at build time and in the browser. */
export interface SymptomAnswer extends Locale {
  writer: Writer;
  texts: PageAnswer['texts'];
  names: RecordNames;
  /** Reader for further files. */
  files: Files;
  rule: Rule;
  setup: Setup;
  /** The rule as text, likeliest causes first. */
  view: RuleView;
  /** What the URL says. */
  place: View;
  /** Shows another view as a step; the focus moves to the new content, or `stays`. */
  go: (place: View, focus?: 'stays') => void;
  /** A link to another view of the page, shown in place if scripts run: the props of an `a`. */
  stepTo: (place: View) => Pick<JSX.AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'>;
  /** Whether a step changed the view, after which the focus moves to the new content. */
  acted: { current: boolean };
  /** The table that the causes are ranked by; null: none. */
  table: RankTable | null;
  /** Current likelihood of each cause, and what changed it; null: as in the rule. */
  shares: readonly (Ranked & Partial<RankChange>)[] | null;
  /** Whether anything known changes the likelihoods, so that the shares are shown. */
  isMoved: boolean;
  /** The state of the questions; null: none are needed, or they are loading. */
  ranking: Ranking | null;
  /** A cause of the rules by its id. */
  causeOf: (id: string) => Cause | undefined;
  /** Ids of the fixes tried without success. */
  inVain: ReadonlySet<string>;
  /** The view in which a fix is reported as unsuccessful. */
  didNotHelp: (fix: string) => View;
  /** Fixes that are a calibration step, with URL and name of the step. */
  calibration: Readonly<Record<string, { href: string; name: string }>>;
  /**
   * Component that offers a fix as a file; null until printer, material, profile and slicer are known and it is loaded.
   */
  FixFile: ComponentType<{ cause: string; fix: FixView }> | null;
}

/** What was answered, and what to ask next. */
export interface Ranking {
  table: Diagnosis;
  flow: Flow;
  /** Whether to show only fixes for an unplugged, cold printer. */
  cold: boolean;
  /** Rules of other symptoms that list a likely cause missing from this one. */
  others: readonly Rule[];
}

export const AnswerContext = createContext<SymptomAnswer | null>(null);

/** The answer of the page. @throws outside the page of a symptom */
export function useAnswer(): SymptomAnswer {
  const answer = useContext(AnswerContext);
  if (!answer) throw new Error('no answer');
  return answer;
}

/** Whether the setup has anything that values depend on; a slicer alone is not enough. */
export function hasValues({ printer, material, user_values: yours }: Setup): boolean {
  return printer !== null || material !== null || Object.keys(yours).length > 0;
}

/** The own values that the answer uses, which a link to it must carry. */
export function valuesUsed({ rule, setup }: SymptomAnswer): Setup['user_values'] {
  const used = new Set(['nozzle_diameter']);
  for (const { adjustment } of rule.causes.flatMap(({ fixes }) => fixes)) {
    if (adjustment) used.add(adjustment.setting);
    if (adjustment?.first_layer) used.add(adjustment.first_layer.setting);
  }
  return Object.fromEntries(Object.entries(setup.user_values).filter(([id]) => used.has(id)));
}

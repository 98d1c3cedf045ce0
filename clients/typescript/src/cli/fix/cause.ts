import type { Ranked } from '../../../../../core/troubleshoot/diagnose/rank.js';
import { parenthesize } from '../../../../../core/troubleshoot/resolve/change-words.js';
import type { ResolvedRule } from '../../../../../core/troubleshoot/resolve/resolve-rule.js';
import {
  type CauseView,
  type FirstFix,
  type FixLine,
  type FixLineKind,
  type FixView,
  firstFixLines,
  fixLines,
  type RuleView,
} from '../../../../../core/troubleshoot/resolve/rule-view.js';
import type { Say } from '../../../../../core/words/language.js';
import type { Rule } from '../../../../../schemas/generated/record.js';
import type { Context } from '../command.js';
import type { ReportedCode } from '../diagnose/reported.js';
import type { GivenSetup } from '../setup/read-setup.js';
import type { Footnotes } from '../show/footnotes.js';
import type { TextWriter } from '../text-writer.js';

/** A rule made into an answer, with what it is made of. */
export interface ResolvedAnswer {
  rule: Rule;
  /** How likely each cause is for the setup; null: as the rule says. */
  ranked: readonly Ranked[] | null;
  /** Ids of the fixes that did not help. */
  inVain: ReadonlySet<string>;
  told: GivenSetup;
  /** What the machine reports; null: nothing was told. */
  reported: ReportedCode | null;
  /** For programs. */
  answer: ResolvedRule;
  /** For people. */
  view: RuleView;
}

/**
 * Writes a cause with what to do about it.
 *
 * @param mark what stands before its name
 * @param notes gets what each fix was read in, where somebody asked for it
 */
export function writeCause(
  paper: TextWriter,
  cause: CauseView,
  mark: string,
  rule: Pick<Rule, 'references'>,
  notes: Footnotes,
  context: Context,
): void {
  const { say, flag } = context;
  // One that stands alone was found likely by what was told.
  const likelihood = mark === '' ? '' : parenthesize(cause.likelihood, say);
  paper.gap().text(cause.name + likelihood + parenthesize(cause.condition, say), { mark, tone: 'strong' });
  if (cause.check !== '') paper.text(say('To confirm: ', '确认：') + cause.check, { indent: 3 });
  for (const fix of cause.fixes) writeFix(paper, fix, flag('sources') ? marksOf(fix, rule, notes) : '', context);
}

/**
 * Writes what to try first: the fix, the cause that it is for, the values and how to confirm it.
 *
 * @param mark what stands before it
 * @param notes gets what it was read in, where somebody asked for it
 */
export function writeFirstFix(
  paper: TextWriter,
  { cause, fix }: FirstFix,
  mark: string,
  rule: Pick<Rule, 'references'>,
  notes: Footnotes,
  { say, language, flag }: Context,
): void {
  const marks = flag('sources') ? marksOf(fix, rule, notes) : '';
  const about = parenthesize(cause.name, say) + parenthesize(fix.condition, say);
  paper.gap().text(fix.action + about + marks, { mark, tone: 'strong' });
  writeLines(paper, firstFixLines({ cause, fix }, language), 3, say);
}

/** How loud the lines of a fix are; plain where nothing is said. */
const TONES: Partial<Record<FixLineKind, 'good' | 'quiet' | 'warning'>> = {
  change: 'good',
  figure: 'good',
  others: 'quiet',
  note: 'quiet',
  caution: 'warning',
};

function writeFix(paper: TextWriter, fix: FixView, marks: string, { say, language }: Context): void {
  paper.text(fix.action + parenthesize(fix.condition, say) + marks, { indent: 3, mark: '- ', tone: 'strong' });
  writeLines(paper, fixLines(fix, language), 5, say);
}

function writeLines(paper: TextWriter, lines: readonly FixLine[], indent: number, say: Say): void {
  for (const { kind, text } of lines) {
    const tone = TONES[kind];
    paper.text(text, {
      indent,
      ...(kind === 'caution' && { mark: say('! ', '！') }),
      ...(tone && { tone }),
    });
  }
}

/** The marks of what a fix was read in. */
function marksOf({ sources }: FixView, { references }: Pick<Rule, 'references'>, notes: Footnotes): string {
  const marks = sources.map((id) => {
    const reference = references.find((one) => one.id === id);
    return notes.mark(reference ? `${reference.title} ${reference.url ?? ''}`.trim() : id);
  });
  return marks.length > 0 ? ` ${marks.join('')}` : '';
}

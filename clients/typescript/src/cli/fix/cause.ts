import { bracket, changeWords, hangsOn, spanWords, whereWords } from '../../../../../core/resolve/change-words.js';
import { judge } from '../../../../../core/resolve/conditions.js';
import type { Setup } from '../../../../../core/resolve/setup.js';
import type { ResolvedCause, ResolvedFix, ResolvedRule } from '../../../../../core/resolve-rule.js';
import type { Cause, Fix, Rule } from '../../../../../schemas/generated/record.js';
import type { Context } from '../command.js';
import type { Paper } from '../paper.js';
import type { ToldSetup } from '../setup/told-setup.js';
import type { Footnotes } from '../show/footnotes.js';
import { ofBoth } from '../show/tongue.js';

/** A rule made into an answer, with what it is made of. */
export interface Answered {
  rule: Rule;
  told: ToldSetup;
  answer: ResolvedRule;
}

const LIKELIHOODS: Readonly<Record<Cause['likelihood'], readonly [en: string, zh: string]>> = {
  high: ['likely', '很可能'],
  medium: ['possible', '有可能'],
  low: ['rare', '少见'],
};

/**
 * Writes a cause with what to do about it.
 *
 * @param mark what stands before its name
 * @param notes gets what each fix was read in, where somebody asked for it
 */
export function writeCause(
  paper: Paper,
  resolved: ResolvedCause,
  mark: string,
  { rule, told }: Answered,
  notes: Footnotes,
  context: Context,
): void {
  const { say, language, flag } = context;
  const cause = rule.causes.find(({ id }) => id === resolved.id);
  if (!cause) return;
  // One that stands alone was found likely by what was told.
  const likelihood = mark === '' ? '' : bracket(say(...LIKELIHOODS[cause.likelihood]), say);
  const about = likelihood + bracket(hangsOn(resolved.applies, language), say);
  paper.gap().text(ofBoth(language, cause.name, cause.name_zh) + about, { mark, tone: 'strong' });
  const check = ofBoth(language, cause.check, cause.check_zh);
  if (check !== '') paper.text(say('To confirm: ', '确认：') + check, { indent: 3 });
  for (const own of resolved.fixes) {
    const fix = cause.fixes.find(({ id }) => id === own.id);
    if (fix)
      writeFix(paper, fix, own, {
        context,
        setup: told.setup,
        marks: flag('sources') ? marksOf(fix, rule, notes) : '',
      });
  }
}

function writeFix(
  paper: Paper,
  fix: Fix,
  { applies, additions, change }: ResolvedFix,
  { context: { say, language }, setup, marks }: { context: Context; setup: Setup; marks: string },
): void {
  const inner = 5;
  const added = (part: 'instructions' | 'caution') =>
    additions.filter((one) => one.part === part).map(({ text, text_zh }) => ofBoth(language, text, text_zh));
  const sentences = (texts: readonly (string | null)[]) => texts.filter(Boolean).join(say(' ', ''));
  paper.text(ofBoth(language, fix.action, fix.action_zh) + bracket(hangsOn(applies, language), say) + marks, {
    indent: 3,
    mark: '- ',
    tone: 'strong',
  });
  for (const one of change ? [change, ...(change.first_layer ? [change.first_layer] : [])] : []) {
    for (const line of changeWords(one, language)) paper.text(line, { indent: inner, tone: 'good' });
    const others = one.step?.others ?? [];
    if (others.length > 0) {
      const spans = others.map(
        (other) => spanWords(other, other.unit, say) + bracket(hangsOn(other.applies, language), say),
      );
      const what = spans.join(say('; ', '；'));
      paper.text(say(`Other sources go at a time by ${what}.`, `其他来源每次调整 ${what}。`), {
        indent: inner,
        tone: 'quiet',
      });
    }
    for (const line of whereWords(one, language)) paper.text(line, { indent: inner });
  }
  for (const { what, what_zh, when, quantity } of fix.figures) {
    if (judge(when, setup).verdict === 'no') continue;
    const { value, min, max, unit } = quantity;
    const span = spanWords({ min: value ?? min, max: value ?? max }, unit, say);
    paper.text(`${ofBoth(language, what, what_zh)}${say(': ', '：')}${span}`, { indent: inner, tone: 'good' });
  }
  paper.text(sentences([ofBoth(language, fix.instructions, fix.instructions_zh), ...added('instructions')]), {
    indent: inner,
  });
  const caution = sentences([
    fix.caution === null ? null : ofBoth(language, fix.caution, fix.caution_zh),
    ...added('caution'),
  ]);
  if (caution !== '') paper.text(caution, { indent: inner, mark: say('! ', '！'), tone: 'warning' });
}

/** The marks of what a fix was read in. */
function marksOf(fix: Fix, { references }: Rule, notes: Footnotes): string {
  const marks = fix.sources.map((id) => {
    const reference = references.find((one) => one.id === id);
    return notes.mark(reference ? `${reference.title} ${reference.url ?? ''}`.trim() : id);
  });
  return marks.length > 0 ? ` ${marks.join('')}` : '';
}

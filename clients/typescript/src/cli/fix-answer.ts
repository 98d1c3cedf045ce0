import { POWER_NONE } from '../../../../core/troubleshoot/diagnose/power.js';
import { percent, type Ranked } from '../../../../core/troubleshoot/diagnose/rank.js';
import { parenthesize } from '../../../../core/troubleshoot/resolve/change-words.js';
import type { ResolvedRule } from '../../../../core/troubleshoot/resolve/resolve-rule.js';
import {
  type CauseView,
  cardLines,
  conflictPairs,
  type FirstFix,
  type FixLine,
  type FixLineKind,
  type FixView,
  firstFixes,
  fixLines,
  furtherCauses,
  type RuleView,
} from '../../../../core/troubleshoot/resolve/rule-view.js';
import { describeSetup } from '../../../../core/troubleshoot/resolve/setup.js';
import { counted } from '../../../../core/words/language.js';
import { SLICER_NAMES } from '../../../../core/words/slicers.js';
import type { Rule } from '../../../../schemas/generated/record.js';
import type { Context } from './command.js';
import { type ReportedCode, writeReported, writeStop } from './diagnose/reported.js';
import { Footnotes } from './record.js';
import { type GivenSetup, writeFile } from './setup.js';
import type { TextWriter } from './text-writer.js';
import { NAME } from './usage.js';

export interface ResolvedAnswer {
  rule: Rule;
  /** Likelihoods of the causes for the setup; null: as in the rule. */
  ranked: readonly Ranked[] | null;
  /** Ids of fixes that did not help. */
  inVain: ReadonlySet<string>;
  given: GivenSetup;
  /** Null: no code was reported. */
  reported: ReportedCode | null;
  answer: ResolvedRule;
  view: RuleView;
}

/** Writes an answer: contradictions in the setup, then what to try first, or everything with `--all`. */
export function writeAnswer(paper: TextWriter, resolved: ResolvedAnswer, context: Context): void {
  const { rule, ranked, given, reported, view, inVain } = resolved;
  const { say, flag } = context;
  if (view.power_off !== '') paper.warning(view.power_off);
  paper.title(view.name).text(view.description);
  writeForWhom(paper, given, context);
  if (reported) writeReported(paper, reported, [rule.id], context);
  if (view.stop_print && view.power_off === '') writeStop(paper, context);
  if (view.contradictions.length > 0) paper.title(say('Something in this setup does not fit', '这套配置本身有矛盾'));
  for (const text of view.contradictions) paper.warning(text, 2);
  const sources = { references: rule.references, notes: flag('sources') ? new Footnotes() : null };
  if (flag('all')) {
    writeConflicts(paper, view, context);
    const causes = view.causes.filter(({ fixes }) => fixes.length > 0);
    if (causes.length === 0) paper.gap().text(nothingKnown(context));
    for (const [place, cause] of causes.entries()) {
      const share = ranked?.find((one) => one.cause === cause.id)?.share;
      const likelihood = share === undefined ? cause.likelihood : `${percent(share)} %`;
      writeCause(paper, { ...cause, likelihood }, `${place + 1}. `, sources, context);
    }
    writeLater(paper, view);
    writeLeftOut(paper, view, context);
    writeAsPreset(paper, resolved, null, context);
  } else {
    const first = firstFixes(view, inVain, ranked);
    writeFirst(paper, view, first, sources, context);
    writeLater(paper, view);
    const shown = first.map(({ fix }) => fix.id);
    writeAsPreset(paper, resolved, shown, context);
  }
  if (sources.notes) {
    paper.title(say('Sources', '参考来源'));
    sources.notes.write(paper);
  } else paper.quiet(say('To see the sources: --sources', '参考来源：--sources'));
}

function nothingKnown({ say }: Context): string {
  return say('Nothing known applies to this setup.', '没有适用于这套配置的内容。');
}

function writeFirst(
  paper: TextWriter,
  view: RuleView,
  first: readonly FirstFix[],
  sources: FixSources,
  context: Context,
): void {
  const { say, writer } = context;
  const isOn = view.power_off === '';
  if (first.length === 0) paper.gap().text(isOn ? nothingKnown(context) : say(POWER_NONE));
  for (const [place, one] of first.entries()) writeFirstFix(paper, one, view, `${place + 1}. `, sources, context);
  const ifInVain = isOn
    ? say('If one did not help, add it: ', '如果某项无效，请加上：')
    : say('If nothing is wrong there, add it: ', '如果该处没有问题，请加上：');
  if (first.length > 0) paper.gap().quiet(ifInVain + first.map(({ fix }) => `--tried ${fix.id}`).join(say(', ', '、')));
  const further = furtherCauses(view, first);
  const count = further.length;
  const more = say(`${counted(count, 'further cause', 'further causes')} (--all): `, `另有 ${count} 个原因（--all）：`);
  if (count > 0) paper.gap().quiet(more + further.join(writer.semicolon));
}

/** Fixes to postpone until the cause is found and repaired. */
export function writeLater(paper: TextWriter, { later }: Pick<RuleView, 'later'>): void {
  if (later !== '') paper.gap().quiet(later);
}

function writeForWhom(paper: TextWriter, given: GivenSetup, context: Context): void {
  const { say } = context;
  const { setup, file } = given;
  const whom = describeSetup(setup, say);
  paper.gap();
  if (whom !== '') paper.text(say(`For ${whom}`, `针对 ${whom}`), { tone: 'strong' });
  writeFile(paper, given, context);
  if (setup.printer === null || setup.material === null) {
    if (file) return;
    paper.quiet(
      say(
        'With --printer and --material, or a file of your own (--gcode), each change shows the current value, the value to try and where to stop.',
        '指定 --printer 和 --material，或用 --gcode 给出您的文件后，每项调整都会给出当前值、建议尝试的值和停止的界限。',
      ),
    );
  } else if (setup.profile === null)
    paper.text(
      say(
        'There is no profile for this printer with this material: the current value is known only if you give it (--set).',
        '没有这台打印机搭配这种耗材的配置，当前值只能由您给出（--set）。',
      ),
      { tone: 'warning' },
    );
  if (setup.slicer === null)
    paper.quiet(
      say(
        'With --slicer, you also see where each setting is in its menus.',
        '指定 --slicer 后，会给出各设置在其菜单中的位置。',
      ),
    );
}

function writeConflicts(paper: TextWriter, view: RuleView, { say }: Context): void {
  if (view.conflicts.length > 0)
    paper.title(
      say('These conflict: do one, print, and only then consider the other', '相互矛盾：先做一项，试打后再考虑另一项'),
    );
  for (const { pair, setting } of conflictPairs(view))
    paper.text(pair + parenthesize(setting, say), { indent: 2, mark: '- ' });
}

function writeLeftOut(paper: TextWriter, { left_out: left }: RuleView, { say, writer }: Context): void {
  paper.gap();
  if (left.length === 0) return;
  const count = say(
    `Left out because it does not apply to this setup: ${left.length}`,
    `已略去 ${left.length} 项不适用于当前配置的内容`,
  );
  paper.text(count + writer.colon.trimEnd());
  for (const { name, condition, likely } of left) {
    const why = say(`${name}, because it is only for ${condition}`, `${name}，因为只适用于${condition}`);
    paper.text(why + parenthesize(likely, say), { indent: 2, mark: '- ' });
  }
  paper.gap();
}

/**
 * Writes how to get the changes of an answer as a file for the slicer; nothing if the changed values are unknown.
 *
 * @param shown ids of the fixes shown; null: all
 */
function writeAsPreset(
  paper: TextWriter,
  { rule, given, answer }: ResolvedAnswer,
  shown: readonly string[] | null,
  { say, writer }: Context,
): void {
  const { printer, material, slicer, profile } = given.setup;
  if (!printer || !material || !slicer || !profile) return;
  const fixes = answer.causes.flatMap((cause) => cause.fixes).filter(({ id }) => shown?.includes(id) ?? true);
  const ids = fixes.flatMap(({ id, change }) => {
    const values = change && [change.target?.value, ...change.ways.map((way) => way.first_value)];
    return values?.some((one) => one != null) ? [id] : [];
  });
  if (ids.length === 0) return;
  const names = [...new Set(ids)].join(writer.comma);
  paper
    .gap()
    .quiet(
      say(
        `To get a change as a file for ${SLICER_NAMES[slicer]}, use the id of its fix (${names}):`,
        `把某项调整写成 ${SLICER_NAMES[slicer]} 的文件，按办法的标识（${names}）：`,
      ),
    );
  const options = `--nozzle ${profile.nozzle.variant} --slicer ${slicer} --fix ${rule.id}/${ids[0]}`;
  paper.line(`${NAME} preset ${printer.id} ${material.id} ${options}`, 'quiet');
}

/** The sources of a rule, and the footnotes that collect those of its fixes. */
interface FixSources {
  references: Rule['references'];
  /** Null: sources were not requested. */
  notes: Footnotes | null;
}

/** Writes a cause with its fixes. @param mark precedes its name; empty: it is the only cause shown */
export function writeCause(
  paper: TextWriter,
  cause: CauseView,
  mark: string,
  sources: FixSources,
  context: Context,
): void {
  const { say, language } = context;
  const likelihood = mark === '' ? '' : parenthesize(cause.likelihood, say);
  paper.gap().text(cause.name + likelihood + parenthesize(cause.condition, say), { mark, tone: 'strong' });
  if (cause.check !== '') paper.text(say('To confirm: ', '确认：') + cause.check, { indent: 3 });
  for (const fix of cause.fixes) {
    const text = fix.action + parenthesize(fix.condition, say) + marksOf(fix, sources);
    paper.text(text, { indent: 3, mark: '- ', tone: 'strong' });
    writeLines(paper, fixLines(fix, language), 5);
  }
}

/** Writes what to try first: the fix with its cause, the values, and how to confirm it. */
function writeFirstFix(
  paper: TextWriter,
  first: FirstFix,
  view: RuleView,
  mark: string,
  sources: FixSources,
  { say, language }: Context,
): void {
  const { cause, fix } = first;
  const about = parenthesize(cause.name, say) + parenthesize(fix.condition, say);
  paper.gap().text(fix.action + about + marksOf(fix, sources), { mark, tone: 'strong' });
  writeLines(paper, cardLines(first, view, language), 3);
}

/** The tones of the lines of a fix; others are plain. */
const TONES: Partial<Record<FixLineKind, 'good' | 'quiet'>> = {
  change: 'good',
  figure: 'good',
  others: 'quiet',
  note: 'quiet',
};

function writeLines(paper: TextWriter, lines: readonly FixLine[], indent: number): void {
  for (const { kind, text } of lines)
    if (kind === 'caution') paper.warning(text, indent);
    else paper.text(text, { indent, tone: TONES[kind] ?? 'plain' });
}

function marksOf({ sources }: FixView, { references, notes }: FixSources): string {
  if (!notes) return '';
  const marks = sources.map((id) => {
    const reference = references.find((one) => one.id === id);
    return notes.mark(reference ? `${reference.title} ${reference.url ?? ''}`.trim() : id);
  });
  return marks.length > 0 ? ` ${marks.join('')}` : '';
}

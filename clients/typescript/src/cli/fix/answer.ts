import { percent } from '../../../../../core/troubleshoot/diagnose/percent.js';
import { parenthesize } from '../../../../../core/troubleshoot/resolve/change-words.js';
import {
  type CauseView,
  conflictPairs,
  type FirstFix,
  firstFixes,
  furtherCauses,
  type RuleView,
} from '../../../../../core/troubleshoot/resolve/rule-view.js';
import { describeSetup } from '../../../../../core/troubleshoot/resolve/setup.js';
import { counted } from '../../../../../core/words/language.js';
import { writerIn } from '../../../../../core/words/record-words.js';
import type { Context } from '../command.js';
import { writeReported } from '../diagnose/reported.js';
import { writeFile } from '../setup/format-setup.js';
import type { GivenSetup } from '../setup/read-setup.js';
import { Footnotes } from '../show/footnotes.js';
import type { TextWriter } from '../text-writer.js';
import { writeAsPreset } from './as-preset.js';
import { type ResolvedAnswer, writeCause, writeFirstFix } from './cause.js';

/** Writes an answer: what rules the setup out, then what to try first; the whole of it where somebody asks for all. */
export function writeAnswer(paper: TextWriter, answered: ResolvedAnswer, context: Context): void {
  const { rule, told, reported, view } = answered;
  const { say, flag } = context;
  paper.title(view.name);
  paper.text(view.description);
  writeWhom(paper, told, context);
  if (reported) writeReported(paper, reported, [rule.id], context);
  if (view.stop_print) writeStop(paper, context);
  if (view.contradictions.length > 0) {
    paper.title(say('Something in this setup does not fit', '这套配置本身有矛盾'));
    for (const text of view.contradictions) paper.text(text, { indent: 2, mark: say('! ', '！'), tone: 'warning' });
  }
  const notes = new Footnotes();
  if (!flag('all')) {
    const first = firstFixes(view, answered.inVain);
    writeFirst(paper, answered, first, notes, context);
    const shown = first.map(({ fix }) => fix.id);
    writeAsPreset(paper, answered, shown, context);
    writeSources(paper, notes, context);
    return;
  }
  writeConflicts(paper, view, context);
  const causes = view.causes.filter(({ fixes }) => fixes.length > 0);
  if (causes.length === 0) paper.gap().text(say('Nothing known applies to this setup.', '没有适用于这套配置的内容。'));
  for (const [place, cause] of causes.entries())
    writeCause(paper, { ...cause, likelihood: likelihoodOf(cause, answered) }, `${place + 1}. `, rule, notes, context);
  writeLeftOut(paper, view, context);
  writeAsPreset(paper, answered, null, context);
  writeSources(paper, notes, context);
}

/** How likely a cause is: its share where the setup or a code moved any, else as the rule says. */
function likelihoodOf({ id, likelihood }: CauseView, { ranked }: ResolvedAnswer): string {
  const one = ranked?.find(({ cause }) => cause === id);
  return one ? `${percent(one.share)} %` : likelihood;
}

/** What to try first, and a line for the rest. */
function writeFirst(
  paper: TextWriter,
  { view, rule }: ResolvedAnswer,
  first: readonly FirstFix[],
  notes: Footnotes,
  context: Context,
): void {
  const { say, language } = context;
  if (first.length === 0) paper.gap().text(say('Nothing known applies to this setup.', '没有适用于这套配置的内容。'));
  for (const [place, one] of first.entries()) writeFirstFix(paper, one, `${place + 1}. `, rule, notes, context);
  if (first.length > 0)
    paper
      .gap()
      .text(
        say('If one did not help, add it: ', '如果某项无效，请加上：') +
          first.map(({ fix }) => `--tried ${fix.id}`).join(say(', ', '、')),
        { tone: 'quiet' },
      );
  const further = furtherCauses(view, first);
  if (further.length > 0)
    paper
      .gap()
      .text(
        say(
          `${counted(further.length, 'further cause', 'further causes')} (--all): `,
          `另有 ${further.length} 个原因（--all）：`,
        ) + further.join(writerIn(language).semicolon),
        { tone: 'quiet' },
      );
}

function writeSources(paper: TextWriter, notes: Footnotes, { say, flag }: Context): void {
  if (flag('sources')) {
    paper.title(say('Sources', '参考来源'));
    notes.write(paper);
  } else paper.text(say('To see the sources: --sources', '参考来源：--sources'), { tone: 'quiet' });
}

/** What comes before all else where going on is dangerous. */
export function writeStop(paper: TextWriter, { say }: Pick<Context, 'say'>): void {
  paper
    .gap()
    .text(
      say(
        'Stop the print now. If it goes on, it can hurt people or damage the printer. Switch off the heating, then read on.',
        '请立即停止打印。继续打印可能伤人或损坏打印机。请先关闭加热，再继续阅读。',
      ),
      { tone: 'warning', mark: say('! ', '！') },
    );
}

function writeWhom(paper: TextWriter, told: GivenSetup, context: Context): void {
  const { say } = context;
  const { setup, file } = told;
  const whom = describeSetup(setup, context.language);
  paper.gap();
  if (whom !== '') paper.text(say(`For ${whom}`, `针对 ${whom}`), { tone: 'strong' });
  writeFile(paper, told, context);
  if (setup.printer === null || setup.material === null) {
    if (file) return;
    paper.text(
      say(
        'With --printer and --material, or a file of your own (--gcode), each change shows the current value, the value to try and where to stop.',
        '指定 --printer 和 --material，或用 --gcode 给出您的文件后，每项调整都会给出当前值、建议尝试的值和停止的界限。',
      ),
      { tone: 'quiet' },
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
    paper.text(
      say(
        'With --slicer, you also see where each setting is in its menus.',
        '指定 --slicer 后，会给出各设置在其菜单中的位置。',
      ),
      {
        tone: 'quiet',
      },
    );
}

/** Each pair once. */
function writeConflicts(paper: TextWriter, view: RuleView, { say }: Context): void {
  if (view.conflicts.length === 0) return;
  paper.title(
    say('These conflict: do one, print, and only then consider the other', '相互矛盾：先做一项，试打后再考虑另一项'),
  );
  for (const { pair, setting } of conflictPairs(view))
    paper.text(pair + parenthesize(setting, say), { indent: 2, mark: '- ' });
}

function writeLeftOut(paper: TextWriter, { left_out: left }: RuleView, { say, language }: Context): void {
  paper.gap();
  if (left.length === 0) return;
  const count = say(
    `Left out because it does not apply to this setup: ${left.length}`,
    `已略去 ${left.length} 项不适用于当前配置的内容`,
  );
  paper.text(count + writerIn(language).colon.trimEnd());
  for (const { name, condition, likely } of left)
    paper.text(
      say(`${name}, because it is only for ${condition}`, `${name}，因为只适用于${condition}`) +
        parenthesize(likely, say),
      { indent: 2, mark: '- ' },
    );
  paper.gap();
}

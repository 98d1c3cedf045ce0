import { fixesInVain, outcomeInVain } from '../../../../../core/troubleshoot/diagnose/in-vain.js';
import { furtherSymptoms, inOrderOf, isMoved, rankCauses } from '../../../../../core/troubleshoot/diagnose/rank.js';
import { factsOf } from '../../../../../core/troubleshoot/resolve/conditions.js';
import { resolveRule } from '../../../../../core/troubleshoot/resolve/resolve-rule.js';
import { viewResolved } from '../../../../../core/troubleshoot/resolve/rule-view.js';
import type { Setup } from '../../../../../core/troubleshoot/resolve/setup.js';
import type { Diagnosis, Rule } from '../../../../../schemas/generated/record.js';
import { idsByName } from '../../parts/resolve-names.js';
import type { Command, Context } from '../command.js';
import { CODE, type ReportedCode, readReported, symptomReported } from '../diagnose/reported.js';
import { failure } from '../failure.js';
import { type ResolvedAnswer, writeAnswer } from '../fix-answer.js';
import { SOURCES } from '../options.js';
import { namesIn, pairNames } from '../pair.js';
import { readSetup, SETUP_OPTIONS, setupJson } from '../setup.js';

export const fix: Command = {
  name: 'fix',
  summary: { en: 'how to fix a print problem, with values for your setup', zh: '故障的解决方法，按您的配置给出数值' },
  usage: ['fix SYMPTOM [PRINTER] [MATERIAL] [--slicer NAME] …', 'fix SYMPTOM --gcode FILE', 'fix CODE | --code TEXT'],
  examples: [
    'fix stringing p1s petg --slicer orca',
    'fix 翘边 --material abs --set bed_temperature=90',
    'fix stringing --material petg --tried dry-filament',
    'fix 12201 --printer "prusa mini"',
  ],
  options: {
    code: CODE,
    ...SETUP_OPTIONS,
    tried: {
      multiple: true,
      value: 'FIX',
      help: { en: 'a fix that did not help: see what to try next', zh: '试过但无效的办法：给出下一步' },
    },
    ...SOURCES,
    all: {
      help: {
        en: 'list every cause and fix, and what was left out and why',
        zh: '列出全部原因和解决方法，以及被略去的内容和原因',
      },
    },
  },
  args: { min: 1 },
  async run(context) {
    const { args, data, language, output } = context;
    const reported = await readReported(context);
    const isReported = reported !== null && (reported.isArgument || args.length === 0);
    const named = isReported ? { symptom: symptomReported(reported) } : await namedBeside(context);
    const { symptom, ...beside }: Record<string, string> & { symptom: string } = named;
    const listed = await data.troubleshoot.get(symptom);
    const given = await readSetup({ ...context, option: (name) => context.option(name) ?? beside[name] });
    const ranking = await rankedRule(listed, reported, given.setup, context);
    const answer = resolveRule(ranking.rule, given.setup);
    const view = viewResolved(answer, ranking.rule, given.setup, language);
    output.answer({ setup: setupJson(given), code: reported?.found ?? null, answer }, (paper) =>
      writeAnswer(paper, { ...ranking, given, reported, answer, view }, context),
    );
  },
};

/** The symptom that the arguments begin with, and the printer and material that follow it: "stringing p1s petg". */
async function namedBeside(context: Context): Promise<Record<string, string> & { symptom: string }> {
  const { args, files } = context;
  const whole = { symptom: args.join(' ') };
  for (let count = args.length; count > 0; count--) {
    const symptom = args.slice(0, count).join(' ');
    const rest = { ...context, args: args.slice(count) };
    if ((await idsByName(files, ['symptoms', symptom])).length === 0) continue;
    if (rest.args.length === 0) return whole;
    const isGiven = context.option('printer') !== undefined || context.option('material') !== undefined;
    const named = isGiven ? null : await namesIn(rest);
    return { symptom, ...(named ?? (await pairNames(rest))) };
  }
  return whole;
}

/**
 * A rule with its causes ranked for a setup, an error code and fixes that did not help (`--tried`), including likely
 * causes that the rule of the symptom does not list.
 *
 * @throws {OpenPrintDataError}
 * @throws {Failure} for an unknown fix
 */
async function rankedRule(
  rule: Rule,
  reported: ReportedCode | null,
  setup: Setup,
  { data, options }: Context,
): Promise<Pick<ResolvedAnswer, 'rule' | 'ranked' | 'inVain'>> {
  const tried = options('tried');
  const table = await data.diagnosis();
  const triedOutcomes = outcomesOf(tried, rule, table);
  const inVain = new Set([...tried, ...fixesInVain(table, triedOutcomes)]);
  if (!table.symptoms.some(({ id }) => id === rule.id)) return { rule, ranked: null, inVain };
  const codes = reported ? [reported.found.record] : [];
  const ranked = rankCauses(table, { symptoms: [rule.id], setup: factsOf(setup), codes, statements: triedOutcomes });
  const further = furtherSymptoms(table, [rule.id], ranked);
  const others = await Promise.all(further.map((symptom) => data.troubleshoot.get(symptom)));
  const rules = [rule, ...others];
  const listed = rules.map(({ causes }) => causes);
  const references = rules.flatMap((one) => one.references);
  const ordered = { ...rule, causes: inOrderOf(ranked, listed), references };
  return { rule: ordered, ranked: isMoved(ranked) ? ranked : null, inVain };
}

/** Outcomes by check for fixes that did not help; fixes without a statement have none. */
function outcomesOf(tried: readonly string[], rule: Rule, table: Diagnosis): Record<string, string> {
  const own = rule.causes.flatMap(({ fixes }) => fixes.map(({ id }) => id));
  const outcomes = tried.flatMap((fix) => {
    const found = outcomeInVain(table, fix);
    if (!found && !own.includes(fix))
      throw failure('unknown_fix', { where: '--tried', value: fix, allowed: [...new Set(own)].toSorted() });
    return found ? [[found.check, found.outcome] as const] : [];
  });
  return Object.fromEntries(outcomes);
}

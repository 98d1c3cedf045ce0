import { z } from 'zod';
import { FILES } from '../../../../../core/contract/paths.js';
import { tokenize } from '../../../../../core/names/query-words.js';
import { type Findable, find } from '../../../../../core/names/search.js';
import { fixesInVain, outcomeInVain } from '../../../../../core/troubleshoot/diagnose/in-vain.js';
import { mustBeOff, POWER_NONE, POWER_OFF, withoutPower } from '../../../../../core/troubleshoot/diagnose/power.js';
import { type DiagnosisStep, nextStep } from '../../../../../core/troubleshoot/diagnose/question.js';
import { checkOf, furtherSymptoms } from '../../../../../core/troubleshoot/diagnose/rank.js';
import { statementsOf } from '../../../../../core/troubleshoot/diagnose/statements.js';
import { factsOf } from '../../../../../core/troubleshoot/resolve/conditions.js';
import { resolveRule } from '../../../../../core/troubleshoot/resolve/resolve-rule.js';
import {
  type CauseView,
  describeLater,
  type FixView,
  fixTexts,
  viewResolved,
} from '../../../../../core/troubleshoot/resolve/rule-view.js';
import type { Setup } from '../../../../../core/troubleshoot/resolve/setup.js';
import type { Diagnosis, Rule } from '../../../../../schemas/generated/record.js';
import { allFindable } from '../../parts/find.js';
import { idsByAnyName } from '../../parts/resolve-names.js';
import { setupRecords, setupWith } from '../../parts/setup.js';
import { resolveRecord } from '../../resolve-record.js';
import { args, argumentsOf, described, SCALAR, SETUP } from '../arguments.js';
import { mark } from '../citations.js';
import { Refusal, settingNamed } from '../names.js';
import { defineTool, type ToolContext } from '../tool.js';

/** Maximum numbers of ranked causes, fixes, statements, and causes whose fixes may come from other symptoms. */
const MOST = { causes: 6, fixes: 6, statements: 16, elsewhere: 3 };

const OUTCOMES = z.record(z.string(), z.string());

const INPUT = argumentsOf({
  symptoms: args.names('symptoms', 1, 4),
  answers: described('answers', OUTCOMES).default({}),
  statements: described('statements', OUTCOMES).default({}),
  ...SETUP,
  user_values: described('user_values', z.record(z.string(), SCALAR)).optional(),
  cause: args.name('cause').optional(),
});

type Input = z.output<typeof INPUT>;

export const diagnoseTool = defineTool({
  name: 'diagnose',
  title: { en: 'Find the cause of a print fault', zh: '诊断打印故障' },
  description: {
    en: 'From what is wrong with a print to its likely causes, the question to ask next, and fixes with values for the setup. Pass what is known of the setup, and what the user already said as "statements", from those that are listed. Ask the user the question and call again with "answers". If the answer begins with stopping or switching off, say that before anything else; when the printer must be off, propose nothing that needs heat or power. Change one thing at a time.',
    zh: '从打印故障的现象出发，给出可能的原因、接下来要问的问题，以及针对当前配置算好的解决方法：当前值、要试的值、到哪里为止、切片软件中的键名和菜单。配置知道多少给多少，用户已说明的情况从列出的条目中选出，作为 statements 给出。把问题转问用户，再带上 answers 调用。回答以停止打印或断电开头时，必须最先说明；须断电时不要建议任何需要加热或通电的操作。一次只改一处。',
  },
  input: INPUT,
  example: { symptoms: ['hairs between towers'], printer: 'P1S', material: 'PETG', slicer: 'orcaslicer' },
  async run(input, call) {
    const { files, citations, say } = call;
    const table = await files.memo<Diagnosis>(FILES.diagnose);
    const symptoms = await Promise.all(input.symptoms.map((text) => resolveSymptom(text, call)));
    const own = Object.entries(input.user_values ?? {}).map(
      async ([name, value]) => [(await settingNamed(name, call)).id, value] as const,
    );
    const given = { ...input, user_values: Object.fromEntries(await Promise.all(own)) };
    const setup = setupWith(await setupRecords(files, input), given, 'keep');
    const step = rankCauses(table, symptoms, input, setup, call);
    const ids = [...new Set(symptoms.map(({ id }) => id))];
    const off = mustBeOff(table, ids);
    const further = furtherSymptoms(table, ids, step.ranked.slice(0, MOST.elsewhere));
    const rules = await Promise.all(
      [...new Set([...ids, ...further])].map(async (id) => ({
        ...(await resolveRecord<Rule>(files, 'symptoms', id)),
        power_off: off,
      })),
    );
    const stops = rules.slice(0, ids.length).filter(({ stop_print }) => stop_print);
    const resolved = rules.map((rule) => resolveRule(rule, setup));
    const later = resolved.flatMap((one) => one.after_repair);
    const order =
      input.cause === undefined ? step.ranked.map(({ cause }) => cause) : [resolveCause(input.cause, rules, call)];
    const tried = fixesInVain(table, { ...input.answers, ...input.statements });
    const allFixes = resolved.flatMap((answer, i) =>
      viewResolved(answer, rules[i] ?? null, setup, call.language).causes.flatMap((cause) =>
        cause.fixes.map((fix) => fixOf(fix, cause, table, answer.rule, call)),
      ),
    );
    const fixes = order.flatMap((cause) => {
      const own = allFixes.filter((one) => one.cause === cause && !tried.has(one.fix));
      // Rules of several symptoms may share a fix: that of the first symptom is used.
      return [...new Map(own.toReversed().map((one) => [one.fix, one])).values()].toReversed();
    });
    for (const url of basisOf(rules, order[0])) citations.number(url);
    const question = step.question && checkOf(table, step.question.check);
    const actions = stops.map(({ description, description_zh }) => say(description, description_zh));
    const contradictions = (resolved[0]?.contradictions ?? []).map((one) => say(one.message, one.message_zh));
    const causes = step.ranked
      .slice(0, MOST.causes)
      .map(({ cause, share }) => ({ id: cause, share, ...textsOf(cause, table, rules, call) }));
    const known = possibleStatements(table, ids, input, setup, call);
    const cited = mark(citations.numbers());
    return {
      texts: true,
      lines: [
        off && say(POWER_OFF),
        stops.length > 0 && !off && say('STOP THE PRINT IMMEDIATELY.', '请立即停止打印。'),
        ...actions,
        ...symptoms.map(({ query, id, name, certain, others }) => {
          const or = others.join(say(', ', '、'));
          const guess = certain
            ? ''
            : say(`, a guess for "${query}"; or: ${or}`, `（对“${query}”的猜测；也可能是：${or}）`);
          return `${say('Symptom', '故障现象')}: ${name} (${id})${guess}`;
        }),
        ...contradictions.map((one) => `! ${one}`),
        say('Likely causes: ', '可能的原因：') +
          causes.map(({ id, name, share }) => `${Math.round(share * 100)} % ${name} (${id})`).join('; '),
        question
          ? say(
              `Ask next (${question.id}, ${question.minutes} min): ${question.instructions} ${question.reason ?? ''}`.trim(),
              `接下来问（${question.id}，${question.minutes} 分钟）：${question.instructions_zh}${question.reason_zh ?? ''}`,
            )
          : say('No further question is useful.', '没有更值得问的问题了。'),
        ...(question?.outcomes.map(({ id, text, text_zh }) => `  - ${id}: ${say(text, text_zh)}`) ?? []),
        off
          ? say('With the printer unplugged and cold, in this order:', '断电并冷却后，按此顺序处理：')
          : say('Fixes, in the order to try:', '解决方法，按尝试顺序：'),
        off && fixes.length === 0 && say(POWER_NONE),
        ...fixes.slice(0, MOST.fixes).flatMap(({ lines }) => lines),
        off && describeLater(later, say),
        ...causes.map(({ id, confirm }) => confirm && say(`To confirm ${id}: ${confirm}`, `确认 ${id}：${confirm}`)),
        fixes.length > MOST.fixes &&
          say(
            `${fixes.length - MOST.fixes} more fixes: pass "cause".`,
            `另有 ${fixes.length - MOST.fixes} 个办法：请指定 cause。`,
          ),
        known.length > 0 && say('The user may already have said ("statements"):', '用户可能已经说过（statements）：'),
        ...known,
      ],
      tail: [cited && say(`Sources of the first cause and the rules${cited}`, `首要原因与规则的依据${cited}`)],
    };
  },
});

/**
 * Common facts that users know before the first question, as `check=outcome` for `statements`; empty once anything is
 * known.
 */
function possibleStatements(
  table: Diagnosis,
  [symptom]: readonly string[],
  { answers, statements }: Input,
  setup: Setup,
  { say }: ToolContext,
): string[] {
  if (symptom === undefined || Object.keys({ ...answers, ...statements }).length > 0) return [];
  const groups = statementsOf(table, symptom, factsOf(setup));
  const fitting = groups.map(({ statements }) => statements.filter(({ fits }) => fits));
  // Takes equally many from each group.
  const turns = Array.from({ length: MOST.statements }, (_, place) => fitting.flatMap((all) => all[place] ?? []));
  const most = turns.flat().slice(0, MOST.statements);
  return most.map(({ check, outcome, text, text_zh }) => `  - ${check}: ${outcome} = ${say(text, text_zh)}`);
}

/** The name of a cause, and how to confirm it. */
function textsOf(id: string, table: Diagnosis, rules: readonly Rule[], { say }: ToolContext) {
  const known = table.causes.find((one) => one.id === id);
  const cause = rules.flatMap((rule) => withoutPower(rule).causes).find((one) => one.id === id);
  return {
    name: known ? say(known.name, known.name_zh) : id,
    confirm: (cause && say(cause.check, cause.check_zh)) || null,
  };
}

/** URLs of the sources for the likelihood of a cause, and for the rules. */
function basisOf(rules: readonly Rule[], cause: string | undefined): string[] {
  const own = rules.flatMap(({ causes }) => causes.filter(({ id }) => id === cause));
  const cases = own.flatMap(({ basis }) => (basis.kind === 'cases' ? basis.cases : []));
  return [...new Set([...cases, ...rules.flatMap(({ references }) => references.map(({ url }) => url))])].slice(0, 6);
}

/** The lines of a fix: action, cautions, instructions, location, and the statement to pass if it did not help. */
function fixOf(fix: FixView, cause: CauseView, table: Diagnosis, symptom: string, { language, say }: ToolContext) {
  const depends = [cause.condition, fix.condition].filter((text) => text !== '').join('; ');
  const inVain = outcomeInVain(table, fix.id);
  const texts = (...kinds: Parameters<typeof fixTexts>[2]) => fixTexts(fix, language, kinds).map((one) => `    ${one}`);
  return {
    cause: cause.id,
    fix: fix.id,
    lines: [
      `- ${fix.action} (${cause.id}; ${symptom}/${fix.id})${depends ? ` — ${depends}` : ''}`,
      ...texts('caution').map((line) => line.replace('    ', '    ! ')),
      ...texts('instructions'),
      ...texts('change', 'where'),
      ...texts('note'),
      ...(inVain
        ? [
            say(
              `    If it failed: ${inVain.check}: ${inVain.outcome}`,
              `    若无效：${inVain.check}: ${inVain.outcome}`,
            ),
          ]
        : []),
    ],
  };
}

/** The symptom that a description means. @throws {Refusal} if none matches */
async function resolveSymptom(text: string, { files, say }: ToolContext) {
  const all = (await allFindable(files)).filter(({ kind }) => kind === 'symptoms');
  const [id, ...more] = await idsByAnyName(files, ['symptoms', text]);
  const near = find(text, all, 5);
  const best = id !== undefined && more.length === 0 ? all.find((one) => one.id === id) : near[0];
  const certain = best !== undefined && (id === best.id || near[0]?.sure === true);
  if (!best || !(certain || hasDistinctiveWord(text, best, all)))
    throw new Refusal(
      'unknown_symptom',
      say(
        `It is not clear what "${text}" means. Ask what is wrong with the print, and pass one of the symptoms by its id.`,
        `不清楚“${text}”指什么。请询问打印件上看到了什么，并用故障现象的标识再问。`,
      ),
      (near.length > 0 ? near : all).map((one) => one.id),
    );
  const others = near.map((one) => one.id).filter((one) => one !== best.id);
  return { query: text, id: best.id, name: say(best.name, best.nameZh), certain, others: others.slice(0, 3) };
}

/** Maximum number of symptoms that share a distinctive word. */
const MOST_SHARING = 3;

/** Whether the text contains a word from the symptom's names that few symptoms share: "print" alone says nothing. */
function hasDistinctiveWord(text: string, { keys }: Findable, all: readonly Findable[]): boolean {
  const holds = (names: readonly string[], word: string) => names.some((name) => name.includes(word));
  return tokenize(text)
    .filter((word) => holds(keys, word))
    .some((word) => all.filter((one) => holds(one.keys, word)).length <= MOST_SHARING);
}

/** The ranking and the next question. @throws {Refusal} for an answer to an unknown question */
function rankCauses(
  table: Diagnosis,
  symptoms: readonly { id: string }[],
  { answers: given, statements }: Input,
  setup: Setup,
  { say }: ToolContext,
): DiagnosisStep {
  const answers = Object.fromEntries(
    Object.entries(given).map(([id, outcome]) => [id, outcome === 'unknown' ? null : outcome]),
  );
  try {
    return nextStep(table, { symptoms: symptoms.map(({ id }) => id), setup: factsOf(setup), answers, statements });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const known = Object.keys({ ...answers, ...statements }).filter((id) =>
      table.checks.some((check) => check.id === id),
    );
    const allowed = known.flatMap((id) => checkOf(table, id).outcomes.map((outcome) => `${id}: ${outcome.id}`));
    throw new Refusal(
      'bad_answer',
      say(
        `"answers" contains an unknown question or outcome. Use the ids of "question" as given, or "unknown".`,
        'answers 中的问题或结果不存在。请照抄 question 中给出的标识，或填“unknown”。',
      ),
      allowed.slice(0, 20),
    );
  }
}

/** The id of a cause of the rules. @throws {Refusal} for an unknown one */
function resolveCause(name: string, rules: readonly Rule[], { say }: ToolContext): string {
  const ids = rules.flatMap(({ causes }) => causes.map(({ id }) => id));
  if (ids.includes(name)) return name;
  throw new Refusal(
    'unknown_cause',
    say(`"${name}" is not a cause of these symptoms.`, `“${name}”不是这些现象的原因。`),
    ids,
  );
}

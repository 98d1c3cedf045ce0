import { type Findable, find, isLikelyMatch, tokenize } from '../../../../../core/names/search.js';
import { fixesInVain, outcomeInVain } from '../../../../../core/troubleshoot/diagnose/in-vain.js';
import { mustBeOff, POWER_OFF, withoutPower } from '../../../../../core/troubleshoot/diagnose/power.js';
import { checkOf, type DiagnosisQuery, furtherSymptoms } from '../../../../../core/troubleshoot/diagnose/rank.js';
import { statementsOf } from '../../../../../core/troubleshoot/diagnose/statements.js';
import { type DiagnosisStep, nextStep } from '../../../../../core/troubleshoot/diagnose/step.js';
import { factsOf } from '../../../../../core/troubleshoot/resolve/facts.js';
import {
  type ResolvedFix,
  type ResolvedRule,
  resolveRule,
} from '../../../../../core/troubleshoot/resolve/resolve-rule.js';
import {
  type CauseView,
  type FixView,
  fixTexts,
  viewResolved,
} from '../../../../../core/troubleshoot/resolve/rule-view.js';
import type { Setup } from '../../../../../core/troubleshoot/resolve/setup.js';
import type { Diagnosis, Rule } from '../../../../../schemas/generated/record.js';
import { sourceLine } from '../citations.js';
import { Refusal } from '../failure.js';
import { setupOf } from '../setup.js';
import { fromLine } from '../shapes.js';
import { fitData } from '../shorten.js';
import { defineTool, type ToolContext } from '../tool.js';
import { type Data, INPUT, linesOf, OUTPUT, type Symptom } from './diagnose-answer.js';

/** Most causes of the ranking, fixes and statements of an answer, and causes whose fixes other symptoms may tell. */
const MOST = { causes: 6, fixes: 6, statements: 16, elsewhere: 3 };

/** `diagnose`. */
export const diagnoseTool = defineTool({
  name: 'diagnose',
  title: { en: 'Find the cause of a print fault', zh: '诊断打印故障' },
  description: {
    en: 'From what is wrong with a print to its likely causes, the question to ask next, and fixes with values for the setup. Pass what is known of the setup, and what the user already said as "told", taken from "may_tell". Ask the user the question and call again with "answers". stop_print: say "at_once" before anything else; power_off: propose nothing that needs heat or power. Change one thing at a time.',
    zh: '从打印故障的现象出发，给出可能的原因、接下来要问的问题，以及针对当前配置算好的解决方法：当前值、要试的值、到哪里为止、切片软件中的键名和菜单。配置知道多少给多少，用户已说明的情况从 may_tell 中选出，作为 told 给出。把问题转问用户，再带上 answers 调用。stop_print 为 true 时必须最先说明 at_once；power_off 为 true 时不要建议任何需要加热或通电的操作。一次只改一处。',
  },
  input: INPUT,
  output: OUTPUT,
  example: { symptoms: ['hairs between towers'], printer: 'P1S', material: 'PETG', slicer: 'orcaslicer' },
  async run(input, call) {
    const { release, say, language } = call;
    const table = await release.diagnosis();
    const symptoms = await Promise.all(input.symptoms.map((text) => resolveSymptom(text, call)));
    const setup = await setupOf({ ...input, yours: await valuesBySetting(input.yours, call) }, call);
    const step = rankCauses(table, symptoms, input, setup, call);
    const ids = [...new Set(symptoms.map(({ id }) => id))];
    const off = mustBeOff(table, ids);
    const told = async (id: string) => (off ? withoutPower(await release.rule(id)) : release.rule(id));
    const rules = await Promise.all(ids.map(told));
    const further = furtherSymptoms(table, ids, step.ranked.slice(0, MOST.elsewhere));
    const telling = await Promise.all([...new Set([...ids, ...further])].map(told));
    const resolved = telling.map((rule) => resolveRule(rule, setup));
    const order =
      input.cause === undefined ? step.ranked.map(({ cause }) => cause) : [resolveCause(input.cause, telling, call)];
    const tried = fixesInVain(table, { ...input.answers, ...input.told });
    const fixes = order
      .flatMap((cause) => fixesFor(cause, resolved, telling, setup, call))
      .filter(({ fix }) => !tried.has(fix))
      .slice(0, MOST.fixes)
      .map((one) => ({ ...one, in_vain: saidInVain(table, one.fix) }));
    const citations = await release.citations();
    for (const url of basisOf(telling, order[0])) citations.number(url);
    const [first] = resolved;
    const data = fitData(
      {
        symptoms,
        stop_print: rules.some(({ stop_print }) => stop_print),
        power_off: off,
        at_once: atOnce(rules, off, call),
        contradictions: (first?.contradictions ?? []).map(({ message, message_zh }) => say(message, message_zh)),
        causes: step.ranked.slice(0, MOST.causes).map(({ cause, share }) => ({
          id: cause,
          name: nameOf(cause, table, call),
          share: Math.round(share * 1000) / 1000,
          confirm: confirmOf(cause, telling, call),
        })),
        question: step.question && questionOf(table, step.question.check, call),
        may_tell: mayTell(table, ids, input, setup, call),
        end: step.end,
        fixes,
        sources: citations.list(),
        cut: [] as string[],
        from: await release.from(true),
      },
      [
        { list: 'sources', keep: 2, told: (n) => say(`${n} more sources: see the record`, `另有 ${n} 个来源，见记录`) },
        { list: 'fixes', keep: 2, told: (n) => say(`${n} more fixes: pass "cause"`, `另有 ${n} 个办法：请指定 cause`) },
        { list: 'causes', keep: 3, told: (n) => say(`${n} more causes`, `另有 ${n} 个原因`) },
      ],
    );
    return {
      data,
      lines: [...linesOf(data, call), ...data.sources.map((one) => sourceLine(one, language))],
      keep: data.at_once.length + (data.stop_print ? 1 : 0) + data.symptoms.length + data.contradictions.length,
      tail: [fromLine(data.from, say)],
    };
  },
});

/** What to pass as told of a fix that did not help, as `check=outcome`. */
function saidInVain(table: Diagnosis, fix: string): string | null {
  const said = outcomeInVain(table, fix);
  return said ? `${said.check}=${said.outcome}` : null;
}

/** What to do before anything else: that the printer must be off, and what the rules say of what is seen. */
function atOnce(rules: readonly Rule[], off: boolean, { say }: ToolContext): string[] {
  const first = off ? [say(POWER_OFF.en, POWER_OFF.zh)] : [];
  const stops = rules.filter(({ stop_print }) => stop_print);
  return [...first, ...stops.map(({ description, description_zh }) => say(description, description_zh))];
}

/** What people often know before anything is asked, by what stands for it in `told`; nothing once something was told. */
function mayTell(
  table: Diagnosis,
  [symptom]: readonly string[],
  { answers, told }: Pick<DiagnosisQuery, 'answers' | 'told'>,
  setup: Setup,
  { say }: ToolContext,
): Data['may_tell'] {
  if (symptom === undefined || Object.keys({ ...answers, ...told }).length > 0) return {};
  const groups = statementsOf(table, symptom, factsOf(setup));
  const fitting = groups.map(({ statements }) => statements.filter(({ fits }) => fits));
  // Some of each group, as many of one as of another.
  const turns = Array.from({ length: MOST.statements }, (_, place) =>
    fitting.flatMap((all) => all[place] ?? []),
  ).flat();
  return Object.fromEntries(
    turns
      .slice(0, MOST.statements)
      .map(({ check, outcome, text, text_zh }) => [`${check}=${outcome}`, say(text, text_zh)]),
  );
}

function nameOf(id: string, { causes }: Diagnosis, { say }: ToolContext): string {
  const cause = causes.find((one) => one.id === id);
  return cause ? say(cause.name, cause.name_zh) : id;
}

function confirmOf(id: string, rules: readonly Rule[], { say }: ToolContext): string | null {
  const cause = rules.flatMap(({ causes }) => causes).find((one) => one.id === id);
  return (cause && say(cause.check, cause.check_zh)) || null;
}

/** Addresses that the place of a cause rests on. */
function basisOf(rules: readonly Rule[], cause: string | undefined): string[] {
  const own = rules.flatMap(({ causes }) => causes.filter(({ id }) => id === cause));
  const cases = own.flatMap(({ basis }) => (basis.kind === 'cases' ? basis.cases : []));
  return [...new Set([...cases, ...rules.flatMap(({ references }) => references.map(({ url }) => url))])].slice(0, 6);
}

function questionOf(table: Diagnosis, id: string, { say }: ToolContext): NonNullable<Data['question']> {
  const check = checkOf(table, id);
  return {
    id,
    do: say(check.do, check.do_zh),
    why: say(check.why, check.why_zh),
    minutes: check.minutes,
    outcomes: check.outcomes.map((outcome) => ({ id: outcome.id, text: say(outcome.text, outcome.text_zh) })),
  };
}

/** A fix worked out for a setup. */
type WorkedFix = Omit<Data['fixes'][number], 'in_vain'>;

/** The fixes for a cause, worked out for the setup, in the order to try. */
function fixesFor(
  cause: string,
  resolved: readonly ResolvedRule[],
  rules: readonly Rule[],
  setup: Setup,
  call: ToolContext,
): WorkedFix[] {
  const all = resolved.flatMap((answer, place) => {
    const own = answer.causes.find(({ id }) => id === cause);
    const view = viewResolved(answer, rules[place] ?? null, setup, call.language).causes.find(({ id }) => id === cause);
    if (!own || !view) return [];
    return view.fixes.flatMap((fix, i) => {
      const data = own.fixes[i];
      return data ? [[fix.id, fixOf(fix, view, data, answer.rule, call)] as const] : [];
    });
  });
  // Rules of several symptoms share fixes: the first one tells it.
  return [...new Map(all.toReversed()).values()].toReversed();
}

function fixOf(
  fix: FixView,
  cause: CauseView,
  { change }: ResolvedFix,
  symptom: string,
  { language }: ToolContext,
): WorkedFix {
  const way = change?.ways[0] ?? null;
  const where = change?.where;
  const menu = language === 'zh' ? (where?.menu_zh ?? where?.menu) : where?.menu;
  return {
    cause: cause.id,
    fix: fix.id,
    symptom,
    action: fix.action,
    how: fixTexts(fix, language, ['instructions']).join(''),
    depends_on: [cause.condition, fix.condition].filter((text) => text !== '').join('; ') || null,
    setting: change?.setting ?? null,
    now: change?.now.value ?? null,
    try: way?.try ?? change?.target?.value ?? null,
    next: way?.next ?? [],
    stop: way?.stop && way.stop.of !== 'setting' ? { value: way.stop.value, of: way.stop.of } : null,
    unit: change?.unit ?? null,
    key: change?.where?.key ?? null,
    menu: menu?.join(' > ') ?? null,
    lines: fixTexts(fix, language, ['change', 'where']),
    cautions: fixTexts(fix, language, ['caution']),
    notes: fixTexts(fix, language, ['note']),
  };
}

/** What somebody calls a symptom, whatever their words. @throws {Refusal} when none is like it */
async function resolveSymptom(text: string, { release, say }: ToolContext): Promise<Symptom> {
  const all = await release.findable(['symptoms']);
  const [id, ...more] = await release.idsByAnyName('symptoms', text);
  const near = find(text, all, 5);
  const best = id !== undefined && more.length === 0 ? all.find((one) => one.id === id) : near[0];
  const surely = best !== undefined && (id === best.id || isLikelyMatch(best, text));
  if (!best || !(surely || hasDistinctiveWord(text, best, all)))
    throw new Refusal(
      'unknown_symptom',
      say(
        `It is not clear what "${text}" means. Ask what is wrong with the print, and pass one of the symptoms by its id.`,
        `不清楚“${text}”指什么。请询问打印件上看到了什么，并用故障现象的标识再问。`,
      ),
      (near.length > 0 ? near : all).map((one) => one.id),
    );
  return {
    asked: text,
    id: best.id,
    name: say(best.name, best.nameZh),
    surely,
    others: near
      .filter((one) => one.id !== best.id)
      .map((one) => one.id)
      .slice(0, 3),
  };
}

/** Whether a word that few symptoms have stands in the names of the one that was found: a word such as "print" tells nothing. */
function hasDistinctiveWord(text: string, { keys }: Findable, all: readonly Findable[]): boolean {
  const holds = (names: readonly string[], word: string) => names.some((name) => name.includes(word));
  return tokenize(text)
    .filter((word) => holds(keys, word))
    .some((word) => all.filter((one) => holds(one.keys, word)).length <= MOST_SHARING);
}

/** Most symptoms that share a word which still tells one from others. */
const MOST_SHARING = 3;

/** Values by the ids of their settings. */
async function valuesBySetting(
  yours: Readonly<Record<string, string | number | boolean>> | undefined,
  { release }: ToolContext,
) {
  const entries = Object.entries(yours ?? {});
  return Object.fromEntries(
    await Promise.all(entries.map(async ([name, value]) => [(await release.setting(name)).id, value] as const)),
  );
}

/** Where the diagnosis stands. @throws {Refusal} for an answer to no question */
function rankCauses(
  table: Diagnosis,
  symptoms: readonly Symptom[],
  { answers: given, told }: { answers: Readonly<Record<string, string>>; told: Readonly<Record<string, string>> },
  setup: Setup,
  { say }: ToolContext,
): DiagnosisStep {
  const answers = Object.fromEntries(
    Object.entries(given).map(([id, outcome]) => [id, outcome === 'unknown' ? null : outcome]),
  );
  try {
    return nextStep(table, { symptoms: symptoms.map(({ id }) => id), setup: factsOf(setup), answers, told });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const known = Object.keys({ ...answers, ...told }).filter((id) => table.checks.some((check) => check.id === id));
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

/** The id of a cause of the rules. @throws {Refusal} when it is none */
function resolveCause(name: string, rules: readonly Rule[], { say }: ToolContext): string {
  const ids = rules.flatMap(({ causes }) => causes.map(({ id }) => id));
  if (ids.includes(name)) return name;
  throw new Refusal(
    'unknown_cause',
    say(`"${name}" is not a cause of these symptoms.`, `“${name}”不是这些现象的原因。`),
    ids,
  );
}

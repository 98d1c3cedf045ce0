import { mustBeOff, POWER_OFF, withoutPower } from '../../../../../core/diagnose/power.js';
import { checkOf } from '../../../../../core/diagnose/rank.js';
import { resolveRule } from '../../../../../core/resolve-rule.js';
import type { Diagnosis, Rule } from '../../../../../schemas/generated/record.js';
import { sourceLine } from '../citations.js';
import { fitData } from '../fit.js';
import { setupOf } from '../setup.js';
import { fromLine } from '../shapes.js';
import { type Call, defineTool } from '../tool.js';
import { fixesFor } from './diagnose/fixes.js';
import { linesOf } from './diagnose/lines.js';
import { type Data, INPUT, OUTPUT } from './diagnose/shape.js';
import { causeOf, namedBySetting, ranked, symptomOf } from './diagnose/told.js';

/** Most causes of the ranking, and most fixes, of an answer. */
const MOST = { causes: 6, fixes: 6 };

/** `diagnose`. */
export const diagnoseTool = defineTool({
  name: 'diagnose',
  title: { en: 'Find the cause of a print fault', zh: '诊断打印故障' },
  description: {
    en: 'From what is seen on a failed print to its causes with their shares, the question that tells most next (with its outcomes), and the fixes for the likeliest cause, worked out for the setup: value now, value to try, those after it, where to stop and whose limit that is, key and menu path in the slicer. Use it whenever something went wrong. Ask the person the question, then call again with "answers". Give printer, material, slicer and what they set ("yours") as far as known. When stop_print is true, say "at_once" before anything else; when power_off is true, propose nothing that needs heat or power. Change one thing at a time.',
    zh: '从打印故障的现象出发，给出各原因及其可能性占比、接下来最值得问的问题（含各种结果），以及针对当前配置算好的解决方法：当前值、要试的值、之后的值、到哪里为止及是谁的限制，以及切片软件中的键名和菜单路径。出了问题就用它。把问题转问用户，再带上 answers 调用。打印机、耗材、切片软件和用户自己设的值（yours）知道多少给多少。stop_print 为 true 时必须最先说明 at_once；power_off 为 true 时不要建议任何需要加热或通电的操作。一次只改一处。',
  },
  input: INPUT,
  output: OUTPUT,
  example: { symptoms: ['hairs between towers'], printer: 'P1S', material: 'PETG', slicer: 'orcaslicer' },
  async run(input, call) {
    const { desk, say, language } = call;
    const table = await desk.diagnosis();
    const symptoms = await Promise.all(input.symptoms.map((text) => symptomOf(text, call)));
    const setup = await setupOf({ ...input, yours: await namedBySetting(input.yours, call) }, call);
    const step = ranked(table, symptoms, input, setup, call);
    const ids = [...new Set(symptoms.map(({ id }) => id))];
    const off = mustBeOff(table, ids);
    const seen = await Promise.all(ids.map((id) => desk.rule(id)));
    const rules = off ? seen.map(withoutPower) : seen;
    const resolved = rules.map((rule) => resolveRule(rule, setup));
    const order =
      input.cause === undefined ? step.ranked.map(({ cause }) => cause) : [causeOf(input.cause, rules, call)];
    const fixes = order.flatMap((cause) => fixesFor(cause, resolved, rules, call)).slice(0, MOST.fixes);
    const citations = await desk.citations();
    for (const url of basisOf(rules, order[0])) citations.number(url);
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
          confirm: confirmOf(cause, rules, call),
        })),
        question: step.question && questionOf(table, step.question.check, call),
        end: step.end,
        fixes,
        sources: citations.list(),
        cut: [] as string[],
        from: await desk.from(true),
      },
      [
        { list: 'sources', keep: 2, told: (n) => say(`${n} more sources: see the record`, `另有 ${n} 个来源，见记录`) },
        { list: 'fixes', keep: 2, told: (n) => say(`${n} more fixes: give "cause"`, `另有 ${n} 个办法：请指定 cause`) },
        { list: 'causes', keep: 3, told: (n) => say(`${n} more causes`, `另有 ${n} 个原因`) },
      ],
    );
    return {
      data,
      lines: linesOf(data, call),
      tail: [...data.sources.map((one) => sourceLine(one, language)), fromLine(data.from, say)],
    };
  },
});

/** What to do before anything else: that the printer must be off, and what the rules say of what is seen. */
function atOnce(rules: readonly Rule[], off: boolean, { say }: Call): string[] {
  const first = off ? [say(POWER_OFF.en, POWER_OFF.zh)] : [];
  const stops = rules.filter(({ stop_print }) => stop_print);
  return [...first, ...stops.map(({ description, description_zh }) => say(description, description_zh))];
}

function nameOf(id: string, { causes }: Diagnosis, { say }: Call): string {
  const cause = causes.find((one) => one.id === id);
  return cause ? say(cause.name, cause.name_zh) : id;
}

function confirmOf(id: string, rules: readonly Rule[], { say }: Call): string | null {
  const cause = rules.flatMap(({ causes }) => causes).find((one) => one.id === id);
  return (cause && say(cause.check, cause.check_zh)) || null;
}

/** Addresses that the place of a cause rests on. */
function basisOf(rules: readonly Rule[], cause: string | undefined): string[] {
  const own = rules.flatMap(({ causes }) => causes.filter(({ id }) => id === cause));
  const cases = own.flatMap(({ basis }) => (basis.kind === 'cases' ? basis.cases : []));
  return [...new Set([...cases, ...rules.flatMap(({ references }) => references.map(({ url }) => url))])].slice(0, 6);
}

function questionOf(table: Diagnosis, id: string, { say }: Call): NonNullable<Data['question']> {
  const check = checkOf(table, id);
  return {
    id,
    do: say(check.do, check.do_zh),
    why: say(check.why, check.why_zh),
    minutes: check.minutes,
    outcomes: check.outcomes.map((outcome) => ({ id: outcome.id, text: say(outcome.text, outcome.text_zh) })),
  };
}

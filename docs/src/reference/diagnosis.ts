import type { Say } from '../../../core/words/language.js';
import { markdownTable } from '../../../core/words/markdown.js';
import type { Diagnosis } from '../../../schemas/generated/record.js';
import RESULTS from '../../diagnosis.json' with { type: 'json' };
import { code, number, titles } from './format.js';

/** A group of test cases, and how often the right cause ranks where. */
type Division = (typeof RESULTS)['held_out'];

/** The number of solved cases. */
export const CASES = RESULTS.held_out.cases + RESULTS.fitted.cases;

/** How often the right cause ranks where, with how much of what is known. */
export function accuracyTable(say: Say): string {
  const divisions = [
    { division: RESULTS.held_out, kept: say('held out', '留出') },
    { division: RESULTS.fitted, kept: say('used for tuning', '可供参考') },
  ];
  const known = {
    plain: say('the symptoms alone', '仅凭现象'),
    setup: say('with the setup', '再加机器与耗材'),
    ticks: say('with statements', '再加事先说明的情况'),
    wizard: say('after the questions', '提问之后'),
    told: say('with all facts of the thread', '用上帖中全部信息'),
  };
  const rows = divisions.flatMap(({ division, kept }) =>
    Object.entries(known).map(([by, name]) => {
      const { first, among_three, listed } = division[by as keyof typeof known];
      return [kept, name, ...[first, among_three, listed].map((count) => percent(count, division.cases, say))];
    }),
  );
  const head = titles(
    say,
    'Cases | Ranked by | Right cause first | Among the first three | Listed',
    '案例 | 排序依据 | 首位正确 | 前三名内 | 已列出',
  );
  return `${markdownTable(head, rows)}\n\n${divisions.map(({ division }, index) => sentence(division, index === 0, say)).join(say(' ', ''))}`;
}

function sentence({ cases, unknown_cause, unknown_symptom, questions }: Division, held: boolean, say: Say): string {
  const asked = number(questions.asked / cases, say, 1);
  const answered = number(questions.answered / cases, say, 1);
  return say(
    `${held ? 'Held out' : 'Used for tuning'}: ${cases} cases. The cause of ${unknown_cause} and the symptom of ${unknown_symptom} are not in the data. On average, ${asked} questions were asked, and the thread answered ${answered} of them.`,
    `${held ? '留出' : '其余'} ${cases} 例：其中 ${unknown_cause} 例的原因、${unknown_symptom} 例的现象未收录；平均提问 ${asked} 个，其中 ${answered} 个能从帖中得到答案。`,
  );
}

/** The causes that are taken for each other. */
export function confusionTable({ causes }: Diagnosis, say: Say): string {
  const named = new Map(causes.map(({ id, name, name_zh }) => [id, say(name, name_zh)]));
  const rows = RESULTS.held_out.confusions.map(({ right, instead, cases }) => [
    named.get(right) ?? code(right),
    named.get(instead) ?? code(instead),
    number(cases, say),
  ]);
  return markdownTable(
    [say('Actual cause', '实际原因'), say('Ranked first', '排在首位的'), say('Cases', '案例数')],
    rows,
  );
}

/** The weights of the grades of an effect. */
export function gradeTable({ grades }: Diagnosis, say: Say): string {
  const rows = Object.entries(grades).map(([grade, factor]) => [code(grade), `× ${factor}`, `÷ ${factor}`]);
  return markdownTable([say('Grade', '等级'), code('more'), code('less')], rows);
}

function percent(count: number, of: number, say: Say): string {
  return `${number((100 * count) / of, say)}${say(' %', '%')}`;
}

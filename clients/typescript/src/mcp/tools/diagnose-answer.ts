import { z } from 'zod';
import { args, argumentsOf, described } from '../arguments.js';
import { mark } from '../citations.js';
import { CUT, FROM, SCALAR, SOURCE } from '../shapes.js';
import type { ToolContext } from '../tool.js';

const FIX = z.object({
  cause: z.string(),
  fix: z.string(),
  symptom: z.string(),
  action: z.string(),
  how: z.string().describe('How to do it.'),
  depends_on: z.string().nullable().describe('Condition that must be true but is not known for the setup; null: none.'),
  setting: z.string().nullable(),
  now: SCALAR.nullable(),
  try: SCALAR.nullable().describe('First value to try; null: no value can be given.'),
  next: z.array(z.number()),
  stop: z.object({ value: z.number(), of: z.string() }).nullable(),
  unit: z.string().nullable(),
  key: z.string().nullable(),
  menu: z.string().nullable(),
  lines: z.array(z.string()).describe('The change in words, with where to find the setting.'),
  cautions: z.array(z.string()).describe('Hazards of the fix: state them before the instructions.'),
  notes: z.array(z.string()),
  in_vain: z
    .string()
    .nullable()
    .describe('"check=outcome" to pass in told if the user tried it and it did not help; null: nothing says so.'),
});

export const INPUT = argumentsOf({
  symptoms: args.names('symptoms', 1, 4),
  answers: described('answers', z.record(z.string(), z.string())).default({}),
  told: described('told', z.record(z.string(), z.string())).default({}),
  printer: args.name('printer').optional(),
  material: args.name('material').optional(),
  nozzle: args.name('nozzle').optional(),
  slicer: args.slicer,
  yours: described('yours', z.record(z.string(), SCALAR)).optional(),
  cause: args.name('cause').optional(),
  language: args.language,
});

export const OUTPUT = z.object({
  symptoms: z.array(
    z.object({
      asked: z.string(),
      id: z.string(),
      name: z.string(),
      surely: z.boolean(),
      others: z.array(z.string()),
    }),
  ),
  stop_print: z.boolean(),
  power_off: z
    .boolean()
    .describe('The printer must stay off until the cause is found: no step here needs heat or power.'),
  at_once: z.array(z.string()).describe('What to do immediately: say it first.'),
  contradictions: z.array(z.string()).describe('Contradictions in the setup itself: say them first.'),
  causes: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      share: z.number().describe('Share of the total probability, 0 to 1.'),
      confirm: z.string().nullable(),
    }),
  ),
  question: z
    .object({
      id: z.string(),
      do: z.string(),
      why: z.string(),
      minutes: z.number(),
      outcomes: z.array(z.object({ id: z.string(), text: z.string() })),
    })
    .nullable()
    .describe('Next question to ask; null: no further question is useful.'),
  may_tell: z
    .record(z.string(), z.string())
    .describe('What users often know already, "check=outcome" -> statement; only before anything was reported.'),
  end: z.enum(['clear', 'nothing_left', 'enough']).nullable(),
  fixes: z.array(FIX).describe('In the order to try, beginning with those for the likeliest cause.'),
  sources: z.array(SOURCE),
  cut: CUT,
  from: FROM,
});

export type Data = z.output<typeof OUTPUT>;

export type Symptom = Data['symptoms'][number];

/** A diagnosis as lines: what must be said first comes first. */
export function linesOf(data: Data, { say }: ToolContext): string[] {
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  return [
    ...(data.stop_print && !data.power_off ? [say('STOP THE PRINT IMMEDIATELY.', '请立即停止打印。')] : []),
    ...data.at_once,
    ...data.symptoms.map(
      ({ asked, id, name, surely, others }) =>
        `${say('Symptom', '故障现象')}: ${name} (${id})${surely ? '' : say(`, a guess for "${asked}"; or: ${others.join(', ')}`, `（对“${asked}”的猜测；也可能是：${others.join('、')}）`)}`,
    ),
    ...data.contradictions.map((one) => `! ${one}`),
    say('Likely causes: ', '可能的原因：') +
      data.causes.map(({ id, name, share }) => `${percent(share)} ${name} (${id})`).join('; '),
    ...(data.question
      ? [
          say(
            `Ask next (${data.question.id}, ${data.question.minutes} min): ${data.question.do}`,
            `接下来问（${data.question.id}，${data.question.minutes} 分钟）：${data.question.do}`,
          ),
          ...data.question.outcomes.map(({ id, text }) => `  - ${id}: ${text}`),
        ]
      : [say('No further question is useful.', '没有更值得问的问题了。')]),
    data.power_off
      ? say(
          'What can be done with the printer unplugged and cold, in the order to try; the rest must wait until the cause is found:',
          '断电并冷却后可做的处理，按尝试顺序；其余的等查明原因后再做：',
        )
      : say('Fixes, in the order to try:', '解决方法，按尝试顺序：'),
    ...(data.power_off && data.fixes.length === 0
      ? [
          say(
            'No known fix: leave the printer off and have it checked by a qualified person.',
            '没有已知的解决方法：请保持断电，并请专业人员检查。',
          ),
        ]
      : []),
    ...data.fixes.flatMap(({ action, how, cause, depends_on, lines, cautions, notes }) => [
      `- ${action} (${cause})${depends_on ? ` — ${depends_on}` : ''}`,
      ...cautions.map((line) => `    ! ${line}`),
      ...(how ? [`    ${how}`] : []),
      ...[...lines, ...notes].map((line) => `    ${line}`),
    ]),
    ...data.causes.flatMap(({ id, confirm }) =>
      confirm ? [say(`To confirm ${id}: ${confirm}`, `确认 ${id}：${confirm}`)] : [],
    ),
    ...data.cut,
    ...(data.sources.length > 0
      ? [
          say(
            `Sources of the first cause and the rules${mark(data.sources.map(({ n }) => n))}`,
            `首要原因与规则的依据${mark(data.sources.map(({ n }) => n))}`,
          ),
        ]
      : []),
  ];
}

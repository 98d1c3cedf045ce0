import { mark } from '../../citations.js';
import type { Call } from '../../tool.js';
import type { Data } from './shape.js';

/** A diagnosis as lines: what must be said first comes first. */
export function linesOf(data: Data, { say }: Call): string[] {
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  return [
    ...(data.stop_print && !data.power_off ? [say('STOP THE PRINT AT ONCE.', '请立即停止打印。')] : []),
    ...data.at_once,
    ...data.symptoms.map(
      ({ asked, id, name, surely, others }) =>
        `${say('Symptom', '症状')}: ${name} (${id})${surely ? '' : say(`, a guess at "${asked}"; or: ${others.join(', ')}`, `（对“${asked}”的猜测；也可能是：${others.join('、')}）`)}`,
    ),
    ...data.contradictions.map((one) => `! ${one}`),
    say('Likely causes:', '可能的原因：'),
    ...data.causes.map(
      ({ id, name, share, confirm }) =>
        `- ${percent(share)} ${name} (${id})${confirm ? say(`. To confirm: ${confirm}`, `。确认方法：${confirm}`) : ''}`,
    ),
    ...(data.question
      ? [
          say(
            `Ask next (${data.question.id}, ${data.question.minutes} min): ${data.question.do}`,
            `接下来问（${data.question.id}，${data.question.minutes} 分钟）：${data.question.do}`,
          ),
          ...data.question.outcomes.map(({ id, text }) => `  - ${id}: ${text}`),
        ]
      : [say('Nothing more is worth asking.', '没有更值得问的问题了。')]),
    data.power_off
      ? say(
          'What can be done unplugged and cold, in the order to try; the rest waits until the cause is found:',
          '断电并冷却后可做的处理，按尝试顺序；其余的等查明原因后再做：',
        )
      : say('Fixes, in the order to try:', '解决方法，按尝试顺序：'),
    ...(data.power_off && data.fixes.length === 0
      ? [
          say(
            'Nothing that is known: leave it off and have it looked at by somebody qualified.',
            '没有已知的解决方法：请保持断电，并请专业人员检查。',
          ),
        ]
      : []),
    ...data.fixes.flatMap(({ action, how, cause, depends_on, lines, cautions }) => [
      `- ${action} (${cause})${depends_on ? ` — ${depends_on}` : ''}`,
      ...(how ? [`    ${how}`] : []),
      ...lines.map((line) => `    ${line}`),
      ...cautions.map((line) => `    ! ${line}`),
    ]),
    ...data.cut,
    ...(data.sources.length > 0
      ? [
          say(
            `The first cause and the rules rest on${mark(data.sources.map(({ n }) => n))}`,
            `首要原因与规则的依据${mark(data.sources.map(({ n }) => n))}`,
          ),
        ]
      : []),
  ];
}

import { z } from 'zod';
import { printerName } from '../../../../../core/names/printer-name.js';
import { formatValue, ORIGIN_LABELS } from '../../../../../core/troubleshoot/resolve/change-words.js';
import type { Setup } from '../../../../../core/troubleshoot/resolve/setup.js';
import type { ValueOrigin } from '../../../../../core/troubleshoot/resolve/value.js';
import type { Say } from '../../../../../core/words/language.js';
import { SLICER_NAMES } from '../../../../../core/words/slicers.js';
import type { Setting } from '../../../../../schemas/generated/record.js';
import { args, argumentsOf, described } from '../arguments.js';
import { mark } from '../citations.js';
import { FROM, OTHER_SETTINGS, SCALAR, SOURCE } from '../shapes.js';
import type { ToolContext } from '../tool.js';

const BOUND = z.object({ value: z.number(), of: z.string(), field: z.string().nullable() }).nullable();

export const INPUT = argumentsOf({
  setting: args.name('setting'),
  value: described('value', z.union([z.number(), z.boolean(), z.string().max(100)])),
  unit: args.name('unit').optional(),
  printer: args.name('printer').optional(),
  material: args.name('material').optional(),
  nozzle: args.name('nozzle').optional(),
  slicer: args.slicer,
  language: args.language,
});

export const OUTPUT = z.object({
  setting: z.string(),
  others: OTHER_SETTINGS,
  verdict: z.enum(['ok', 'slowed', 'outside', 'impossible', 'unknown', 'not_comparable']),
  value: SCALAR.nullable().describe('In "unit".'),
  unit: z.string(),
  from: z.object({ value: z.number(), unit: z.string() }).nullable().describe('The value before the conversion.'),
  unit_assumed: z.boolean(),
  problem: z.string().nullable(),
  allowed: z.object({ min: BOUND, max: BOUND }).describe('Range that all limits together allow.'),
  limits: z.array(
    z.object({
      of: z.string(),
      field: z.string().nullable(),
      min: z.number().nullable(),
      max: z.number().nullable(),
      beyond: z.enum(['min', 'max']).nullable(),
      sources: z.array(z.number()),
    }),
  ),
  not_known: z.array(z.string()).describe('Limits that no source states, as record.field.'),
  usual: z.object({ value: SCALAR.nullable(), from: z.string(), sources: z.array(z.number()) }),
  in_all_profiles: z
    .object({ low: z.number(), median: z.number(), high: z.number(), known: z.number() })
    .nullable()
    .describe('5 %, half and 95 % of all known values lie below these; shows what is usual, not what is allowed.'),
  slowed_to_mm_s: z.number().nullable(),
  slowed_by: z
    .object({ max_volumetric_speed: z.number(), layer_height: z.number(), line_width: z.number() })
    .nullable()
    .describe('What limits it: the flow in mm³/s, and the line in mm.'),
  impossible_together: z.string().nullable().describe('Why no value is allowed at all: say it first.'),
  perhaps: z.array(z.object({ unit: z.string(), value: z.number() })),
  contradictions: z.array(z.string()).describe('Contradictions in the setup itself.'),
  printer: z.string().nullable(),
  material: z.string().nullable(),
  profile: z.string().nullable(),
  sources: z.array(SOURCE),
  from_release: FROM,
});

export type Data = z.output<typeof OUTPUT>;

const VERDICTS = {
  ok: ['ok: within all known limits', '允许：在全部已知限制之内'],
  slowed: ['within the limits of the setting, but', '在该设置的限制之内，但'],
  outside: ['outside the allowed range', '超出允许范围'],
  impossible: ['impossible', '不可能'],
  unknown: [
    'unknown: no known limit applies, which does not mean that it is allowed',
    '未知：没有已知的限制，但这不代表允许',
  ],
  not_comparable: ['not comparable', '无法比较'],
} as const;

/** A check as lines: the verdict first, then what is allowed and by whom. */
export function linesOf(data: Data, setting: Setting, setup: Setup, { say }: ToolContext): string[] {
  const { value, unit, from, verdict, allowed } = data;
  const [en, zh] = VERDICTS[verdict];
  const words = (one: number | string | boolean) => formatValue(one, unit, say);
  const about = (one: number | string | boolean) => words(typeof one === 'number' ? asWritten(one) : one);
  const whose = (of: string, field: string | null) => `${of}${field ? `.${field}` : ''}`;
  const named = [
    setup.printer && printerName(setup.printer),
    setup.material?.name,
    setup.profile && say(`profile ${setup.profile.id}`, `配置 ${setup.profile.id}`),
    setup.slicer && SLICER_NAMES[setup.slicer],
  ].filter(Boolean);
  // A figure that a limit divides from its rounded one is told as it is.
  const shown = from !== null && verdict !== 'outside' ? about : words;
  const converted = from ? ` (${from.value} ${from.unit})` : '';
  const range = [
    allowed.min &&
      say(
        `min ${words(allowed.min.value)} (${whose(allowed.min.of, allowed.min.field)})`,
        `最低 ${words(allowed.min.value)}（${whose(allowed.min.of, allowed.min.field)}）`,
      ),
    allowed.max &&
      say(
        `max ${words(allowed.max.value)} (${whose(allowed.max.of, allowed.max.field)})`,
        `最高 ${words(allowed.max.value)}（${whose(allowed.max.of, allowed.max.field)}）`,
      ),
  ].filter(Boolean);
  return [
    ...(data.impossible_together === null ? [] : [data.impossible_together]),
    `${say(setting.name, setting.name_zh)} ${value === null ? '' : shown(value)}${converted}: ${say(en, zh)}${slowedWords(data, say)}`,
    say(
      `For: ${named.join(', ') || 'no printer or material given'}`,
      `对象：${named.join('、') || '未给出打印机或耗材'}`,
    ),
    ...(data.problem ? [data.problem] : []),
    ...data.contradictions.map((one) => say(`The setup contradicts itself: ${one}`, `该配置本身有矛盾：${one}`)),
    ...data.perhaps.map((one) =>
      say(
        `The unit may be ${one.unit}: that would be ${about(one.value)}. Ask the user.`,
        `单位也许是 ${one.unit}：那就是 ${about(one.value)}。请先问清。`,
      ),
    ),
    ...(data.unit_assumed && verdict !== 'not_comparable'
      ? [say(`No unit was given: interpreted as ${unit}.`, `没有给单位，按 ${unit} 计算。`)]
      : []),
    ...(range.length > 0 && data.impossible_together === null
      ? [say(`Allowed: ${range.join(', ')}`, `允许范围：${range.join('，')}`)]
      : []),
    ...data.limits.map(
      ({ of, field, min, max, beyond, sources }) =>
        `- ${whose(of, field)}: ${min ?? '…'} – ${max ?? '…'} ${unit}${beyond ? say(` <- beyond the ${beyond}`, ` <- 超出${beyond === 'min' ? '下限' : '上限'}`) : ''}${mark(sources)}`,
    ),
    ...(data.not_known.length > 0
      ? [
          say(
            `Not known, so not checked: ${data.not_known.join(', ')}`,
            `未知、因此未检查：${data.not_known.join('、')}`,
          ),
        ]
      : []),
    ...(data.usual.value === null
      ? []
      : [
          `${say(`Usual here: ${words(data.usual.value)}`, `此处的常用值：${words(data.usual.value)}`)} (${say(...ORIGIN_LABELS[data.usual.from as ValueOrigin])})${mark(data.usual.sources)}`,
        ]),
    ...(data.in_all_profiles === null
      ? []
      : [
          say(
            `In all records: 5 % below ${about(data.in_all_profiles.low)}, median ${about(data.in_all_profiles.median)}, 95 % below ${about(data.in_all_profiles.high)} (what is usual, not what is allowed)`,
            `全部记录中：5% 低于 ${about(data.in_all_profiles.low)}，中位数 ${about(data.in_all_profiles.median)}，95% 低于 ${about(data.in_all_profiles.high)}（常见取值，并非限制）`,
          ),
        ]),
    ...(data.slowed_by !== null && verdict !== 'slowed' ? [slowedWords(data, say).trim()] : []),
  ];
}

/** What the flow limit leaves of a speed; empty where it leaves all of it. */
function slowedWords({ slowed_to_mm_s: to, slowed_by: by }: Data, say: Say): string {
  if (to === null || by === null) return '';
  const limit = `${by.max_volumetric_speed} mm³/s`;
  const line = `${by.layer_height} x ${by.line_width} mm`;
  return say(
    ` the flow limit of ${limit} at ${line} leaves ${to} mm/s`,
    `流量上限 ${limit} 在 ${line} 下只允许 ${to} mm/s`,
  );
}

/** A figure that was reckoned, as people write it: whole from 100 on, three digits below (243.333 is 243, 0.4167 is 0.417). */
function asWritten(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}

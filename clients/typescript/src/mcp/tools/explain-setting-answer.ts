import { z } from 'zod';
import { writerIn } from '../../../../../core/words/record-words.js';
import { SLICER_NAMES, SLICERS } from '../../../../../core/words/slicers.js';
import type { BriefSetting } from '../../../../../schemas/generated/record.js';
import { args, argumentsOf } from '../arguments.js';
import { FROM, OTHER_SETTINGS, SCALAR, SOURCE } from '../shapes.js';
import type { ToolContext } from '../tool.js';

export const IN_SLICER = z.object({
  slicer: z.enum(SLICERS),
  label: z.string().nullable(),
  key: z.string().nullable().describe('null: the slicer has no such setting.'),
  menu: z.string().nullable(),
  unit: z.string().nullable(),
  default: SCALAR.nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  note: z.string().nullable(),
  preset: z
    .string()
    .nullable()
    .describe('Whether a preset made from a record includes it, and if not, why; null: this release does not say.'),
});

export const INPUT = argumentsOf({ setting: args.name('setting'), slicer: args.slicer, language: args.language });

export const OUTPUT = z.object({
  id: z.string(),
  others: OTHER_SETTINGS,
  name: z.string(),
  description: z.string(),
  unit: z.string(),
  scope: z.string(),
  slicers: z.array(IN_SLICER),
  conversion: z.string().nullable(),
  first_layer: z.string().nullable(),
  record_field: z.string().nullable().describe('Field of the records that contains it; the spread is in its unit.'),
  spread: z
    .object({
      of: z.string(),
      known: z.number(),
      total: z.number(),
      low: z.number().nullable(),
      median: z.number().nullable(),
      high: z.number().nullable(),
      common: z.array(z.object({ value: SCALAR, count: z.number() })),
    })
    .nullable()
    .describe(
      'Values in all records: 5 %, half and 95 % of them lie below these; null: no record contains it, or this release does not count it.',
    ),
  symptoms: z
    .array(z.string())
    .nullable()
    .describe('Symptoms that a change of it fixes; null: this release does not say.'),
  sources: z.array(SOURCE),
  from: FROM,
});

export type Data = z.output<typeof OUTPUT>;

/** A setting as lines. */
export function linesOf(data: Data, usage: BriefSetting | null, { say, language }: ToolContext): string[] {
  const writer = writerIn(language);
  const place = ({
    slicer,
    label,
    key,
    menu,
    unit,
    default: byDefault,
    min,
    max,
    note,
    preset,
  }: Data['slicers'][number]) => {
    if (key === null)
      return `- ${SLICER_NAMES[slicer]}${writer.colon}${say('has no such setting. ', '没有此设置。')}${note ?? ''}`;
    const parts = [
      menu ?? label,
      say(`key ${key}`, `键名 ${key}`),
      byDefault === null
        ? null
        : say(`default ${writer.any(byDefault, unit ?? '')}`, `默认 ${writer.any(byDefault, unit ?? '')}`),
      min === null && max === null ? null : `${min ?? '…'} – ${max ?? '…'}`,
      note,
      preset && say(`in a preset: ${preset}`, `生成预设时：${preset}`),
    ].filter((part) => part !== null && part !== '');
    return `- ${SLICER_NAMES[slicer]}${writer.colon}${parts.join('; ')}`;
  };
  const { spread } = data;
  const values = spread?.common.map(({ value, count }) => `${writer.any(value)} (${count})`).join(', ');
  const middle =
    spread?.median == null
      ? ''
      : say(
          ` 5 % below ${spread.low}, median ${spread.median}, 95 % below ${spread.high};`,
          `5% 低于 ${spread.low}，中位数 ${spread.median}，95% 低于 ${spread.high}；`,
        );
  return [
    `${data.name} (id ${data.id}, ${data.unit}, ${data.scope})`,
    data.description,
    ...data.slicers.map(place),
    ...(data.conversion
      ? [say(`To convert between slicers: ${data.conversion}`, `换切片软件时：${data.conversion}`)]
      : []),
    ...(data.first_layer ? [say(`On the first layer: ${data.first_layer}`, `首层：${data.first_layer}`)] : []),
    usage === null
      ? say('This release does not count how it is used.', '此版本没有统计其取值。')
      : spread === null
        ? say('No record contains its value.', '没有记录收录它的值。')
        : say(
            `In ${spread.known} of ${spread.total} ${spread.of}s (${data.record_field}):${middle} most often ${values}`,
            `${spread.total} 条记录中 ${spread.known} 条有值（${data.record_field}）：${middle}最常见：${values}`,
          ),
    ...(data.symptoms === null
      ? []
      : [
          data.symptoms.length === 0
            ? say('No fix changes it.', '没有解决方法会调整它。')
            : say(`Mends: ${data.symptoms.join(', ')}`, `可用于解决：${data.symptoms.join('、')}`),
        ]),
  ];
}

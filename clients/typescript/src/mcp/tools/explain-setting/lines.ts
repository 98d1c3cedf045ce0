import { SLICER_NAMES } from '../../../../../../core/slicers.js';
import type { BriefSetting } from '../../../../../../schemas/generated/record.js';
import { writerIn } from '../../facts.js';
import type { Call } from '../../tool.js';
import type { Data } from './shape.js';

/** A setting as lines. */
export function linesOf(data: Data, usage: BriefSetting | null, { say, language }: Call): string[] {
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
      ? [say(`From one slicer to another: ${data.conversion}`, `换切片软件时：${data.conversion}`)]
      : []),
    ...(data.first_layer ? [say(`On the first layer: ${data.first_layer}`, `首层：${data.first_layer}`)] : []),
    usage === null
      ? say('How it is used is not counted in this release.', '此版本没有统计其取值。')
      : spread === null
        ? say('No record holds its value.', '没有记录收录它的值。')
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

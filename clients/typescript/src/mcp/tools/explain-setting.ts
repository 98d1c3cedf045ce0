import type { Text } from '../../../../../core/words/language.js';
import { SLICER_NAMES, SLICERS, type SlicerId } from '../../../../../core/words/slicers.js';
import type { BriefSetting, PresetMapping, Setting } from '../../../../../schemas/generated/record.js';
import { factsIn } from '../../cli/commands/records.js';
import { mappingOf } from '../../parts/preset-of.js';
import { args, argumentsOf } from '../arguments.js';
import { matchSetting } from '../names.js';
import { defineTool, type ToolContext } from '../tool.js';
import { usageOf } from './check-value.js';

export const explainSettingTool = defineTool({
  name: 'explain_setting',
  title: { en: 'Explain a setting', zh: '解释某个设置' },
  description: {
    en: 'What a slicer setting does, where to find it in OrcaSlicer, Bambu Studio, PrusaSlicer and Cura (label, key, menu, unit, default, range), how to convert a value between slicers, which values all profiles use, and which symptoms a change of it fixes. The values of profiles are common, not right for a particular printer.',
    zh: '说明某个切片设置的作用，它在 OrcaSlicer、Bambu Studio、PrusaSlicer 和 Cura 中的位置（标签、键名、菜单、单位、默认值、范围），换切片软件时如何换算，全部配置的取值分布，以及调整它能解决哪些故障现象。分布只说明常见取值，不代表适合某台机器；那要用 profile 或 check_value。',
  },
  input: argumentsOf({ setting: args.name('setting'), slicer: args.slicer }),
  example: { setting: 'pressure advance' },
  async run({ setting: name, slicer }, call) {
    const { files, citations, say } = call;
    const { setting, othersLine } = await matchSetting(name, call);
    const { id, unit, scope, first_layer, documentation } = setting;
    const usage = await usageOf(setting, call);
    const slicers = await Promise.all(
      (slicer ? [slicer] : SLICERS).map(async (one) => slicerLine(setting, one, await mappingOf(files, one), call)),
    );
    if (documentation) citations.number(documentation);
    const conversion = setting.conversion && say(setting.conversion, setting.conversion_zh);
    const title = say(setting.name, setting.name_zh);
    const description = say(setting.description, setting.description_zh);
    const symptoms = usage?.symptoms;
    return {
      texts: true,
      lines: [
        othersLine,
        `${title} (id ${id}, ${unit}, ${scope})`,
        description,
        ...slicers,
        conversion && say(`To convert between slicers: ${conversion}`, `换切片软件时：${conversion}`),
        first_layer && say(`On the first layer: ${first_layer}`, `首层：${first_layer}`),
        distributionLine(usage, setting, call),
        symptoms &&
          (symptoms.length === 0
            ? say('No fix changes it.', '没有解决方法会调整它。')
            : say(`Mends: ${symptoms.join(', ')}`, `可用于解决：${symptoms.join('、')}`)),
      ],
    };
  },
});

/** The line of a setting in a slicer. @param mapping of presets for the slicer */
function slicerLine(setting: Setting, slicer: SlicerId, mapping: PresetMapping, { say, writer }: ToolContext): string {
  const head = `- ${SLICER_NAMES[slicer]}${writer.colon}`;
  const { key, workaround, workaround_zh, note, note_zh } = setting.slicers[slicer];
  const instead = workaround ? say(workaround, workaround_zh) : say(note ?? '', note_zh);
  if (key === null) return `${head}${say('has no such setting. ', '没有此设置。')}${instead}`;
  const facts = factsIn(slicer, setting, { say, writer }).map(([label, value]) => `${label} ${value}`);
  const row = mapping.fields.find((one) => one.setting === setting.id);
  const why = row?.remark ? say(`: ${row.remark}`, `：${row.remark_zh ?? row.remark}`) : '';
  if (row) facts.push(say('in a preset: ', '生成预设时：') + say(OUTCOMES[row.outcome]) + why);
  return head + facts.join('; ');
}

/** The outcome of a value in a preset made from a record. */
const OUTCOMES: Readonly<Record<PresetMapping['fields'][number]['outcome'], Text>> = {
  carried: { en: 'carried over', zh: '原样转入' },
  approximated: { en: 'approximated', zh: '近似转入' },
  none: { en: 'no counterpart', zh: '没有对应项' },
  printer: { en: "only in the printer preset, which stays the user's own", zh: '只在打印机预设中，保留用户自己的' },
};

/** The 5th, 50th and 95th percentiles and the most common values across all records. */
function distributionLine(usage: BriefSetting | null, { record_field }: Setting, { say, writer }: ToolContext): string {
  if (!usage?.distribution) return say('No record contains its value.', '没有记录收录它的值。');
  const { of, known, total, p5, median, p95, common } = usage.distribution;
  const values = common.map(({ value, count }) => `${writer.any(value)} (${count})`).join(', ');
  const middle =
    median === null
      ? ''
      : say(
          ` 5 % below ${p5}, median ${median}, 95 % below ${p95};`,
          `5% 低于 ${p5}，中位数 ${median}，95% 低于 ${p95}；`,
        );
  return say(
    `In ${known} of ${total} ${of}s (${record_field}):${middle} most often ${values}`,
    `${total} 条记录中 ${known} 条有值（${record_field}）：${middle}最常见：${values}`,
  );
}

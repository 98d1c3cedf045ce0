import type { z } from 'zod';
import type { Text } from '../../../../../core/words/language.js';
import { SLICERS } from '../../../../../core/words/slicers.js';
import type { PresetMapping, Setting } from '../../../../../schemas/generated/record.js';
import { sourceLine } from '../citations.js';
import { fromLine, otherSettingsLines } from '../shapes.js';
import { defineTool, type ToolContext } from '../tool.js';
import { type IN_SLICER, INPUT, linesOf, OUTPUT } from './explain-setting-answer.js';

/** `explain_setting`. */
export const explainSettingTool = defineTool({
  name: 'explain_setting',
  title: { en: 'Explain a setting', zh: '解释某个设置' },
  description: {
    en: 'What a slicer setting does, where to find it in OrcaSlicer, Bambu Studio, PrusaSlicer and Cura (label, key, menu, unit, default, range), how to convert a value between slicers, which values all profiles use, and which symptoms a change of it fixes. The values of profiles are common, not right for a particular printer.',
    zh: '说明某个切片设置的作用，它在 OrcaSlicer、Bambu Studio、PrusaSlicer 和 Cura 中的位置（标签、键名、菜单、单位、默认值、范围），换切片软件时如何换算，全部配置的取值分布，以及调整它能解决哪些故障现象。分布只说明常见取值，不代表适合某台机器；那要用 profile 或 check_value。',
  },
  input: INPUT,
  output: OUTPUT,
  example: { setting: 'pressure advance' },
  async run({ setting: name, slicer }, call) {
    const { release, say, language } = call;
    const { setting, others } = await release.matchSetting(name);
    const usage = (await release.briefSettings())?.find(({ id }) => id === setting.id) ?? null;
    const citations = await release.citations();
    const slicers = await Promise.all(
      SLICERS.filter((one) => slicer === undefined || one === slicer).map(async (one) => ({
        ...inSlicer(setting, one, call),
        preset: inPreset(setting, await release.presetMapping(one), call),
      })),
    );
    if (setting.documentation) citations.number(setting.documentation);
    const data = {
      id: setting.id,
      others,
      name: say(setting.name, setting.name_zh),
      description: say(setting.description, setting.description_zh),
      unit: setting.unit,
      scope: setting.scope,
      slicers,
      conversion: setting.conversion && say(setting.conversion, setting.conversion_zh ?? setting.conversion),
      first_layer: setting.first_layer,
      record_field: setting.record_field,
      spread: usage?.spread ?? null,
      symptoms: usage?.symptoms ?? null,
      sources: citations.list(),
      from: await release.from(true),
    };
    return {
      data,
      lines: [
        ...otherSettingsLines(setting, others, say),
        ...linesOf(data, usage, call),
        ...data.sources.map((one) => sourceLine(one, language)),
      ],
      tail: [fromLine(data.from, say)],
    };
  },
});

function inSlicer(
  { slicers }: Setting,
  slicer: (typeof SLICERS)[number],
  { say }: ToolContext,
): Omit<z.output<typeof IN_SLICER>, 'preset'> {
  const {
    key,
    menu,
    menu_zh,
    label,
    label_zh,
    unit,
    default: byDefault,
    min,
    max,
    note,
    note_zh,
    how,
    how_zh,
  } = slicers[slicer];
  const path = say(menu, menu_zh);
  const aside = how ? say(how, how_zh) : note && say(note, note_zh);
  return {
    slicer,
    label: label && say(label, label_zh ?? label),
    key,
    menu: path?.join(' > ') ?? null,
    ...{ unit, default: byDefault, min, max },
    note: aside ?? null,
  };
}

/** What becomes of a value in a preset that is made of a record. */
const OUTCOMES: Readonly<Record<PresetMapping['fields'][number]['outcome'], Text>> = {
  carried: { en: 'carried over', zh: '原样转入' },
  approximated: { en: 'approximated', zh: '近似转入' },
  none: { en: 'no counterpart', zh: '没有对应项' },
  printer: { en: "only in the printer preset, which stays the user's own", zh: '只在打印机预设中，保留用户自己的' },
};

/** Whether a preset for a slicer carries a setting over, and why not; null where the mapping does not have it. */
function inPreset({ id }: Setting, mapping: PresetMapping | null, { say }: ToolContext): string | null {
  const row = mapping?.fields.find(({ setting }) => setting === id);
  if (!row) return null;
  const { en, zh } = OUTCOMES[row.outcome];
  const why = row.remark === null ? '' : say(`: ${row.remark}`, `：${row.remark_zh ?? row.remark}`);
  return say(en, zh) + why;
}

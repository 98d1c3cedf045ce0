import type { PresetMapping, Setting } from '../../../../../../schemas/generated/record.js';
import type { Call, Text } from '../../tool.js';

/** What becomes of a value in a preset that is made of a record. */
const OUTCOMES: Readonly<Record<PresetMapping['fields'][number]['outcome'], Text>> = {
  carried: { en: 'carried over', zh: '原样转入' },
  approximated: { en: 'approximated', zh: '近似转入' },
  none: { en: 'no counterpart', zh: '没有对应项' },
  printer: { en: "only in the printer preset, which stays the person's own", zh: '只在打印机预设中，保留用户自己的' },
};

/** Whether a preset for a slicer carries a setting over, and why not; null where the mapping does not have it. */
export function inPreset({ id }: Setting, mapping: PresetMapping | null, { say }: Call): string | null {
  const row = mapping?.fields.find(({ setting }) => setting === id);
  if (!row) return null;
  const { en, zh } = OUTCOMES[row.outcome];
  const why = row.remark === null ? '' : say(`: ${row.remark}`, `：${row.remark_zh ?? row.remark}`);
  return say(en, zh) + why;
}

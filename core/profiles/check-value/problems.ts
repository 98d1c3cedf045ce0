import type { Setting } from '../../../schemas/generated/record.js';
import type { SettingValue } from '../../troubleshoot/resolve/setup.js';
import { fillText } from '../../words/fill.js';
import { unitsLike } from '../../words/units.js';

/** Why a value cannot be compared or is impossible: a closed list of codes with texts. `{name}` is a placeholder. */
export const VALUE_PROBLEMS = {
  not_a_number: {
    en: '{setting} is a number in {unit}; {value} is not a number.',
    zh: '{setting}是数值，单位 {unit}；{value} 不是数字。',
  },
  not_a_switch: {
    en: '{setting} is a switch: on or off (true or false); {value} is neither.',
    zh: '{setting}是开关，只有开和关（true 或 false）；{value} 两者都不是。',
  },
  a_choice: {
    en: '{setting} is a choice from a list, not a value in a range: there is nothing to compare {value} with.',
    zh: '{setting}是从列表中选择的，不是范围内的数值，{value} 无从比较。',
  },
  unknown_unit: {
    en: 'The unit "{given}" is not known here. Allowed for {setting}: {units}.',
    zh: '不认识单位“{given}”。{setting}可用的单位：{units}。',
  },
  other_quantity: {
    en: '"{given}" measures a different quantity than {setting} (in {unit}): one cannot be converted to the other. Allowed: {units}.',
    zh: '“{given}”与{setting}（单位 {unit}）不是同一种量，无法单凭数值换算。可用的单位：{units}。',
  },
  percent_of_what: {
    en: '{setting} is in {unit}; slicers and settings differ in what the percentage refers to, so it is not converted. Allowed: {units}.',
    zh: '{setting}的单位是 {unit}；百分比以什么为基准因切片软件和设置而异，因此不换算。可用的单位：{units}。',
  },
  nozzle_not_known: {
    en: 'A percentage of the nozzle diameter needs a printer, a profile or a nozzle: none is given.',
    zh: '喷嘴直径的百分比需要知道打印机、配置或喷嘴，但都没有给出。',
  },
  negative: { en: '{setting} cannot be below 0.', zh: '{setting}不能小于 0。' },
  zero: {
    en: 'Nothing prints with {setting} at 0; where a slicer accepts 0, it means "automatic" or "no limit", not the value 0.',
    zh: '{setting}为 0 时无法打印；有的切片软件接受 0，但那表示“自动”或“不限”，并不是数值 0。',
  },
  no_slicer_takes_it: {
    en: 'No slicer accepts this value for {setting}; the accepted range is {range}.',
    zh: '没有切片软件接受{setting}的这个值，可填的范围：{range}。',
  },
  slicer_refuses: {
    en: 'The slicer does not accept this value for {setting}; the accepted range is {range}.',
    zh: '该切片软件不接受{setting}的这个值，可填的范围：{range}。',
  },
} as const;

export type ValueProblemCode = keyof typeof VALUE_PROBLEMS;

export interface ValueProblem {
  code: ValueProblemCode;
  message: string;
  message_zh: string;
}

export function describeProblem(
  code: ValueProblemCode,
  { name, name_zh, unit }: Pick<Setting, 'name' | 'name_zh' | 'unit'>,
  { value, unit: given }: { value: SettingValue; unit?: string | undefined },
  range = '',
) {
  const units = [...unitsLike(unit), ...(unit === 'mm' ? ['% of nozzle diameter'] : [])].join(', ');
  const { en, zh } = fillText(VALUE_PROBLEMS[code], {
    setting: { en: name, zh: name_zh },
    unit,
    units,
    given: given ?? '',
    range,
    value: JSON.stringify(value),
  });
  return { code, message: en, message_zh: zh };
}

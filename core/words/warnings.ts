import type { Warning as RecordWarning } from '../../schemas/generated/record.js';
import { type Filling, fillText } from './fill.js';

/**
 * Risks to the machine, the print or the person that the data cannot rule out: a closed list, each code with its text.
 * `{name}` is a placeholder for a figure of the record.
 */
export const WARNINGS = {
  nozzle_too_soft: {
    en: 'Abrasive materials wear out the {nozzle} nozzle that this printer comes with: fit a hardened one before printing them.',
    zh: '磨损性耗材会很快磨损本机出厂的{nozzle}喷嘴，打印此类耗材前请换装硬化喷嘴。',
  },
  near_firmware_cutoff: {
    en: 'Prints at {temperature} °C. The only known limit is the {limit} °C that the firmware can be set to; the rated temperature of the hotend is not known.',
    zh: '以 {temperature} °C 打印。目前只知道固件可设的上限 {limit} °C，热端的额定温度未知。',
  },
  chamber_not_controlled: {
    en: 'Needs a chamber at {temperature} °C, but this printer cannot control its chamber temperature: only the bed warms it.',
    zh: '要求腔温 {temperature} °C，但本机不能控制腔温，只能靠热床的余热升温。',
  },
  drying_above_softening: {
    en: 'Drying at up to {temperature} °C is above the {softening} °C at which the material softens: the filament can stick together on the spool. Start at the lower end.',
    zh: '烘干温度最高 {temperature} °C，高于材料的软化温度 {softening} °C，耗材可能在料盘上粘连，请从较低的温度开始。',
  },
  slicer_defaults: {
    en: 'These are the slicer’s defaults and have not been tuned for this printer. Print a test before you rely on them.',
    zh: '这是切片软件的默认值，未针对本机调校。正式使用前请先试打。',
  },
  outside_material_range: {
    en: '{what} is set to {value} °C, {by} °C {side} {limit} °C, the {end} in good presets and the maker’s recommendations for this material.',
    zh: '{what}设为 {value} °C，比可靠预设和厂商打印该耗材的{end} {limit} °C {side} {by} °C。',
  },
  outside_product_range: {
    en: '{what} is set to {value} °C, {by} °C {side} {limit} °C, the {end} stated for {product}.',
    zh: '{what}设为 {value} °C，比 {product} 标注的{end} {limit} °C {side} {by} °C。',
  },
  fan_high_for_material: {
    en: 'The fan never runs below {value} %. For this kind of plastic, less than {usual} % is usual: more makes parts warp and layers split.',
    zh: '风扇始终不低于 {value} %。这类塑料通常低于 {usual} %，风量再大容易翘曲和层间开裂。',
  },
  bed_cold_for_material: {
    en: 'The bed is set to {value} °C. For this plastic, more than {usual} °C is usual: corners lift from a colder bed.',
    zh: '热床设为 {value} °C。这种塑料通常高于 {usual} °C，热床偏冷时边角容易翘起。',
  },
  nozzle_cold_for_material: {
    en: 'Prints at {value} °C. For this plastic, at least {usual} °C is usual: layers bond badly below that.',
    zh: '以 {value} °C 打印。这种塑料通常不低于 {usual} °C，温度偏低时层间结合差。',
  },
  layer_high_for_nozzle: {
    en: 'The layer height is {value} mm for a {nozzle} mm nozzle. At most {usual} mm is usual, 80 % of the nozzle diameter: thicker layers are hardly pressed onto the layer below.',
    zh: '{nozzle} mm 喷嘴打印 {value} mm 的层高。通常不超过 {usual} mm（喷嘴直径的 80 %），再厚就压不实下面一层。',
  },
  first_layer_fast: {
    en: 'The first layer is printed at {value} mm/s. Less than {usual} mm/s is usual: it sticks better when printed slowly.',
    zh: '首层以 {value} mm/s 打印。通常低于 {usual} mm/s，慢一些粘得更牢。',
  },
  first_layer_temperature_apart: {
    en: 'The first layer is printed with {what} at {value} °C, the others at {other} °C. A difference of at most {usual} °C is usual: one of the two may belong to another material.',
    zh: '首层{what}为 {value} °C，其余层为 {other} °C。通常相差不超过 {usual} °C，其中之一可能是其他材料的数值。',
  },
  retraction_long: {
    en: 'Retracts by {value} mm. Less than {usual} mm is usual, even with a Bowden tube: more pulls molten plastic into the cold part of the hotend, where it clogs.',
    zh: '回抽 {value} mm。即使是远程挤出，通常也低于 {usual} mm，再长会把熔料拉进热端的冷区造成堵塞。',
  },
  retraction_slow: {
    en: 'Retracts at {value} mm/s. At least {usual} mm/s is usual: the nozzle oozes during a slower retraction.',
    zh: '以 {value} mm/s 回抽。通常不低于 {usual} mm/s，太慢时喷嘴会在回抽过程中滴料。',
  },
  hot_without_known_maximum: {
    en: 'Prints at {value} °C, and the maximum nozzle temperature of this printer is not known. Look up the rated temperature of the hotend first: a PTFE-lined hotend is damaged at this temperature and gives off toxic fumes.',
    zh: '以 {value} °C 打印，而本机喷嘴可达到的温度未知。请先查明热端的额定温度：带 PTFE 内衬的热端会因此受损并放出有毒气体。',
  },
  nozzle_temperature_unknown: {
    en: 'The nozzle temperature is not known. Set one within the range of the material before you print.',
    zh: '喷嘴温度未知，打印前请在耗材范围内自行设定。',
  },
  bed_temperature_unknown: {
    en: 'No bed temperature is known that this printer can reach, although it has a heated bed. Set one within the range of the material before you print.',
    zh: '没有已知的、本机能达到的热床温度，而本机带加热热床，打印前请在耗材范围内自行设定。',
  },
  infill_sparse: {
    en: 'The infill is {value} %. At least {usual} % is usual: less hardly supports the surfaces on top of it.',
    zh: '填充 {value} %。通常不低于 {usual} %，再少就难以支撑其上的表面。',
  },
  line_wide_for_nozzle: {
    en: 'The line width is {value} mm for a {nozzle} mm nozzle. At most {usual} mm is usual, 1.5 times the nozzle diameter: wider lines are not filled to their edges.',
    zh: '{nozzle} mm 喷嘴打印 {value} mm 宽的线。通常不超过 {usual} mm（喷嘴直径的 1.5 倍），再宽边缘会填不满。',
  },
  flow_high_for_flexible: {
    en: 'Allows a flow of {value} mm³/s. For flexible filament, at most {usual} mm³/s is usual: a faster feed makes it buckle in the extruder.',
    zh: '允许 {value} mm³/s 的流量。柔性耗材通常不超过 {usual} mm³/s，推得更猛会在挤出机内弯折。',
  },
  density_of_another_material: {
    en: 'The stated density is {value} g/cm³, but plastics of this kind have {low} to {high} g/cm³. It may belong to another material: weigh a known length before you calculate with it.',
    zh: '标注的密度为 {value} g/cm³，而这类塑料为 {low} 至 {high} g/cm³，可能是其他材料的数值：用它计算前请先称量一段已知长度的耗材。',
  },
  nozzle_range_of_another_material: {
    en: 'Most of the stated range of {min} to {max} °C lies outside the {low} to {high} °C at which this material is printed. It may belong to another material: check the label of the spool before you print.',
    zh: '标注的 {min} 至 {max} °C 大半在该耗材常用的 {low} 至 {high} °C 之外，可能是其他材料的数值：打印前请核对料盘上的标签。',
  },
  nozzle_range_wide: {
    en: 'The stated range of {min} to {max} °C spans {span} °C. At most {usual} °C is usual for one product: start in the middle.',
    zh: '标注的 {min} 至 {max} °C 跨度达 {span} °C。一款产品通常不超过 {usual} °C，请从中间值开始。',
  },
} as const;

export type WarningCode = keyof typeof WARNINGS;

/** A warning of a record, with its text filled in. */
export interface Warning<Code extends WarningCode = WarningCode> extends RecordWarning {
  code: Code;
}

export function warning<Code extends WarningCode>(
  code: Code,
  field: string,
  fillings: Readonly<Record<string, Filling>> = {},
): Warning<Code> {
  const { en, zh } = fillText(WARNINGS[code], fillings);
  return { code, field, message: en, message_zh: zh };
}

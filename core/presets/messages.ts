import { fillText } from '../words/fill.js';
import type { Text } from '../words/language.js';
import type { PresetNote } from './types.js';

/** Remarks on a row in addition to those of the mapping: a closed list of codes with their texts. */
export const ROW_REMARKS = {
  no_word: { en: 'The slicer has no “{what}”.', zh: '切片软件没有“{what}”。' },
  base_unknown: {
    en: 'It is calculated from another value, which is not known here.',
    zh: '它由另一个值换算而来，而该值未知。',
  },
  not_found_itself: {
    en: 'The record leaves it to the slicer, but this slicer cannot determine it: the slicer’s own value stays.',
    zh: '记录中由切片软件自动确定，而该软件不能自动确定：保留其自己的值。',
  },
  older: { en: 'Version {what} has no such key.', zh: '{what} 版没有这个键。' },
  older_word: {
    en: 'This version does not have “{what}” yet; the slicer’s own value stays.',
    zh: '该版本还没有“{what}”，保留切片软件自己的值。',
  },
  cut: { en: 'The slicer accepts only whole numbers: {what}.', zh: '切片软件只用整数：{what}。' },
  limited: { en: 'The slicer accepts at most {what}, so that is written.', zh: '切片软件最多接受 {what}，按此写入。' },
  too_low: {
    en: 'The slicer accepts at least {what}; the value is left out, and the slicer’s own value stays.',
    zh: '切片软件最少接受 {what}；不写入该值，保留切片软件自己的值。',
  },
  capped: { en: 'Reduced to what the flow limit allows: {what} mm/s.', zh: '按流量上限降为：{what} mm/s。' },
  taken: { en: 'Not written: another field already sets “{what}”.', zh: '未写入：“{what}”已由另一个字段给出值。' },
} as const;

export const PRESET_NOTES = {
  own_slicer: {
    en: 'These values come from a preset of {what} that is already installed. Only values that were corrected here or changed by a fix differ.',
    zh: '这些值取自 {what} 自带的预设，软件中已有。只有此处更正过或由解决方法改变的值不同。',
  },
  inherits: {
    en: 'Based on presets of the slicer, so add this printer in the slicer first: {what}.',
    zh: '以切片软件自带的预设为基础，须先在软件中添加该打印机：{what}。',
  },
  nozzle_temperature: {
    en: 'The {what} is not known here, so the slicer uses its default, which may not suit the material: set it in the slicer before you print.',
    zh: '此处不知道{what}，将使用切片软件的默认值，未必适合该耗材：打印前请在切片软件中设置。',
  },
  unheated: {
    en: 'The {what} is not known here. The file contains 0, for which PrusaSlicer sends no temperature: set it in the slicer before you print.',
    zh: '此处不知道{what}。文件写为 0，PrusaSlicer 不会发送该温度：打印前请在切片软件中设置。',
  },
  flow_limit: {
    en: 'The max volumetric speed is not known here, so the slicer uses its default of 2 mm³/s, which slows most speeds down: set it in the filament preset.',
    zh: '此处不知道最大体积速度，将使用切片软件的默认值 2 mm³/s，大多数速度会因此降低：请在耗材预设中设置。',
  },
  done: {
    en: 'The record already has the value that the fix sets, so nothing changes unless your own value is different: {what}.',
    zh: '记录中已是解决方法要设置的值，除非您自己的值不同，否则没有变化：{what}。',
  },
  past_it: {
    en: 'The fix was calculated from the record. The slicer’s own preset already has that value or is past it, so the file changes nothing or changes it in the wrong direction: {what}. Choose a value based on the one in your slicer.',
    zh: '解决方法按本站记录计算。切片软件自带的预设已达到或超过该值，导入后没有改变或反而朝相反方向改变：{what}。请以软件中的值为起点另选数值。',
  },
  parts: {
    en: 'The slicer has no {what} preset of its own that fits, so that part stands alone: the slicer’s defaults apply to values that are not known here.',
    zh: '切片软件没有合适的自带{what}预设，该部分独立：此处未知的值使用切片软件的默认值。',
  },
  full: {
    en: 'The slicer has no presets for this printer and nozzle: its own defaults apply to values that are not known here. Printer settings, start and end G-code come from the printer preset that you select.',
    zh: '切片软件没有该打印机和喷嘴的预设：此处未知的值使用切片软件的默认值。打印机设置、起始和结束 G-code 取自您选择的打印机预设。',
  },
  prusa_full: {
    en: 'PrusaSlicer uses its built-in default for everything that the file does not set, not the value of one of your presets.',
    zh: '文件未写明的设置，PrusaSlicer 一律使用其内置默认值，而不是您的预设中的值。',
  },
  own_start: {
    en: 'The file contains a minimal printer so that it can be sliced on its own: its start G-code only homes, its end G-code only switches off. To print, select the printer preset of your machine.',
    zh: '文件中只含一台最简单的打印机，使文件能单独切片：起始 G-code 只回零，结束 G-code 只关闭加热和风扇。打印时请选择您机器的打印机预设。',
  },
  overlay: {
    en: 'For PrusaSlicer’s command line, on top of the presets named there: if you import it alone, everything else is reset to defaults.',
    zh: '供 PrusaSlicer 命令行叠加在所列预设上使用；单独导入会把其余设置重置为默认值。',
  },
  variants: {
    en: 'The slicer’s preset contains {what} values, one for each kind of hotend; this preset writes one value for all of them.',
    zh: '切片软件的预设为 {what} 种热端分别给值；此预设对所有热端使用同一个值。',
  },
  extruders: {
    en: 'The printer has {what} extruders; the values are for one.',
    zh: '该打印机有 {what} 个挤出机；这些值只针对一个。',
  },
  plates: {
    en: 'It is not known which plate is on the printer, so the bed temperature is written for every plate.',
    zh: '不知道使用哪种打印板，因此每种打印板都写入同一热床温度。',
  },
  diameter: {
    en: 'The filament diameter is not known here: check it in the slicer.',
    zh: '此处不知道耗材直径，请在切片软件中核对。',
  },
  bed_shape: {
    en: 'The shape or the origin of the bed is not known: {what} is assumed.',
    zh: '打印平台的形状或原点未知，按{what}处理。',
  },
  height: {
    en: 'The height of the printer is not known: PrusaSlicer’s own limit stays.',
    zh: '打印机的高度未知，保留 PrusaSlicer 自己的上限。',
  },
  flavor: {
    en: 'The G-code flavor of the printer is not known: Marlin is assumed.',
    zh: '打印机的 G-code 类型未知，按 Marlin 处理。',
  },
  flavor_older: {
    en: 'This version does not support the flavor “{what}” yet: Marlin is used, as Klipper’s documentation advises.',
    zh: '该版本还没有 G-code 类型“{what}”：按 Klipper 文档的建议使用 Marlin。',
  },
  quality_type: {
    en: 'For the quality type “{what}”: if the printer, nozzle or material has no such type, Cura rejects or hides the profile.',
    zh: '用于质量类型“{what}”：若机器、喷嘴或耗材没有该类型，Cura 会拒绝导入或隐藏该配置。',
  },
  quality_assumed: {
    en: 'The quality types of this printer in Cura are not known here: “{what}” is used, the type that Cura gives printers without quality types of their own. If your printer has its own types, choose one of them: otherwise Cura rejects or hides the profile.',
    zh: '此处没有该机器在 Cura 中的质量类型：采用“{what}”，即 Cura 为没有专属质量类型的机器提供的类型。若您的机器有专属的质量类型，请改选其中一种，否则 Cura 会拒绝导入或隐藏该配置。',
  },
} as const;

export const KINDS_ZH = { process: '工艺', filament: '耗材' } as const;

export type RemarkCode = keyof typeof ROW_REMARKS;
export type PresetNoteCode = keyof typeof PRESET_NOTES;

export function remark(code: RemarkCode, what = ''): Text {
  return fillText(ROW_REMARKS[code], { what });
}

/** A note on the whole preset. `whatZh`: its subject in Chinese, unless that is a name. */
export function note(code: PresetNoteCode, what = '', whatZh = what): PresetNote {
  const { en } = fillText(PRESET_NOTES[code], { what });
  const { zh } = fillText(PRESET_NOTES[code], { what: whatZh });
  return { code, text: en.trimEnd(), text_zh: zh.trimEnd() };
}

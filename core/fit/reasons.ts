import { fillText } from '../words/fill.js';
import type { Text } from '../words/language.js';
import { NOZZLE_MATERIAL_NAMES } from '../words/nozzle-materials.js';
import type { JudgedReason } from './judge.js';
import type { NozzleMaterial } from './nozzle-hardness.js';

/**
 * Reasons for a verdict on a printer and a material: a closed list of codes with their texts. `{name}` is a placeholder
 * for a figure or a word in both languages.
 */
export const FIT_REASONS: Readonly<Record<JudgedReason['code'], Text>> = {
  nozzle_too_cold: {
    en: '{material} needs {needs} °C at the nozzle; {side} {has} °C.',
    zh: '{material} 的喷嘴温度至少需要 {needs} °C，{side} {has} °C。',
  },
  nozzle_near_limit: {
    en: '{material} needs {needs} °C at the nozzle; {side} {has} °C, which leaves hardly any margin, and the rated temperature of the hotend is not known.',
    zh: '{material} 的喷嘴温度至少需要 {needs} °C，而{side} {has} °C，几乎没有余量，且热端的额定温度未知。',
  },
  nozzle_rating_unknown: {
    en: '{material} needs {needs} °C at the nozzle; {side} {has} °C, but the rated temperature of the hotend is not known and can be lower.',
    zh: '{material} 的喷嘴温度至少需要 {needs} °C，{side} {has} °C，但热端的额定温度未知，可能更低。',
  },
  nozzle_maximum_unknown: {
    en: '{material} needs {needs} °C at the nozzle; the maximum nozzle temperature of {printer} is not known.',
    zh: '{material} 的喷嘴温度至少需要 {needs} °C，{printer} 喷嘴可达到的温度未知。',
  },
  cold_extrusion: {
    en: '{material} prints at {needs} °C at most; by default, firmware does not extrude below {has} °C.',
    zh: '{material} 的打印温度最高 {needs} °C，而固件在喷嘴低于 {has} °C 时默认禁止挤出。',
  },
  bed_too_cold: {
    en: '{material} needs a bed of {needs} °C; {side} {has} °C.',
    zh: '{material} 的热床温度至少需要 {needs} °C，{side} {has} °C。',
  },
  bed_not_heated: {
    en: '{material} needs a bed of {needs} °C; {printer} has no heated bed.',
    zh: '{material} 的热床温度至少需要 {needs} °C，{printer} 没有加热热床。',
  },
  bed_maximum_unknown: {
    en: '{material} needs a bed of {needs} °C; the maximum bed temperature of {printer} is not known.',
    zh: '{material} 的热床温度至少需要 {needs} °C，{printer} 热床可达到的温度未知。',
  },
  chamber_not_heated: {
    en: '{material} needs a heated chamber; {printer} has none.',
    zh: '{material} 需要加热腔体，{printer} 没有。',
  },
  chamber_too_cold: {
    en: '{material} needs a chamber of {needs} °C; {side} {has} °C.',
    zh: '{material} 的腔温至少需要 {needs} °C，{side} {has} °C。',
  },
  chamber_unknown: {
    en: '{material} needs a heated chamber; it is not known whether {printer} has one.',
    zh: '{material} 需要加热腔体，不清楚 {printer} 是否有。',
  },
  chamber_heated: {
    en: '{printer} heats its chamber{to}, which keeps large parts of {material} from warping.',
    zh: '{printer} 腔体可加热{to}，有助于防止较大的 {material} 零件翘曲。',
  },
  chamber_passive: {
    en: '{printer} is enclosed, but {heats}: large parts of {material} can still warp.',
    zh: '{printer} 有封闭机箱，但{heats}：较大的 {material} 零件仍可能翘曲。',
  },
  not_enclosed: {
    en: '{material} {wants} an enclosure; {printer} is open.',
    zh: '{material} {wants}封闭机箱，{printer} 是敞开式的。',
  },
  enclosure_unknown: {
    en: '{material} {wants} an enclosure; it is not known whether {printer} has one.',
    zh: '{material} {wants}封闭机箱，不清楚 {printer} 是否封闭。',
  },
  fumes: {
    en: '{material} gives off harmful fumes: vent them outside or filter them.',
    zh: '{material} 会释放有害气体，请排到室外或加过滤。',
  },
  fumes_filtered: {
    en: '{material} gives off harmful fumes, and {printer} has an air filter for them.',
    zh: '{material} 会释放有害气体，{printer} 带有空气过滤。',
  },
  ptfe_tube_limit: {
    en: '{material} is printed at up to {needs} °C; above {has} °C the PTFE tube in the hotend of {printer} softens and gives off poisonous gas. Stay below that, or fit an all-metal heat break.',
    zh: '{material} 打印温度可达 {needs} °C，而 {printer} 热端内的 PTFE 管超过 {has} °C 会软化并释放有毒气体。请低于此温度打印，或换装全金属喉管。',
  },
  nozzle_too_soft: {
    en: '{material} is abrasive and wears out the {has} nozzle of {printer}: fit a hardened one.',
    zh: '{material} 具有磨损性，会磨坏 {printer} 的{has}喷嘴，请换装硬化喷嘴。',
  },
  nozzle_hardness_unknown: {
    en: '{material} is abrasive and wears out soft nozzles; the nozzle material of {printer} is not known. Make sure that the nozzle is hardened.',
    zh: '{material} 具有磨损性，会磨坏软质喷嘴；{printer} 出厂喷嘴的材质未知，请先确认是硬化喷嘴。',
  },
  nozzle_too_small: {
    en: '{material} needs a nozzle of {needs} mm or more; {has} mm is fitted.',
    zh: '{material} 至少需要 {needs} mm 的喷嘴，当前为 {has} mm。',
  },
  flexible_on_bowden: {
    en: '{material} is flexible, and {printer} {pushes} it through a Bowden tube: print slowly and retract little.',
    zh: '{material} 是柔性耗材，{printer} {pushes}远程挤出，请低速打印、减少回抽。',
  },
  other_filament_diameter: {
    en: 'The filament diameter is {needs} mm; {printer} uses {has} mm.',
    zh: '耗材线径为 {needs} mm，{printer} 使用 {has} mm。',
  },
  untuned_profile: {
    en: 'The only profile consists of the slicer’s defaults: it has not been tuned for {printer}.',
    zh: '唯一的配置取自切片软件的默认值，未针对 {printer} 调校。',
  },
  no_profile: {
    en: 'None of the sources here has a profile of {material} for {printer}.',
    zh: '本站收集的来源都没有为 {printer} 提供 {material} 的配置。',
  },
};

/** Wording of how strongly an enclosure is needed. */
const WANTS: Readonly<Record<string, Text>> = {
  required: { en: 'needs', zh: '需要' },
  recommended: { en: 'prints better in', zh: '最好使用' },
};

/** Wording for a chamber that is not known to be heated. */
const HEATS: Readonly<Record<'no' | 'unknown', Text>> = {
  no: { en: 'does not heat its chamber', zh: '腔体不加热' },
  unknown: { en: 'no source says that it heats its chamber', zh: '未见腔体加热的资料' },
};

/**
 * Fills in the text of a reason, judged or read from a file of verdicts.
 *
 * @param names material name and printer model
 */
export function reasonText(
  reason: Pick<JudgedReason, 'code' | 'needs' | 'has' | 'figure_kind'> & { ofProduct?: boolean },
  names: { material: string; printer: string },
): Text {
  const { code, needs, has, figure_kind: means, ofProduct } = reason;
  const { material } = names;
  const isLikely = means === 'likely';
  return fillText(FIT_REASONS[code], {
    ...names,
    material: ofProduct ? { en: `This ${material}`, zh: `这款 ${material}` } : material,
    needs: needs ?? '?',
    has: code === 'nozzle_too_soft' ? nozzleName(has as NozzleMaterial) : (has ?? '?'),
    side: sideOf(names.printer, means),
    wants: WANTS[String(needs)] ?? '?',
    to: typeof has === 'number' ? { en: ` to ${has} °C`, zh: `到 ${has} °C` } : '',
    heats: has === 'unheated' ? HEATS.no : HEATS.unknown,
    pushes: isLikely ? { en: 'probably pushes', zh: '很可能是' } : { en: 'pushes', zh: '采用' },
  });
}

export function nozzleName(material: NozzleMaterial): Text {
  const [en, zh] = NOZZLE_MATERIAL_NAMES[material];
  return { en, zh };
}

/** Phrases the printer's side of a comparison according to the kind of its figure. */
function sideOf(printer: string, means: JudgedReason['figure_kind']): Text {
  switch (means) {
    case 'rated':
      return { en: `${printer} is rated for`, zh: `${printer} 额定最高` };
    case 'firmware_limit':
      return { en: `the firmware of ${printer} allows`, zh: `${printer} 的固件最高只允许` };
    case 'community_firmware':
      return { en: `third-party firmware for ${printer} allows`, zh: `${printer} 的第三方固件最高只允许` };
    default:
      return { en: `${printer} reaches`, zh: `${printer} 最高只有` };
  }
}

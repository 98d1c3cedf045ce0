import type { Range } from '../range.js';
import { SLICER_NAMES, type SlicerId } from '../slicers.js';
import type { BoundOf } from './bounds.js';
import type { Condition } from './conditions.js';
import type { ConditionField } from './known.js';
import type { Origin } from './value.js';
import type { WayStatus } from './ways.js';

export type Tongue = 'en' | 'zh';

type Words<Key extends string> = Readonly<Record<Key, Readonly<Record<Tongue, string>>>>;

/** What a condition asks about. */
export const FIELD_WORDS: Words<ConditionField> = {
  materials: { en: 'material', zh: '耗材' },
  material_traits: { en: 'material', zh: '耗材' },
  extruder_types: { en: 'extruder', zh: '挤出机' },
  structures: { en: 'printer', zh: '打印机' },
  equipment: { en: 'equipment', zh: '配备' },
  nozzle_materials: { en: 'nozzle', zh: '喷嘴' },
  nozzle_diameters_mm: { en: 'nozzle', zh: '喷嘴' },
  firmwares: { en: 'firmware', zh: '固件' },
  slicers: { en: 'slicer', zh: '切片软件' },
  brands: { en: 'brand', zh: '品牌' },
};

/** What conditions allow. A word that is not here is an id, which stands for itself. */
const ALLOWED: Words<string> = {
  direct_drive: { en: 'direct drive', zh: '近程挤出' },
  bowden: { en: 'bowden tube', zh: '远程挤出' },
  open: { en: 'open', zh: '敞开式' },
  enclosed: { en: 'enclosed', zh: '封闭式' },
  heated_chamber: { en: 'heated chamber', zh: '带腔体加热' },
  cartesian: { en: 'Cartesian', zh: '笛卡尔结构' },
  corexy: { en: 'CoreXY', zh: 'CoreXY' },
  delta: { en: 'delta', zh: '三角洲' },
  bed_slinger: { en: 'bed slinger', zh: '热床前后移动' },
  z_bed: { en: 'bed that moves up and down', zh: '热床升降' },
  fixed_bed: { en: 'fixed bed', zh: '热床固定' },
  belt: { en: 'belt', zh: '传送带' },
  multi_material: { en: 'several filaments', zh: '多色多料' },
  auxiliary_fan: { en: 'auxiliary fan', zh: '辅助风扇' },
  abrasive: { en: 'abrasive', zh: '磨损性' },
  flexible: { en: 'flexible', zh: '柔性' },
  warping: { en: 'prone to warping', zh: '易翘曲' },
  open_door: { en: 'wants an open printer', zh: '需敞开打印' },
  brass: { en: 'brass', zh: '黄铜' },
  stainless_steel: { en: 'stainless steel', zh: '不锈钢' },
  hardened_steel: { en: 'hardened steel', zh: '硬化钢' },
  marlin: { en: 'Marlin', zh: 'Marlin' },
  klipper: { en: 'Klipper', zh: 'Klipper' },
  reprapfirmware: { en: 'RepRapFirmware', zh: 'RepRapFirmware' },
  bambu: { en: 'Bambu Lab', zh: '拓竹' },
};

/** Where a value was found. */
export const ORIGIN_WORDS: Words<Origin> = {
  yours: { en: 'yours', zh: '您的值' },
  profile: { en: 'of the profile', zh: '配置的值' },
  printer: { en: 'of the printer', zh: '打印机的值' },
  material: { en: 'usual for the material', zh: '该耗材的常用值' },
  unknown: { en: 'not known', zh: '未知' },
};

/** Whose bound it is. */
export const BOUND_WORDS: Words<BoundOf> = {
  fix: { en: 'the safe range of this fix', zh: '该方法的安全范围' },
  material: { en: 'the range of the material', zh: '耗材的范围' },
  printer: { en: 'the limit of the printer', zh: '打印机的上限' },
  profile: { en: 'the range of the profile', zh: '配置的范围' },
  slicer: { en: 'what the slicer takes', zh: '切片软件的范围' },
  setting: { en: 'the least the setting can be', zh: '该设置的最小值' },
};

/** Why no step can be given, or that it is one back. */
export const STATUS_WORDS: Words<Exclude<WayStatus, 'step' | 'come_back'>> = {
  begin: { en: 'off now: begin with', zh: '目前关闭，请先设为' },
  go_back: { en: 'beyond the end already: go back to', zh: '已超过该方向的尽头，请退回' },
  at_bound: { en: 'already at the end', zh: '已到尽头' },
  no_step: { en: 'no source says how far at a time', zh: '没有来源给出每次的幅度' },
  unknown_now: { en: 'the value now is not known', zh: '当前值未知' },
  no_range: { en: 'the known limits leave nothing between them', zh: '已知的上下限相互矛盾' },
};

/** A condition in words. */
export function conditionWords({ field, allowed }: Condition, tongue: Tongue): string {
  const what = isList(allowed) ? listWords(allowed, field, tongue) : rangeWords(allowed);
  return tongue === 'en' ? `${FIELD_WORDS[field].en}: ${what}` : `${FIELD_WORDS[field].zh}：${what}`;
}

/** Long lists are cut: whoever wants all of them has the condition. */
function listWords(allowed: readonly string[], field: ConditionField, tongue: Tongue): string {
  const words = allowed.slice(0, MOST_WORDS).map((one) => wordOf(field, one, tongue));
  return [...words, ...(allowed.length > MOST_WORDS ? ['…'] : [])].join(' / ');
}

const MOST_WORDS = 6;

function wordOf(field: ConditionField, id: string, tongue: Tongue): string {
  if (field === 'slicers') return SLICER_NAMES[id as SlicerId] ?? id;
  return ALLOWED[id]?.[tongue] ?? id;
}

function isList(allowed: readonly string[] | Range): allowed is readonly string[] {
  return Array.isArray(allowed);
}

function rangeWords({ min, max }: Range): string {
  if (min != null && max != null) return min === max ? `${min} mm` : `${min}–${max} mm`;
  return min != null ? `≥ ${min} mm` : `≤ ${max} mm`;
}

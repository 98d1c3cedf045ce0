import type { Cause, Code, Diagnosis, Fit, Fix, Profile } from '../../schemas/generated/record.js';
import type { SymptomSource } from '../../schemas/generated/source.js';
import type { FoundKind } from '../names/search.js';
import { type Enumeration, type Language, LOCALES } from './language.js';
import { NOZZLE_MATERIAL_NAMES } from './nozzle-materials.js';

type Check = Diagnosis['checks'][number];

export function inLanguage<Value extends string>(table: Enumeration<Value>, language: Language): Record<Value, string> {
  const { say } = LOCALES[language];
  const named = Object.entries<Enumeration[string]>(table).map(([value, pair]) => [value, say(...pair)]);
  return Object.fromEntries(named) as Record<Value, string>;
}

/** How a printer is built and what a filament is prone to, for records and for the conditions of rules. */
export const BUILDS = {
  direct_drive: ['direct drive', '近程挤出'],
  bowden: ['Bowden tube', '远程挤出（Bowden）'],
  open: ['open frame', '敞开式'],
  enclosed: ['enclosed', '封闭式'],
  cartesian: ['Cartesian', '笛卡尔（含 i3）'],
  corexy: ['CoreXY', 'CoreXY'],
  delta: ['delta', '三角洲'],
  bed_slinger: ['bed slinger', '热床前后移动'],
  z_bed: ['bed moves in Z', '热床升降'],
  fixed_bed: ['fixed bed', '热床固定'],
  belt: ['belt', '传送带'],
  auxiliary_fan: ['auxiliary fan', '辅助风扇'],
  abrasive: ['abrasive', '磨损性'],
  flexible: ['flexible', '柔性'],
  warping: ['prone to warping', '易翘曲'],
  ...NOZZLE_MATERIAL_NAMES,
  marlin: ['Marlin', 'Marlin'],
  klipper: ['Klipper', 'Klipper'],
  reprapfirmware: ['RepRapFirmware', 'RepRapFirmware'],
  bambu: ['Bambu Lab firmware', '拓竹固件'],
} satisfies Enumeration;

/** Whether a printer prints a material. */
export const FIT_VERDICTS: Enumeration<Fit['verdict']> = {
  yes: ['yes', '可以'],
  with_care: ['with care', '可以，但需注意'],
  no: ['no', '不可以'],
  unknown: ['not known', '未知'],
};

/** Units whose word is not their symbol, and figures with a special meaning, in one language. */
export const UNIT_WORDS: Record<Language, Readonly<Record<string, string>>> = {
  en: {
    'unit count': '',
    'unit ratio': '',
    'unit bool': '',
    'unit enum': '',
    'figure -1 layers': 'as many as on top',
    'unit 1 layers': 'layer',
    'unit 1 turns': 'turn',
  },
  zh: {
    'unit count': '',
    'unit ratio': '',
    'unit bool': '',
    'unit enum': '',
    'figure -1 layers': '与顶部相同',
    'unit layers': '层',
    'unit turns': '圈',
    'unit min': '分钟',
    'unit h': '小时',
    'unit s': '秒',
    'unit grit': '目',
    'unit % of nozzle diameter': '%（喷嘴直径）',
    'unit % of the current value': '%（当前值）',
    'unit % relative humidity': '%（相对湿度）',
  },
};

/** The word of a unit after a figure: `1 layer`, `3 层`; empty if the figure needs none. */
export function unitAfter(figure: string, unit: string, language: Language): string {
  const own = UNIT_WORDS[language];
  return (figure === '1' ? own[`unit 1 ${unit}`] : undefined) ?? own[`unit ${unit}`] ?? unit;
}

/**
 * Words of a rule's conditions that differ from those of records: there the same value is a need of a material, or a
 * part.
 */
export const CONDITION_VALUES: Enumeration = {
  ...BUILDS,
  heated_chamber: ['heated chamber', '带腔体加热'],
  multi_material: ['several filaments', '多色多料'],
  manual_levelling: ['bed levelled by screws', '用螺丝调平'],
  automatic_levelling: ['automatic levelling', '自动调平'],
  thin_filament: ['1.75 mm filament', '1.75 mm 耗材'],
  thick_filament: ['2.85 or 3 mm filament', '2.85 或 3 mm 耗材'],
  pressure_advance: ['firmware with pressure advance', '固件带压力提前'],
  lead_screws: ['Z axis on lead screws', 'Z 轴为丝杆'],
  aligned_z: ['several Z motors that the firmware aligns', '多个 Z 轴电机由固件校平'],
  separate_probe: ['probe beside the nozzle', '喷嘴旁有探针'],
  plate_clips: ['plate held by clips', '打印板用夹子固定'],
  open_door: ['prefers an open printer', '需敞开打印'],
};

/** How severe a machine's message is. */
export const CODE_SEVERITIES: Enumeration<NonNullable<Code['severity']>> = {
  notice: ['no fault', '正常提示'],
  warning: ['warning, the print continues', '警告，继续打印'],
  paused: ['paused', '已暂停'],
  stopped: ['stopped', '已停止'],
  danger: ['danger', '危险'],
};

export const CODE_RECOVERIES: Enumeration<NonNullable<Code['recovery']>> = {
  continues: ['The print continues by itself.', '会自行继续打印。'],
  resume: ['Once this is fixed, the print can be resumed.', '处理后可继续打印。'],
  restart: ['The printer or its firmware must be restarted.', '需要重启机器或固件。'],
  repair: ['A part or a setting must be fixed first.', '需要先修好零件或改正设置。'],
  service: ["Contact the maker's service.", '需要联系厂商售后。'],
};

export const LIKELIHOODS: Enumeration<Cause['likelihood']> = {
  high: ['likely', '很可能'],
  medium: ['possible', '有可能'],
  low: ['rare', '少见'],
};

export const FIX_KINDS: Enumeration<Fix['kind']> = {
  setting: ['Setting', '参数'],
  calibration: ['Calibration', '校准'],
  maintenance: ['Maintenance', '保养'],
  material: ['Filament', '耗材'],
  process: ['Printing method', '打印方式'],
  model: ['Model', '模型'],
  environment: ['Surroundings', '环境'],
  firmware: ['Firmware', '固件'],
  hardware: ['Hardware', '硬件'],
};

export const FIX_COSTS: Enumeration<Fix['cost']> = {
  free: ['nothing to buy', '无需购买'],
  low: ['low cost', '花费低'],
  medium: ['medium cost', '花费中等'],
  high: ['high cost', '花费高'],
};

export const HAZARDS: Enumeration<Fix['hazards'][number]> = {
  burn: ['Burns', '烫伤'],
  electric_shock: ['Electric shock', '触电'],
  fumes: ['Fumes', '烟气'],
  fire: ['Fire', '起火'],
  moving_parts: ['Moving parts', '运动部件'],
  sharp_edges: ['Sharp edges', '锐边'],
  hardware_damage: ['Damage to the printer', '损坏打印机'],
};

export const DIRECTIONS: Enumeration<NonNullable<Fix['adjustment']>['direction']> = {
  increase: ['Raise', '调高'],
  decrease: ['Lower', '调低'],
  set: ['Set', '设为'],
  enable: ['Switch on', '开启'],
  disable: ['Switch off', '关闭'],
  tune: ['Tune', '微调'],
};

export const CHECK_COSTS: Enumeration<Check['cost']> = {
  nothing: ['uses no material', '不消耗材料'],
  filament: ['uses some filament', '消耗少量耗材'],
  part: ['needs a spare part', '需要更换零件'],
};

export const CHECK_STOPS: Enumeration<Check['interrupts']> = {
  nothing: ['the print can continue', '无需停机'],
  print: ['the print must stop', '需要停止打印'],
  machine: ['the printer must be switched off', '需要关机'],
};

/** The kinds of records and pages that the search finds. */
export const FOUND_KIND_NAMES: Enumeration<FoundKind> = {
  symptoms: ['symptom', '故障现象'],
  printers: ['printer', '打印机'],
  materials: ['material', '耗材'],
  brands: ['brand', '品牌'],
  filaments: ['filament', '品牌耗材'],
  filament_brands: ['filament brand', '耗材品牌'],
  settings: ['setting', '参数'],
  causes: ['cause', '原因'],
  calibration: ['calibration step', '校准步骤'],
};

/** The presets of a slicer that a profile consists of. */
export const PRESET_KINDS: Enumeration<'filament' | 'process' | 'machine'> = {
  filament: ['filament preset', '耗材预设'],
  process: ['process preset', '工艺预设'],
  machine: ['machine preset', '机器预设'],
};

export const PRESET_BASES: Enumeration<Profile['basis']> = {
  default: ['the printer’s default filament preset', '该机器的默认耗材预设'],
  generic: ['a generic filament preset for this printer', '该机器的通用耗材预设'],
  brand: ['a filament preset of the printer’s own brand', '打印机厂商自有品牌的耗材预设'],
  third_party: ['a filament preset of a third party', '第三方的耗材预设'],
  library: [
    'a fallback of the slicer’s shared library: not tested on this printer',
    '切片软件共享库的后备预设：未在该机器上验证',
  ],
};

export const EVIDENCES: Enumeration<Profile['evidence']> = {
  tuned: ['tuned for this printer and material', '针对本机和该耗材调校过'],
  generic_material: [
    'the slicer’s generic figures for the material, not tuned for this printer',
    '切片软件的通用耗材数值，未针对本机调校',
  ],
  slicer_defaults: ['the slicer’s defaults, not tuned for this printer', '切片软件的默认值，未针对本机调校'],
};

export const PROCESS_CHOICES: Enumeration<NonNullable<Profile['provenance']['process_choice']>> = {
  default: ['named by the printer preset', '由机器预设指定'],
  inferred: ['the nearest standard process', '最接近的标准工艺'],
};

/** The categories of symptoms, in display order. */
export const CATEGORIES: Enumeration<SymptomSource['category']> = {
  'first-layer': ['First layer and adhesion', '首层与附着'],
  extrusion: ['Extrusion', '挤出'],
  surface: ['Surface quality', '表面质量'],
  material: ['Filament condition', '耗材状态'],
  dimensional: ['Dimensional accuracy', '尺寸精度'],
  mechanical: ['Motion and mechanics', '运动与机械'],
  structural: ['Strength and bonding', '强度与层间结合'],
  'bridging-overhang': ['Bridges, overhangs and cooling', '桥接、悬垂与冷却'],
  support: ['Supports', '支撑'],
  model: ['Model and slicing', '模型与切片'],
  failure: ['Failed prints', '打印失败'],
  electronics: ['Electronics and firmware', '电气与固件'],
  'multi-material': ['Several materials', '多色多料'],
};

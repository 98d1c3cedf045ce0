import { z } from 'zod';
import type { Text } from '../../../../core/words/language.js';
import { SLICERS } from '../../../../core/words/slicers.js';

/** Descriptions of the arguments, for assistants and the documentation; tools that share a name share its meaning. */
export const ARGUMENTS = {
  language: { en: 'Language of the texts.', zh: '名称与说明的语言：en（默认）或 zh（简体中文）。' },
  text: {
    en: 'A name, part of a name, an alias, or a key of a slicer.',
    zh: '要找的内容：名称、名称的一部分、别名或切片软件的键名；中英文均可，拼错也行。',
  },
  kinds: { en: 'Only records of these kinds.', zh: '只找这些类型的记录。' },
  printer: {
    en: 'Id, name or alias, such as "P1S".',
    zh: '打印机：标识、名称或别名，如“P1S”或“creality-ender-3-s1”。',
  },
  material: { en: 'Id, name or alias, such as "PETG".', zh: '耗材：标识、名称或别名，如“PETG”。' },
  nozzle: {
    en: 'Such as "0.4"; default: that of the printer.',
    zh: '喷嘴，按配置中的写法，如“0.4”；不给则用打印机出厂的喷嘴。',
  },
  product: { en: 'Branded filament; its figures come first.', zh: '品牌耗材，按料盘上的名称：优先采用其自身的数值。' },
  own_nozzle: { en: 'Material of the fitted nozzle.', zh: '用户换装的喷嘴的材质。' },
  own_enclosure: { en: 'Whether the printer is in an enclosure.', zh: '用户是否已加装封闭机箱。' },
  slicer: { en: 'Slicer of the keys and menus.', zh: '要给出哪个切片软件的键名和菜单路径。' },
  name: { en: 'Id, name or alias of one record.', zh: '一条记录的标识、名称或别名。' },
  kind: { en: 'Only needed if a name is ambiguous.', zh: '仅在名称有歧义时需要。' },
  fields: {
    en: 'Only these fields, such as ["max_nozzle_temperature_c"].',
    zh: '只给这些字段，回答更短，如 max_nozzle_temperature_c；字段名同 facts。',
  },
  setting: {
    en: 'Id, name in either language, or key of any slicer.',
    zh: '设置：标识、中英文名称，或任一切片软件的键名，如“nozzle_temperature”。',
  },
  settings: {
    en: 'Only these settings, with menu paths; default: all, without paths.',
    zh: '只给这些设置，并附菜单路径；不给则列出配置中的全部设置，不含路径。',
  },
  value: { en: 'A number, or true/false.', zh: '值：数字；开关用 true 或 false。' },
  unit: {
    en: 'As the user said it, such as "°F"; omit it only if none was said. Never convert it.',
    zh: '用户所说的单位，如“°F”或“mm/min”；用户没说才省略，不要自行换算。',
  },
  symptoms: {
    en: 'What is wrong, the main fault first, in any words.',
    zh: '看到的现象，主要的在前，中英文均可，用词不限，如：拉丝。',
  },
  answers: {
    en: 'Answers so far: question id -> outcome id, or "unknown".',
    zh: '目前的回答：问题的标识对应结果的标识；用户答不上来时填“unknown”。',
  },
  statements: {
    en: 'What the user already said, from what the answer lists or "If it failed": check -> outcome.',
    zh: '用户在提问之前已说明的情况，取自回答中列出的条目或“若无效”：检查项对应结果，如 dried 对应 same。',
  },
  user_values: {
    en: "The user's own values: setting id -> value in the unit of the setting.",
    zh: '用户自己设的值：设置的标识对应数值（按该设置的单位），如 nozzle_temperature 对应 225。',
  },
  cause: {
    en: 'Cause whose fixes to return, instead of the likeliest.',
    zh: '排名中某个原因的标识：给出它的解决方法，而不是最可能的那个原因的。',
  },
  printers: {
    en: '1 to 5 printers to compare; requirements then only mark which match.',
    zh: '要判断或并排比较的 1 到 5 台打印机；此时各项需求只用于标注是否满足。',
  },
  slicer_version: { en: 'Version of the slicer; default: the newest.', zh: '切片软件的版本；默认为已知的最新版本。' },
  fixes: {
    en: 'Fixes to apply, as "symptom/fix" from diagnose.',
    zh: '要写入的解决方法，写作“现象/方法”，取自 diagnose。',
  },
  file: { en: 'Text of the file; of G-code, its settings block.', zh: '文件的文本；G-code 只需其中的设置段。' },
  file_name: { en: 'Its name, such as "part.gcode".', zh: '文件名，如“part.gcode”。' },
  build_volume_mm: { en: 'Minimum, mm.', zh: '至少要有的打印体积，单位 mm。' },
  min_nozzle_temperature_c: { en: 'Minimum, °C.', zh: '喷嘴最高温度至少要到多少 °C。' },
  min_bed_temperature_c: { en: 'Minimum, °C.', zh: '热床最高温度至少要到多少 °C。' },
  min_chamber_temperature_c: { en: 'Minimum, °C.', zh: '腔体最高温度至少要到多少 °C。' },
  enclosed: { en: 'Whether it must be enclosed, or open.', zh: '必须封闭，或必须不封闭。' },
  extruder_type: { en: 'How filament is fed.', zh: '送料方式。' },
  kinematics: { en: 'How the axes are driven, such as "corexy".', zh: '轴的驱动方式，如“corexy”。' },
  brand: { en: 'Brand, such as "Prusa".', zh: '品牌，如“Prusa”。' },
  materials: { en: 'Materials that it must print.', zh: '必须能打印的耗材。' },
  nozzle_diameter_mm: { en: 'Nozzle that it must support.', zh: '必须支持的喷嘴直径，单位 mm。' },
  offset: { en: 'Results to skip, to continue a list.', zh: '跳过前若干项：用于续问被截断的列表。' },
} as const satisfies Record<string, Text>;

type Described = keyof typeof ARGUMENTS;

export function described<T extends z.ZodType>(name: Described, schema: T): T {
  return schema.describe(ARGUMENTS[name].en);
}

const NAME = z.string().min(1).max(200);

export const SCALAR = z.union([z.number(), z.string(), z.boolean()]);

/** Names of records, and other arguments that several tools take. */
export const args = {
  name: (which: Described) => described(which, NAME),
  names: (which: Described, least: number, most: number) => described(which, z.array(NAME).min(least).max(most)),
  slicer: described('slicer', z.enum(SLICERS)).optional(),
};

export const SETUP = {
  printer: args.name('printer').optional(),
  material: args.name('material').optional(),
  nozzle: args.name('nozzle').optional(),
  slicer: args.slicer,
};

/** The arguments of a tool, with the language; unknown ones are rejected with a list of the allowed ones. */
export function argumentsOf<Shape extends z.core.$ZodLooseShape>(own: Shape) {
  const shape = { ...own, language: described('language', z.enum(['en', 'zh']).default('en')) };
  const allowed = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `unknown argument ${issue.keys.map((key: string) => JSON.stringify(key)).join(', ')}; allowed: ${allowed}`
        : undefined,
  });
}

import { nozzleOf, type Setup } from './setup.js';

/** A setup that cannot print as it is: a closed list, each code with its text. `{name}` stands for a figure or a name. */
export const CONTRADICTIONS = {
  profile_of_other_printer: {
    en: 'The profile is for another printer ({other}): its values do not apply to {printer}.',
    zh: '该配置属于另一台打印机（{other}），其数值不适用于 {printer}。',
  },
  profile_of_other_material: {
    en: 'The profile is for another material ({other}): its values do not apply to {material}.',
    zh: '该配置属于另一种耗材（{other}），其数值不适用于 {material}。',
  },
  nozzle_not_of_printer: {
    en: 'The setup has a {nozzle} mm nozzle, which is not among the known nozzles of {printer}.',
    zh: '当前喷嘴为 {nozzle} mm，不在 {printer} 已知的喷嘴之列。',
  },
  nozzle_too_small: {
    en: '{material} needs a nozzle of at least {least} mm; {nozzle} mm is fitted.',
    zh: '{material} 至少需要 {least} mm 的喷嘴，当前为 {nozzle} mm。',
  },
  nozzle_too_soft: {
    en: '{material} is abrasive and wears out the brass nozzle that {printer} comes with.',
    zh: '{material} 具有磨损性，会磨坏 {printer} 出厂的黄铜喷嘴。',
  },
  nozzle_too_cold: {
    en: '{material} needs {needs} °C at the nozzle; {printer} reaches {reaches} °C.',
    zh: '{material} 的喷嘴温度至少需要 {needs} °C，{printer} 最高只有 {reaches} °C。',
  },
  bed_too_cold: {
    en: '{material} needs a bed of {needs} °C; {printer} reaches {reaches} °C.',
    zh: '{material} 的热床温度至少需要 {needs} °C，{printer} 最高只有 {reaches} °C。',
  },
  chamber_too_cold: {
    en: '{material} needs a chamber of {needs} °C; {printer} reaches {reaches} °C.',
    zh: '{material} 的腔温至少需要 {needs} °C，{printer} 最高只有 {reaches} °C。',
  },
  not_enclosed: {
    en: '{material} needs an enclosed printer; {printer} is open.',
    zh: '{material} 需要封闭机箱，{printer} 是敞开式的。',
  },
  beyond_printer: {
    en: 'Your {setting} of {value} °C is above the maximum of {printer}: {reaches} °C.',
    zh: '您设的{setting} {value} °C 超过 {printer} 的上限 {reaches} °C。',
  },
} as const;

export type ContradictionCode = keyof typeof CONTRADICTIONS;

/** One contradiction of a setup, with its texts filled in. */
export interface Contradiction {
  code: ContradictionCode;
  message: string;
  message_zh: string;
}

type Part = string | number | { en: string; zh: string };

function contradiction(code: ContradictionCode, parts: Readonly<Record<string, Part>>): Contradiction {
  const say = (language: 'en' | 'zh') =>
    CONTRADICTIONS[code][language].replace(/\{(\w+)\}/g, (_, name: string) => {
      const part = parts[name] ?? '';
      return String(typeof part === 'object' ? part[language] : part);
    });
  return { code, message: say('en'), message_zh: say('zh') };
}

/** Temperatures that a person can set beyond what the printer reaches. */
const REACHES = [
  ['nozzle_temperature', 'max_nozzle_temperature_c', { en: 'nozzle temperature', zh: '喷嘴温度' }],
  [
    'nozzle_temperature_first_layer',
    'max_nozzle_temperature_c',
    { en: 'first layer nozzle temperature', zh: '首层喷嘴温度' },
  ],
  ['bed_temperature', 'max_bed_temperature_c', { en: 'bed temperature', zh: '热床温度' }],
  ['bed_temperature_first_layer', 'max_bed_temperature_c', { en: 'first layer bed temperature', zh: '首层热床温度' }],
  ['chamber_temperature', 'max_chamber_temperature_c', { en: 'chamber temperature', zh: '腔体温度' }],
] as const;

/** What in a setup rules itself out: said before any advice. */
export function contradictionsOf(setup: Setup): Contradiction[] {
  return [...ofProfile(setup), ...ofNozzle(setup), ...ofHeat(setup), ...ofYours(setup)];
}

function* ofProfile({ printer, material, profile }: Setup): Iterable<Contradiction> {
  if (profile && printer && profile.printer !== printer.id)
    yield contradiction('profile_of_other_printer', { other: profile.printer, printer: printer.model });
  if (profile && material && profile.material !== material.id)
    yield contradiction('profile_of_other_material', { other: profile.material, material: material.name });
}

function* ofNozzle(setup: Setup): Iterable<Contradiction> {
  const { printer, material } = setup;
  const nozzle = nozzleOf(setup);
  const sizes = printer?.nozzle_diameters_mm ?? [];
  if (printer && nozzle !== null && sizes.length > 0 && !sizes.includes(nozzle))
    yield contradiction('nozzle_not_of_printer', { nozzle, printer: printer.model });
  const least = material?.min_nozzle_diameter_mm;
  if (material && least != null && nozzle !== null && nozzle < least)
    yield contradiction('nozzle_too_small', { material: material.name, least, nozzle });
  if (printer && material?.abrasive && printer.nozzle_material === 'brass')
    yield contradiction('nozzle_too_soft', { material: material.name, printer: printer.model });
}

function* ofHeat({ printer, material }: Setup): Iterable<Contradiction> {
  if (!printer || !material) return;
  const names = { material: material.name, printer: printer.model };
  const needs = [
    ['nozzle_too_cold', material.nozzle_temperature_c.min, printer.max_nozzle_temperature_c],
    ['bed_too_cold', material.bed_temperature_c.min, printer.max_bed_temperature_c],
    ['chamber_too_cold', material.chamber_temperature_c.min, printer.max_chamber_temperature_c],
  ] as const;
  for (const [code, least, most] of needs)
    if (least !== null && most !== null && least > most)
      yield contradiction(code, { ...names, needs: least, reaches: most });
  const closed = material.enclosure === 'required' || material.enclosure === 'heated_chamber';
  if (closed && printer.enclosed === false) yield contradiction('not_enclosed', names);
}

function* ofYours({ printer, yours }: Setup): Iterable<Contradiction> {
  if (!printer) return;
  for (const [id, field, setting] of REACHES) {
    const value = yours[id];
    const reaches = printer[field];
    if (typeof value === 'number' && reaches !== null && value > reaches)
      yield contradiction('beyond_printer', { setting, value, reaches, printer: printer.model });
  }
}

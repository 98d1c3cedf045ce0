import { fitOf } from '../../fit/fit.js';
import type { FitReasonCode } from '../../fit/reasons.js';
import { nozzleOf, type Setup } from './setup.js';

/** What in a setup rules itself out beside the machine and the material. `{name}` stands for a figure or a name. */
const CONTRADICTIONS = {
  profile_of_other_printer: {
    en: 'The profile is for another printer ({other}): its values say nothing of {printer}.',
    zh: '该配置属于另一台打印机（{other}），其数值不适用于 {printer}。',
  },
  profile_of_other_material: {
    en: 'The profile is for another material ({other}): its values say nothing of {material}.',
    zh: '该配置属于另一种耗材（{other}），其数值不适用于 {material}。',
  },
  nozzle_not_of_printer: {
    en: 'The setup has a nozzle of {nozzle} mm, which is none of those known for {printer}.',
    zh: '当前喷嘴为 {nozzle} mm，不在 {printer} 已知的喷嘴之列。',
  },
  beyond_printer: {
    en: 'Your {setting} of {value} °C is more than {printer} reaches: {reaches} °C.',
    zh: '您设的{setting} {value} °C 超过 {printer} 的上限 {reaches} °C。',
  },
} as const;

/** Reasons of a verdict on a machine and a material that rule the pair out as it stands. */
const RULED_OUT = [
  'nozzle_too_cold',
  'bed_too_cold',
  'bed_not_heated',
  'chamber_too_cold',
  'chamber_not_heated',
  'not_enclosed',
  'nozzle_too_soft',
  'nozzle_too_small',
] as const satisfies readonly FitReasonCode[];

export type ContradictionCode = keyof typeof CONTRADICTIONS | (typeof RULED_OUT)[number];

/** One contradiction of a setup, with its texts filled in. */
export interface Contradiction {
  code: ContradictionCode;
  message: string;
  message_zh: string;
}

type Part = string | number | { en: string; zh: string };

function contradiction(code: keyof typeof CONTRADICTIONS, parts: Readonly<Record<string, Part>>): Contradiction {
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
  return [...ofProfile(setup), ...ofNozzle(setup), ...ofPair(setup), ...ofYours(setup)];
}

function* ofProfile({ printer, material, profile }: Setup): Iterable<Contradiction> {
  if (profile && printer && profile.printer !== printer.id)
    yield contradiction('profile_of_other_printer', { other: profile.printer, printer: printer.model });
  if (profile && material && profile.material !== material.id)
    yield contradiction('profile_of_other_material', { other: profile.material, material: material.name });
}

function* ofNozzle(setup: Setup): Iterable<Contradiction> {
  const { printer } = setup;
  const nozzle = nozzleOf(setup);
  const sizes = printer?.nozzle_diameters_mm ?? [];
  if (printer && nozzle !== null && sizes.length > 0 && !sizes.includes(nozzle))
    yield contradiction('nozzle_not_of_printer', { nozzle, printer: printer.model });
}

/** What the verdict on the machine and the material rules out; what only makes it harder is no contradiction. */
function* ofPair(setup: Setup): Iterable<Contradiction> {
  const { printer, material, profile } = setup;
  if (!printer || !material) return;
  const own = profile?.printer === printer.id && profile.material === material.id ? [profile] : [];
  const { reasons } = fitOf({ printer, material, profiles: own, nozzle: nozzleOf(setup) ?? undefined });
  for (const { code, verdict, needs, message, message_zh } of reasons) {
    const known = RULED_OUT.find((one) => one === code);
    if (known && verdict !== 'yes' && needs !== 'recommended') yield { code: known, message, message_zh };
  }
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

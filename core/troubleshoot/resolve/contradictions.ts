import { type JudgedReason, judgeFit } from '../../fit/judge.js';
import { reasonText } from '../../fit/reasons.js';
import { type Filling, fillText } from '../../words/fill.js';
import { nozzleOf, type Setup } from './setup.js';

/** Contradictions besides those between printer and material: a closed list of codes with their texts. */
const CONTRADICTIONS = {
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
  beyond_printer: {
    en: 'Your {setting} of {value} °C is above the maximum of {printer}: {reaches} °C.',
    zh: '您设的{setting} {value} °C 超过 {printer} 的上限 {reaches} °C。',
  },
} as const;

/** Fit reasons that rule the setup out: the printer cannot do it, or only once something on it is changed. */
const RULING_OUT = {
  nozzle_too_cold: 'cannot',
  bed_too_cold: 'cannot',
  bed_not_heated: 'cannot',
  chamber_too_cold: 'cannot',
  chamber_not_heated: 'cannot',
  ptfe_tube_limit: 'change',
  not_enclosed: 'change',
  nozzle_too_soft: 'change',
  nozzle_too_small: 'change',
} as const satisfies Partial<Record<JudgedReason['code'], 'cannot' | 'change'>>;

type ReasonCode = keyof typeof RULING_OUT;

export type ContradictionCode = keyof typeof CONTRADICTIONS | ReasonCode;

/** A contradiction within a setup, with its texts filled in. */
export interface Contradiction {
  code: ContradictionCode;
  message: string;
  message_zh: string;
}

function contradiction(code: keyof typeof CONTRADICTIONS, fillings: Readonly<Record<string, Filling>>): Contradiction {
  const { en, zh } = fillText(CONTRADICTIONS[code], fillings);
  return { code, message: en, message_zh: zh };
}

/** Temperatures that a user can set above the printer's maximum. */
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

/** Contradictions within a setup, shown before any advice. */
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

/** Fit reasons that rule out the printer and the material; those that only ask for care do not. */
function* ofPair(setup: Setup): Iterable<Contradiction> {
  const { printer, material, profile } = setup;
  if (!printer || !material) return;
  const profiles = profile?.printer === printer.id && profile.material === material.id ? [profile] : [];
  const { reasons } = judgeFit({ printer, material, profiles, nozzle: nozzleOf(setup) ?? undefined });
  for (const reason of reasons) {
    const code = rulesOut(reason);
    const { en, zh } = reasonText(reason, { material: material.name, printer: printer.model });
    if (code) yield { code, message: en, message_zh: zh };
  }
}

function rulesOut({ code, verdict, needs }: JudgedReason): ReasonCode | undefined {
  const own = (Object.keys(RULING_OUT) as ReasonCode[]).find((one) => one === code);
  if (verdict === 'no' || own === undefined) return own;
  return needs === 'recommended' || verdict === 'yes' || RULING_OUT[own] === 'cannot' ? undefined : own;
}

function* ofYours({ printer, user_values: yours }: Setup): Iterable<Contradiction> {
  if (!printer) return;
  for (const [id, field, setting] of REACHES) {
    const value = yours[id];
    const reaches = printer[field];
    if (typeof value === 'number' && reaches !== null && value > reaches)
      yield contradiction('beyond_printer', { setting, value, reaches, printer: printer.model });
  }
}

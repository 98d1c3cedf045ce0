import type { Setting } from '../../../schemas/generated/record.js';
import { printerName } from '../../names/printer-name.js';
import type { Limit } from '../../troubleshoot/resolve/bounds.js';
import { nozzleOf, type SettingValue, type Setup } from '../../troubleshoot/resolve/setup.js';
import { type Language, LOCALES } from '../../words/language.js';
import { writerIn } from '../../words/record-words.js';
import { SLICER_NAMES } from '../../words/slicers.js';
import { FIRST_LAYER_APART, isApart } from '../first-layer-apart.js';
import { endBeyond, type Range } from '../range.js';
import { checkValue } from './check-value.js';
import type { ValueProblem } from './problems.js';
import type { ValueCheck } from './types.js';

/** Origin of a range: a record, the slicer, all records, those with the same extruder type, or another layer. */
export type RangeOf = Limit['of'] | 'records' | 'extruder' | 'first_layer' | 'other_layers';

/**
 * Severity. `dangerous`: more than the machine takes, or so far from every record that it must be a mistake; `unusual`:
 * outside a range; `slowed`: a speed reduced by the flow limit, which is harmless.
 */
export const SEVERITIES = ['dangerous', 'unusual', 'slowed'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** A questionable value of a setup, in the unit of its setting. */
export interface Finding {
  setting: string;
  value: number;
  unit: string;
  severity: Severity;
  /** Value of the profile, printer or material; null: unknown. */
  profile: number | null;
  /** The limit that it is beyond; null: impossible by itself, far from the profile, or slowed down. */
  limit: { of: RangeOf; field: string | null; end: 'min' | 'max'; value: number; records: number | null } | null;
  problem: ValueProblem | null;
  /** Probable intention: the figure in another unit, a value for a Bowden tube, or a shifted decimal point. */
  slip: { kind: 'unit' | 'bowden' | 'point'; unit: string; value: number } | null;
  /** Speed left by the flow limit, mm/s; null: not reduced. */
  slowed_to: number | null;
}

/** Result of checking all own values of a setup. */
export interface SetupCheck {
  /** Worst first, then in the order of the settings. */
  findings: Finding[];
  /** Number of values compared with a range, and how many per origin. */
  checked: number;
  against: Partial<Record<RangeOf, number>>;
}

/** Checks the own values of a setup against its records, its slicer and the ranges of all records. */
export function checkSetup(settings: readonly Setting[], setup: Setup): SetupCheck {
  const findings: Finding[] = [];
  const against: SetupCheck['against'] = {};
  let checked = 0;
  for (const setting of settings) {
    const value = setup.user_values[setting.id];
    if (typeof value !== 'number') continue;
    const check = checkValue(setting, { value }, setup);
    const ranges = rangesOf(setting, check, setup);
    for (const of of new Set(ranges.map((one) => one.of))) against[of] = (against[of] ?? 0) + 1;
    if (ranges.length > 0) checked++;
    const found = judge(setting, value, check, ranges, setup);
    if (found) findings.push(found);
  }
  for (const one of HEATERS) findings.push(...apart(one, settings, setup, findings));
  findings.sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
  return { findings, checked, against };
}

const HEATERS = ['nozzle_temperature', 'bed_temperature'] as const;

/** A first layer far from the others: flags the value further from the profile's, unless one is already flagged. */
function apart(
  id: (typeof HEATERS)[number],
  settings: readonly Setting[],
  { profile, user_values: yours }: Setup,
  found: readonly Finding[],
): Finding[] {
  const [first, other] = [yours[`${id}_first_layer`], yours[id]];
  if (typeof first !== 'number' || typeof other !== 'number' || !isApart(first, other)) return [];
  const theirs = profile?.[`${id}_c`] ?? { first_layer: null, other_layers: null };
  const gap = Math.abs((theirs.first_layer ?? 0) - (theirs.other_layers ?? 0));
  if (found.some(({ setting }) => setting.startsWith(id)) || Math.abs(first - other) <= gap) return [];
  const off = (value: number, usual: number | null) => (usual === null ? 0 : Math.abs(value - usual));
  const isFirst = off(first, theirs.first_layer) >= off(other, theirs.other_layers);
  const [setting, value, at] = isFirst ? [`${id}_first_layer`, first, other] : [id, other, first];
  if (!settings.some((one) => one.id === setting)) return [];
  const of = isFirst ? 'other_layers' : 'first_layer';
  const limit = { of, field: null, end: value > at ? 'max' : 'min', value: at, records: null } as const;
  const usual = isFirst ? theirs.first_layer : theirs.other_layers;
  const none = { problem: null, slip: null, slowed_to: null };
  return [{ setting, value, unit: '°C', severity: 'unusual', profile: usual, limit, ...none }];
}

type OwnRange = Range & Pick<NonNullable<Finding['limit']>, 'of' | 'field' | 'records'>;

/** Ranges of a setting, widened to include the profile's values so that no recommendation is flagged. */
function rangesOf({ id, unit, scope, observed }: Setting, { limits, usual }: ValueCheck, setup: Setup): OwnRange[] {
  const { printer, profile, slicer } = setup;
  const all = observed?.all;
  const ranges = limits
    .map(({ of, field, min, max }): OwnRange => ({ of, field, min, max, records: null }))
    // A slicer range without any record's value uses another convention: for shrinkage, the remaining size.
    .filter(
      ({ of, min, max }) => of !== 'slicer' || !all || (all.max >= (min ?? all.max) && all.min <= (max ?? all.min)),
    );
  const nozzle = nozzleOf(setup);
  // Cura includes the filament's flow in that of each feature.
  const flow = slicer === 'cura' && scope === 'process' && unit === 'ratio' ? (profile?.flow_ratio ?? 1) : 1;
  const add = (of: RangeOf, range: typeof all | null, times = 1) => {
    // A setting with the same value in all records says nothing.
    if (!range || range.min === range.max) return;
    const [min, max] = [range.min * times * Math.min(1, flow), range.max * times * Math.max(1, flow)];
    ranges.push({ of, field: null, min, max, records: range.records });
  };
  if (printer?.extruder_type) add('extruder', observed?.[printer.extruder_type]);
  if (observed?.of_nozzle && nozzle !== null) add('records', observed.of_nozzle, nozzle);
  else add('records', all);
  const own = [usual.from === 'yours' ? null : usual.value, ...alsoOfProfile(id, setup)];
  return ranges.map((range) => {
    const numbers = own.filter((value) => typeof value === 'number');
    if (isHeatLimit(range) || numbers.length === 0) return range;
    const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
    return {
      ...range,
      min: range.min == null ? null : Math.min(range.min, low),
      max: range.max == null ? null : Math.max(range.max, high),
    };
  });
}

/** Other values of a profile for a setting: a bed temperature per plate, one speed for retraction and deretraction. */
function alsoOfProfile(id: string, { profile }: Setup): (number | null)[] {
  if (!profile) return [];
  if (id === 'deretraction_speed') return [profile.retraction.speed_mm_s];
  if (!id.startsWith('bed_temperature')) return [];
  return Object.values(profile.bed_temperature_by_plate_c ?? {}).flatMap((plate) =>
    plate ? [plate.first_layer, plate.other_layers].filter((value) => value !== 0) : [],
  );
}

/** A printer's maximum temperature, which not even a profile may exceed. */
function isHeatLimit({ of, field }: Pick<OwnRange, 'of' | 'field'>): boolean {
  return of === 'printer' && field !== null && field.endsWith('temperature_c');
}

/** How far beyond a range no tuning explains it: degrees for temperatures, factors for the rest and the profile. */
const FAR = { degrees: 20, times: 2, profile: 5 };

/** Units of plastic, heat or speed: a value that is far off ruins any print. */
const HARMS = ['ratio', '°C', 'mm/s', 'mm/s²', 'mm³/s', 's'];

/** Counts and shares: both all and none make sense. */
const OF_CHOICE = ['%', 'layers', 'count'];

/** Whether the part decides rather than the records: shares, counts and slow printing. */
function isChoice({ unit, scope }: Setting, of: RangeOf, end: 'min' | 'max'): boolean {
  if (of !== 'records') return false;
  if (unit === '%') return scope === 'process' || end === 'min';
  return OF_CHOICE.includes(unit) || (end === 'min' && scope === 'process' && unit.startsWith('mm/s'));
}

function judge(
  setting: Setting,
  value: number,
  check: ValueCheck,
  ranges: readonly OwnRange[],
  setup: Setup,
): Finding | null {
  const { id, unit, scope } = setting;
  const profile = typeof check.usual.value === 'number' && check.usual.from !== 'yours' ? check.usual.value : null;
  // Parts that are not heated have 0, and no source states a temperature for them.
  const heated =
    profile !== null ||
    (setup.profile === null && check.limits.some(({ of, min }) => of === 'material' && (min ?? 0) > 2 * FAR.degrees));
  const isCold = id.startsWith('bed_temperature') && setup.printer?.heated_bed === false;
  if (value === 0 && unit === '°C' && (isCold || !heated)) return null;
  // A value found in records is possible, whatever the name of the setting suggests.
  const all = setting.observed?.all;
  const occurs = value === profile || (all !== undefined && endBeyond(value, all) === null);
  const isOff = value === 0 && unit !== '°C' && (occurs || check.verdict !== 'impossible');
  const most = check.limits.find(({ of }) => of === 'slicer')?.max;
  const finding = { setting: id, value, unit, profile, limit: null, problem: null, slowed_to: null };
  const slip = slipOf(setting, value, check, profile, setup);
  const beyond = ranges.flatMap((range) => {
    const end = endBeyond(value, range);
    const at = end === null ? null : range[end];
    if (end === null || at == null || isOff) return [];
    // A percentage below 1 is a ratio.
    if (isChoice(setting, range.of, end) && !(unit === '%' && value < 1 && slip?.kind === 'unit')) return [];
    // The slicer accepts no more.
    if (end === 'min' && value === most) return [];
    const heat = isHeatLimit(range) || (range.of === 'records' && unit === '°C');
    const far =
      unit === '°C'
        ? Math.abs(value - at) > FAR.degrees
        : ((scope !== 'process' && !OF_CHOICE.includes(unit)) ||
            HARMS.includes(unit) ||
            setting.observed?.of_nozzle != null) &&
          (end === 'max' ? at > 0 && value > at * FAR.times : value < at / FAR.times);
    // Firmware enforces its speed limits by itself.
    const tube = range.of === 'extruder' && end === 'max' && slip?.kind === 'bowden';
    const dangerous = heat || tube || (far && !(range.of === 'printer' && unit.startsWith('mm/s')));
    return [{ dangerous, limit: { of: range.of, field: range.field, end, value: at, records: range.records } }];
  });
  if (check.verdict === 'impossible' && !occurs) {
    const refused = beyond.find(({ limit }) => limit.of === 'slicer')?.limit ?? null;
    return { ...finding, severity: 'dangerous', limit: refused, problem: refused ? null : check.problem, slip };
  }
  const grave = beyond.filter(({ dangerous }) => dangerous);
  const worst = grave.find(({ limit }) => limit.of === 'printer') ?? grave[0] ?? beyond[0];
  if (worst) return { ...finding, severity: worst.dangerous ? 'dangerous' : 'unusual', limit: worst.limit, slip };
  const isFar =
    profile !== null && profile > 0 && value > 0 && (value > profile * FAR.profile || value < profile / FAR.profile);
  // Values of filament and printer do not depend on the part.
  if (isFar && scope !== 'process' && !OF_CHOICE.includes(unit)) return { ...finding, severity: 'unusual', slip };
  if (check.slowed_to === null) return null;
  return { ...finding, severity: 'slowed', slip: null, slowed_to: check.slowed_to };
}

/** The figure with ratio and per cent swapped, if no profile is known and all records have such values. */
function otherRatio({ unit, observed }: Setting, value: number): Finding['slip'] {
  const meant = unit === 'ratio' ? value / 100 : unit === '%' && value < 1 ? value * 100 : null;
  const all = observed?.all;
  if (meant === null || !all || endBeyond(value, all) === null || endBeyond(meant, all) !== null) return null;
  return { kind: 'unit', unit: unit === '%' ? 'ratio' : '%', value: Number(meant.toPrecision(6)) };
}

/** Probable intention behind a value that is out of range. */
function slipOf(
  setting: Setting,
  value: number,
  { perhaps }: ValueCheck,
  profile: number | null,
  { printer }: Setup,
): Finding['slip'] {
  const { id, unit, observed } = setting;
  const [other] = perhaps;
  if (other) return { kind: 'unit', ...other };
  const ofBowden = observed?.bowden;
  if (/^retraction_length$|^pressure_advance$/.test(id) && printer?.extruder_type !== 'bowden' && ofBowden)
    if (profile !== null && value > profile && value <= ofBowden.max * FAR.times)
      return { kind: 'bowden', unit, value: profile };
  if (profile === null) return otherRatio(setting, value);
  if (profile <= 0) return null;
  const meant = [10, 100, 1000].flatMap((times) => [value / times, value * times]);
  const near = meant.find((one) => Math.abs(one - profile) <= profile / 4);
  return near === undefined ? null : { kind: 'point', unit, value: Number(near.toPrecision(6)) };
}

/** Describes a finding: the value, the limit and the probable intention. */
export function findingText(finding: Finding, settings: readonly Setting[], setup: Setup, language: Language): string {
  const { say } = LOCALES[language];
  const writer = writerIn(language);
  const { setting: id, value, unit, limit, problem, slip, slowed_to: slowed } = finding;
  const setting = settings.find((one) => one.id === id);
  const words = (n: SettingValue) => writer.any(n, unit) ?? '';
  const name = say(setting?.name ?? id, setting?.name_zh ?? id);
  const parts = [`${name}${writer.colon}${words(value)}`];
  const point = say('. ', '。');
  if (problem) parts.push(say(problem.message, problem.message_zh).replace(/[.。]$/, ''));
  else if (limit) parts.push(limitText(limit, words(limit.value), setup, language));
  else if (slowed !== null)
    parts.push(say(`The flow limit slows it down to ${words(slowed)}`, `流量上限会把它降到 ${words(slowed)}`));
  else parts.push(say('That is far from the profile’s value', '与配置的值相差很大'));
  if (slip?.kind === 'bowden') parts.push(say('This is a value for a Bowden tube', '这是远程挤出（Bowden）的数值'));
  else if (slip) {
    const meant = words(slip.value);
    const [own, is] =
      slip.kind === 'unit' ? [`${value} ${slip.unit}`, say(`, which is ${meant}`, `，即 ${meant}`)] : [meant, ''];
    parts.push(say(`Perhaps ${own} was meant`, `也许本意是 ${own}`) + is);
  }
  return parts.join(point) + point.trim();
}

function limitText(limit: NonNullable<Finding['limit']>, end: string, setup: Setup, language: Language): string {
  const { say } = LOCALES[language];
  const { printer, material, slicer } = setup;
  const isMax = limit.end === 'max';
  const records = limit.records?.toLocaleString('en-GB') ?? '';
  switch (limit.of) {
    case 'printer':
    case 'material': {
      const name = limit.of === 'printer' ? printer && printerName(printer) : material?.name;
      const [en, zh] = isMax ? ['takes at most', '最高'] : ['needs at least', '至少需要'];
      return say(`${limit.of === 'printer' ? 'The ' : ''}${name} ${en} ${end}`, `${name} ${zh} ${end}`);
    }
    case 'slicer': {
      const [en, zh] = isMax ? ['takes at most', '最大可填'] : ['takes at least', '最小可填'];
      const name = slicer ? SLICER_NAMES[slicer] : '';
      return say(`${name} ${en} ${end}`, `${name} ${zh} ${end}`);
    }
    case 'first_layer':
    case 'other_layers': {
      const [en, zh] = limit.of === 'first_layer' ? ['the first layer', '首层'] : ['the other layers', '其余层'];
      return say(
        `More than ${FIRST_LAYER_APART} °C from ${en} (${end}), which is unusual`,
        `与${zh}（${end}）相差超过 ${FIRST_LAYER_APART} °C，不常见`,
      );
    }
    default: {
      const [kind, kindZh] =
        printer?.extruder_type === 'bowden' ? ['a Bowden extruder', '远程挤出'] : ['a direct drive', '近程挤出'];
      const [en, zh] =
        limit.of === 'extruder'
          ? [`in ${records} profiles for printers with ${kind}`, `${kindZh}打印机的 ${records} 个配置`]
          : records === ''
            ? ['in the profile', '配置']
            : [`in ${records} profiles`, `${records} 个配置`];
      return say(`${isMax ? 'No more than' : 'No less than'} ${end} ${en}`, `${zh}中${isMax ? '最大' : '最小'} ${end}`);
    }
  }
}

/** Prefix of the verdict: `orca_pla.gcode, Ender-3 V3 SE, PLA, 0.4 mm: `; missing parts are named. */
export function checkTitle(
  file: string,
  { printer, material }: Pick<Setup, 'printer' | 'material'>,
  nozzle: number | null,
  verdict: string,
  language: Language,
): string {
  const { say } = LOCALES[language];
  const parts = [
    file,
    printer ? printerName(printer) : say('printer not said', '打印机未说明'),
    material?.name ?? say('material not said', '耗材未说明'),
    nozzle === null ? say('nozzle not said', '喷嘴未说明') : `${nozzle} mm`,
  ];
  return `${parts.join(say(', ', '，'))}${say(': ', '：')}${verdict}`;
}

/** Number of dangerous and unusual settings, and of settings compared per origin: one sentence each. */
export function checkSummary(
  { findings, checked, against }: SetupCheck,
  language: Language,
): { verdict: string; checked: string } {
  const { say } = LOCALES[language];
  const count = (severity: Severity) => findings.filter((one) => one.severity === severity).length;
  const [bad, odd] = [count('dangerous'), count('unusual')];
  const settingsAre = (n: number) => `${n} ${n === 1 ? 'setting is' : 'settings are'}`;
  const also = odd > 0 ? say(`, ${odd} unusual`, `，${odd} 项异常`) : '';
  const verdict =
    bad > 0
      ? say(`${settingsAre(bad)} dangerous`, `${bad} 项设置危险`) + also
      : odd > 0
        ? say(`${settingsAre(odd)} unusual`, `${odd} 项设置异常`)
        : say('nothing dangerous or unusual found', '没有发现危险或异常的设置');
  const NAMES: Partial<Record<RangeOf, readonly [string, string]>> = {
    printer: ['the printer', '打印机'],
    material: ['the material', '耗材'],
    profile: ['the profile', '配置'],
    slicer: ['the slicer', '切片软件'],
    records: ['all profiles', '全部配置'],
    extruder: ['printers with such an extruder', '同类挤出的打印机'],
  };
  const held = Object.entries(NAMES).flatMap(([of, [en, zh]]) => {
    const n = against[of as RangeOf];
    return n ? [say(`${en} (${n})`, `${zh}（${n}）`)] : [];
  });
  const list = held.join(say(', ', '、'));
  return {
    verdict,
    checked:
      checked === 0
        ? say('No setting could be checked.', '没有可以核对的设置。')
        : say(
            `${checked} settings were checked against the ranges of: ${list}.`,
            `核对了 ${checked} 项设置，依据：${list}。`,
          ),
  };
}

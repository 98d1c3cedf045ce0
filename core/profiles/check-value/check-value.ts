import { tightest } from '../../troubleshoot/resolve/bounds.js';
import { contradictionsOf } from '../../troubleshoot/resolve/contradictions.js';
import { nozzleOf, type SettingValue, type Setup } from '../../troubleshoot/resolve/setup.js';
import { roundSignificant, valueNow } from '../../troubleshoot/resolve/value.js';
import { convert, unitOf } from '../../words/units.js';
import { type effectiveSpeeds, lineCrossSection, lineDrawn, reachedSpeed } from '../effective-speed.js';
import { endBeyond } from '../range.js';
import { impossible, isKnown, limitsOf, setupFor } from './limits.js';
import { describeProblem, type ValueProblem } from './problems.js';
import type { CheckedSetting, GivenValue, ValueCheck } from './types.js';

/** Unit commonly confused with each unit of a setting. */
const TAKEN_FOR: Readonly<Record<string, string>> = {
  '°C': '°F',
  'mm/s': 'mm/min',
  'mm³/s': 'mm³/min',
  mm: 'µm',
  s: 'ms',
  ratio: '%',
  '%': 'ratio',
};

/** Factor from the usual value beyond which another unit is more likely. */
const FAR = 5;

/** The unit in which a figure that is out of range or unusual would be plausible. */
function otherUnits(setting: CheckedSetting, value: number, { limits, usual }: ValueCheck, setup: Setup) {
  const unit = TAKEN_FOR[setting.unit];
  const meant = unit === undefined ? null : convert(value, unit, setting.unit);
  if (unit === undefined || meant === null || impossible(setting, meant, setup)) return [];
  if (limits.some((one) => endBeyond(meant, one) !== null)) return [];
  const known = typeof usual.value === 'number' && usual.value > 0;
  const likely = known
    ? !isFar(meant, usual.value as number)
    : limits.some(({ min, max }) => min !== null && max !== null);
  return likely ? [{ unit, value: meant }] : [];
}

/** Firmware scales the part-cooling fan from 0 to this, as do G-code and some slicers (`M106 S255`). */
const FAN_STEPS = 255;

/** A fan figure above 100 as per cent, if it was meant on the scale from 0 to 255. */
function fanSteps({ id, unit }: CheckedSetting, value: number) {
  if (unit !== '%' || !/(^|_)fan(_|$)/.test(id) || value <= 100 || value > FAN_STEPS) return [];
  return [{ unit: `0–${FAN_STEPS}`, value: Math.round((value / FAN_STEPS) * 100) }];
}

function isFar(value: number, usual: number): boolean {
  return value > usual * FAR || value < usual / FAR;
}

/** Checks a value against all that is known of a setup. Pure: the same records give the same answer everywhere. */
export function checkValue(setting: CheckedSetting, said: GivenValue, setup: Setup): ValueCheck {
  const { id, unit, record_field } = setting;
  const known = setupFor(setting, said, setup);
  const all = limitsOf(setting, known);
  const result: ValueCheck = {
    setting: id,
    unit,
    verdict: 'not_comparable',
    value: null,
    from: null,
    unit_assumed: said.unit === undefined && typeof said.value === 'number',
    problem: null,
    allowed: { min: tightest(all, 'min'), max: tightest(all, 'max') },
    limits: all.filter(isKnown).map(({ of, field, span }) => ({ of, field, ...span, beyond: null })),
    not_known: all.filter((one) => !isKnown(one)).map(({ of, field }) => ({ of, field: field ?? id })),
    usual: valueNow({ setting: id, record_field, unit }, { ...setup, user_values: {} }),
    slowed_to: null,
    slowed_by: null,
    perhaps: [],
    contradictions: contradictionsOf(known).filter(({ code }) => code !== 'beyond_printer'),
  };
  const read = parseValue(setting, said, setup);
  if ('problem' in read) return { ...result, problem: read.problem };
  const { value, from } = read;
  if (typeof value !== 'number') return { ...result, value, verdict: 'unknown' };
  const limits = result.limits.map((one) => ({ ...one, beyond: endBeyond(value, one) }));
  const problem = impossible(setting, value, setup);
  const outside = limits.some(({ beyond }) => beyond !== null);
  const nothing = !limits.some(({ of }) => of !== 'slicer' && of !== 'setting');
  const { value: usual } = result.usual;
  const isOdd = typeof usual === 'number' && usual > 0 && isFar(value, usual);
  const slowed = problem ? null : slowedBy(id, value, setup);
  const verdict = problem ? 'impossible' : outside ? 'outside' : slowed ? 'slowed' : nothing ? 'unknown' : 'ok';
  return {
    ...result,
    value,
    from,
    limits,
    problem,
    verdict,
    slowed_to: slowed?.to ?? null,
    slowed_by: slowed?.by ?? null,
    perhaps: [
      ...fanSteps(setting, value),
      ...(result.unit_assumed && (problem || outside || isOdd) ? otherUnits(setting, value, result, setup) : []),
    ],
  };
}

/** Profile feature of each speed, and the settings for its line width and height. */
const SPEED_OF: Readonly<
  Record<string, [feature: keyof ReturnType<typeof effectiveSpeeds>, width: string, height: string]>
> = {
  first_layer_speed: ['first_layer', 'first_layer_line_width', 'first_layer_height'],
  outer_wall_speed: ['outer_wall', 'outer_wall_line_width', 'layer_height'],
  inner_wall_speed: ['inner_wall', 'line_width', 'layer_height'],
  infill_speed: ['sparse_infill', 'infill_line_width', 'layer_height'],
  top_surface_speed: ['top_surface', 'line_width', 'layer_height'],
  small_perimeter_speed: ['small_perimeter', 'outer_wall_line_width', 'layer_height'],
};

/** Speed left by the flow limit, own values before the profile's; null: not reduced, or unknown. */
function slowedBy(id: string, value: number, { profile, user_values: yours }: Setup) {
  const [feature, ...line] = SPEED_OF[id] ?? [];
  if (!feature) return null;
  const drawn = profile && lineDrawn(profile, feature);
  const own = (setting: string | undefined) =>
    typeof yours[setting ?? ''] === 'number' ? Number(yours[setting ?? '']) : null;
  const width = own(line[0]) ?? own('line_width') ?? drawn?.width ?? null;
  const height = own(line[1]) ?? drawn?.height ?? null;
  const limit = own('max_volumetric_speed') ?? profile?.max_volumetric_speed_mm3_s ?? null;
  const to = reachedSpeed(value, limit, lineCrossSection(width, height));
  if (to === null || to >= value || limit === null || width === null || height === null) return null;
  return { to, by: { max_volumetric_speed: limit, layer_height: height, line_width: width } };
}

type Read = { value: SettingValue; from: ValueCheck['from'] } | { problem: ValueProblem };

/** Converts a value to the unit of its setting, or says why that is impossible. */
function parseValue(setting: CheckedSetting, said: GivenValue, setup: Setup): Read {
  const { unit } = setting;
  const { value } = said;
  if (unit === 'enum') return { problem: describeProblem('a_choice', setting, said) };
  if (unit === 'bool') {
    const on = switchOf(value);
    return on === null ? { problem: describeProblem('not_a_switch', setting, said) } : { value: on, from: null };
  }
  if (typeof value !== 'number' || !Number.isFinite(value))
    return { problem: describeProblem('not_a_number', setting, said) };
  if (said.unit === undefined || said.unit === unit) return { value, from: null };
  if (/^%\s*of\s*(the\s*)?nozzle(\s*diameter)?$/i.test(said.unit.trim()) && (unit === 'mm' || unit === '%')) {
    const nozzle = nozzleOf(setup);
    if (unit === '%') return { value, from: null };
    if (nozzle === null) return { problem: describeProblem('nozzle_not_known', setting, said) };
    return { value: roundSignificant((value / 100) * nozzle), from: { value, unit: '% of nozzle diameter' } };
  }
  const given = unitOf(said.unit);
  if (given === null) return { problem: describeProblem('unknown_unit', setting, said) };
  const converted = convert(value, given, unit);
  if (converted !== null) return { value: converted, from: given === unit ? null : { value, unit: given } };
  return { problem: describeProblem(given === '%' ? 'percent_of_what' : 'other_quantity', setting, said) };
}

function switchOf(value: SettingValue): boolean | null {
  if (typeof value === 'boolean') return value;
  if (['on', 'true', 'yes', '1', '开', '开启'].includes(String(value).toLowerCase())) return true;
  return ['off', 'false', 'no', '0', '关', '关闭'].includes(String(value).toLowerCase()) ? false : null;
}

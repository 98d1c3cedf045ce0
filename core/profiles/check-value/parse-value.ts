import { nozzleOf, type SettingValue, type Setup } from '../../troubleshoot/resolve/setup.js';
import { roundSignificant } from '../../troubleshoot/resolve/value.js';
import { convert, unitOf } from '../../words/units.js';
import { describeProblem, type ValueProblem } from './problems.js';
import type { CheckedSetting, GivenValue, ValueCheck } from './types.js';

type Read = { value: SettingValue; from: ValueCheck['from'] } | { problem: ValueProblem };

/** A value in the unit of its setting, or why it is none. */
export function parseValue(setting: CheckedSetting, said: GivenValue, setup: Setup): Read {
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

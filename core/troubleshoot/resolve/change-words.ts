import type { Requirement, RuleQuantity } from '../../../schemas/generated/record.js';
import { unitAfter } from '../../words/enumerations.js';
import type { Enumeration, Say } from '../../words/language.js';
import { SLICER_NAMES } from '../../words/slicers.js';
import type { Bound, BoundOf } from './bounds.js';
import type { Change } from './change.js';
import { describeApplies } from './condition-words.js';
import type { Span } from './quantity.js';
import type { SettingValue } from './setup.js';
import type { Figure } from './steps.js';
import { roundSignificant, type ValueOrigin } from './value.js';
import type { Way, WayStatus } from './ways.js';

export type OneChange = Omit<Change, 'first_layer'>;

export const ORIGIN_LABELS: Enumeration<ValueOrigin> = {
  yours: ['yours', '您的值'],
  profile: ['of the profile', '配置的值'],
  printer: ['of the printer', '打印机的值'],
  material: ['usual for the material', '该耗材的常用值'],
  unknown: ['not known', '未知'],
};

const BOUND_WORDS: Enumeration<BoundOf> = {
  fix: ['the safe range of this fix', '该方法的安全范围'],
  material: ['the range of the material', '耗材的范围'],
  printer: ['the limit of the printer', '打印机的上限'],
  profile: ['the range of the profile', '配置的范围'],
  flow: ['the flow limit', '流量上限'],
  slicer: ['what the slicer accepts', '切片软件的范围'],
  setting: ['the minimum of the setting', '该设置的最小值'],
};

const STATUS_WORDS: Enumeration<Exclude<WayStatus, 'step' | 'come_back' | 'at_profile' | 'none_left'>> = {
  begin: ['currently off: start with', '目前关闭，请先设为'],
  at_bound: ['already at the limit', '已到界限'],
  no_step: ['no source says how large a step to take', '没有来源给出每次的幅度'],
  unknown_now: ['the current value is not known', '当前值未知'],
  no_range: ['the known limits contradict each other', '已知的上下限相互矛盾'],
};

/** Describes a change: one line per direction, value or choice, each starting with the setting's name. */
export function describeChange(of: OneChange, say: Say): string[] {
  const change = asSlicerCounts(of);
  const { name, name_zh, ways, target } = change;
  const label = say(`${name}: `, `${name_zh}：`);
  // Hide directions that have ended if one is open, and a second direction with the same status.
  const open = ways.filter(({ status }) => ADVICE.includes(status));
  const worded = open.length > 0 ? open : ways.filter(({ status }, place) => ways[place - 1]?.status !== status);
  const isVague = target === null && !ways.some(({ status }) => ADVICE.includes(status) || KNOWN_END.includes(status));
  // Recommendations say more than that the value is unknown.
  const bare = ({ status, stop }: Way) => status === 'unknown_now' && !change.step && !(stop && isEnd(stop));
  const worth = worded.filter((way) => !(isVague && change.recommendations.length > 0 && bare(way)));
  const lines = worth.map((way) => label + wayWords(way, change, say));
  if (isVague) lines.push(...change.recommendations.slice(0, 3).map((one) => label + recommendationWords(one, say)));
  if (target) lines.push(label + targetWords(change, say));
  return lines;
}

/** Short form of {@link describeChange}: `Nozzle temperature: 250 → 245 °C, by 5 °C, stop at 220 °C`. */
export function describeChangeBriefly(of: OneChange, say: Say): string[] {
  const change = asSlicerCounts(of);
  const { name, name_zh, unit, current: now, ways } = change;
  const [way, ...others] = ways.filter(({ status }) => ADVICE.includes(status));
  const blind = ways.find(({ status }) => status === 'unknown_now');
  // Without a value and a step there is nothing to set; the instructions say more.
  const isVague = !way && ways.some(({ status }) => status === 'no_step');
  if ((blind && !change.step) || isVague) return [];
  // Recommendations add nothing to a known limit, and conflicting ones are no advice.
  if (blind) return describeChange({ ...of, recommendations: [] }, say);
  if (!way && !change.target) return describeChange({ ...of, recommendations: of.recommendations.slice(0, 1) }, say);
  if (!way || others.length > 0 || way.status !== 'step' || change.target) return describeChange(of, say);
  const { first_value: first, next_values: next, stop } = way;
  const parts = [
    `${now.value}${capWords(now, say)} → ${formatValue(first ?? 0, unit, say)}`,
    towerWords(way, change, say) || (next.length > 0 && stepWords(way, change, say)),
    stop?.value !== first && stopWords(stop, unit, say),
  ];
  return [say(`${name}: `, `${name_zh}：`) + parts.filter(Boolean).join(say(', ', '，'))];
}

/** Says where to stop; empty: at no limit worth stating. */
function stopWords(stop: Bound | null, unit: string, say: Say): string {
  if (stop === null || !isEnd(stop)) return '';
  const value = formatValue(stop.value, unit, say);
  return say(`stop at ${value}`, `到 ${value} 为止`);
}

/** Describes the step size: `by 5 °C`; a share of the current value stays a share. */
function stepWords({ first_value: first, next_values: [next] }: Way, { unit, step }: OneChange, say: Say): string {
  const share = step?.as_stated.unit === '% of the current value' && `${step.as_stated.value} %`;
  const size = share || formatDifference(step?.size ?? (next ?? 0) - (first ?? 0), unit, say);
  return say(`by ${size}`, `每次 ${size}`);
}

/** Formats the difference between two values; percentages in points. */
function formatDifference(of: number, unit: string, say: Say): string {
  const size = roundSignificant(Math.abs(of));
  return unit === '%' ? say(`${size} points`, `${size} 个百分点`) : formatValue(size, unit, say);
}

/** Notes that the flow limit reduces a speed. */
function capWords({ reached }: OneChange['current'], say: Say): string {
  return reached === null ? '' : say(` (${reached} by the flow limit)`, `（受流量上限限制为 ${reached}）`);
}

/** Converts a change to the chosen slicer's unit: a ratio to a percentage. */
function asSlicerCounts(change: OneChange): OneChange {
  if (change.unit !== 'ratio' || change.where?.unit !== '%') return change;
  const scaled = <T>(value: T): T =>
    (typeof value === 'number' ? roundSignificant(value * 100) : Array.isArray(value) ? value.map(scaled) : value) as T;
  const { current, step, ways, target, recommendations } = change;
  const bound = <B extends Bound | null>(of: B): B => of && { ...of, value: scaled(of.value) };
  return {
    ...change,
    unit: '%',
    current: { ...current, value: scaled(current.value) },
    step: step && { ...step, size: scaled(step.size), as_stated: { value: scaled(step.as_stated.value), unit: '%' } },
    ways: ways.map((way) => ({
      ...way,
      first_value: scaled(way.first_value),
      next_values: scaled(way.next_values),
      stop: bound(way.stop),
    })),
    target: target && { ...target, value: scaled(target.value), limited_to: bound(target.limited_to) },
    recommendations: recommendations.map((one) =>
      one.unit === 'ratio' ? { ...one, min: scaled(one.min), max: scaled(one.max), unit: '%' } : one,
    ),
  };
}

/** Whether there is anything left to do: a value to try, or a target that is not set yet. */
export function isOpen({ ways, target, where }: Pick<OneChange, 'ways' | 'target' | 'where'>): boolean {
  // Nothing to change if the slicer has neither the setting nor a workaround.
  if (where && where.key === null && where.workaround === null) return false;
  return target
    ? target.already_set !== true
    : ways.length === 0 || ways.some(({ status }) => !KNOWN_END.includes(status));
}

/** Options to set first, then the menu of the setting in the chosen slicer or the workaround; empty if none is chosen. */
export function describeLocation({ where }: Pick<OneChange, 'where'>, say: Say): string[] {
  const lines = (where?.requires ?? []).map((one) => describeRequirement(one, say));
  const menu = where && say(where.menu, where.menu_zh);
  if (where && menu)
    lines.push(
      `${SLICER_NAMES[where.slicer]}${say(': ', '：')}${menu.join(' > ')}${parenthesize(where.key ?? '', say)}`,
    );
  const how = where && say(where.workaround ?? '', where.workaround_zh ?? '');
  if (where && !menu && how) lines.push(`${SLICER_NAMES[where.slicer]}${say(': ', '：')}${how}`);
  return lines;
}

/** Describes an option to set first, with its menu: `Switch on first, if it is off: Support > Generate Support`. */
export function describeRequirement(of: Omit<Requirement, 'record_field' | 'record_values'>, say: Say): string {
  const { key, menu, menu_zh, value, option, option_zh, above, below } = of;
  const place = say(menu, menu_zh).join(' > ') + parenthesize(key, say);
  if (typeof value === 'boolean')
    return value
      ? say(`Switch on first, if it is off: ${place}`, `如未开启，请先开启：${place}`)
      : say(`Switch off first, if it is on: ${place}`, `如已开启，请先关闭：${place}`);
  if (value !== null)
    return say(`Choose “${option ?? value}” first: ${place}`, `请先选择“${option_zh ?? value}”：${place}`);
  return above === null
    ? say(`Set below ${below} first: ${place}`, `请先设为小于 ${below}：${place}`)
    : say(`Set above ${above} first: ${place}`, `请先设为大于 ${above}：${place}`);
}

const ADVICE: readonly WayStatus[] = ['step', 'begin', 'come_back'];

/** States with nothing left to try: the recommendations are for other setups. */
const KNOWN_END: readonly WayStatus[] = ['at_bound', 'at_profile', 'none_left', 'no_range'];

function recommendationWords({ min, max, unit, note, note_zh, applies }: Figure, say: Say): string {
  const about = [say(note ?? '', note_zh ?? ''), describeApplies(applies, say)].filter((part) => part !== '');
  return `${say('recommended', '推荐')} ${formatSpan({ min, max }, unit, say)}${parenthesize(about.join(say('; ', '；')), say)}`;
}

/** Formats a quantity of a rule with its unit: a figure, a range, or on/off. */
export function formatQuantity({ value, min, max, unit }: Omit<RuleQuantity, 'sources'>, say: Say): string {
  if (unit === 'bool' && value !== null) return value === 0 ? say('off', '关闭') : say('on', '开启');
  return formatSpan({ min: value ?? min, max: value ?? max }, unit, say);
}

export function formatSpan({ min, max }: Span, unit: string, say: Say): string {
  if (min === null || max === null || min === max)
    return `${min === max ? '' : min === null ? '≤ ' : '≥ '}${formatValue(min ?? max ?? 0, unit, say)}`;
  return formatValue(`${min}–${max}`, unit, say);
}

/** Whether it is a limit worth stating, unlike the technical range of a setting or slicer. */
function isEnd({ of }: Bound): boolean {
  return of !== 'setting' && of !== 'slicer';
}

/** From this many further values on, one test print through all of them is faster than a print for each. */
const TEST_FROM = 4;

/** The slicer's own calibration test; empty: none, or no slicer chosen. */
function testWords(where: OneChange['where'], say: Say): string {
  const menu = where && say(where.calibration ?? '', where.calibration_zh ?? where.calibration ?? '');
  return where && menu ? `${SLICER_NAMES[where.slicer]}${say(': ', '：')}${menu}` : '';
}

/** Suggests one test print through the values if there are many; otherwise empty. */
function towerWords(
  { first_value: first, next_values: next }: Way,
  { setting, unit, where }: Pick<OneChange, 'setting' | 'unit' | 'where'>,
  say: Say,
): string {
  const last = next.at(-1);
  if (last === undefined || next.length < TEST_FROM) return '';
  const from = formatValue(first ?? 0, unit, say);
  const to = formatValue(last, unit, say);
  const by = formatDifference((next[0] ?? 0) - (first ?? 0), unit, say);
  // First-layer settings do not change with the height of a print.
  const [print, printZh] = setting.includes('first_layer')
    ? ['small test prints', '几次小件试打']
    : ['one test print', '一次测试打印'];
  const words = say(
    `or find it with ${print} from ${from} to ${to} in steps of ${by}`,
    `或用${printZh}从 ${from} 到 ${to}、每级 ${by} 找出`,
  );
  return words + parenthesize(testWords(where, say), say);
}

function wayWords(way: Way, { setting, unit, current: now, step, where }: OneChange, say: Say): string {
  const { status, stop } = way;
  const end = stopWords(stop, unit, say);
  const why = stop ? parenthesize(say(...BOUND_WORDS[stop.of]), say) : '';
  const join = (parts: (string | null | false)[]) => parts.filter(Boolean).join(say(', ', '，'));
  const from =
    now.value === null
      ? ''
      : `${formatValue(now.value, unit, say)}${parenthesize(say(...ORIGIN_LABELS[now.from]), say)}${capWords(now, say)}`;
  const first = formatValue(way.first_value ?? 0, unit, say);
  const test = towerWords(way, { setting, unit, where }, say);
  const next =
    test === '' &&
    way.next_values.length > 0 &&
    say('then ', '之后 ') + way.next_values.map((one) => formatValue(one, unit, say)).join(say(', ', '、'));
  if (status === 'step') return join([`${from} → ${first}`, next, test, end && end + why]);
  if (status === 'come_back' && way.direction === 'increase')
    return join([from, say(`below the range: increase to ${first}`, `低于范围，请先升到 ${first}`), test]);
  if (status === 'come_back')
    return join([from, say(`above the range: decrease to ${first}`, `高于范围，请先降到 ${first}`), test]);
  if (status === 'begin') return join([from, `${say(...STATUS_WORDS[status])} ${first}`, test]);
  const size = step && formatValue(step.as_stated.value, step.as_stated.unit, say);
  const turn = way.direction === 'increase' ? say('raise', '增大') : say('lower', '减小');
  const each = status === 'unknown_now' && size && say(`${turn} in steps of ${size}`, `每次${turn} ${size}`);
  if (status === 'at_profile' || status === 'none_left') {
    const past = stop ? formatValue(stop.value, unit, say) + why : '';
    const then = status === 'at_profile' ? say('leave it', '保持不变') : say('do not go further', '请勿再调');
    return join([from, say(`already past ${past}: ${then}`, `已超过 ${past}，${then}`)]);
  }
  if (status === 'at_bound') return join([from, say(...STATUS_WORDS.at_bound) + why]);
  return join([from, each || say(...STATUS_WORDS[status]), end && end + why]);
}

function targetWords({ unit, current: now, target }: OneChange, say: Say): string {
  if (!target) return '';
  const wanted =
    target.option === null ? formatValue(target.value ?? '', unit, say) : say(target.option, target.option_zh ?? '');
  const switched = typeof target.value === 'boolean' ? (target.value ? say('on', '开启') : say('off', '关闭')) : wanted;
  if (target.already_set) {
    const stands = typeof now.value === 'number' ? formatValue(now.value, unit, say) : switched;
    return say(`already ${stands}`, `已是 ${stands}`);
  }
  const from = typeof now.value === 'number' && target.option === null ? `${formatValue(now.value, unit, say)} → ` : '';
  return `${from}${switched}${target.limited_to ? parenthesize(say(...BOUND_WORDS[target.limited_to.of]), say) : ''}`;
}

/** Puts words in parentheses; empty if there are none. */
export function parenthesize(words: string, say: Say): string {
  return words === '' ? '' : say(` (${words})`, `（${words}）`);
}

/** Formats a value or a range with its unit; a share says of what. */
export function formatValue(of: SettingValue, unit: string, say: Say): string {
  if (typeof of === 'boolean') return String(of);
  if (typeof of === 'string' && !/^[\d.–-]+$/.test(of)) return of;
  const share = /^% of (?:the )?(.+)$/.exec(unit)?.[1];
  if (share !== undefined) return say(`${of} ${unit}`, `${SHARES_ZH[share] ?? share}的 ${of} %`);
  const name = say(unitAfter(String(of), unit, 'en'), unitAfter(String(of), unit, 'zh'));
  if (name === '') return String(of);
  return unit === '°' ? `${of}°` : `${of} ${name}`;
}

const SHARES_ZH: Readonly<Record<string, string>> = { 'current value': '当前值', 'nozzle diameter': '喷嘴直径' };

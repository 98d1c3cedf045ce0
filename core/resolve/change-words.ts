import { SLICER_NAMES } from '../slicers.js';
import type { Bound } from './bounds.js';
import type { Change } from './change.js';
import type { Applies } from './conditions.js';
import type { Span } from './quantity.js';
import type { SettingValue } from './setup.js';
import type { Figure } from './steps.js';
import type { Way, WayStatus } from './ways.js';
import { BOUND_WORDS, conditionWords, ORIGIN_WORDS, STATUS_WORDS, type Tongue } from './words.js';

/** Says a text in one of the two languages. */
export type Say = (en: string, zh: string) => string;

/** The change of one setting. */
export type OneChange = Omit<Change, 'first_layer'>;

/** What says texts in a language. */
export function sayer(tongue: Tongue): Say {
  return (en, zh) => (tongue === 'en' ? en : zh);
}

/** What to do to a setting, in words: a line for each direction, value or choice, each with the name of the setting. */
export function changeWords(change: OneChange, tongue: Tongue): string[] {
  const say = sayer(tongue);
  const { name, name_zh, ways, target } = change;
  const label = say(`${name}: `, `${name_zh}：`);
  // Of two directions of which nothing can be told, once is enough.
  const told = ways.filter(({ status }, place) => ADVICE.includes(status) || ways[place - 1]?.status !== status);
  const isVague = target === null && !ways.some(({ status }) => ADVICE.includes(status) || KNOWN_END.includes(status));
  // What sources recommend says more than that nothing is known.
  const bare = ({ status, stop }: Way) => status === 'unknown_now' && !change.step && !(stop && isEnd(stop));
  const worth = told.filter((way) => !(isVague && change.recommendations.length > 0 && bare(way)));
  const lines = worth.map((way) => label + wayWords(way, change, say, tongue));
  if (isVague)
    lines.push(...change.recommendations.slice(0, 3).map((one) => label + recommendationWords(one, say, tongue)));
  if (target) lines.push(label + targetWords(change, say, tongue));
  return lines;
}

/** Where the chosen slicer has it, or what to do instead: a line, or none while no slicer is chosen. */
export function whereWords({ where }: Pick<OneChange, 'where'>, tongue: Tongue): string[] {
  const say = sayer(tongue);
  const lines: string[] = [];
  const menu = where && (tongue === 'en' ? where.menu : (where.menu_zh ?? where.menu));
  if (where && menu)
    lines.push(`${SLICER_NAMES[where.slicer]}${say(': ', '：')}${menu.join(' > ')}${bracket(where.key ?? '', say)}`);
  const how = where && say(where.how ?? '', where.how_zh ?? '');
  if (where && !menu && how) lines.push(`${SLICER_NAMES[where.slicer]}${say(': ', '：')}${how}`);
  return lines;
}

/** States in which there is a value to try. */
const ADVICE: readonly WayStatus[] = ['step', 'begin', 'come_back', 'go_back'];

/** States in which it is known that there is nothing to go to: what sources recommend is for others. */
const KNOWN_END: readonly WayStatus[] = ['at_bound', 'no_range'];

function recommendationWords({ min, max, unit, note, note_zh, applies }: Figure, say: Say, tongue: Tongue): string {
  const about = [say(note ?? '', note_zh ?? ''), hangsOn(applies, tongue)].filter((part) => part !== '');
  return `${say('recommended', '推荐')} ${spanWords({ min, max }, unit, say)}${bracket(about.join(say('; ', '；')), say)}`;
}

/** Ends of a quantity with its unit. */
export function spanWords({ min, max }: Span, unit: string, say: Say): string {
  if (min === null || max === null || min === max)
    return `${min === max ? '' : min === null ? '≤ ' : '≥ '}${valueWords(min ?? max ?? 0, unit, say)}`;
  return valueWords(`${min}–${max}`, unit, say);
}

/** Whether it is an end to go to: what a setting or a slicer can hold at all is none. */
function isEnd({ of }: Bound): boolean {
  return of !== 'setting' && of !== 'slicer';
}

function wayWords(way: Way, { unit, now, step }: OneChange, say: Say, tongue: Tongue): string {
  const { status, stop } = way;
  const end =
    stop !== null &&
    isEnd(stop) &&
    say(`stop at ${valueWords(stop.value, unit, say)}`, `到 ${valueWords(stop.value, unit, say)} 为止`);
  const why = stop ? bracket(BOUND_WORDS[stop.of][tongue], say) : '';
  const join = (parts: (string | null | false)[]) => parts.filter(Boolean).join(say(', ', '，'));
  const from =
    now.value === null ? '' : `${valueWords(now.value, unit, say)}${bracket(ORIGIN_WORDS[now.from][tongue], say)}`;
  if (status === 'step') {
    const next =
      way.next.length > 0 &&
      say('then ', '之后 ') + way.next.map((one) => valueWords(one, unit, say)).join(say(', ', '、'));
    return join([`${from} → ${valueWords(way.try ?? 0, unit, say)}`, next, end && end + why]);
  }
  const first = valueWords(way.try ?? 0, unit, say);
  if (status === 'come_back' && way.direction === 'increase')
    return join([from, say(`below the range: go up to ${first}`, `低于范围，请先升到 ${first}`)]);
  if (status === 'come_back')
    return join([from, say(`above the range: come down to ${first}`, `高于范围，请先降到 ${first}`)]);
  if (status === 'go_back' || status === 'begin')
    return join([from, `${STATUS_WORDS[status][tongue]} ${first}${status === 'go_back' ? why : ''}`]);
  const size = step && valueWords(step.said.value, step.said.unit, say);
  const turn = way.direction === 'increase' ? say('raise', '增大') : say('lower', '减小');
  const by = status === 'unknown_now' && size && say(`${turn} by ${size} at a time`, `每次${turn} ${size}`);
  if (status === 'at_bound' && stop && stop.value !== now.value) {
    const past = valueWords(stop.value, unit, say);
    return join([from, say(`already past ${past}${why}: leave it`, `已超过 ${past}${why}，保持不变`)]);
  }
  if (status === 'at_bound') return join([from, STATUS_WORDS.at_bound[tongue] + why]);
  return join([from, by || STATUS_WORDS[status][tongue], end && end + why]);
}

function targetWords({ unit, now, target }: OneChange, say: Say, tongue: Tongue): string {
  if (!target) return '';
  const wanted =
    target.option === null ? valueWords(target.value ?? '', unit, say) : say(target.option, target.option_zh ?? '');
  const switched = typeof target.value === 'boolean' ? (target.value ? say('on', '开启') : say('off', '关闭')) : wanted;
  if (target.reached) return say(`already ${switched}`, `已是 ${switched}`);
  const from = typeof now.value === 'number' && target.option === null ? `${valueWords(now.value, unit, say)} → ` : '';
  return `${from}${switched}${target.cut ? bracket(BOUND_WORDS[target.cut.of][tongue], say) : ''}`;
}

/** What it hangs on, and what was taken for likely. */
export function hangsOn({ verdict, open, likely }: Applies, tongue: Tongue): string {
  const say = sayer(tongue);
  const hangs =
    verdict === 'if' ? say('if ', '条件：') + open.map((one) => conditionWords(one, tongue)).join(say('; ', '；')) : '';
  const guess = likely
    .map(({ because, because_zh }) => say(`likely: ${because}`, `推测：${because_zh}`))
    .join(say('; ', '；'));
  return [hangs, guess].filter((part) => part !== '').join(say('; ', '；'));
}

/** Words as an aside; nothing when there are none. */
export function bracket(words: string, say: Say): string {
  return words === '' ? '' : say(` (${words})`, `（${words}）`);
}

/** A value, or two ends of one, with its unit: a share says of what. */
export function valueWords(of: SettingValue, unit: string, say: Say): string {
  if (typeof of === 'boolean' || unit === 'ratio' || unit === 'count' || unit === 'enum') return String(of);
  if (typeof of === 'string' && !/^[\d.–-]+$/.test(of)) return of;
  const share = /^% of (?:the )?(.+)$/.exec(unit)?.[1];
  if (share !== undefined) return say(`${of} ${unit}`, `${SHARES_ZH[share] ?? share}的 ${of} %`);
  return unit === '°' ? `${of}°` : `${of} ${unit}`;
}

const SHARES_ZH: Readonly<Record<string, string>> = { 'current value': '当前值', 'nozzle diameter': '喷嘴直径' };

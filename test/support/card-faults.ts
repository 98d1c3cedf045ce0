import type { OneChange } from '../../core/troubleshoot/resolve/change-words.js';
import type { ChangeView } from '../../core/troubleshoot/resolve/rule-view.js';

/** Statuses with a value to set. */
const ADVICE = ['step', 'begin', 'come_back'];

/**
 * Contradictions in the figures of a change on a card: a unit that the slicer does not use, an enumeration that is
 * switched on, a first step beyond its end or none at all, values that reverse, an invalid share.
 */
export function faultsOfChange({ change, values }: ChangeView): string[] {
  return [
    ...ofSlicer(change),
    ...change.ways.flatMap((way) => [...ofWay(way, change)]),
    ...ofWords(values, change),
  ].map((fault) => `${change.setting}: ${fault}`);
}

function* ofSlicer({ where, unit, ways, target, recommendations }: OneChange): Iterable<string> {
  const own = where?.unit ?? null;
  const counts = own === null || own.split(' or ').includes(unit) || (unit === 'ratio' && own === '%');
  if (!counts && (ways.length > 0 || recommendations.length > 0 || (target?.value != null && !target.already_set)))
    yield `figures in ${unit} beside a field in ${own}`;
  if (typeof target?.value === 'boolean' && unit !== 'bool') yield `${unit} set to ${target.value}`;
}

function* ofWay(
  { status, direction, first_value: first, next_values: next, stop }: OneChange['ways'][number],
  { current, step }: OneChange,
): Iterable<string> {
  if (!ADVICE.includes(status) || first === null) return;
  const now = current.reached ?? current.value;
  const up = direction === 'increase';
  const course = [first, ...next];
  if (status === 'step' && typeof now === 'number' && (up ? first <= now : first >= now))
    yield `${now} to ${first} is no step to ${direction}`;
  for (const [place, value] of course.slice(1).entries())
    if (up ? value <= (course[place] ?? value) : value >= (course[place] ?? value)) yield `${course} turns round`;
  for (const value of course)
    if (stop && (up ? value > stop.value : value < stop.value)) yield `${value} is beyond its end ${stop.value}`;
  const share = step?.as_stated.unit === '% of the current value' ? step.as_stated.value / 100 : null;
  if (share === null || status !== 'step') return;
  for (const [place, value] of next.entries()) {
    const from = course[place] ?? value;
    const wanted = from * (up ? 1 + share : 1 - share);
    if (value !== stop?.value && Math.abs(value - wanted) > Math.max(0.02 * from, 1e-6))
      yield `${from} to ${value} is no share of ${share * 100} %`;
  }
}

function* ofWords(values: readonly string[], { unit, step }: OneChange): Iterable<string> {
  const isShare = step?.as_stated.unit === '% of the current value';
  for (const line of values)
    if (unit === '%' && !isShare && /\bby [\d.]+ %/.test(line)) yield `"${line}" tells points as a share`;
}

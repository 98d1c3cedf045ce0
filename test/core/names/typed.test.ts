import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { find } from '../../../core/names/search.js';
import { items, lineOf } from './question-line.js';

interface Typed {
  typed: string;
  means: string[];
  found: string;
}

const listed = (file: string) => parse(readFileSync(`test/fixtures/${file}.yaml`, 'utf8')) as Typed[];
const [open, held] = [listed('typed'), listed('typed-held')];

function first(typed: string): string {
  const question = lineOf(typed);
  if (question !== null) return question.replace(/^whether /, 'pair ');
  const [record] = find(typed, items, 1);
  return record ? `${record.kind}/${record.id}` : 'nothing';
}

/** Whether the intended record is shown; the order of a comparison and the printer of a symptom do not matter. */
function serves(shown: string, meant: string): boolean {
  const [of, ...on] = meant.split(' ');
  if (of === 'compare') return [...shown.split(' ')].sort().join() === [...meant.split(' ')].sort().join();
  if (of !== 'symptom')
    return (
      shown === meant || (of?.startsWith('symptoms/') === true && shown === meant.replace('symptoms/', 'symptom '))
    );
  const [symptom, ...setUp] = on;
  if (shown === `symptoms/${symptom}`) return true;
  const [kind, id, ...told] = shown.split(' ');
  return kind === 'symptom' && id === symptom && told.every((one) => setUp.includes(one));
}

function scoreOf(list: readonly Typed[]) {
  const wrong = list.flatMap(({ typed, means }) => {
    const shown = first(typed);
    return means.some((meant) => serves(shown, meant)) ? [] : [`"${typed}": ${shown}, not ${means.join(' or ')}`];
  });
  return { share: 1 - wrong.length / list.length, wrong };
}

describe('the names that people typed', () => {
  it('are numerous, in both languages, each with a source and without duplicates', () => {
    const all = [...open, ...held];
    expect(all.length).toBeGreaterThanOrEqual(150);
    expect(all.filter(({ typed }) => /\p{Script=Han}/u.test(typed)).length).toBeGreaterThanOrEqual(50);
    expect(new Set(all.map(({ typed }) => typed.toLowerCase())).size).toBe(all.length);
    expect(all.filter(({ found }) => !/^https:\/\/\S+$/.test(found))).toEqual([]);
    expect(Math.abs(open.length - held.length)).toBeLessThanOrEqual(2);
  });

  it.each([
    ['the half used to improve the search', open, 0.9],
    ['the held-out half', held, 0.75],
  ])('resolve to the intended record: %s', (_, list, least) => {
    const { share, wrong } = scoreOf(list);
    console.log(`${(100 * share).toFixed(1)} % of ${list.length}${list === open ? `; not:\n${wrong.join('\n')}` : ''}`);
    expect(share).toBeGreaterThanOrEqual(least);
  });
});

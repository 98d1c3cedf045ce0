import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { FILES } from '../../../core/contract/paths.js';
import { readQuestion } from '../../../core/names/question.js';
import { type FindIndex, find, findables } from '../../../core/names/search.js';
import { readJson } from '../../support/published.js';
import { shared } from '../../support/shared.js';
import { lineOf } from './question-line.js';

interface Typed {
  typed: string;
  means: string[];
  found: string;
}

const items = findables(readJson<FindIndex>(await shared('release'), FILES.find));
const listed = (file: string) => parse(readFileSync(`test/fixtures/${file}.yaml`, 'utf8')) as Typed[];
const [open, held] = [listed('typed'), listed('typed-held')];

function first(typed: string): string {
  const question = readQuestion(typed, items);
  if (question) return lineOf(question).replace(/^whether /, 'pair ');
  const [record] = find(typed, items, 1);
  return record ? `${record.kind}/${record.id}` : 'nothing';
}

/** Whether the intended record is shown, regardless of the order of a comparison or of a printer added to a symptom. */
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

  it('resolve to what was meant in the open half', () => {
    const { share, wrong } = scoreOf(open);
    console.log(`${(100 * share).toFixed(1)} % of ${open.length}; not:\n${wrong.join('\n')}`);
    expect(share).toBeGreaterThanOrEqual(0.9);
  });

  it('resolve to what was meant in the held-out half', () => {
    const { share } = scoreOf(held);
    console.log(`${(100 * share).toFixed(1)} % of the ${held.length} kept apart`);
    expect(share).toBeGreaterThanOrEqual(0.75);
  });
});

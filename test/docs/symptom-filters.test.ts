import { describe, expect, it } from 'vitest';
import { FILTERS } from '../../docs/src/records/symptom.js';
import { type FilterName, matchesFilters, readFilters, writeFilters } from '../../docs/src/records/symptom-filters.js';
import type { Rule } from '../../schemas/generated/record.js';
import { readJson } from '../support/published.js';
import { shared } from '../support/shared.js';

/** Every value that the page offers as a checkbox. */
const OFFERED = Object.entries(FILTERS).flatMap(([name, { values }]) =>
  Object.keys(values).map((value) => ({ name, value })),
);

const NOTHING = { where: [], when: [], appearance: [] };
const strings = { where: ['whole-print', 'walls'], when: ['printing', 'finished'], appearance: ['strings-and-blobs'] };

describe('the filters of the symptom overview', () => {
  it('round-trip a choice through the URL', () => {
    expect(readFilters('', OFFERED)).toEqual(NOTHING);
    expect(writeFilters(NOTHING)).toBe('');
    const chosen = { where: ['walls', 'top'], when: [], appearance: ['gaps'] };
    expect(writeFilters(chosen)).toBe('?where=walls&where=top&appearance=gaps');
    expect(readFilters(writeFilters(chosen), OFFERED)).toEqual(chosen);
  });

  it('omit unavailable options', () => {
    expect(readFilters('?where=nowhere&where=constructor&when=&appearance=rough&else=1', OFFERED)).toEqual({
      ...NOTHING,
      appearance: ['rough'],
    });
  });

  it.each([
    [{}, true],
    [{ where: ['walls'] }, true],
    [{ where: ['top', 'walls'] }, true],
    [{ where: ['top'] }, false],
    [{ where: ['walls'], when: ['start'] }, false],
    [{ where: ['walls'], when: ['start', 'printing'], appearance: ['strings-and-blobs'] }, true],
  ])('show strings for %j: %s', (chosen, is) => {
    expect(matchesFilters({ ...NOTHING, ...chosen }, strings)).toBe(is);
  });

  it('offer no option without symptoms, and separate symptoms', async () => {
    const { data } = readJson<{ data: Rule[] }>(await shared('release'), '/api/v1/troubleshoot.json');
    for (const [name, { values }] of Object.entries(FILTERS))
      for (const value of Object.keys(values)) {
        const having = data.filter((rule) => (rule[name as FilterName] as readonly string[]).includes(value));
        expect(having.length, `${name}=${value}`).toBeGreaterThan(0);
        expect(having.length, `${name}=${value}`).toBeLessThan(data.length * 0.75);
      }
    // Answering all three leaves a handful.
    const left = data.map((rule) => data.filter((other) => matchesFilters(rule, other)).length);
    expect(left.reduce((sum, n) => sum + n, 0) / left.length).toBeLessThan(data.length / 4);
  });
});

import { describe, expect, it } from 'vitest';
import { FILTERS } from '../../docs/src/records/symptom.js';
import { type FilterName, matchesFilters } from '../../docs/src/records/symptom-filters.js';
import type { Rule } from '../../schemas/generated/record.js';
import { readJson } from '../support/published.js';
import { shared } from '../support/shared.js';

const strings = { where: ['whole-print', 'walls'], when: ['printing', 'finished'], appearance: ['strings-and-blobs'] };

describe('the filters of the symptom overview', () => {
  it.each([
    ['', true],
    ['where=walls', true],
    ['where=top&where=walls', true],
    ['where=top', false],
    ['where=walls&when=start', false],
    ['where=walls&when=start&when=printing&appearance=strings-and-blobs', true],
  ])('show strings for "%s": %s', (chosen, is) => {
    expect(matchesFilters(new URLSearchParams(chosen), strings)).toBe(is);
  });

  it('offer no option without symptoms, and leave few symptoms', async () => {
    const { data } = readJson<{ data: Rule[] }>(await shared('release'), '/api/v1/troubleshoot.json');
    for (const [name, { values }] of Object.entries(FILTERS))
      for (const value of Object.keys(values)) {
        const having = data.filter((rule) => (rule[name as FilterName] as readonly string[]).includes(value));
        expect(having.length, `${name}=${value}`).toBeGreaterThan(0);
        expect(having.length, `${name}=${value}`).toBeLessThan(data.length * 0.75);
      }
    // On average, using all three filters leaves less than a quarter of the symptoms.
    const left = data.map(({ where, when, appearance }) => {
      const chosen = new URLSearchParams(
        Object.entries({ where, when, appearance }).flatMap(([name, values]) => values.map((value) => [name, value])),
      );
      return data.filter((other) => matchesFilters(chosen, other)).length;
    });
    expect(left.reduce((sum, n) => sum + n, 0) / left.length).toBeLessThan(data.length / 4);
  });
});

import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { publishedDataset } from '../../support/published-data.js';

const { cases: entries, heldOut } = publishedDataset();
const cases = [...entries.values()].map(({ value }) => value).sort((a, b) => (a.id < b.id ? -1 : 1));

// The checks compare each case with its schema, its file, its references and all other threads.
describe('the cases', () => {
  it('are numerous, and cover many symptoms', () => {
    expect(cases.length).toBeGreaterThanOrEqual(150);
    expect(new Set(cases.flatMap(({ symptoms }) => symptoms.slice(0, 1))).size).toBeGreaterThanOrEqual(40);
  });

  it('are held out by the draw that the list states', () => {
    const { seed, bound, cases: listed } = heldOut.value;
    const place = (id: string) => hash('sha256', `${seed}:${id}`).slice(0, bound.length);
    const drawn = cases.map(({ id }) => id).filter((id) => place(id) <= bound);
    expect(listed).toEqual(drawn);
    expect(listed.length / cases.length).toBeCloseTo(1 / 3, 1);
  });
});

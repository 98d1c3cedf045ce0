import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commonValues } from '../../scripts/import/common-values.js';
import { difference, merge } from '../../scripts/shared/tree.js';
import { normal, trees } from '../support/json.js';

describe('the values that most have', () => {
  it('are found leaf by leaf', () => {
    expect(
      commonValues([
        { a: 1, b: { min: 1, max: 9 }, list: [1, 2] },
        { a: 2, b: { min: 1 }, list: [1, 2] },
        { a: 2, b: { min: 2 }, c: 'rare' },
      ]),
    ).toEqual({ a: 2, b: { min: 1 }, list: [1, 2] });
  });

  it('leave out what most lack, and break a tie by the smaller text', () => {
    expect(commonValues([{ a: 1 }, {}, {}])).toEqual({});
    expect(commonValues([{ a: 'y' }, { a: 'x' }])).toEqual({ a: 'x' });
    expect(commonValues([{ a: 10 }, { a: 9 }])).toEqual({ a: 10 }); // as text
    expect(commonValues([{ a: true }, {}])).toEqual({}); // "null" before "true"
    expect(commonValues([])).toEqual({});
  });

  it('do not depend on the order, and give each value back with its differences', () => {
    fc.assert(
      fc.property(fc.array(trees, { maxLength: 5 }), fc.nat(4), (all, by) => {
        const common = commonValues(all);
        const turned = [...all.slice(by), ...all.slice(0, by)].reverse();
        expect(normal(commonValues(turned))).toEqual(normal(common));
        for (const value of all) expect(normal(merge(common, difference(value, common)))).toEqual(normal(value));
        const [only] = all;
        if (only && all.length === 1) expect(normal(common)).toEqual(normal(only));
      }),
      { numRuns: 2000 },
    );
  });
});

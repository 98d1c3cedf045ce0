import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difference, type JsonObject, leaves, merge, prune, sameLeaf } from '../../scripts/shared/tree.js';
import { normal, trees } from '../support/json.js';

const same = (a: JsonObject, b: JsonObject) => expect(normal(a)).toEqual(normal(b));

describe('differences', () => {
  it('list what is new, changed and missing', () => {
    const base = { a: 1, b: { min: 1, max: 2 }, c: [1, 2] };
    expect(difference({ a: 1, b: { min: 1 }, c: [2, 1], d: 'x' }, base)).toEqual({
      b: { max: null },
      c: [2, 1],
      d: 'x',
    });
    expect(difference(base, base)).toEqual({});
  });

  it('replace an object by a leaf, and a leaf by an object', () => {
    expect(difference({ a: 5 }, { a: { b: 1 } })).toEqual({ a: 5 });
    expect(difference({ a: { b: 1 } }, { a: 5 })).toEqual({ a: { b: 1 } });
  });

  it('merged into the base restore the value', () => {
    fc.assert(
      fc.property(trees, trees, (value, base) => {
        same(merge(base, difference(value, base)), value);
      }),
      { numRuns: 5000 },
    );
  });

  it('are empty exactly for equal values', () => {
    fc.assert(
      fc.property(trees, trees, (value, base) => {
        const empty = Object.keys(difference(value, base)).length === 0;
        if (empty) same(value, base);
        return Object.keys(difference(value, value)).length === 0;
      }),
      { numRuns: 2000 },
    );
  });
});

describe('merging', () => {
  it('merges key by key, changes neither argument and takes nothing from an empty object', () => {
    fc.assert(
      fc.property(trees, trees, (base, over) => {
        const [before, put] = [structuredClone(base), structuredClone(over)];
        const merged = merge(base, over);
        expect([base, over]).toEqual([before, put]);
        expect(merge(base, {})).toEqual(base);
        expect(merge({}, over)).toEqual(over);
        expect(merge(merged, over)).toEqual(merged);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('leaves and pruning', () => {
  it('list each leaf by its dotted path; arrays are leaves', () => {
    expect([...leaves({ a: { '0.4': 1, b: null }, c: [1, { d: 2 }], e: {} })]).toEqual([
      ['a.0.4', 1],
      ['a.b', null],
      ['c', [1, { d: 2 }]],
    ]);
  });

  it('remove nulls and empty containers, and preserve meaning', () => {
    fc.assert(
      fc.property(trees, (value) => {
        const pruned = prune(value);
        same(pruned, value);
        expect([...leaves(pruned).values()].filter((leaf) => leaf === null)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('compare leaves by value', () => {
    expect([sameLeaf([1, 'x'], [1, 'x']), sameLeaf([1], ['1']), sameLeaf(1, '1'), sameLeaf(null, null)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});

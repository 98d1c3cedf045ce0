import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearest } from '../../../core/names/nearest.js';

/** Short texts from a small alphabet, so that many are similar. */
const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 3, maxLength: 12 });

/** Textbook edit distance table, with a transposition as one edit. */
function edits(a: string, b: string): number {
  const cells = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  const cell = (i: number, j: number) => cells[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let j = 1; j <= b.length; j++) (cells[0] as number[])[j] = j;
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const choices = [cell(i - 1, j) + 1, cell(i, j - 1) + 1, cell(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1])];
      (cells[i] as number[])[j] = Math.min(...choices, swapped ? cell(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY);
    }
  return cell(a.length, b.length);
}

describe('the nearest names', () => {
  it('come with their edit distance, smallest first', () => {
    const expected = [
      { name: 'petg', edits: 0.5 },
      { name: 'petgf', edits: 1 },
      { name: 'petf', edits: 2 },
    ];
    expect(nearest('petgg', ['petf', 'petgf', 'petg'])).toEqual(expected);
    expect(nearest('kobramax2', ['kobra2max'])).toEqual([{ name: 'kobra2max', edits: 1 }]);
    const told = [
      { name: 'ender3', edits: 1 },
      { name: 'endre', edits: 1 },
      { name: 'gender', edits: 1 },
    ];
    expect(nearest('ender', ['ender3', 'endre', 'gender'])).toEqual(told);
  });

  it('have the full edit distance plus half an edit for another first letter, unless one contains the other or has its letters', () => {
    const held = (a: string, b: string) => a.includes(b) || b.includes(a);
    const undoubled = (one: string) => one.replace(/(.)\1+/g, '$1');
    const sorted = (one: string) => [...one].sort().join('');
    const alike = (a: string, b: string) => held(a, b) || undoubled(a) === undoubled(b) || sorted(a) === sorted(b);
    fc.assert(
      fc.property(text, text, fc.nat(8), (a, b, most) => {
        fc.pre(!alike(a, b));
        const away = edits(a, b) + (a[0] === b[0] ? 0 : 0.5);
        expect(nearest(a, [b], most)).toEqual(away <= most ? [{ name: b, edits: away }] : []);
      }),
      { numRuns: 3000 },
    );
  });

  it('are the same with a tighter bound, except those beyond it', () => {
    fc.assert(
      fc.property(text, fc.array(text), fc.integer({ min: 0, max: 4 }), (a, names, most) => {
        expect(nearest(a, names, most)).toEqual(nearest(a, names, 12).filter((one) => one.edits <= most));
      }),
    );
  });
});

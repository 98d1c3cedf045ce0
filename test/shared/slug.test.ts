import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dottedSlug, slug } from '../../scripts/shared/slug.js';

describe('ids from names', () => {
  it.each([
    ['V-Core 4 +', 'v-core-4-plus', 'v-core-4-plus'],
    ['0.20mm Standard @Acme', '0-20mm-standard-acme', '0.20mm-standard-acme'],
    ['A1 mini', 'a1-mini', 'a1-mini'],
    ['Große Maschine', 'grosse-maschine', 'gro-e-maschine'],
    ['R&D', 'randd', 'r-d'],
    ['HF0.4', 'hf0-4', 'hf0.4'],
    ['. 5 .', '5', '5'],
    ['拉丝', '', ''],
  ])('%s', (name, plain, dotted) => {
    expect([slug(name), dottedSlug(name)]).toEqual([plain, dotted]);
  });

  it('use only allowed characters, and are idempotent', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.string({ unit: fc.constantFrom('a', 'Z', '0', '.', '-', '+', ' ', 'ß', '&') }),
        ),
        (name) => {
          const [plain, dotted] = [slug(name), dottedSlug(name)];
          expect(plain).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
          expect(dotted).toMatch(/^([a-z0-9.]+(-[a-z0-9.]+)*)?$/);
          expect([slug(plain), dottedSlug(dotted)]).toEqual([plain, dotted]);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

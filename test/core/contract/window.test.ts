import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { etagTree } from '../../../core/contract/etag-tree.js';
import { LIMITS } from '../../../core/contract/limits.js';
import { pagePath, type Subject } from '../../../core/contract/paths.js';
import { countPages, findWindow, type Window } from '../../../core/contract/window.js';

const SUBJECT: Subject = { kind: 'printers' };

/** A list of this many records as in a release: the contents and digests of its files. */
function list(length: number, paging: Window['paging']) {
  const files = new Map<string, number[]>();
  const numbers = Array.from({ length }, (_, index) => index);
  const page = paging === 'whole' ? Math.max(length, 1) : LIMITS.defaultLimit;
  for (let from = 0; from < Math.max(length, 1); from += page)
    files.set(pagePath(SUBJECT, from / page + 1), numbers.slice(from, from + page));
  return { files, tree: etagTree([...files.keys()].map((path) => ({ path, sha256: '0'.repeat(64) }))) };
}

describe('a window of a list', () => {
  it('contains the expected records, cut from at most three pages', () => {
    const paging = fc.constantFrom<Window['paging']>('default', 'whole');
    const limit = fc.option(fc.integer({ min: 1, max: LIMITS.maxLimit }), { nil: undefined });
    fc.assert(
      fc.property(fc.nat(450), paging, fc.integer({ min: 1, max: 12 }), limit, (length, how, page, size) => {
        const { files, tree } = list(length, how);
        const place = findWindow(SUBJECT, { page, limit: size, paging: how }, tree);
        const whole = size ?? (how === 'whole' ? length : LIMITS.defaultLimit);
        const expected = Array.from({ length }, (_, index) => index).slice((page - 1) * whole, page * whole);
        if (place.kind === 'file') {
          expect(files.get(place.path)).toEqual(expected);
          expect(place.pages).toBe(Math.max(1, Math.ceil(length / Math.max(1, whole))));
          return;
        }
        expect(place.paths.length).toBeLessThanOrEqual(size === LIMITS.maxLimit ? 2 : 3);
        const records = place.paths.flatMap((path) => files.get(path) ?? expect.fail(`${path} is no file`));
        const from = (page - 1) * (place.limit ?? length) - place.offset;
        expect(from < 0 ? [] : records.slice(from, from + (place.limit ?? length))).toEqual(expected);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    [{ page: 1, limit: undefined }, pagePath(SUBJECT)],
    [{ page: 3, limit: undefined }, pagePath(SUBJECT, 3)],
    [{ page: 2, limit: LIMITS.defaultLimit }, pagePath(SUBJECT, 2)],
  ])('%j is in the file %s', (window, path) =>
    expect(findWindow(SUBJECT, { ...window, paging: 'default' }, list(300, 'default').tree)).toMatchObject({ path }),
  );

  it('is empty if the release has no such list', () => {
    const window = { page: 4, limit: undefined, paging: 'default' } as const;
    const expected = { kind: 'cut', paths: [], offset: 0, limit: LIMITS.defaultLimit };
    expect(findWindow({ kind: 'profiles', printer: 'a', material: 'b' }, window, {})).toEqual(expected);
  });
});

it.each([
  ['/api/v1/printers.json', 3],
  ['/api/v1/printers/page/2.json', 3],
  ['/api/v1/printers/page/3.json', 3],
  ['/api/v1/materials.json', 1],
])('%s is a page of a list of %i', (path, pages) => {
  const files = ['printers.json', 'printers/page/2.json', 'printers/page/3.json', 'materials.json'];
  const tree = etagTree(files.map((file) => ({ path: `/api/v1/${file}`, sha256: 'ab'.repeat(32) })));
  expect(countPages(path, tree)).toBe(pages);
});

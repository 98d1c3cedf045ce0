import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { etagTree } from '../../../core/contract/etag-tree.js';
import { LIMITS } from '../../../core/contract/limits.js';
import { pagePath, type Subject } from '../../../core/contract/paths.js';
import { countPages, findWindow, resolveFirstPage, type Window } from '../../../core/contract/window.js';

const SUBJECT: Subject = { kind: 'printers' };

/** A list of so many records as a release has it: what each of its files holds, and their digests. */
function list(length: number, paging: Window['paging']) {
  const files = new Map<string, number[]>();
  const numbers = Array.from({ length }, (_, index) => index);
  const page = paging === 'whole' ? Math.max(length, 1) : LIMITS.defaultLimit;
  for (let from = 0; from < Math.max(length, 1); from += page)
    files.set(pagePath(SUBJECT, from / page + 1), numbers.slice(from, from + page));
  return { files, tree: etagTree([...files.keys()].map((path) => ({ path, sha256: '0'.repeat(64) }))) };
}

describe('a window of a list', () => {
  it('holds the records that it should, cut from at most three pages', () => {
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
  ])('%j is the file %s', (window, path) =>
    expect(findWindow(SUBJECT, { ...window, paging: 'default' }, list(300, 'default').tree)).toMatchObject({ path }),
  );

  it('is empty where the release has no such list', () => {
    const window = { page: 4, limit: undefined, paging: 'default' } as const;
    expect(findWindow({ kind: 'profiles', printer: 'a', material: 'b' }, window, {})).toEqual({
      kind: 'cut',
      paths: [],
      offset: 0,
      limit: LIMITS.defaultLimit,
    });
  });
});

describe('the files of a list', () => {
  const files = (...paths: readonly string[]) => etagTree(paths.map((path) => ({ path, sha256: 'ab'.repeat(32) })));
  const first = '/api/v1/printers.json';
  const numbered = '/api/v1/printers/page/1.json';
  const further = ['/api/v1/printers/page/2.json', '/api/v1/printers/page/3.json'];

  it('are as many whether the first has its number as well or not', () => {
    for (const tree of [files(first, ...further), files(first, numbered, ...further)])
      for (const path of [first, numbered, ...further]) expect(countPages(path, tree), path).toBe(3);
    expect(countPages('/api/v1/materials.json', files('/api/v1/materials.json'))).toBe(1);
  });

  it('answer the number of the first where it has no file by that', () => {
    expect(resolveFirstPage(numbered, files(first))).toBe(first);
    expect(resolveFirstPage(numbered, files(first, numbered))).toBe(numbered);
    expect(resolveFirstPage(numbered, files())).toBe(numbered);
    expect(resolveFirstPage('/api/v1/printers/page/2.json', files(first))).toBe('/api/v1/printers/page/2.json');
  });
});

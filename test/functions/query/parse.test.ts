import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../core/contract/limits.js';
import { isFault, parseQuery } from '../../../functions/query/parse.js';

const FILTERS = ['printer', 'material'];
const parse = (search: string) => parseQuery(search, FILTERS);
function query(search: string) {
  const parsed = parse(search);
  if (isFault(parsed)) throw new Error(`${search}: ${parsed.code}`);
  return { ...Object.fromEntries(parsed.filters), page: parsed.page, limit: parsed.limit };
}
function fault(search: string) {
  const parsed = parse(search);
  if (!isFault(parsed)) throw new Error(`${search} was accepted`);
  return parsed;
}

describe('a query string', () => {
  it.each([
    ['', { page: 1, limit: undefined }],
    ['&&', { page: 1, limit: undefined }],
    ['limit=100&page=2', { page: 2, limit: 100 }],
    ['limit=001', { page: 1, limit: 1 }],
    ['page=1000000', { page: 1000000, limit: undefined }],
    ['printer=A+B&material=%E6%8B%89', { printer: 'A B', material: '拉', page: 1, limit: undefined }],
    ['printer=a%2Bb%26c%3Dd', { printer: 'a+b&c=d', page: 1, limit: undefined }],
    ['printer=a=b', { printer: 'a=b', page: 1, limit: undefined }],
    ['%70rinter=a', { printer: 'a', page: 1, limit: undefined }],
    [
      `printer=${'x'.repeat(LIMITS.maxValueLength)}`,
      { printer: 'x'.repeat(LIMITS.maxValueLength), page: 1, limit: undefined },
    ],
  ])('%s is accepted', (search, expected) => {
    expect(query(search)).toEqual(expected);
  });

  it.each([
    ['Printer=a', { code: 'unknown_parameter', parameter: 'Printer' }],
    ['=a', { code: 'unknown_parameter', parameter: '' }],
    ['constructor=a', { code: 'unknown_parameter', parameter: 'constructor' }],
    ['printer=++%09', { code: 'empty_value', parameter: 'printer' }],
    ['limit=%0A5', { code: 'invalid_number', parameter: 'limit' }],
    ['limit=5%0A', { code: 'invalid_number', parameter: 'limit' }],
    ['limit=Infinity', { code: 'invalid_number', parameter: 'limit' }],
    ['page=1000001', { code: 'out_of_range', parameter: 'page' }],
    [`page=${'9'.repeat(150)}`, { code: 'out_of_range', parameter: 'page' }],
    ['%FF=a', { code: 'invalid_encoding', parameter: '%FF' }],
    [`printer=a${'%2B'.repeat(50)}`, { code: 'out_of_range', parameter: 'printer' }],
  ])('%s is a fault', (search, expected) => {
    expect(fault(search)).toMatchObject(expected);
  });

  it('says for every fault what is allowed', () => {
    for (const search of ['x=1', 'page=1&page=1', 'page=', 'page=x', 'page=0', 'printer=%'])
      expect(String(fault(search).allowed).length, search).toBeGreaterThan(5);
  });

  const piece = fc.oneof(
    fc.constantFrom(...'printer material limit page brand = = & % %20 + 50 0 %E6%8B%89 %zz'.split(' ')),
    fc.string({ maxLength: 5, unit: 'binary' }),
  );
  const searches = fc.array(piece, { maxLength: 14 }).map((parts) => parts.join(''));

  it('is read completely or is a fault: no parameter is ignored', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const parsed = parse(search);
        if (isFault(parsed)) return parsed.parameter.length <= LIMITS.maxValueLength;
        const pairs = search.split('&').filter((pair) => pair !== '');
        const numbers = (parsed.limit === undefined ? 0 : 1) + (/(^|&)page=/.test(decodeURIComponent(search)) ? 1 : 0);
        expect(parsed.filters.size + numbers).toBe(pairs.length);
        expect(Number.isInteger(parsed.page) && parsed.page >= 1).toBe(true);
        if (parsed.limit !== undefined) expect(parsed.limit >= 1 && parsed.limit <= LIMITS.maxLimit).toBe(true);
        for (const value of parsed.filters.values()) expect(value.trim()).not.toBe('');
        return true;
      }),
      { numRuns: 5000 },
    );
  });

  it('round-trips every encoded value', () => {
    const value = fc
      .string({ minLength: 1, maxLength: 60, unit: 'grapheme' })
      .filter((text) => text.trim() !== '' && text.length <= LIMITS.maxValueLength);
    const [limits, pages] = [fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 1_000_000 })];
    const law = fc.property(value, value, limits, pages, (printer, material, limit, page) => {
      const parameters = new URLSearchParams({ printer, material, limit: String(limit), page: String(page) });
      const [one, other] = [printer, material].map(encodeURIComponent);
      for (const text of [`${parameters}`, `page=${page}&material=${other}&limit=${limit}&printer=${one}`])
        expect(query(text)).toEqual({ printer, material, limit, page });
    });
    fc.assert(law, { numRuns: 1000 });
  });
});

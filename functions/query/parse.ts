import { LIMITS, MAX_PAGE } from '../../core/contract/limits.js';
import { isTooLong } from '../../core/names/fold.js';

/** A parsed query string whose names are not yet resolved. */
export interface ListQuery {
  /** Decoded filter values by parameter. */
  filters: ReadonlyMap<string, string>;
  page: number;
  /** Undefined if the query has none. */
  limit: number | undefined;
}

/** Why a query cannot be answered. */
export interface QueryFault {
  code:
    | 'unknown_parameter'
    | 'repeated_parameter'
    | 'empty_value'
    | 'invalid_number'
    | 'out_of_range'
    | 'invalid_encoding';
  parameter: string;
  value?: string;
  /** A sentence, or a list if the values can be listed. */
  allowed: string | readonly string[];
  /** The Chinese wording, for messages that contain it. */
  allowed_zh?: string;
}

/**
 * Parses a query string (without the question mark). A misspelt, repeated or empty parameter is an error rather than
 * ignored, because ignoring a filter would return unfiltered data.
 *
 * @param filters the names of the endpoint's filters
 */
export function parseQuery(search: string, filters: readonly string[]): ListQuery | QueryFault {
  const allowed = [...filters, 'limit', 'page'];
  const given = new Map<string, string>();
  for (const pair of search.split('&')) {
    if (pair === '') continue;
    const split = pair.indexOf('=');
    const rawName = split === -1 ? pair : pair.slice(0, split);
    const name = decode(rawName);
    const value = decode(split === -1 ? '' : pair.slice(split + 1));
    if (name === null || value === null) {
      return {
        code: 'invalid_encoding',
        parameter: (name ?? rawName).slice(0, LIMITS.maxValueLength),
        allowed: 'UTF-8, percent-encoded',
        allowed_zh: '百分号编码的 UTF-8',
      };
    }
    if (!allowed.includes(name))
      return {
        code: 'unknown_parameter',
        parameter: name.slice(0, LIMITS.maxValueLength),
        allowed,
      };
    if (given.has(name)) return { code: 'repeated_parameter', parameter: name, value, allowed: 'each parameter once' };
    if (value.trim() === '')
      return { code: 'empty_value', parameter: name, allowed: 'a value; leave the parameter out to get everything' };
    if (isTooLong(value))
      return {
        code: 'out_of_range',
        parameter: name,
        allowed: `at most ${LIMITS.maxValueLength} characters`,
        allowed_zh: `最多 ${LIMITS.maxValueLength} 个字符`,
      };
    given.set(name, value);
  }
  const page = integer(given, 'page', MAX_PAGE);
  if (typeof page === 'object') return page;
  const limit = integer(given, 'limit', LIMITS.maxLimit);
  if (typeof limit === 'object') return limit;
  return { filters: new Map([...given].filter(([name]) => filters.includes(name))), page: page ?? 1, limit };
}

/** Whether parsing a query string found a fault. */
export function isFault(query: ListQuery | QueryFault): query is QueryFault {
  return 'code' in query;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

function integer(given: ReadonlyMap<string, string>, parameter: string, max: number): number | undefined | QueryFault {
  const value = given.get(parameter);
  if (value === undefined) return undefined;
  const words = { allowed: `a whole number from 1 to ${max}`, allowed_zh: `1 到 ${max} 的整数` };
  if (!/^\d+$/.test(value)) return { code: 'invalid_number', parameter, value, ...words };
  const number = Number(value);
  return number >= 1 && number <= max ? number : { code: 'out_of_range', parameter, value, ...words };
}

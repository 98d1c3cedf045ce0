import { LIMITS } from '../../../core/contract/limits.js';
import { isTooLong } from '../../../core/names/fold.js';
import { BadArgumentError } from './errors.js';

/**
 * Rejects unknown options: a misspelt filter must not return everything.
 *
 * @throws {BadArgumentError} also if a name is empty or not a string
 */
export function checkOptions<T extends object>(
  options: T,
  names: readonly string[],
  others: readonly string[] = [],
): T {
  const allowed = [...names, ...others, 'signal'];
  if (typeof options !== 'object' || options === null)
    throw new BadArgumentError('invalid_value', 'options', options, `an object with ${allowed.join(', ')}`);
  for (const [option, value] of Object.entries(options)) {
    if (!allowed.includes(option)) throw new BadArgumentError('unknown_parameter', option, value, allowed.join(', '));
    if (names.includes(option) && value !== undefined) checkName(option, value);
  }
  return options;
}

/** Returns a valid name unchanged. @throws {BadArgumentError} */
export function checkName(argument: string, value: unknown): string {
  if (typeof value !== 'string') throw new BadArgumentError('invalid_value', argument, value, 'a name or an id');
  if (value.trim() === '') throw new BadArgumentError('empty_value', argument, value, 'a name or an id');
  if (!isTooLong(value)) return value;
  throw new BadArgumentError('out_of_range', argument, value, `at most ${LIMITS.maxValueLength} characters`);
}

/** An integer from 1, or undefined. @throws {BadArgumentError} */
export function checkNumber<N extends number | undefined>(argument: string, value: N, max: number): N {
  if (value === undefined) return value;
  const allowed = `a whole number from 1 to ${max}`;
  if (String(value).trim() === '') throw new BadArgumentError('empty_value', argument, value, allowed);
  if (!Number.isInteger(value) || value < 0) throw new BadArgumentError('invalid_number', argument, value, allowed);
  if (value === 0 || value > max) throw new BadArgumentError('out_of_range', argument, value, allowed);
  return value;
}

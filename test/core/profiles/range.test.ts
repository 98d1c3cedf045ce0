import { expect, it } from 'vitest';
import { endBeyond } from '../../../core/profiles/range.js';

it.each([
  [5, { min: 5, max: 7 }, null],
  [7, { min: 5, max: 7 }, null],
  [4.9, { min: 5, max: 7 }, 'min'],
  [7.1, { min: 5, max: 7 }, 'max'],
  [-100, { min: null, max: 7 }, null],
  [100, { min: 5, max: null }, null],
  [0, { min: 0, max: 0 }, null],
  [-1, { min: 0 }, 'min'],
  [1, { max: 0 }, 'max'],
  [1, {}, null],
] as const)('%d against %j lies beyond %s', (value, range, end) => expect(endBeyond(value, range)).toBe(end));

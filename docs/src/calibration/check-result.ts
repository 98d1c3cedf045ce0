import { endBeyond } from '../../../core/profiles/range.js';
import { parseNumber } from './number.js';
import type { Limits } from './trial.js';

/** Why a result is refused: it is no number, below or above the material's range, or above what the printer does. */
export type Refusal = 'number' | 'below' | 'above' | 'printer';

/** What somebody wrote as the result of a step. */
export interface CheckedResult {
  /** Null: nothing is written, or no number. */
  value: number | null;
  refusal: Refusal | null;
}

/** Reads a result and holds it against what material and printer allow. */
export function checkResult(text: string, { material, printer }: Limits): CheckedResult {
  if (text.trim() === '') return { value: null, refusal: null };
  const value = parseNumber(text);
  if (value === null) return { value, refusal: 'number' };
  if (printer !== null && value > printer) return { value, refusal: 'printer' };
  const end = endBeyond(value, material ?? {});
  return { value, refusal: end === null ? null : end === 'min' ? 'below' : 'above' };
}

/** The value that later steps go on with: what was refused counts only when it is kept all the same. */
export function resultValue(text: string, kept: boolean, limits: Limits): number | null {
  const { value, refusal } = checkResult(text, limits);
  return refusal === null || kept ? value : null;
}

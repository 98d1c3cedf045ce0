import type { FitMatrix } from '../../schemas/generated/record.js';
import type { FitVerdict } from './judge.js';

/** The letters used in `fit.json`. */
export const FIT_LETTERS = { y: 'yes', c: 'with_care', n: 'no', u: 'unknown' } as const satisfies FitMatrix['letters'];

/** The verdicts with which one may print, the surest first. */
export const SUREST: readonly FitVerdict[] = ['yes', 'with_care', 'unknown'];

type Letter = keyof typeof FIT_LETTERS;

/** Looks up the verdict on a printer and a material in `fit.json`; `unknown` if it is missing there. */
export function verdictIn({ materials, printers }: FitMatrix, printer: string, material: string): FitVerdict {
  const letter = printers[printer]?.[materials.indexOf(material)];
  return FIT_LETTERS[letter as Letter] ?? 'unknown';
}

export function letterOf(verdict: FitVerdict): Letter {
  return (Object.keys(FIT_LETTERS) as Letter[]).find((one) => FIT_LETTERS[one] === verdict) as Letter;
}

import type { Profile } from '../../schemas/generated/record.js';
import { foldToKey } from '../names/fold.js';

/** A nozzle as somebody writes it, `0.4`, `0.4 mm` or 0.4, as variants are called: `0.4`. */
export function nozzleVariant(nozzle: string | number): string {
  return String(nozzle)
    .replace(/\s*mm$/i, '')
    .trim();
}

/**
 * The profile for a nozzle: the one of that variant, else of that number (1 is 1.0), else the first of that diameter.
 *
 * @param profiles of one printer and one material, in the order in which they are published
 * @param nozzle variant such as `0.4` or `hf0.4`, or a diameter in mm
 * @returns null when there is none for it
 */
export function profileForNozzle(profiles: readonly Profile[], nozzle: string | number): Profile | null {
  const variant = nozzleVariant(nozzle);
  const [key, diameter] = [foldToKey(variant), Number(variant)];
  return (
    profiles.find((one) => foldToKey(one.nozzle.variant) === key) ??
    profiles.find((one) => Number(one.nozzle.variant) === diameter) ??
    profiles.find((one) => one.nozzle.diameter_mm === diameter) ??
    null
  );
}

/** The profile for a nozzle; where there is none for it, the first: that of the default nozzle leads. */
export function chooseNozzle(profiles: readonly Profile[], variant: string | null): Profile | null {
  return (variant === null ? null : profileForNozzle(profiles, variant)) ?? profiles[0] ?? null;
}

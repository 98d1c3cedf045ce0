import type { Profile } from '../../schemas/generated/record.js';
import { foldToKey } from '../names/fold.js';

/** Normalises a nozzle from user input, `0.4`, `0.4 mm` or 0.4, to the name of its variant: `0.4`. */
export function nozzleVariant(nozzle: string | number): string {
  return String(nozzle)
    .replace(/\s*mm$/i, '')
    .trim();
}

/**
 * Finds the profile for a nozzle: by variant, then by number (1 is 1.0), then the first of that diameter.
 *
 * @param profiles of one printer and one material, in publication order
 * @param nozzle variant such as `0.4` or `hf0.4`, or diameter in mm
 * @returns null if there is none
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

/** The profile for a nozzle, otherwise the first one, which is for the default nozzle. */
export function chooseNozzle(profiles: readonly Profile[], variant: string | null): Profile | null {
  return (variant === null ? null : profileForNozzle(profiles, variant)) ?? profiles[0] ?? null;
}

import type { Profile } from '../schemas/generated/record.js';

/** The profile for a nozzle; without one of that name, for the printer's default diameter, else the first. */
export function chooseNozzle(
  profiles: readonly Profile[],
  variant: string | null,
  diameter: number | null,
): Profile | null {
  return (
    profiles.find(({ nozzle }) => nozzle.variant === variant) ??
    profiles.find(({ nozzle }) => nozzle.diameter_mm === diameter) ??
    profiles[0] ??
    null
  );
}

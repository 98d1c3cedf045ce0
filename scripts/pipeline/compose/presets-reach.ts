import type { Printer, Profile } from '../../../schemas/generated/record.js';

type Reach = Printer['presets_reach'];

/** Presets that are for the machine itself: its default filament, its vendor's generic ones and its brand's. */
export const FOR_THE_MACHINE: ReadonlySet<Profile['basis']> = new Set(['default', 'generic', 'brand']);

/**
 * The hottest nozzle, bed and chamber that the presets which were tuned for a machine ask for, °C. It tells what the machine
 * does where nobody rates it; a preset that nobody tuned proves nothing.
 */
export function presetsReach(profiles: readonly Profile[]): Reach {
  const tuned = profiles.filter(({ basis, evidence }) => evidence === 'tuned' && FOR_THE_MACHINE.has(basis));
  const hottest = (temperatures: (profile: Profile) => readonly (number | null)[]): Reach['nozzle_temperature_c'] => {
    const found: Reach['nozzle_temperature_c'] = { value: null, preset: null };
    for (const profile of tuned) {
      const value = Math.max(...temperatures(profile).map((one) => one ?? 0));
      if (value <= (found.value ?? 0)) continue;
      found.value = value;
      found.preset = profile.provenance.filament_preset;
    }
    return found;
  };
  return {
    nozzle_temperature_c: hottest(({ nozzle_temperature_c: { first_layer: first, other_layers: other } }) => [
      first,
      other,
    ]),
    bed_temperature_c: hottest(({ bed_temperature_c: { first_layer: first, other_layers: other } }) => [first, other]),
    chamber_temperature_c: hottest(({ chamber_temperature_c: chamber }) => [chamber]),
  };
}

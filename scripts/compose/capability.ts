import type { Correction, Printer, Profile, WithheldProfile } from '../../schemas/generated/record.js';

/** A printer's profiles as they are published, and those that are not. */
export interface FittedProfiles {
  profiles: Profile[];
  withheld: WithheldProfile[];
}

/**
 * Holds the profiles of a printer against what it can do, where that is known. A profile that prints hotter than
 * the nozzle can get is withheld: it would claim that the printer handles the material. A first layer or a bed that
 * is too hot is only set to null, and listed as corrected: the rest of the profile holds.
 */
export function fitToPrinter(profiles: readonly Profile[], printer: Printer): FittedProfiles {
  const { max_nozzle_temperature_c: maxNozzle, max_bed_temperature_c: maxBed } = printer;
  const fitted: FittedProfiles = { profiles: [], withheld: [] };
  for (const profile of profiles) {
    const printing = profile.nozzle_temperature_c.other_layers;
    if (maxNozzle !== null && printing !== null && printing > maxNozzle) {
      const reason = `prints at ${printing} °C; the nozzle of this printer goes to ${maxNozzle} °C`;
      fitted.withheld.push({ material: profile.material, nozzle: profile.nozzle.variant, reason });
      continue;
    }
    const corrected: Correction[] = [];
    const withheld = (field: string, value: number | null, max: number | null, source: string): number | null => {
      if (value === null || max === null || value <= max) return value;
      corrected.push({
        field,
        upstream_value: value,
        reason: `above the ${max} °C that this printer can be set to`,
        source,
      });
      return null;
    };
    const sourceOf = (field: string) =>
      printer.provenance.curated.find((item) => item.field === field)?.source ?? printer.provenance.source;
    const [nozzleSource, bedSource] = [sourceOf('max_nozzle_temperature_c'), sourceOf('max_bed_temperature_c')];
    const { nozzle_temperature_c: nozzle, bed_temperature_c: bed } = profile;
    const first = withheld('nozzle_temperature_c.first_layer', nozzle.first_layer, maxNozzle, nozzleSource);
    const bedFirst = withheld('bed_temperature_c.first_layer', bed.first_layer, maxBed, bedSource);
    const bedOther = withheld('bed_temperature_c.other_layers', bed.other_layers, maxBed, bedSource);
    if (corrected.length === 0) fitted.profiles.push(profile);
    else
      fitted.profiles.push({
        ...profile,
        nozzle_temperature_c: { ...nozzle, first_layer: first },
        bed_temperature_c: { first_layer: bedFirst, other_layers: bedOther },
        provenance: { ...profile.provenance, corrected: [...profile.provenance.corrected, ...corrected] },
      });
  }
  return fitted;
}

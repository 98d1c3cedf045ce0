import { effectiveSpeeds } from '../../core/effective-speed.js';
import type { Printer, Profile, WithheldProfile } from '../../schemas/generated/record.js';
import { tooHotForNozzle, unreachableTemperatures } from './capability.js';
import { clogsNozzle } from './filled-material.js';
import type { MaterialNeeds } from './material-needs.js';
import { impassableFlow } from './nozzle-flow.js';
import { foreignRetraction } from './retraction-fit.js';
import { profileWarnings } from './warnings.js';
import { withholdValues } from './withheld-value.js';

/** A printer's profiles as they are published, and those that are not. */
export interface FittedProfiles {
  profiles: Profile[];
  withheld: WithheldProfile[];
}

/**
 * Holds the profiles of a printer against what it and its nozzles can do, where that is known. A profile that cannot be
 * printed is withheld; a single value that cannot hold is set to null, and listed as corrected. What follows from the
 * values that remain is worked out last.
 */
export function fitToPrinter(
  profiles: readonly Profile[],
  printer: Printer,
  needs: ReadonlyMap<string, MaterialNeeds> = new Map(),
): FittedProfiles {
  const fitted: FittedProfiles = { profiles: [], withheld: [] };
  for (const profile of profiles) {
    const material = needs.get(profile.material);
    const reason = tooHotForNozzle(profile, printer) ?? clogsNozzle(profile, material);
    if (reason !== null) {
      fitted.withheld.push({ material: profile.material, nozzle: profile.nozzle.variant, reason });
      continue;
    }
    const kept = withholdValues(profile, [
      ...unreachableTemperatures(profile, printer),
      ...impassableFlow(profile),
      ...foreignRetraction(profile, printer),
    ]);
    fitted.profiles.push({
      ...kept,
      effective_speed_mm_s: effectiveSpeeds(kept),
      warnings: profileWarnings(kept, printer, material),
    });
  }
  return fitted;
}

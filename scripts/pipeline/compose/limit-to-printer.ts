import { effectiveSpeeds } from '../../../core/profiles/effective-speed.js';
import type { Printer, Profile, WithheldProfile } from '../../../schemas/generated/record.js';
import { betterValues } from './better-value.js';
import { clogsNozzle, softenedNeed, tooHotForNozzle, unreachableTemperatures } from './capability.js';
import type { MaterialNeeds } from './material-needs.js';
import { impassableFlow } from './nozzle-flow.js';
import { foreignRetraction } from './retraction-fit.js';
import { profileWarnings } from './warnings.js';
import { withholdValues } from './withheld-value.js';

/** A printer's profiles as they are published, and those that are not. */
export interface LimitedProfiles {
  profiles: Profile[];
  withheld: WithheldProfile[];
}

/**
 * Holds the profiles of a printer against what it and its nozzles can do, where that is known. A profile that cannot be
 * printed is withheld; a single value that cannot hold is set to null, and listed as corrected. What follows from the
 * values that remain is worked out last.
 */
export function limitToPrinter(
  profiles: readonly Profile[],
  printer: Printer,
  needs: ReadonlyMap<string, MaterialNeeds> = new Map(),
): LimitedProfiles {
  const held: LimitedProfiles = { profiles: [], withheld: [] };
  for (const profile of profiles) {
    const material = needs.get(profile.material);
    const reason = tooHotForNozzle(profile, printer) ?? clogsNozzle(profile, material);
    if (reason !== null) {
      held.withheld.push({ material: profile.material, nozzle: profile.nozzle.variant, reason });
      continue;
    }
    held.profiles.push(
      withholdValues(profile, [
        ...unreachableTemperatures(profile, printer),
        ...softenedNeed(profile, material),
        ...impassableFlow(profile),
        ...foreignRetraction(profile, printer),
      ]),
    );
  }
  const kept = held.profiles;
  const usual = printer.default_nozzle_variant;
  const byHand = new Map(profiles.map(({ id, provenance }) => [id, provenance.corrected]));
  held.profiles = kept.map((profile) => {
    const family = needs.get(profile.material)?.family;
    const better = betterValues(profile, kept, printer, family, byHand.get(profile.id) ?? []);
    const settled = withholdValues(profile, better);
    return {
      ...settled,
      default_nozzle: usual === null ? null : profile.nozzle.variant === usual,
      effective_speed_mm_s: effectiveSpeeds(settled),
      warnings: profileWarnings(settled, printer, needs.get(profile.material)),
    };
  });
  return held;
}

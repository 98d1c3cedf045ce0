import type { Correction, Profile } from '../../schemas/generated/record.js';
import { at, type JsonObject, put } from '../shared/tree.js';

/** A value of a profile that cannot hold, why, and what tells so. */
export interface Withheld {
  field: string;
  reason: string;
  source: string;
}

/** A profile with values set to null, each listed as corrected; the very same one when there are none. */
export function withholdValues(profile: Profile, withheld: readonly Withheld[]): Profile {
  if (withheld.length === 0) return profile;
  let values = profile as unknown as JsonObject;
  const corrected: Correction[] = [];
  for (const { field, reason, source } of withheld) {
    corrected.push({ field, upstream_value: at(profile, field) as Correction['upstream_value'], reason, source });
    values = put(values, field, null);
  }
  const fitted = values as unknown as Profile;
  const { provenance } = fitted;
  return { ...fitted, provenance: { ...provenance, corrected: [...provenance.corrected, ...corrected] } };
}

import type { Correction } from '../../../schemas/generated/record.js';
import { at, type Json, type JsonObject, put } from '../../shared/tree.js';
import type { ProfileDraft } from './drafts.js';

/** A value of a profile that cannot hold, why, and what tells so. */
export interface Withheld {
  field: string;
  /** What holds instead, where the source itself says it elsewhere; else nothing. */
  instead?: Json;
  reason: string;
  source: string;
}

/** A profile with values set to null, or to what holds instead, each listed as corrected; the very same one when there are none. */
export function withholdValues(profile: ProfileDraft, withheld: readonly Withheld[]): ProfileDraft {
  if (withheld.length === 0) return profile;
  let values = profile as unknown as JsonObject;
  const corrected: Correction[] = [];
  for (const { field, instead = null, reason, source } of withheld) {
    corrected.push({ field, upstream_value: at(profile, field) as Correction['upstream_value'], reason, source });
    values = put(values, field, instead);
  }
  const fitted = values as unknown as ProfileDraft;
  const { provenance } = fitted;
  return { ...fitted, provenance: { ...provenance, corrected: [...provenance.corrected, ...corrected] } };
}

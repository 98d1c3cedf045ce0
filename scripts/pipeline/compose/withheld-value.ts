import type { Correction } from '../../../schemas/generated/record.js';
import { at, type Json, type JsonObject, put } from '../../shared/tree.js';
import type { ProfileDraft } from './drafts.js';

/** An implausible value of a profile, with the reason and its source. */
export interface Withheld {
  field: string;
  /** The replacement, if there is one; absent: null. */
  instead?: Json;
  reason: string;
  source: string;
}

/** Replaces values by null or their replacements, listed as corrected; returns the same profile if there are none. */
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

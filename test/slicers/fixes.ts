import { changesOfFix, type FixChange } from '../../core/presets/changes-of-fix.js';
import { composePreset } from '../../core/presets/compose.js';
import { PresetRefused } from '../../core/presets/preset-refused.js';
import type { PresetMapping } from '../../core/presets/types.js';
import type { Profile, Rule } from '../../schemas/generated/record.js';
import { byDigest } from './pairs.js';
import type { Pair, Records } from './records.js';

export interface TriedFix {
  pair: Pair;
  changes: FixChange[];
  name: string;
}

const ASKED = 12;

/**
 * For each setting that a fix can change from the record's value, one fix on the first permitted record by digest. The
 * same data gives the same fixes.
 */
export function fixesToTry(records: Records, profiles: readonly Profile[], mapping: PresetMapping): TriedFix[] {
  const some = byDigest(profiles)
    .slice(0, ASKED)
    .map((record) => records.pair(record));
  const tried = new Map<string, TriedFix>();
  for (const { rule, cause, fix } of fixesOf(records.rules()))
    for (const pair of some) {
      const changes = allowed(() =>
        changesOfFix({ rule, cause, fix }, { ...pair, profile: pair.record, slicer: null, user_values: {} }),
      );
      const settings = changes?.map(({ setting }) => setting).join(' + ');
      if (
        !changes ||
        !settings ||
        tried.has(settings) ||
        changes.some(({ value, now }) => now === null || value === now)
      )
        continue;
      const options = { parents: null, changes, ...(mapping.id === 'cura' ? { qualityType: 'standard' } : {}) };
      if (allowed(() => composePreset(pair.record, pair.printer, pair.material, mapping, options)) === null) continue;
      tried.set(settings, { pair, changes, name: `${rule.id}, ${cause}, ${fix}: ${settings} on ${pair.record.id}` });
    }
  return [...tried.values()];
}

function fixesOf(rules: readonly Rule[]) {
  return rules.flatMap((rule) =>
    rule.causes.flatMap((cause) =>
      cause.fixes
        .filter(({ adjustment }) => adjustment !== null)
        .map((fix) => ({ rule, cause: cause.id, fix: fix.id })),
    ),
  );
}

function allowed<T>(call: () => T): T | null {
  try {
    return call();
  } catch (error) {
    if (error instanceof PresetRefused) return null;
    throw error;
  }
}

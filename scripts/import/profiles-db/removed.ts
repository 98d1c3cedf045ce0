import type { StoredPreset } from './store.js';
import { compareVersions } from './versions.js';

/**
 * The presets that the slicer no longer has. The database never deletes one and does not say that a release lacks
 * it. But slicers now and then give all presets of a vendor a new `setting_id`: what knew an earlier release and
 * did not change in that one or later was not there any more. Where no such release is found, nothing can be
 * known and nothing is removed.
 */
export function removedPresets(presets: readonly StoredPreset[]): Set<StoredPreset> {
  const removed = new Set<StoredPreset>();
  const takeOut = (group: readonly StoredPreset[], release: string | undefined) => {
    if (release === undefined) return;
    for (const preset of group) if (isBefore(preset.changed, release)) removed.add(preset);
  };
  // Models have no such id and seldom change: one without machine presets is not read anyway.
  const numbered = presets.filter(({ kind }) => kind !== 'model');
  for (const group of Map.groupBy(numbered, ({ vendor, kind }) => `${kind}/${vendor}`).values())
    takeOut(group, renumbering(group));
  // A vendor of which nothing at all changed since most others were renumbered is gone as a whole.
  const release = renumbering(numbered);
  for (const group of Map.groupBy(numbered, ({ vendor }) => vendor).values())
    if (release !== undefined && group.every(({ changed }) => isBefore(changed, release))) takeOut(group, release);
  return removed;
}

/** The newest release in which at least half of the presets that were there before were renumbered. */
function renumbering(presets: readonly StoredPreset[]): string | undefined {
  return [...new Set(presets.flatMap(({ renumbered }) => renumbered))].sort(compareVersions).findLast((release) => {
    const before = presets.filter(({ since }) => isBefore(since, release));
    return before.filter(({ renumbered }) => renumbered.includes(release)).length * 2 >= before.length;
  });
}

function isBefore(a: string, b: string): boolean {
  return compareVersions(a, b) < 0;
}

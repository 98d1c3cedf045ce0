import { PresetRefused } from './preset-refused.js';
import type { PresetKey, PresetMapping } from './types.js';

/**
 * Resolves the slicer version of a preset: the newest, or the named one; `2.9.2` counts as `2.9`.
 *
 * @throws {@link PresetRefused} for a version that the mapping does not know
 */
export function resolveVersion(
  { versions }: PresetMapping,
  wanted: string | undefined,
): PresetMapping['versions'][number] {
  const found = versions.find(({ id }) => wanted === undefined || wanted === id || wanted.startsWith(`${id}.`));
  if (found) return found;
  throw new PresetRefused(
    'unknown_version',
    wanted ?? '',
    versions.map(({ id }) => id),
  );
}

export function hasKey({ first_version: since, last_version: until }: PresetKey, version: string): boolean {
  return (
    (since === null || compareVersions(since, version) <= 0) && (until === null || compareVersions(until, version) >= 0)
  );
}

export function hasEnumValue({ newer_values: newer }: PresetKey, word: string, version: string): boolean {
  const since = newer !== null && Object.hasOwn(newer, word) ? newer[word] : undefined;
  return since === undefined || compareVersions(since, version) <= 0;
}

/** Negative if the first version is older; missing parts count as 0. */
export function compareVersions(a: string, b: string): number {
  const [one, two] = [versionNumbers(a), versionNumbers(b)];
  for (let at = 0; at < Math.max(one.length, two.length); at++) {
    const difference = (one[at] ?? 0) - (two[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The numbers of a version, equal for `02.04.00.70` and `2.4.0.70`. */
export function versionNumbers(version: string): number[] {
  return (version.match(/\d+/g) ?? []).map(Number);
}

import { PresetRefused } from './preset-refused.js';
import type { PresetKey, PresetMapping } from './types.js';

/**
 * The version of a slicer that a preset is for: the newest, or the one named, of which `2.9.2` is one of `2.9`.
 *
 * @throws {@link PresetRefused} of a version that the mapping does not know
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

/** Below 0 where the first version is the older one; parts that one of them does not say count as 0. */
export function compareVersions(a: string, b: string): number {
  const [one, two] = [versionNumbers(a), versionNumbers(b)];
  for (let at = 0; at < Math.max(one.length, two.length); at++) {
    const difference = (one[at] ?? 0) - (two[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The numbers of a version: `02.04.00.70` and `2.4.0.70` are the same. */
export function versionNumbers(version: string): number[] {
  return (version.match(/\d+/g) ?? []).map(Number);
}

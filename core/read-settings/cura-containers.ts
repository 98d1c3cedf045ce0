import { sectionsOf } from './config-lines.js';

/** A Cura container: a text with the sections `general`, `metadata` and `values`. */
export interface Container {
  general: ReadonlyMap<string, string>;
  metadata: ReadonlyMap<string, string>;
  values: ReadonlyMap<string, string>;
}

/** Parses a container; null if the text is not one. */
export function containerOf(text: string): Container | null {
  const sections = sectionsOf(text);
  const general = sections.get('general');
  if (!general) return null;
  const none = new Map<string, string>();
  return { general, metadata: sections.get('metadata') ?? none, values: sections.get('values') ?? none };
}

/** Maximum number of extruders and of all their settings together: a machine has a few, with some hundreds. */
const MOST_EXTRUDERS = 32;
const MOST_KEYS = 20_000;

/**
 * Merges the values of a machine and its extruders into one table: an extruder's own value overrides the machine's. Of
 * several containers the first with a value wins, as in Cura's stacks.
 */
export function mergedValues(
  machine: readonly Container[],
  extruders: readonly (readonly Container[])[],
): Map<string, string | string[]> {
  const stackOf = (containers: readonly Container[]) =>
    new Map(containers.toReversed().flatMap(({ values }) => [...values]));
  const shared = stackOf(machine);
  const own = extruders.slice(0, MOST_EXTRUDERS).map(stackOf);
  const merged = new Map<string, string | string[]>(shared);
  const keys = new Set(own.flatMap((values) => [...values.keys()]));
  for (const key of [...keys].slice(0, MOST_KEYS))
    merged.set(
      key,
      own.map((values) => values.get(key) ?? shared.get(key) ?? ''),
    );
  return merged;
}

type Identifiers = Readonly<Record<string, readonly string[]>>;

export interface NamedBy {
  /** Id of the source, or path of the file that says so. */
  from: string;
  identifiers: object;
}

/**
 * What several say of one thing, together: the systems in alphabetical order, of each every identifier once, in the
 * order in which they came.
 */
export function mergeIdentifiers<T extends object>(parts: readonly T[]): T {
  const all = parts.flatMap((part) => Object.entries(part as Identifiers));
  const systems = [...Map.groupBy(all, ([system]) => system)].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    systems.map(([system, own]) => [system, [...new Set(own.flatMap(([, identifiers]) => identifiers))]]),
  ) as T;
}

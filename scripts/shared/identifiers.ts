type Identifiers = Readonly<Record<string, readonly string[]>>;

export interface NamedBy {
  /** Source id or file path of the origin. */
  from: string;
  identifiers: object;
}

/** Merges identifiers from several origins: systems in alphabetical order, each identifier once, in the given order. */
export function mergeIdentifiers<T extends object>(parts: readonly T[]): T {
  const all = parts.flatMap((part) => Object.entries(part as Identifiers));
  const systems = [...Map.groupBy(all, ([system]) => system)].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    systems.map(([system, own]) => [system, [...new Set(own.flatMap(([, identifiers]) => identifiers))]]),
  ) as T;
}

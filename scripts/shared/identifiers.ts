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
  const all = new Map<string, Set<string>>();
  for (const part of parts) {
    for (const [system, identifiers] of Object.entries(part as Identifiers)) {
      const known = all.get(system) ?? new Set();
      for (const identifier of identifiers) known.add(identifier);
      all.set(system, known);
    }
  }
  const sorted = [...all].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([system, identifiers]) => [system, [...identifiers]])) as T;
}

/** Identifiers by system. */
type Identifiers = Partial<Record<string, readonly string[]>>;

/** Identifiers of several sources together, each once, in the order in which the sources lead. */
export function joinIdentifiers<T extends object>(all: readonly (T | undefined)[]): T {
  const joined = new Map<string, Set<string>>();
  for (const identifiers of all)
    for (const [system, own] of Object.entries((identifiers ?? {}) as Identifiers))
      for (const identifier of own ?? []) {
        const known = joined.get(system);
        if (known) known.add(identifier);
        else joined.set(system, new Set([identifier]));
      }
  return Object.fromEntries([...joined].map(([system, own]) => [system, [...own]])) as T;
}

import { FILES } from '../../../core/contract/paths.js';
import type { Filament, Identified, Identify, IdentifySpools, Spool } from '../../../schemas/generated/record.js';
import { type DescribedSystem, identifierSystems } from '../../shared/schemas/identifier-systems.js';
import { entriesOf, type Identifiable, type IdentifiedKind, identifierEntries } from '../compose/identifiers.js';

/** The order in which an identifier's records are listed. */
const KINDS: readonly IdentifiedKind[] = ['printers', 'materials', 'filaments'];

/** `/api/v1/identify.json`: what other systems call things, as they spell it, with all ids of ours that it means. */
export function identifyDocument(records: Identifiable): Identify {
  const table = new Table<Map<IdentifiedKind, Set<string>>>(() => new Map());
  for (const { system, identifier, kind, id } of identifierEntries(records)) {
    const meant = table.at(system, identifier);
    meant.set(kind, (meant.get(kind) ?? new Set()).add(id));
  }
  const written = (meant: Map<IdentifiedKind, Set<string>>): Identified =>
    Object.fromEntries(KINDS.flatMap((kind) => (meant.has(kind) ? [[kind, [...(meant.get(kind) ?? [])].sort()]] : [])));
  return { systems: table.written('records', written), spools: FILES.identifySpools };
}

/** `/api/v1/identify/spools.json`: the same of single colours and sizes of products. */
export function identifySpools(filaments: readonly Filament[]): IdentifySpools {
  const table = new Table<Spool[]>(() => []);
  for (const { id, colours } of filaments)
    for (const { name, identifiers } of colours)
      for (const [system, spelled] of entriesOf(identifiers))
        for (const identifier of new Set(spelled)) {
          const spools = table.at(system, identifier);
          if (!spools.some(({ filament, colour }) => filament === id && colour === name))
            spools.push({ filament: id, colour: name });
        }
  return { systems: table.written('spools', (spools) => spools) };
}

/** What identifiers mean, by system. */
class Table<T> {
  private readonly systems = new Map<string, Map<string, T>>();

  constructor(private readonly nothing: () => T) {}

  at(system: string, identifier: string): T {
    const identifiers = this.systems.get(system) ?? new Map<string, T>();
    this.systems.set(system, identifiers);
    const found = identifiers.get(identifier) ?? this.nothing();
    identifiers.set(identifier, found);
    return found;
  }

  /**
   * In the order of systems and identifiers, with what the schema says of each system.
   *
   * @throws for a system that the schema does not have
   */
  written<U>(
    of: 'records' | 'spools',
    write: (meant: T) => U,
  ): Record<string, DescribedSystem & { identifiers: Record<string, U> }> {
    const described = identifierSystems(of);
    return Object.fromEntries(
      sorted(this.systems).map(([system, identifiers]) => {
        const description = described.get(system);
        if (!description) throw new Error(`${system} is not a system of identifiers`);
        const entries = sorted(identifiers).map(([identifier, meant]) => [identifier, write(meant)] as const);
        return [system, { ...description, identifiers: Object.fromEntries(entries) }];
      }),
    );
  }
}

function sorted<T>(map: ReadonlyMap<string, T>): [string, T][] {
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1));
}

import { FILES } from '../../../core/contract/paths.js';
import { LABEL_SYSTEMS, labelShardPath, labelsPath } from '../../../core/names/labels.js';
import type { Filament, Identified, Identify, IdentifySpools, Spool } from '../../../schemas/generated/record.js';
import { identifierSchema } from '../../shared/schemas/read.js';
import { isObject } from '../../shared/tree.js';
import { entriesOf, type Identifiable, type IdentifiedKind, identifierEntries } from '../compose/identifiers.js';

interface DescribedSystem {
  description: string;
  description_zh: string;
}

/** Records with identifiers, grouped as in the schema of identifiers. */
const GROUPS = { records: ['printer', 'material', 'filament'], spools: ['colour'] } as const;

/**
 * The identifier systems of records, or of single colours of products, with their descriptions.
 *
 * @throws when the schema describes a system in two ways
 */
export function identifierSystems(of: keyof typeof GROUPS): ReadonlyMap<string, DescribedSystem> {
  const systems = new Map<string, DescribedSystem>();
  for (const group of GROUPS[of])
    for (const [system, schema] of Object.entries(identifierSchema(group).properties ?? {})) {
      if (!isObject(schema)) continue;
      const described = { description: String(schema.description), description_zh: String(schema['x-zh']) };
      const other = systems.get(system)?.description ?? described.description;
      if (other !== described.description) throw new Error(`identifiers: ${system} has two different descriptions`);
      systems.set(system, described);
    }
  return systems;
}

/** Order in which the records of an identifier are listed. */
const KINDS: readonly IdentifiedKind[] = ['printers', 'materials', 'filaments'];

/** `/api/v1/identify.json`: identifiers of other systems in their spelling, each with all matching ids of this data. */
export function identifyDocument(records: Identifiable): Identify {
  const table = new Table<Map<IdentifiedKind, Set<string>>>(() => new Map());
  for (const { system, identifier, kind, id } of identifierEntries(records)) {
    const meant = table.at(system, identifier);
    meant.set(kind, (meant.get(kind) ?? new Set()).add(id));
  }
  const written = (meant: Map<IdentifiedKind, Set<string>>): Identified =>
    Object.fromEntries(KINDS.flatMap((kind) => (meant.has(kind) ? [[kind, [...(meant.get(kind) ?? [])].sort()]] : [])));
  return {
    systems: table.written('records', written),
    labels: labelShardPath('{shard}'),
    spools: FILES.identifySpools,
  };
}

/** `/api/v1/identify/spools.json`: the same for single colours and sizes of products, except the codes on labels. */
export function identifySpools(filaments: readonly Filament[]): IdentifySpools {
  const table = new Table<Spool[]>(() => []);
  for (const { system, identifier, spool } of spoolIdentifiers(filaments))
    if (!LABEL_SYSTEMS.includes(system)) table.at(system, identifier).push(spool);
  return { systems: table.written('spools', (spools) => spools) };
}

/** `/api/v1/identify/labels/<shard>.json`: the codes on labels and tags of spools, one file per shard. */
export function* identifyLabels(filaments: readonly Filament[]): Iterable<{ path: string; document: IdentifySpools }> {
  const tables = new Map<string, Table<Spool[]>>();
  for (const { system, identifier, spool } of spoolIdentifiers(filaments)) {
    if (!LABEL_SYSTEMS.includes(system)) continue;
    const path = labelsPath(identifier);
    const table = tables.get(path) ?? new Table<Spool[]>(() => []);
    tables.set(path, table);
    table.at(system, identifier).push(spool);
  }
  for (const [path, table] of sorted(tables))
    yield { path, document: { systems: table.written('spools', (all) => all) } };
}

/** All identifiers of colours, without duplicates within a colour. */
function* spoolIdentifiers(
  filaments: readonly Filament[],
): Iterable<{ system: string; identifier: string; spool: Spool }> {
  for (const { id, material, colours } of filaments)
    for (const { name, identifiers } of colours)
      for (const [system, spelled] of entriesOf(identifiers))
        for (const identifier of new Set(spelled))
          yield { system, identifier, spool: { filament: id, material, colour: name } };
}

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
   * The systems and identifiers in order, with the description of each system from the schema.
   *
   * @throws for a system that the schema lacks
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

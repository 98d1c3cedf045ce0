import { FILES } from '../../../core/contract/paths.js';
import { LABEL_SYSTEMS, labelShardPath, labelsPath } from '../../../core/names/labels.js';
import type { Filament, Identified, Identify, IdentifySpools, Spool } from '../../../schemas/generated/record.js';
import { identifierSchema } from '../../shared/schemas/read.js';
import { isObject } from '../../shared/tree.js';
import {
  entriesOf,
  type Identifiable,
  type IdentifiedKind,
  type IdentifierEntry,
  identifierEntries,
} from '../compose/identifiers.js';

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
  const idsByKind = (same: readonly IdentifierEntry[]): Identified => {
    const meant = Map.groupBy(same, ({ kind }) => kind);
    return Object.fromEntries(
      KINDS.flatMap((kind) => {
        const own = meant.get(kind);
        return own ? [[kind, [...new Set(own.map(({ id }) => id))].sort()]] : [];
      }),
    );
  };
  return {
    systems: bySystem('records', identifierEntries(records), idsByKind),
    labels: labelShardPath('{shard}'),
    spools: FILES.identifySpools,
  };
}

/** `/api/v1/identify/spools.json`: the same for single colours and sizes of products, except the codes on labels. */
export function identifySpools(filaments: readonly Filament[]): IdentifySpools {
  return spoolDocument([...spoolIdentifiers(filaments)].filter(({ system }) => !LABEL_SYSTEMS.includes(system)));
}

/** `/api/v1/identify/labels/<shard>.json`: the codes on labels and tags of spools, one file per shard. */
export function identifyLabels(filaments: readonly Filament[]): { path: string; document: IdentifySpools }[] {
  const labels = [...spoolIdentifiers(filaments)].filter(({ system }) => LABEL_SYSTEMS.includes(system));
  return sorted(Map.groupBy(labels, ({ identifier }) => labelsPath(identifier))).map(([path, own]) => ({
    path,
    document: spoolDocument(own),
  }));
}

function spoolDocument(identifiers: readonly SpoolIdentifier[]): IdentifySpools {
  return { systems: bySystem('spools', identifiers, (same) => same.map(({ spool }) => spool)) };
}

interface SpoolIdentifier {
  system: string;
  identifier: string;
  spool: Spool;
}

/** All identifiers of colours, without duplicates within a colour. */
function* spoolIdentifiers(filaments: readonly Filament[]): Iterable<SpoolIdentifier> {
  for (const { id, material, colours } of filaments)
    for (const { name, identifiers } of colours)
      for (const [system, spelled] of entriesOf(identifiers))
        for (const identifier of new Set(spelled))
          yield { system, identifier, spool: { filament: id, material, colour: name } };
}

/**
 * The systems and identifiers in order, with the description of each system from the schema.
 *
 * @throws for a system that the schema lacks
 */
function bySystem<Entry extends { system: string; identifier: string }, Meaning>(
  of: keyof typeof GROUPS,
  entries: Iterable<Entry>,
  meaningOf: (same: readonly Entry[]) => Meaning,
): Record<string, DescribedSystem & { identifiers: Record<string, Meaning> }> {
  const described = identifierSystems(of);
  const systems = sorted(Map.groupBy(entries, ({ system }) => system)).map(([system, own]) => {
    const description = described.get(system);
    if (!description) throw new Error(`${system} is not a system of identifiers`);
    const identifiers = sorted(Map.groupBy(own, ({ identifier }) => identifier));
    const meanings = identifiers.map(([identifier, same]) => [identifier, meaningOf(same)] as const);
    return [system, { ...description, identifiers: Object.fromEntries(meanings) }] as const;
  });
  return Object.fromEntries(systems);
}

function sorted<T>(map: ReadonlyMap<string, T>): [string, T][] {
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1));
}

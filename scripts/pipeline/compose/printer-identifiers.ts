import type { Printer } from '../../../schemas/generated/record.js';
import type { CuraMachinesSource, PrinterSource } from '../../../schemas/generated/source.js';
import { mergeIdentifiers, type NamedBy } from '../../shared/identifiers.js';
import type { Dataset } from '../load/dataset.js';

type Identifiers = Printer['identifiers'];
type Curated = Printer['provenance']['curated'];

/** A printer's identifiers by source: slicers, Cura's table, hand-written ones. */
export function identifiersBySource(dataset: Dataset, { id, identifiers = {} }: PrinterSource): NamedBy[] {
  const { imported, sources, curaMachines, printers } = dataset;
  const bySlicer = [...imported].flatMap(([source, parts]): NamedBy[] => {
    const system = sources.value.sources[source]?.names_printers;
    const models = parts.printers.get(id)?.value.models;
    const names = system && models ? { [system]: models } : {};
    return [{ from: source, identifiers: mergeIdentifiers<Identifiers>([names, parts.machineNames?.value[id] ?? {}]) }];
  });
  const definitions = definitionsById(curaMachines.value).get(id) ?? [];
  const inCura = definitions.length > 0 ? { cura_definition: definitions } : {};
  const byHand = Object.fromEntries(Object.entries(identifiers).map(([system, { value }]) => [system, value]));
  return [
    ...bySlicer,
    { from: `data/${curaMachines.file}`, identifiers: inCura },
    { from: `data/${printers.get(id)?.file}`, identifiers: byHand },
  ].filter((named) => Object.keys(named.identifiers).length > 0);
}

/** Cura's table inverted, cached: it is searched for every printer. */
const turned = new WeakMap<CuraMachinesSource, Map<string, string[]>>();

/** Cura's definitions of each product, by id, in the order of the table. */
function definitionsById(table: CuraMachinesSource): ReadonlyMap<string, readonly string[]> {
  const known = turned.get(table);
  if (known) return known;
  const byId = new Map<string, string[]>();
  for (const [name, { id }] of Object.entries(table)) if (id) byId.set(id, [...(byId.get(id) ?? []), name]);
  turned.set(table, byId);
  return byId;
}

export function printerIdentifiers(dataset: Dataset, printer: PrinterSource): Identifiers {
  return mergeIdentifiers<Identifiers>(identifiersBySource(dataset, printer).map(({ identifiers }) => identifiers));
}

/** The sources of hand-written identifiers. */
export function curatedIdentifiers({ identifiers = {} }: PrinterSource): Curated {
  return Object.entries(identifiers).map(([system, { source, read }]) => ({
    field: `identifiers.${system}`,
    source,
    passage: read ?? null,
  }));
}

import type {
  ColourIdentifiers,
  Filament,
  FilamentIdentifiers,
  Identified,
  Material,
  MaterialIdentifiers,
  Printer,
  PrinterIdentifiers,
} from '../../../schemas/generated/record.js';
import type { PrinterSource } from '../../../schemas/generated/source.js';
import { mergeIdentifiers, type NamedBy } from '../../shared/identifiers.js';
import type { Dataset } from '../load/dataset.js';

export type IdentifiedKind = keyof Identified;

/** The record that an identifier of a system stands for. */
export interface IdentifierEntry {
  system: string;
  /** As the system spells it. */
  identifier: string;
  kind: IdentifiedKind;
  id: string;
}

export interface Identifiable {
  printers: Printer[];
  materials: Material[];
  filaments: Filament[];
}

type Identifiers = PrinterIdentifiers | MaterialIdentifiers | FilamentIdentifiers | ColourIdentifiers;

/** The meanings of all identifiers, in the order of the records. That of a product also means its material. */
export function* identifierEntries({ printers, materials, filaments }: Identifiable): Generator<IdentifierEntry> {
  for (const { id, identifiers } of printers) yield* meaningsOf(identifiers, 'printers', id);
  for (const { id, identifiers } of materials) yield* meaningsOf(identifiers, 'materials', id);
  for (const { id, material, identifiers } of filaments) {
    yield* meaningsOf(identifiers, 'materials', material);
    yield* meaningsOf(identifiers, 'filaments', id);
  }
}

function* meaningsOf(identifiers: Identifiers, kind: IdentifiedKind, id: string): Generator<IdentifierEntry> {
  for (const [system, spelled] of entriesOf(identifiers))
    for (const identifier of spelled) yield { system, identifier, kind, id };
}

/** The identifiers of a record by system, in the record's order. */
export function entriesOf(identifiers: Identifiers): [system: string, identifiers: readonly string[]][] {
  return Object.entries(identifiers as Record<string, readonly string[]>);
}

/** Merges identifiers of several sources, each once and in the order of the sources. */
export function joinIdentifiers<T extends object>(parts: readonly (T | undefined)[]): T {
  const all = parts.flatMap((part) => entriesOf((part ?? {}) as Identifiers));
  const systems = [...Map.groupBy(all, ([system]) => system)];
  return Object.fromEntries(
    systems.map(([system, own]) => [system, [...new Set(own.flatMap(([, identifiers]) => identifiers))]]),
  ) as T;
}

type Curated = Printer['provenance']['curated'];

/** A printer's identifiers by source: slicers, Cura's table, hand-written ones. */
export function identifiersBySource(dataset: Dataset, { id, identifiers = {} }: PrinterSource): NamedBy[] {
  const { imported, sources, curaMachines, printers } = dataset;
  const bySlicer = [...imported].flatMap(([source, parts]): NamedBy[] => {
    const system = sources.value.sources[source]?.names_printers;
    const models = parts.printers.get(id)?.value.models;
    const names = system && models ? { [system]: models } : {};
    return [
      { from: source, identifiers: mergeIdentifiers<PrinterIdentifiers>([names, parts.machineNames?.value[id] ?? {}]) },
    ];
  });
  const definitions = Object.entries(curaMachines.value).flatMap(([name, own]) => (own.id === id ? [name] : []));
  const inCura = definitions.length > 0 ? { cura_definition: definitions } : {};
  const byHand = Object.fromEntries(Object.entries(identifiers).map(([system, { value }]) => [system, value]));
  return [
    ...bySlicer,
    { from: `data/${curaMachines.file}`, identifiers: inCura },
    { from: `data/${printers.get(id)?.file}`, identifiers: byHand },
  ].filter((named) => Object.keys(named.identifiers).length > 0);
}

export function printerIdentifiers(dataset: Dataset, printer: PrinterSource): PrinterIdentifiers {
  return mergeIdentifiers<PrinterIdentifiers>(
    identifiersBySource(dataset, printer).map(({ identifiers }) => identifiers),
  );
}

/** The sources of hand-written identifiers. */
export function curatedIdentifiers({ identifiers = {} }: PrinterSource): Curated {
  return Object.entries(identifiers).map(([system, { source, read }]) => ({
    field: `identifiers.${system}`,
    source,
    passage: read ?? null,
  }));
}

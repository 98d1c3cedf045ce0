import type {
  ColourIdentifiers,
  FilamentIdentifiers,
  Identified,
  MaterialIdentifiers,
  PrinterIdentifiers,
} from '../../../schemas/generated/record.js';
import type { Records } from './records.js';

export type IdentifiedKind = keyof Identified;

/** The record that an identifier of a system stands for. */
export interface IdentifierEntry {
  system: string;
  /** As the system spells it. */
  identifier: string;
  kind: IdentifiedKind;
  id: string;
}

export type Identifiable = Pick<Records, 'printers' | 'materials' | 'filaments'>;

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

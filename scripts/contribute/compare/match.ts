import { foldToKey } from '../../../core/names/fold.js';
import type { Printer } from '../../../schemas/generated/record.js';
import type { BrandsSource } from '../../../schemas/generated/source.js';
import { slug } from '../../shared/slug.js';
import type { OtherMachine } from './machine.js';
import { MAKER_ALIASES, MANUAL_MATCHES } from './manual-matches.js';

/** A machine of a source and the printer that it is. */
export interface Pair {
  printer: Printer;
  machine: OtherMachine;
}

/** The fields of a printer that identify it by name. */
type NamedPrinter = Pick<Printer, 'id' | 'brand' | 'brand_id' | 'model' | 'aliases'>;

/**
 * Printers by every name that holds their maker's, folded as the service folds names. A bare model name is not enough:
 * two makers have an M1. What would mean two printers means none.
 */
export class PrinterNames {
  private readonly ids = new Map<string, string | null>();

  constructor(printers: readonly NamedPrinter[], brands: BrandsSource, redirects: Readonly<Record<string, string>>) {
    for (const printer of printers) {
      const { name = printer.brand, aliases = [], vendors = [], prefixes = [] } = brands[printer.brand_id] ?? {};
      const makers = [
        name,
        printer.brand_id,
        ...aliases,
        ...vendors,
        ...prefixes,
        ...(MAKER_ALIASES[printer.brand_id] ?? []),
      ];
      for (const model of [printer.model, ...printer.aliases])
        for (const maker of makers) this.add(`${maker} ${model}`, printer.id);
    }
    for (const [from, to] of Object.entries(redirects)) this.ids.set(fold(from), to);
    for (const { id } of printers) this.ids.set(fold(id), id);
  }

  /** The printer of a name that holds its maker's; null when there is none, or more than one. */
  idOf(name: string): string | null {
    return this.ids.get(fold(name)) ?? null;
  }

  private add(name: string, id: string): void {
    const other = this.ids.get(fold(name));
    this.ids.set(fold(name), other === undefined || other === id ? id : null);
  }
}

/** A plus sign tells machines apart, other signs do not. */
function fold(name: string): string {
  return foldToKey(slug(name));
}

/**
 * Which printer each machine of a source is: what was decided, or the first of its names that is a printer's. Names
 * that are merely alike match nothing.
 */
export function match(
  source: string,
  machines: readonly OtherMachine[],
  printers: readonly Printer[],
  names: PrinterNames,
): { pairs: Pair[]; unmatched: OtherMachine[] } {
  const byId = new Map(printers.map((printer) => [printer.id, printer]));
  const pairs: Pair[] = [];
  const unmatched: OtherMachine[] = [];
  for (const machine of machines) {
    const manual = MANUAL_MATCHES[source]?.find(({ file }) => machine.file.endsWith(file));
    const ids = manual?.printers ?? [machine.names.map((name) => names.idOf(name)).find((id) => id !== null) ?? ''];
    const matched = ids.flatMap((id) => byId.get(id) ?? []);
    for (const printer of matched) pairs.push({ printer, machine });
    if (matched.length === 0) unmatched.push(machine);
  }
  return { pairs, unmatched };
}

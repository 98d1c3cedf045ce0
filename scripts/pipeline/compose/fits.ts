import { fitOf } from '../../../core/fit/fit.js';
import type { Fit, Printer } from '../../../schemas/generated/record.js';
import type { Records } from './records.js';

/** A printer with its verdicts, in the order of the materials. */
export interface PrinterFits {
  printer: Printer;
  fits: Fit[];
}

/** What each printer and every material come to. */
export function* composeFits({
  printers,
  materials,
  profiles,
}: Pick<Records, 'printers' | 'materials' | 'profiles'>): Iterable<PrinterFits> {
  const own = Map.groupBy(profiles, ({ printer }) => printer);
  for (const printer of printers) {
    const pairs = Map.groupBy(own.get(printer.id) ?? [], ({ material }) => material);
    const fits = materials.map((material) => fitOf({ printer, material, profiles: pairs.get(material.id) ?? [] }));
    yield { printer, fits };
  }
}

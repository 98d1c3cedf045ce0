import { type Judgement, judgeFit } from '../../../core/fit/judge.js';
import { reasonText } from '../../../core/fit/reasons.js';
import type { Fit, Material, Printer } from '../../../schemas/generated/record.js';
import type { Records } from './records.js';

/** A printer with its verdicts, in the order of the materials. */
export interface PrinterFits {
  printer: Printer;
  fits: (Judgement & { material: Material })[];
}

export function* composeFits({
  printers,
  materials,
  profiles,
}: Pick<Records, 'printers' | 'materials' | 'profiles'>): Iterable<PrinterFits> {
  const own = Map.groupBy(profiles, ({ printer }) => printer);
  for (const printer of printers) {
    const pairs = Map.groupBy(own.get(printer.id) ?? [], ({ material }) => material);
    const fits = materials.map((material) => ({
      ...judgeFit({ printer, material, profiles: pairs.get(material.id) ?? [] }),
      material,
    }));
    yield { printer, fits };
  }
}

/**
 * A verdict in the form of its printer's file.
 *
 * @param numberOf number of a source by its id or address
 */
export function fitRecord(
  printer: Printer,
  { material, verdict, reasons, profile }: PrinterFits['fits'][number],
  numberOf: (source: string) => number,
): Fit {
  const [first] = reasons;
  const text = first && reasonText(first, { material: material.name, printer: printer.model });
  return {
    material: material.id,
    verdict,
    message: text?.en,
    message_zh: text?.zh,
    reasons: reasons.map(({ source, ofProduct: _, ...reason }) => {
      const sources = [...new Set([...source.needs, source.has ?? []].flat())].map(numberOf);
      return { ...reason, sources: sources.length > 0 ? sources : undefined };
    }),
    profile: profile?.id,
  };
}

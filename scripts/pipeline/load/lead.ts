import type { ImportedPrinter, PrinterSource, SourcesSource } from '../../../schemas/generated/source.js';
import { ownValue } from '../../shared/tree.js';
import { type Dataset, sourcesOf } from './dataset.js';

/** The source that leads for a printer, and what it says. */
export interface Lead {
  source: string;
  /** Path below the data folder. */
  file: string;
  imported: ImportedPrinter;
}

/** The sources in the order in which they lead for a brand: its own order, then the default one. */
export function leadOrder(leads: SourcesSource['leads'], brand: string): string[] {
  return [...(ownValue(leads, brand) ?? []), ...(leads.default ?? [])];
}

/**
 * The source that leads for a printer: the first of the brand's order that knows it, then of the default order.
 * Undefined when none of `present` is in data/sources.yaml.
 */
export function leadingSource(
  leads: SourcesSource['leads'],
  brand: string,
  present: readonly string[],
): string | undefined {
  return leadOrder(leads, brand).find((source) => present.includes(source));
}

/** The lead of a printer; undefined when no source of data/sources.yaml knows it. */
export function findLead(dataset: Dataset, { id, brand }: PrinterSource): Lead | undefined {
  const parts = sourcesOf(dataset, id);
  const source = leadingSource(dataset.sources.value.leads, brand, [...parts.keys()]);
  const part = source === undefined ? undefined : parts.get(source);
  return source === undefined || !part ? undefined : { source, file: part.file, imported: part.value };
}

/** What leads for a printer that no source knows: nothing is imported of it, all that is known was read by hand. */
export const BY_HAND: Lead = { source: 'curated', file: '', imported: { models: [], nozzles: {} } };

/**
 * The lead of a printer that the check has accepted; {@link BY_HAND} where people alone know it.
 *
 * @throws when neither a source nor anybody says anything of it
 */
export function leadOf(dataset: Dataset, printer: PrinterSource): Lead {
  const lead = findLead(dataset, printer) ?? (printer.curated && BY_HAND);
  if (!lead) throw new Error(`${printer.id}: none of its sources is in data/sources.yaml, and nothing is curated`);
  return lead;
}

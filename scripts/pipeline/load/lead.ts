import type { ImportedPrinter, PrinterSource, SourcesSource } from '../../../schemas/generated/source.js';
import { ownValue } from '../../shared/tree.js';
import { type Dataset, sourcesOf } from './dataset.js';

/** The source that leads for a printer, with its data. */
export interface Lead {
  source: string;
  /** Path below the data folder. */
  file: string;
  imported: ImportedPrinter;
}

/** Sources in order of precedence for a brand: its own order, then the default one. */
export function leadOrder(leads: SourcesSource['leads'], brand: string): string[] {
  return [...(ownValue(leads, brand) ?? []), ...(leads.default ?? [])];
}

/**
 * The source that leads for a printer: the first one in the order of its brand, then of the default, that knows it.
 * Undefined if none of `present` is in data/sources.yaml.
 */
export function leadingSource(
  leads: SourcesSource['leads'],
  brand: string,
  present: readonly string[],
): string | undefined {
  return leadOrder(leads, brand).find((source) => present.includes(source));
}

/** The lead of a printer; undefined if no source of data/sources.yaml knows it. */
export function findLead(dataset: Dataset, { id, brand }: PrinterSource): Lead | undefined {
  const parts = sourcesOf(dataset, id);
  const source = leadingSource(dataset.sources.value.leads, brand, [...parts.keys()]);
  const part = source === undefined ? undefined : parts.get(source);
  return source === undefined || !part ? undefined : { source, file: part.file, imported: part.value };
}

/** The lead of a printer without a source: nothing is imported, all facts are curated. */
export const BY_HAND: Lead = { source: 'curated', file: '', imported: { models: [], nozzles: {} } };

/**
 * The lead of a printer that has passed the check; {@link BY_HAND} if it only has curated facts.
 *
 * @throws when it has neither a source nor curated facts
 */
export function leadOf(dataset: Dataset, printer: PrinterSource): Lead {
  const lead = findLead(dataset, printer) ?? (printer.curated && BY_HAND);
  if (!lead) throw new Error(`${printer.id}: none of its sources is in data/sources.yaml, and nothing is curated`);
  return lead;
}

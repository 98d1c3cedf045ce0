import type { SourcesSource } from '../../schemas/generated/source.js';

/**
 * The source that leads for a printer: the first of the brand's order that knows it, then of the default order.
 * Undefined when none of `present` is in data/sources.yaml.
 */
export function leadingSource(
  leads: SourcesSource['leads'],
  brand: string,
  present: readonly string[],
): string | undefined {
  return [...(leads[brand] ?? []), ...(leads.default ?? [])].find((source) => present.includes(source));
}

import { originOf } from '../../../core/names/origin.js';
import type { Origin } from '../../../schemas/generated/record.js';
import { citations } from '../load/citations.js';
import type { Dataset } from '../load/dataset.js';
import type { Records } from './records.js';

/** Every origin of data/origins.yaml with counts of what cites it, sorted by id. */
export function citedOrigins(dataset: Dataset): Origin[] {
  const byOrigin = Map.groupBy(citations(dataset), ({ url }) => originOf(url));
  return Object.entries(dataset.origins.value)
    .map(([id, { name, kind, read, licence, unlicensed = null, usable = true }]) => {
      const resting = (byOrigin.get(id) ?? []).filter(({ fact }) => fact !== null);
      const distinct = (some: typeof resting) => new Set(some.map(({ file, fact }) => `${file} ${fact}`)).size;
      const leading = resting.filter(({ beside }) => !beside);
      return {
        id,
        name,
        url: `https://${id}`,
        kind,
        last_read: read,
        licence,
        unlicensed,
        usable,
        fact_count: distinct(leading),
        curated_count: distinct(leading.filter(({ fact }) => fact?.startsWith('curated.'))),
        alternative_count: distinct(resting.filter(({ beside }) => beside)),
        record_count: new Set(resting.map(({ file }) => file)).size,
      };
    })
    .sort((a, b) => (a.id.toLowerCase() < b.id.toLowerCase() ? -1 : 1));
}

/** An imported source, with the number of records it leads. */
export type ImportedSource = Dataset['sources']['value']['sources'][string] & { printers: number; profiles: number };

/** A filament database, with the number of published products it knows. */
export type FilamentSource = Dataset['sources']['value']['filament_sources'][string] & { filaments: number };

/** The filament databases with the number of products each knows, in order of precedence. */
export function filamentSources({ sources }: Dataset, { filaments }: Records): Record<string, FilamentSource> {
  return Object.fromEntries(
    Object.entries(sources.value.filament_sources).map(([id, { refresh_from, ...source }]) => [
      id,
      { ...source, filaments: filaments.filter(({ provenance }) => provenance.sources.includes(id)).length },
    ]),
  );
}

/** The imported sources by id, with the number of records published from each. */
export function importedSources({ sources }: Dataset, { printers, profiles }: Records): Record<string, ImportedSource> {
  const leads = (records: readonly { provenance: { source: string } }[], id: string) =>
    records.filter(({ provenance }) => provenance.source === id).length;
  return Object.fromEntries(
    // Omits how it names machines and presets, and how it is refreshed: internals of records and imports.
    Object.entries(sources.value.sources).map(([id, { names_printers, slicer, refresh_from, ...source }]) => [
      id,
      { ...source, printers: leads(printers, id), profiles: leads(profiles, id) },
    ]),
  );
}

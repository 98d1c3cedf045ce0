import type { Material, Printer, Profile } from '../../schemas/generated/record.js';
import type { Holder } from './groups.js';
import { meaningOf } from './meanings.js';

/** A statement about where a value comes from. */
export type ProvenanceStatement =
  | { kind: 'preset'; holder: 'filament' | 'process' | 'machine'; preset: string; note: string | null }
  | { kind: 'source'; id: string; commit: string | null }
  | { kind: 'curated'; source: string; read: string | null }
  | { kind: 'corrected'; field: string; upstream: unknown; reason: string; source: string }
  | { kind: 'figure'; references: Link[]; note: string | null }
  | { kind: 'other'; field: string; value: unknown; references: Link[]; note: string | null };

/** A reference; without an address, the id of a source of the release. */
export interface Link {
  title: string;
  url: string | null;
}

/**
 * Whether a statement about `field` concerns the value at `path`: the same value, a part of it, or an object that
 * contains it.
 */
export function concerns(field: string, path: string): boolean {
  return field === path || field.startsWith(`${path}.`) || path.startsWith(`${field}.`);
}

function correctionsOf({ corrected }: Pick<Profile['provenance'], 'corrected'>, path: string): ProvenanceStatement[] {
  const own = corrected.filter(({ field }) => concerns(field, path));
  return own.map(({ upstream_value: upstream, ...one }) => ({ kind: 'corrected', upstream, ...one }));
}

export function profileStatements({ provenance, basis }: Profile, path: string, holder: Holder): ProvenanceStatement[] {
  const { filament_preset, process_preset, process_choice, printer_preset, source, commit } = provenance;
  const found: ProvenanceStatement[] = [];
  if (holder === 'filament' || holder === 'both')
    found.push({ kind: 'preset', holder: 'filament', preset: filament_preset, note: basis });
  if (holder === 'both') found.push({ kind: 'preset', holder: 'machine', preset: printer_preset, note: null });
  if (holder === 'process' && process_preset !== null)
    found.push({ kind: 'preset', holder: 'process', preset: process_preset, note: process_choice });
  found.push({ kind: 'source', id: source, commit });
  return [...found, ...correctionsOf(provenance, path)];
}

/** The field whose value a plain maximum repeats: the rated one, or the limit of a firmware. */
function fieldOfMeaning(printer: Printer, path: string): string {
  const meaning = meaningOf(printer, path);
  return meaning === 'rated' || meaning === 'firmware_limit' || meaning === 'community_firmware'
    ? `${meaning}.${path}`
    : path;
}

/** The machine preset that states a fact: that of its nozzle, else of the default one. */
function presetOf({ nozzles, default_nozzle_variant: usual, provenance }: Printer, path: string): string | undefined {
  const own = nozzles.findIndex(({ variant }) => path.startsWith(`nozzles.${variant}.`));
  const place = own === -1 ? nozzles.findIndex(({ variant }) => variant === usual) : own;
  return provenance.presets[Math.max(place, 0)];
}

/** Where a fact of a printer comes from. A curated value takes precedence over the source's own. */
export function printerStatements(printer: Printer, shown: string): ProvenanceStatement[] {
  const { provenance } = printer;
  const path = fieldOfMeaning(printer, shown);
  const { curated, others, source, commit } = provenance;
  const found: ProvenanceStatement[] = [];
  for (const { field, source: read, passage: what } of curated)
    if (concerns(field, path)) found.push({ kind: 'curated', source: read, read: what });
  if (found.length === 0) {
    const preset = presetOf(printer, path);
    if (preset !== undefined) found.push({ kind: 'preset', holder: 'machine', preset, note: null });
    // Without a commit, no source describes the printer.
    if (commit !== '') found.push({ kind: 'source', id: source, commit });
  }
  found.push(...correctionsOf(provenance, path));
  for (const { field, value, source: id } of others)
    if (concerns(field, path))
      found.push({ kind: 'other', field, value, references: [{ title: id, url: null }], note: null });
  return found;
}

export function materialStatements({ provenance }: Material, path: string): ProvenanceStatement[] {
  const links = (ids: readonly string[]): Link[] =>
    ids.map((id) => {
      const reference = provenance.references.find((known) => known.id === id);
      return { title: reference?.title ?? id, url: reference?.url ?? null };
    });
  const found: ProvenanceStatement[] = [];
  for (const { field, sources, note, others } of provenance.figures) {
    if (!concerns(field, path)) continue;
    found.push({ kind: 'figure', references: links(sources), note });
    for (const { value, min, max, sources: said, note: why } of others)
      found.push({ kind: 'other', field, value: value ?? { min, max }, references: links(said), note: why });
  }
  return [...found, ...correctionsOf(provenance, path)];
}

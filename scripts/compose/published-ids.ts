import type { PublishedIdsSource } from '../../schemas/generated/source.js';
import type { Judged, Records } from './records.js';

type Ids<K extends keyof PublishedIdsSource> = Required<Pick<PublishedIdsSource, K>>;

/** The ids of printers and of what is known of them, sorted, by kind. */
export function machineIdsByKind({
  printers,
  materials,
  rules,
}: Omit<Judged, 'profiles' | 'filaments' | 'filamentBrands'>): Ids<'brands' | 'printers' | 'materials' | 'symptoms'> {
  return {
    brands: [...new Set(printers.map(({ brand_id }) => brand_id))].sort(),
    printers: printers.map(({ id }) => id).sort(),
    materials: materials.map(({ id }) => id).sort(),
    symptoms: rules.map(({ id }) => id).sort(),
  };
}

/** The ids of branded filaments and of their brands, sorted, by kind. */
export function filamentIdsByKind({
  filaments,
  filamentBrands,
}: Pick<Judged, 'filaments' | 'filamentBrands'>): Ids<'filament_brands' | 'filaments'> {
  return {
    filament_brands: filamentBrands.map(({ id }) => id).sort(),
    filaments: filaments.map(({ id }) => id).sort(),
  };
}

/** The list of published ids with new ones added; nothing is ever taken out. */
export function extendPublishedIds(published: PublishedIdsSource, records: Records): string {
  const lines = [
    '# yaml-language-server: $schema=../schemas/generated/editor/published-ids.schema.json',
    '# Every id that was ever published. Written by "npm run generate", which only adds; see data/redirects.yaml.',
  ];
  for (const [kind, ids] of Object.entries({ ...machineIdsByKind(records), ...filamentIdsByKind(records) }) as [
    keyof PublishedIdsSource,
    string[],
  ][]) {
    const all = [...new Set([...(published[kind] ?? []), ...ids])].sort();
    lines.push(all.length === 0 ? `${kind}: []` : `${kind}:`, ...all.map((id) => `  - ${id}`));
  }
  return `${lines.join('\n')}\n`;
}

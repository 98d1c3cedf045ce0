import type { PublishedIdsSource } from '../../../schemas/generated/source.js';
import type { Records } from './records.js';

/** All published ids by kind, sorted. */
export function idsByKind({
  printers,
  materials,
  rules,
  filaments,
  filamentBrands,
  codeSystems,
  codes,
}: Omit<Records, 'profiles' | 'settings'>): Required<PublishedIdsSource> {
  return {
    brands: [...new Set(printers.map(({ brand_id }) => brand_id))].sort(),
    printers: printers.map(({ id }) => id).sort(),
    materials: materials.map(({ id }) => id).sort(),
    symptoms: rules.map(({ id }) => id).sort(),
    filament_brands: filamentBrands.map(({ id }) => id).sort(),
    filaments: filaments.map(({ id }) => id).sort(),
    code_systems: codeSystems.map(({ id }) => id).sort(),
    codes: codes.map(({ id }) => id).sort(),
  };
}

/** The list of published ids, extended by new ones; ids are never removed. */
export function extendPublishedIds(published: PublishedIdsSource, records: Records): string {
  const lines = [
    '# yaml-language-server: $schema=../schemas/generated/editor/published-ids.schema.json',
    '# Every id that was ever published. Written by "npm run generate", which only adds; see data/redirects.yaml.',
  ];
  for (const [kind, ids] of Object.entries(idsByKind(records)) as [keyof PublishedIdsSource, string[]][]) {
    const all = [...new Set([...(published[kind] ?? []), ...ids])].sort();
    lines.push(all.length === 0 ? `${kind}: []` : `${kind}:`, ...all.map((id) => `  - ${id}`));
  }
  return `${lines.join('\n')}\n`;
}

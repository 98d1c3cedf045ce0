import type { PublishedIdsSource } from '../../../schemas/generated/source.js';
import type { Records } from './records.js';

/** All published ids by kind, sorted. */
export function idsByKind(records: Omit<Records, 'profiles' | 'settings'>): Required<PublishedIdsSource> {
  const idsOf = (all: readonly { id: string }[]) => all.map(({ id }) => id).sort();
  return {
    brands: [...new Set(records.printers.map(({ brand_id }) => brand_id))].sort(),
    printers: idsOf(records.printers),
    materials: idsOf(records.materials),
    symptoms: idsOf(records.rules),
    filament_brands: idsOf(records.filamentBrands),
    filaments: idsOf(records.filaments),
    code_systems: idsOf(records.codeSystems),
    codes: idsOf(records.codes),
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

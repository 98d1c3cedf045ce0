import { FILES, pagePath } from '../../../core/contract/paths.js';
import type { Say } from '../../../core/words/language.js';
import type { Origin, Reference } from '../../../schemas/generated/record.js';
import type { FilamentSource, ImportedSource } from '../../../scripts/pipeline/compose/origins.js';
import {
  filamentSourceRows,
  markdown,
  originRows,
  sourceRows,
  unusableText,
} from '../../../scripts/pipeline/emit/origin-table.js';
import type { Release } from './release.js';
import { code, table } from './table.js';

/** Where imported facts come from. */
export function sourceTable(release: Release, say: Say): string {
  return markdown(sourceRows(release.json<{ sources: Record<string, ImportedSource> }>(FILES.index).sources, say));
}

/** The databases that branded filaments are from. */
export function filamentSourceTable(release: Release, say: Say): string {
  const { filament_sources: sources } = release.json<{ filament_sources: Record<string, FilamentSource> }>(FILES.index);
  return markdown(filamentSourceRows(sources, say));
}

/** Every repository and site that a fact is cited from. */
export function originTable(release: Release, say: Say): string {
  return markdown(originRows(origins(release), say));
}

/** How much rests on origins that are not usable as they are. */
export function unusableOrigins(release: Release, say: Say): string {
  return unusableText(origins(release), say);
}

function origins(release: Release): Origin[] {
  return release.json<{ origins: Origin[] }>(FILES.index).origins;
}

/** Every page that a figure of a material or a troubleshooting rule was read from. */
export function referenceTable(release: Release, say: Say): string {
  const materials = release.json<{ data: { provenance: { references: Reference[] } }[] }>(
    pagePath({ kind: 'materials' }),
  ).data;
  const rules = release.json<{ data: { references: Reference[] }[] }>(pagePath({ kind: 'troubleshoot' })).data;
  const all = [
    ...materials.flatMap(({ provenance }) => provenance.references),
    ...rules.flatMap((rule) => rule.references),
  ];
  const unique = new Map(all.map((reference) => [reference.id, reference]));
  const rows = [...unique.values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, title, url }) => [code(id), url.startsWith('http') ? `[${title}](${url})` : title]);
  return table([say('Id', '标识'), say('Title', '标题')], rows);
}

import { FILES, pagePath } from '../../../functions/paths.js';
import type { Reference } from '../../../schemas/generated/record.js';
import type { SourcesSource } from '../../../schemas/generated/source.js';
import type { Say } from '../../../scripts/emit/openapi/language.js';
import type { Release } from './release.js';
import { code, table } from './table.js';

/** Where imported facts come from. */
export function sourceTable(release: Release, say: Say): string {
  const { sources } = release.json<Pick<SourcesSource, 'sources'>>(FILES.index);
  const rows = Object.entries(sources).map(([id, { name, repository, commit, date, licence }]) => [
    code(id),
    `[${name}](${repository})`,
    `${code(commit.slice(0, 12))}, ${date}`,
    licence ?? say('none stated', '未声明'),
  ]);
  return table([say('Source', '来源'), say('Name', '名称'), say('Commit', '提交'), say('Licence', '许可证')], rows);
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

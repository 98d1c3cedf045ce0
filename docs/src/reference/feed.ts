import type { ChangeGroup } from '../../../core/contract/changes.js';
import { FILES } from '../../../core/contract/paths.js';
import { counted } from '../../../core/words/language.js';
import type { Changes, ChangesIndex, RecordChange } from '../../../schemas/generated/record.js';
import type { SourcesSource } from '../../../schemas/generated/source.js';
import { published } from '../about.js';
import { escapeXml } from './format.js';
import type { Release } from './release.js';

/** Maximum number of changes per kind listed in an entry, and of groups; the step's file has all of them. */
const LISTED = 50;

/**
 * The changes of the data as an Atom feed (RFC 4287): one entry per retained step, newest first.
 *
 * @param site origin; without it, links begin with a slash
 */
export function changesFeed(release: Release, site: string | undefined): string {
  const { steps } = release.json<ChangesIndex>(FILES.changesIndex);
  const files = steps.length === 0 ? [FILES.changes] : steps.map(({ path }) => path).reverse();
  const address = (path: string) => escapeXml(published(path, site));
  // Without a comparison date, the data is as old as its newest source.
  const dayOf = ({ date }: Changes) => `${date ?? newestSource(release)}T00:00:00Z`;
  const all = files.map((path) => ({ path, step: release.json<Changes>(path) }));
  const entries = all.map(({ path, step }) => entry(step, dayOf(step), address(path)));
  const [updated] = all.map(({ step }) => dayOf(step));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <title>Open Print Data: changes of the data</title>
  <id>urn:open-print-data:changes</id>
  <link rel="self" type="application/atom+xml" href="${address('/changes.atom')}"/>
  <link rel="alternate" type="text/html" href="${address('/data/')}"/>
  <updated>${updated}</updated>
  <author><name>Open Print Data</name></author>
${entries.join('\n')}
</feed>
`;
}

function entry({ version, previous_version, groups, changes }: Changes, updated: string, address: string): string {
  const title =
    previous_version === null
      ? `Data version ${version}: the first version`
      : `Data version ${version}: ${counted(changes.length, 'record')} changed`;
  const content = [...Map.groupBy(changes, ({ kind }) => kind)].map(([kind, own]) => {
    // Summarise many records by what they have in common.
    const items = own.length > LISTED ? groups.filter((group) => group.kind === kind).map(groupItem) : own.map(item);
    const more = items.length > LISTED ? `<p>… and ${items.length - LISTED} more</p>` : '';
    return `<h2>${kind}: ${own.length}</h2><ul>${items.slice(0, LISTED).join('')}</ul>${more}`;
  });
  return `  <entry>
    <title>${escapeXml(title)}</title>
    <id>urn:open-print-data:version:${escapeXml(version)}</id>
    <updated>${updated}</updated>
    <link rel="alternate" type="application/json" href="${address}"/>
    <content type="html">${escapeXml(content.join('') || '<p>Nothing to compare with.</p>')}</content>
  </entry>`;
}

function groupItem(group: ChangeGroup): string {
  const { change, records } = group;
  const name = 'by' in group ? `${group.by} ${group.name}` : group.field;
  return `<li>${escapeXml(`${change.replace('_', ' ')}: ${name} (${records} records)`)}</li>`;
}

function item({ id, change, fields = [] }: RecordChange): string {
  const list = fields
    .slice(0, 4)
    .map(({ field, before, after }) => `${field}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`);
  const more = fields.length > list.length ? `; and ${fields.length - list.length} more` : '';
  return `<li>${escapeXml(`${id} ${change}${list.length > 0 ? `: ${list.join('; ')}${more}` : ''}`)}</li>`;
}

function newestSource(release: Release): string {
  const { sources } = release.json<Pick<SourcesSource, 'sources'>>(FILES.index);
  const days = Object.values(sources).map(({ date }) => date);
  return days.sort().at(-1) ?? '1970-01-01';
}

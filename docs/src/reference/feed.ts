import { FILES } from '../../../functions/paths.js';
import type { SourcesSource } from '../../../schemas/generated/source.js';
import type { Changes, RecordChange } from '../../../scripts/diff/compare.js';
import type { Release } from './release.js';

/** Most changes of a kind that an entry lists; all of them are in changes.json. */
const LISTED = 50;

/** What changed in the data since the version before, for feed readers (Atom, RFC 4287). */
export function changesFeed(release: Release, site: string): string {
  const { version, previous_version, date, changes } = release.json<Changes>(FILES.changes);
  // Without a day of the comparison, the data is as old as the newest source.
  const updated = `${date ?? newestSource(release)}T00:00:00Z`;
  const title =
    previous_version === null
      ? `Data version ${version}: the first one`
      : `Data version ${version}: ${changes.length} records changed`;
  const kinds = Map.groupBy(changes, ({ kind }) => kind);
  const content = [...kinds].map(
    ([kind, own]) =>
      `<h2>${kind}: ${own.length}</h2><ul>${own.slice(0, LISTED).map(item).join('')}</ul>${own.length > LISTED ? `<p>… and ${own.length - LISTED} more</p>` : ''}`,
  );
  const address = (path: string) => escapeXml(new URL(path, site).href);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <title>Open Print Data: changes of the data</title>
  <id>urn:open-print-data:changes</id>
  <link rel="self" type="application/atom+xml" href="${address('/changes.atom')}"/>
  <link rel="alternate" type="text/html" href="${address('/data/')}"/>
  <updated>${updated}</updated>
  <author><name>Open Print Data</name></author>
  <entry>
    <title>${escapeXml(title)}</title>
    <id>urn:open-print-data:version:${escapeXml(version)}</id>
    <updated>${updated}</updated>
    <link rel="alternate" type="application/json" href="${address(FILES.changes)}"/>
    <content type="html">${escapeXml(content.join('') || '<p>Nothing to compare with.</p>')}</content>
  </entry>
</feed>
`;
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

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

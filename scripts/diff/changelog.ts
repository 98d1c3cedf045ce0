import type { Changes, RecordChange } from './compare.js';

const NAMES = {
  printers: 'Printers',
  materials: 'Materials',
  profiles: 'Profiles',
  rules: 'Troubleshooting rules',
  settings: 'Settings',
} as const;

/** The changes as a section of CHANGELOG-DATA.md: what a user of the data sees, at most `limit` lines a kind. */
export function changelogSection({ version, previous_version, counts, changes }: Changes, limit = 50): string {
  const lines = [`## ${version}`, '', `Compared with ${previous_version ?? 'nothing: the first release'}.`, ''];
  for (const [kind, { added, removed, changed }] of Object.entries(counts) as [
    keyof typeof NAMES,
    Changes['counts']['rules'],
  ][]) {
    if (added + removed + changed === 0) continue;
    lines.push(`### ${NAMES[kind]}: ${added} added, ${removed} removed, ${changed} changed`, '');
    const own = changes.filter((change) => change.kind === kind);
    lines.push(...own.slice(0, limit).map(line));
    if (own.length > limit) lines.push(`- … and ${own.length - limit} more, all of them in changes.json`);
    lines.push('');
  }
  if (changes.length === 0) lines.push('No record changed.', '');
  return lines.join('\n');
}

function line({ id, change, fields = [] }: RecordChange): string {
  if (change !== 'changed') return `- \`${id}\` ${change}`;
  const shown = fields
    .slice(0, 4)
    .map(({ field, before, after }) => `${field} ${JSON.stringify(before)} → ${JSON.stringify(after)}`);
  return `- \`${id}\`: ${shown.join('; ')}${fields.length > shown.length ? `; and ${fields.length - shown.length} more fields` : ''}`;
}

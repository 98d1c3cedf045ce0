import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FILES } from '../../../core/contract/paths.js';
import { changelogSection } from '../../../scripts/release/diff/changelog.js';
import { compareFiles, compareReleases, readRelease } from '../../../scripts/release/diff/compare.js';
import type { JsonObject } from '../../../scripts/shared/tree.js';
import { folderOf } from '../../support/folder.js';
import { readJson } from '../../support/published.js';
import { recordsOf } from '../../support/records-of.js';
import { shared } from '../../support/shared.js';

const release = (version: string, printers: Record<string, JsonObject>) => recordsOf(version, { printers });

const before = release('a1', {
  one: { id: 'one', enclosed: null, build_volume_mm: { x: 200, z: 250 }, provenance: { commit: 'aaa', others: [] } },
  two: { id: 'two', enclosed: true },
});
const after = release('b2', {
  one: { id: 'one', enclosed: false, build_volume_mm: { x: 200, z: 256 }, provenance: { commit: 'bbb', others: [] } },
  three: { id: 'three', enclosed: true },
});

describe('compareReleases', () => {
  const changes = compareReleases(before, after);

  it('lists added, removed and changed records, field by field', () => {
    const fields = [
      { field: 'enclosed', before: null, after: false },
      { field: 'build_volume_mm.z', before: 250, after: 256 },
    ];
    expect(changes.changes).toEqual([
      { kind: 'printers', id: 'one', change: 'changed', fields },
      { kind: 'printers', id: 'three', change: 'added' },
      { kind: 'printers', id: 'two', change: 'removed' },
    ]);
    expect(changes.counts.printers).toEqual({ added: 1, removed: 1, changed: 1 });
    expect([changes.previous_version, changes.version]).toEqual(['a1', 'b2']);
  });

  it('does not count a newer commit of a source as a change', () => {
    const same = release('c3', { two: { id: 'two', provenance: { commit: 'x' } } });
    const newer = release('d4', { two: { id: 'two', provenance: { commit: 'y' } } });
    expect(compareReleases(same, newer).changes).toEqual([]);
  });

  it('is written as a section of the change log, with values before and after', () => {
    const section = changelogSection(changes);
    expect(section).toMatch(/^## b2\n\nCompared with a1\.\n\n### Printers .*: 1 added, 1 removed, 1 changed\n/);
    expect(section).toContain('| `one` | `build_volume_mm.z` | `250` | `256` |');
  });
});

describe('readRelease', () => {
  it('reads every record of a built release', async () => {
    const frozen = await shared('frozen');
    const built = readRelease(frozen);
    const { version, counts } = readJson<{ version: string; counts: Record<string, number> }>(frozen, FILES.index);
    expect(built.version).toBe(version);
    const sizes = Object.fromEntries(Object.entries(built.records).map(([kind, records]) => [kind, records.size]));
    const { printers, materials, profiles, troubleshooting_rules: rules, settings, filaments } = counts;
    expect(sizes).toEqual({ printers, materials, profiles, rules, settings, filaments, fit: printers, codes: 0 });
    expect(built.records.printers.get('acme-labs-one')).toMatchObject({ brand: 'Acme Labs', model: 'One' });
    expect(compareReleases(built, built).changes).toEqual([]);
    // A verdict is named by its printer and material.
    const [[printer, verdicts] = []] = built.records.fit;
    const [[material, verdict] = []] = Object.entries(verdicts ?? {});
    const other = verdict === 'no' ? 'yes' : 'no';
    const changed = new Map(built.records.fit).set(`${printer}`, { ...verdicts, [`${material}`]: other });
    expect(compareReleases(built, { ...built, records: { ...built.records, fit: changed } }).changes).toEqual([
      { kind: 'fit', id: printer, change: 'changed', fields: [{ field: material, before: verdict, after: other }] },
    ]);
  });

  it('throws for a folder without a release', () => {
    expect(() => readRelease('test')).toThrow('test: not a release (/api/v1/index.json is missing)');
  });
});

describe('the files of two releases', () => {
  const releaseOf = (version: string, files: Readonly<Record<string, string>>) =>
    folderOf({
      ...files,
      [FILES.manifest]: {
        version,
        entries: Object.entries(files).map(([file, text]) => ({ path: file, sha256: hash('sha256', text) })),
      },
    });

  it('are compared without their versions', () => {
    const before = releaseOf('aaaaaaaaaaaa', { '/same': '1', '/version': 'of aaaaaaaaaaaa', '/old': '1', '/one': '1' });
    const after = releaseOf('bbbbbbbbbbbb', { '/same': '1', '/version': 'of bbbbbbbbbbbb', '/new': '1', '/one': '2' });
    expect(compareFiles(before, after)).toEqual({ changed: ['/one'], added: ['/new'], removed: ['/old'] });
    expect(compareFiles(before, before)).toEqual({ changed: [], added: [], removed: [] });
  });
});

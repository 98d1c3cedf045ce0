import { describe, expect, inject, it } from 'vitest';
import { changelogSection } from '../../scripts/diff/changelog.js';
import { compareReleases } from '../../scripts/diff/compare.js';
import { type Release, readRelease } from '../../scripts/diff/read-release.js';
import type { JsonObject } from '../../scripts/shared/tree.js';

function release(version: string, printers: Record<string, JsonObject>): Release {
  const none = () => new Map<string, JsonObject>();
  return {
    version,
    records: {
      printers: new Map(Object.entries(printers)),
      materials: none(),
      profiles: none(),
      rules: none(),
      settings: none(),
    },
  };
}

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

  it('tells what is new, gone and different, field by field', () => {
    expect(changes.changes).toEqual([
      {
        kind: 'printers',
        id: 'one',
        change: 'changed',
        fields: [
          { field: 'enclosed', before: null, after: false },
          { field: 'build_volume_mm.z', before: 250, after: 256 },
        ],
      },
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

  it('reads well', () => {
    expect(changelogSection(changes)).toBe(
      [
        '## b2',
        '',
        'Compared with a1.',
        '',
        '### Printers: 1 added, 1 removed, 1 changed',
        '',
        '- `one`: enclosed null → false; build_volume_mm.z 250 → 256',
        '- `three` added',
        '- `two` removed',
        '',
      ].join('\n'),
    );
  });
});

describe('readRelease', () => {
  it('reads every record of a built release', () => {
    const built = readRelease(inject('release'));
    expect(built.version).toMatch(/^[0-9a-f]{12}$/);
    expect(built.records.profiles.size).toBeGreaterThan(13_000);
    expect(built.records.printers.get('bambu-lab-p1s')).toMatchObject({ brand: 'Bambu Lab', model: 'P1S' });
    expect(compareReleases(built, built).changes).toEqual([]);
  });

  it('says when a folder holds no release', () => {
    expect(() => readRelease('test')).toThrow('test: no release (misses /api/v1/index.json)');
  });
});

import { describe, expect, it } from 'vitest';
import { RELEASE_KINDS } from '../../../core/contract/changes.js';
import { compareReleases, type ReleaseRecords } from '../../../scripts/release/diff/compare.js';
import { limitSize } from '../../../scripts/release/release.js';
import type { JsonObject } from '../../../scripts/shared/tree.js';

const source = (name: string, commit: string) => ({ name, repository: 'https://example.org/slicer', commit });

function release(version: string, parts: Partial<ReleaseRecords['records']>, sources = {}): ReleaseRecords {
  const none = Object.fromEntries(RELEASE_KINDS.map((kind) => [kind, new Map<string, JsonObject>()]));
  return { version, sources, records: { ...(none as ReleaseRecords['records']), ...parts } };
}

/** Thirty printers, each made from its number; none if that is null. */
function many(make: (n: number) => JsonObject | null): Map<string, JsonObject> {
  const records = new Map<string, JsonObject>();
  for (let n = 0; n < 30; n++) {
    const record = make(n);
    if (record) records.set(`p${String(n).padStart(2, '0')}`, record);
  }
  return records;
}

const brand_id = (n: number) => (n < 20 ? 'acme' : 'apex');
const old = many((n) => ({
  ...{ brand_id: brand_id(n), speed: 100, materials: ['pla', 'pet'], motor: n },
  provenance: { source: 'slicer' },
}));
const now = many((n) => {
  if (n === 29) return null;
  const materials = n % 2 ? ['pla', 'petg'] : ['pla', 'pet'];
  const filament_diameter_mm = n < 28 ? 1.75 : null;
  const speed = n < 25 ? 120 : 100;
  return { brand_id: brand_id(n), speed, materials, filament_diameter_mm, provenance: { source: 'slicer-1' } };
});
const before = release('a1', { printers: old }, { slicer: source('Slicer 1', 'c1'), other: source('Other 1', 'd1') });
const after = release(
  'b2',
  { printers: now },
  { slicer: source('Slicer 2', 'c2'), 'slicer-1': source('Slicer 1', 'c1'), other: source('Other 2', 'd2') },
);
const changes = compareReleases(before, after);
const group = (change: string, field: string) =>
  changes.groups?.find((one) => one.change === change && 'field' in one && one.field === field);

describe('the groups of changes', () => {
  it('list a field that is new everywhere once, and not for each record', () => {
    expect(group('new_field', 'filament_diameter_mm')).toEqual({
      ...{ kind: 'printers', change: 'new_field', field: 'filament_diameter_mm', records: 28, unknown: 1 },
      ...{ range: [1.75, 1.75], distinct: 1, values: [{ value: 1.75, records: 28 }] },
    });
    expect(group('gone_field', 'motor')).toMatchObject({ records: 30, unknown: 0, range: [0, 29], distinct: 30 });
    const fields = changes.changes.flatMap(({ fields: own = [] }) => own.map(({ field }) => field));
    expect([...new Set(fields)].sort()).toEqual(['materials', 'speed']);
  });

  it('list the same change of many records once, the most frequent first', () => {
    const examples = ['p00', 'p01', 'p02'];
    expect(group('changed', 'speed')).toEqual({
      ...{ kind: 'printers', change: 'changed', field: 'speed', records: 25, became_known: 0, became_unknown: 0 },
      ...{ distinct: 1, values: [{ before: 100, after: 120, records: 25, examples }], examples },
    });
    expect(group('changed', 'materials')).toMatchObject({
      values: [{ before: ['pet'], after: ['petg'], records: 14 }],
    });
  });

  it('count added and removed records by brand and material', () => {
    const profile = (printer: string, material: string) => ({ printer, material });
    const profiles = new Map([
      ['one', profile('p00', 'pla')],
      ['two', profile('p21', 'pla')],
    ]);
    const { groups } = compareReleases(before, release('c3', { ...before.records, profiles }, before.sources));
    expect(groups?.map((one) => 'by' in one && `${one.change} ${one.by} ${one.name} ${one.records}`)).toEqual([
      'added material pla 2',
      'added brand acme 1',
      'added brand apex 1',
    ]);
    const gone = { kind: 'printers', change: 'removed', by: 'brand', name: 'apex', records: 1, examples: ['p29'] };
    expect(changes.groups?.[0]).toEqual(gone);
  });

  it('identify a source by its commit, whatever its name', () => {
    expect(changes.sources).toEqual({
      added: ['slicer'],
      removed: [],
      renamed: [{ before: 'slicer', after: 'slicer-1' }],
      updated: [{ id: 'other', before: 'Other 1 (d1)', after: 'Other 2 (d2)' }],
    });
    expect(changes.groups?.some((one) => 'field' in one && one.field === 'provenance.source')).toBe(false);
  });

  it('do not depend on the order of the records', () => {
    const turned = (one: ReleaseRecords): ReleaseRecords => ({
      ...one,
      records: { ...one.records, printers: new Map([...one.records.printers].reverse()) },
    });
    expect(compareReleases(turned(before), turned(after))).toEqual(changes);
  });
});

describe('list items with an id', () => {
  const rule = (causes: JsonObject[]) => new Map([['strings', { causes }]]);
  const told = (old: JsonObject[], now: JsonObject[]) =>
    compareReleases(release('a', { rules: rule(old) }), release('b', { rules: rule(now) })).changes[0]?.fields;

  it('are identified by it, whatever their position', () => {
    const [hot, wet] = [
      { id: 'too-hot', check: 'Look.', fixes: [{ id: 'cooler', minutes: 5 }] },
      { id: 'wet', check: 'Listen.', fixes: [] },
    ];
    expect(told([hot], [{ ...hot, fixes: [{ id: 'cooler', minutes: 6 }] }])).toEqual([
      { field: 'causes[too-hot].fixes[cooler].minutes', before: 5, after: 6 },
    ]);
    expect(told([hot], [hot, wet])).toEqual([{ field: 'causes[wet]', before: null, after: wet }]);
    expect(told([hot, wet], [wet, hot])).toEqual([
      { field: 'causes[]', before: ['too-hot', 'wet'], after: ['wet', 'too-hot'] },
    ]);
  });
});

describe('limiting the size', () => {
  it('omits the largest field of the records, and says so', () => {
    const size = Buffer.byteLength(JSON.stringify(changes));
    expect(limitSize(changes, size)).toBe(changes);
    const smaller = limitSize(changes, size - 1);
    expect(smaller.omitted_fields).toEqual(['printers speed']);
    expect(smaller.groups).toEqual(changes.groups);
    expect(smaller.changes).toHaveLength(changes.changes.length);
    expect(smaller.changes.flatMap(({ fields = [] }) => fields.map(({ field }) => field))).toContain('materials');
    expect(() => limitSize(changes, 10)).toThrow('even if every field is left out');
  });
});

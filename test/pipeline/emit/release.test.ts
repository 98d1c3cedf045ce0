import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EtagTree } from '../../../core/contract/etag-tree.js';
import { LIMITS, RELEASE_LIMITS } from '../../../core/contract/limits.js';
import type { Manifest } from '../../../core/contract/manifest.js';
import { FILES, filamentsPath, recordPath, SPOOLMAN, type Subject } from '../../../core/contract/paths.js';
import type { Filament, FilamentBrand, SpoolmanFilament } from '../../../schemas/generated/record.js';
import type { Content } from '../../../scripts/pipeline/emit/file-kind.js';
import { emitRelease } from '../../../scripts/pipeline/emit/release.js';
import { prepare } from '../../../scripts/pipeline/pipeline.js';
import { FROZEN_DATA } from '../../support/data.js';
import { folderOf } from '../../support/folder.js';
import { publishedSchema, readJson, schemaErrors, wholeList } from '../../support/published.js';
import { shared } from '../../support/shared.js';
import { expectWhole } from '../../support/whole.js';

const release = await shared('release');
/** Configures the headers that servers send; not served itself. */
const HEADER_RULES = '/_headers';
const manifest = readJson<Manifest>(release, FILES.manifest);
let frozen: Content;
beforeAll(async () => {
  frozen = await prepare(FROZEN_DATA);
});

describe('a release', () => {
  it('has the same bytes each time it is built from the same data', async () => {
    // For the published data: see build/elsewhere.full.test.ts.
    const again = folderOf();
    await emitRelease(frozen, again, { site: false });
    const [one, other] = [await shared('frozen'), again];
    const text = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');
    expect(text(other, FILES.manifest)).toBe(text(one, FILES.manifest));
    expect(text(other, HEADER_RULES)).toBe(text(one, HEADER_RULES));
  });

  it('can be written without the site first', async () => {
    const folder = path.join(folderOf(), 'interim');
    let whole = false;
    const interim = { folder, onWritten: () => (whole = existsSync(path.join(folder, FILES.manifest))) };
    await emitRelease(frozen, folderOf(), { site: false, interim });
    expect(whole).toBe(true);
    expectWhole(folder);
    const manifestIn = (release: string) => readFileSync(path.join(release, FILES.manifest), 'utf8');
    expect(manifestIn(folder)).toBe(manifestIn(await shared('frozen')));
  });

  it('contains no path of the build machine, and no timestamp', () => {
    const text =
      readFileSync(path.join(release, FILES.index), 'utf8') + readFileSync(path.join(release, FILES.vectors), 'utf8');
    expect(text).not.toContain(process.cwd());
    expect(text).not.toContain(release);
    expect(text).not.toMatch(new RegExp(`${new Date().toISOString().slice(0, 10)}T`));
  });

  it('is fully listed in its manifest, within the limits of the CDN', () => expectWhole(release));

  it('is listed in the entity tags: every file below /api/ except the tags and the manifest', () => {
    const tags = readJson<EtagTree>(release, FILES.etags);
    const listed = (tree: EtagTree, folder: string): [string, string][] =>
      Object.entries(tree).flatMap(([name, node]) =>
        typeof node === 'string' ? [[`${folder}/${name}`, node]] : listed(node, `${folder}/${name}`),
      );
    const expected = manifest.entries
      .filter((entry) => entry.path.startsWith('/api/') && entry.path !== FILES.etags)
      .map((entry): [string, string] => [entry.path, entry.sha256.slice(0, 24)]);
    expect(listed(tags, '').toSorted()).toEqual(expected.toSorted());
  });

  it('is rejected with more files than the CDN allows', async () => {
    const { records } = frozen;
    const { printer, provenance } = records.profiles[0] ?? {};
    const one = { printer, nozzle: { diameter_mm: 0.8, variant: '0.8' }, provenance };
    const more = Array.from({ length: RELEASE_LIMITS.files }, (_, i) => ({
      id: `more-${i}`,
      material: `m-${i}`,
      ...one,
    }));
    const profiles = [...records.profiles, ...more] as Content['records']['profiles'];
    const large = { ...frozen, records: { ...records, profiles } };
    await expect(emitRelease(large, folderOf(), { site: false })).rejects.toThrow(
      /^\d{5} files: at most 20000 are allowed\. .*--max-files/,
    );
  }, 600_000);
});

describe('every record', () => {
  const kinds: [schema: string, subject: Subject][] = [
    ['printer', { kind: 'printers' }],
    ['material', { kind: 'materials' }],
    ['profile', { kind: 'profiles' }],
    ['rule', { kind: 'troubleshoot' }],
  ];

  it.each(kinds)('fits the schema published for %s', (schema, subject) => {
    const records = wholeList(release, subject);
    expect(records.length).toBeGreaterThan(0);
    expect(schemaErrors(release, schema, records)).toEqual([]);
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
  });

  it('of a branded filament or its brand fits its schema, with a unique id and Spoolman entry', () => {
    const { data: brands } = readJson<{ data: FilamentBrand[] }>(release, FILES.filamentBrands);
    expect(brands.length).toBeGreaterThan(0);
    const products = brands.flatMap(({ id, products: count }) => {
      const pages = Array.from({ length: Math.ceil(count / LIMITS.defaultLimit) }, (_, i) => filamentsPath(id, i + 1));
      const own = pages.flatMap((page) => readJson<{ data: Filament[] }>(release, page).data);
      expect([id, own.length]).toEqual([id, count]);
      return own;
    });
    expect(schemaErrors(release, 'filament-brand', brands)).toEqual([]);
    expect(schemaErrors(release, 'filament', products)).toEqual([]);
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
    const spools = readJson<SpoolmanFilament[]>(release, SPOOLMAN.filaments);
    expect(schemaErrors(release, 'spoolman-filaments', [spools])).toEqual([]);
    expect(new Set(spools.map(({ id }) => id)).size).toBe(spools.length);
  });

  it('does not fit with a field less, a field more or a value of another type', () => {
    const validate = publishedSchema(release, 'printer');
    const [printer] = wholeList(release, { kind: 'printers' });
    const less: Record<string, unknown> = { ...printer };
    delete less.model;
    expect(
      [printer, less, { ...printer, more: 1 }, { ...printer, extruder_count: 'one' }].map((record) => validate(record)),
    ).toEqual([true, false, false, false]);
  });

  it('has its own file if it is a printer or a material', () => {
    for (const kind of ['printers', 'materials'] as const)
      for (const { id } of wholeList(release, { kind }))
        expect(existsSync(path.join(release, recordPath(kind, String(id)))), String(id)).toBe(true);
  });
});

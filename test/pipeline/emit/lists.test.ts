import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Records } from '../../../scripts/pipeline/compose/records.js';
import type { ReleaseInProgress } from '../../../scripts/pipeline/emit/file-kind.js';
import { FILE_TABLE } from '../../../scripts/pipeline/emit/file-table.js';
import type { PiecedFile } from '../../../scripts/pipeline/emit/release-writer.js';

const LISTS = FILE_TABLE.filter(({ path }) =>
  /^\/api\/v1\/(printers|materials|profiles|troubleshoot|filaments)[./]/.test(path),
);

interface ListAnswer {
  data: { id: string }[];
  meta: { total: number; page: number; limit: number };
}

function emitted(counts: {
  printers?: number;
  materials?: number;
  profiles?: [printer: string, material: string][];
  rules?: number;
  filaments?: string[];
  productPresets?: { filament: string }[];
}) {
  const ids = (count = 0) => Array.from({ length: count }, (_, i) => `x-${i}`);
  const records = {
    printers: ids(counts.printers).map((id, i) => ({ id, brand_id: i % 3 === 0 ? 'one' : 'two' })),
    materials: ids(counts.materials).map((id) => ({ id })),
    profiles: (counts.profiles ?? []).map(([printer, material], i) => ({ id: `p${i}`, printer, material })),
    rules: ids(counts.rules).map((id) => ({ id })),
    settings: [],
    filaments: (counts.filaments ?? []).map((brand_id, i) => ({ id: `f${i}`, brand_id })),
    filamentBrands: [...new Set(counts.filaments)].map((id) => ({ id })),
  } as unknown as Records;
  const files = new Map<string, ListAnswer>();
  const release = { records, productPresets: counts.productPresets ?? [] } as unknown as ReleaseInProgress;
  const made = LISTS.flatMap(({ make }) => [...(make(release) as Iterable<PiecedFile>)]);
  for (const { path, pieces } of made) {
    if (files.has(path)) throw new Error(`${path} is composed twice`);
    files.set(path, JSON.parse(Buffer.concat(pieces).toString()) as ListAnswer);
  }
  return { records, files };
}

/** The expected files of a list, sliced naively into pages of `size`. */
function expected(path: string, all: readonly unknown[], size: number): [string, unknown][] {
  const base = `/api/v1/${path}`;
  const files: [string, unknown][] = [];
  const total = all.length;
  for (let page = 1; page === 1 || (page - 1) * size < total; page++) {
    const name = page === 1 ? `${base}.json` : `${base}/page/${page}.json`;
    const data = all.slice((page - 1) * size, page * size);
    files.push([name, { success: true, data, meta: { total, page, limit: size } }]);
  }
  return files;
}

const ofBrand = <T extends { brand_id: string }>(all: readonly T[], brand: string) =>
  all.filter(({ brand_id }) => brand_id === brand);
const noFilaments = expected('filaments/brands', [], 1);

describe('the files of a list', () => {
  it('are its pages, for every length', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: 0, max: 350 }), fc.constantFrom(0, 1, 49, 50, 51, 99, 100, 101, 150, 200, 201)),
        (count) => {
          const { records, files } = emitted({ printers: count, materials: count, rules: count });
          const brands = ['one', 'two'].filter((brand) => records.printers.some(({ brand_id }) => brand_id === brand));
          const singles = (folder: string, all: readonly { id: string }[]) =>
            all.flatMap((record) => expected(`${folder}/${record.id}`, [record], 1));
          const all = new Map<string, unknown>([
            ...expected('printers', records.printers, 50),
            ...brands.flatMap((brand) => expected(`printers/brand/${brand}`, ofBrand(records.printers, brand), 50)),
            ...expected('materials', records.materials, Math.max(count, 1)),
            ...expected('profiles', [], 50),
            ...expected('troubleshoot', records.rules, Math.max(count, 1)),
            ...noFilaments,
            ...singles('printers', records.printers),
            ...singles('materials', records.materials),
            ...singles('troubleshoot', records.rules),
          ]);
          expect(files).toEqual(all);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('of filaments have fifty per page for each brand', () => {
    const lengths = fc.oneof(fc.integer({ min: 0, max: 350 }), fc.constantFrom(0, 1, 49, 50, 51, 100, 101));
    fc.assert(
      fc.property(lengths, lengths, (one, two) => {
        const brands = [...Array<string>(one).fill('one'), ...Array<string>(two).fill('two')];
        const { records, files } = emitted({ filaments: brands });
        const wanted = new Map<string, unknown>([
          ...[...new Set(brands)].flatMap((id) => expected(`filaments/${id}`, ofBrand(records.filaments, id), 50)),
          ...expected('filaments/brands', records.filamentBrands, Math.max(records.filamentBrands.length, 1)),
        ]);
        expect(new Map([...files].filter(([file]) => file.startsWith('/api/v1/filaments/')))).toEqual(wanted);
      }),
      { numRuns: 50 },
    );
  });

  it('of a filament with slicer presets are in one record', () => {
    const { files } = emitted({ filaments: ['one', 'two'], productPresets: [{ filament: 'f1' }] });
    const own = [...files].filter(([path]) => /\/f\d/.test(path));
    expect(own).toEqual(expected('filaments/two/f1', [{ filament: 'f1' }], 1));
  });

  it('of profiles exist for each printer, each material and each pair', () => {
    const pairs = fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.constantFrom('pla', 'petg', 'abs')), {
      maxLength: 260,
    });
    fc.assert(
      fc.property(pairs, (all) => {
        const { records, files } = emitted({ profiles: all });
        const wanted = new Map<string, unknown>([
          ...expected('printers', [], 50),
          ...expected('materials', [], 1),
          ...expected('troubleshoot', [], 1),
          ...noFilaments,
          ...expected('profiles', records.profiles, 50),
        ]);
        const add = (path: string, own: unknown[]) => {
          if (own.length > 0) for (const [name, answer] of expected(path, own, 50)) wanted.set(name, answer);
        };
        const of = (printer: string | null, material: string | null) =>
          records.profiles.filter(
            (one) => (printer ?? one.printer) === one.printer && (material ?? one.material) === one.material,
          );
        for (const printer of ['a', 'b']) {
          add(`profiles/printer/${printer}`, of(printer, null));
          for (const material of ['pla', 'petg', 'abs']) add(`profiles/${printer}/${material}`, of(printer, material));
        }
        for (const material of ['pla', 'petg', 'abs']) add(`profiles/material/${material}`, of(null, material));
        expect(files).toEqual(wanted);
      }),
      { numRuns: 100 },
    );
  });
});

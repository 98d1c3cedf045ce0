import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ImportedPrinter } from '../../schemas/generated/source.js';
import { checkDataset } from '../../scripts/pipeline/check/check.js';
import { checkSchema } from '../../scripts/pipeline/check/schema.js';
import { composeRecords } from '../../scripts/pipeline/compose/records.js';
import { buildDataset } from '../../scripts/pipeline/load/dataset.js';
import { readSourceFiles } from '../../scripts/pipeline/load/read.js';
import { prepare } from '../../scripts/pipeline/pipeline.js';
import { ProblemsError } from '../../scripts/shared/problem.js';
import { addFiles, folderOf } from '../support/folder.js';
import { script } from '../support/script.js';
import { DATA_FOLDER, WITH_ZETA } from './fixtures/data.js';
import { FILAMENT_DATA, SPOOLMANDB } from './fixtures/filaments.js';
import { ORCA_CHECKOUT } from './fixtures/orca.js';
import { PRUSA_BUNDLES } from './fixtures/prusa.js';

function snapshot(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(path.join(folder, file)).isFile(),
  );
  return Object.fromEntries(files.sort().map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}
function imported(data: string, source: string, printer: string): ImportedPrinter {
  const file = path.join(data, `imported/${source}/printers/${printer}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as ImportedPrinter;
}
const checkout = folderOf(ORCA_CHECKOUT);
const bundles = folderOf(PRUSA_BUNDLES);
const orca = (data: string, from = checkout, ...more: string[]) =>
  script('import', '--data', data, '--source', 'acme-slicer', '--from', from, ...more);

describe('npm run import', () => {
  it('shows the changes and writes nothing', async () => {
    const data = folderOf(DATA_FOLDER);
    const { out, code } = await orca(data);
    expect(code).toBe(0);
    expect(out).toContain('| `print mode listed as a machine` | 1 | `Acme: Acme One Mirror Mode` |');
    expect(out).toContain('| `acme-slicer` | `abc` | 3 | 0 | 0 | 0 |');
    expect(out).toContain('New / 新增: `printers/acme-loop`, `printers/acme-one`, `printers/beta-mini`');
    expect(out).toContain('Nothing was written: add --write to write it.');
    expect(snapshot(data)).toEqual(snapshot(folderOf(DATA_FOLDER)));
  });

  it('writes with --write, and nothing the second time', async () => {
    const data = folderOf(DATA_FOLDER);
    expect((await orca(data, checkout, '--write')).out).toContain('13 files written');
    const written = snapshot(data);
    expect(Object.keys(written).filter((file) => !(file in DATA_FOLDER))).toEqual([
      'imported/acme-slicer/bases.json',
      'imported/acme-slicer/digests.json',
      'imported/acme-slicer/filament-presets.json',
      'imported/acme-slicer/machine-names.json',
      'imported/acme-slicer/printers/acme-loop.json',
      'imported/acme-slicer/printers/acme-one.json',
      'imported/acme-slicer/printers/beta-mini.json',
      'imported/acme-slicer/processes/acme.json',
      'imported/acme-slicer/processes/beta.json',
      'imported/acme-slicer/product-presets/acme.json',
      'printers/acme/loop.yaml',
      'printers/acme/one.yaml',
      'printers/beta/mini.yaml',
    ]);
    expect(JSON.parse(written['imported/acme-slicer/machine-names.json'] ?? '')).toEqual({
      'acme-one': { orca_model_id: ['AO-1'] },
    });
    const again = await orca(data, checkout, '--write');
    expect(again.out).toContain('| `acme-slicer` | `abc` | 0 | 0 | 0 | 0 |');
    expect(again.out).toContain('0 files written');
    expect(snapshot(data)).toEqual(written);

    const files = readSourceFiles(data);
    expect(files.flatMap(checkSchema)).toEqual([]);
    const dataset = buildDataset(files);
    expect(checkDataset(files, dataset)).toEqual([]);
    const { profiles } = composeRecords(dataset);
    expect(profiles.find(({ id }) => id === 'acme-one--0.6--pla')).toMatchObject({
      nozzle_temperature_c: { first_layer: 215, other_layers: 220 },
      bed_temperature_c: { first_layer: 65, other_layers: 60 }, // of smooth PEI; the textured plate has none
      process: { layer_height_mm: 0.3, line_width_mm: { default: 0.66 } },
      provenance: {
        source: 'acme-slicer',
        commit: 'abc',
        filament_preset: 'Acme PLA @One',
        process_choice: 'inferred',
      },
    });
  });

  it('keeps manual edits, and reports changed values and overrides to retire', async () => {
    const data = folderOf(DATA_FOLDER);
    await orca(data, checkout, '--write');
    const place = path.join(data, 'printers/acme/one.yaml');
    const byHand = `aliases: [Number One, 一号] # as people say
overrides:
  # Measured with a ruler.
  - {field: build_volume_mm.z, was: 250, value: 260, reason: measured, source: "https://example.org"}
`;
    const written = `${readFileSync(place, 'utf8')}${byHand}`;
    addFiles(data, { 'printers/acme/one.yaml': written });
    const newer = folderOf({
      ...ORCA_CHECKOUT,
      'resources/profiles/Acme/machine/fdm_acme_common.json': {
        ...(ORCA_CHECKOUT['resources/profiles/Acme/machine/fdm_acme_common.json'] as object),
        printable_height: '260',
      },
      'resources/profiles/Beta.json': { machine_list: [] },
    });
    const { out } = await orca(data, newer, '--write');
    expect(out).toContain('| `acme-slicer` | `abc` | 0 | 0 | 1 | 1 |');
    expect(out).toContain('| `facts.build_volume_mm.z` | 0 | 0 | 1 | `250` → `260` |');
    expect(out).toContain('Removed upstream, but kept / 上游已删除，予以保留: `printers/beta-mini`');
    expect(out).toContain(
      '| `printers/acme/one.yaml` | `build_volume_mm.z` | `250` | `260` | `260` | upstream agrees: remove it |',
    );
    expect(readFileSync(place, 'utf8')).toBe(written);
    expect(imported(data, 'acme-slicer', 'acme-one').facts?.build_volume_mm?.z).toBe(260);
    expect(Object.keys(snapshot(data))).toContain('imported/acme-slicer/printers/beta-mini.json');
    const files = readSourceFiles(data);
    expect(checkDataset(files, buildDataset(files)).map(({ message }) => message)).toEqual([
      'the source itself now has 260',
    ]);
  });

  it('adds a second source next to the first, which is kept', async () => {
    const data = folderOf({
      ...DATA_FOLDER,
      ...WITH_ZETA,
      'printers/zeta/one.yaml': 'id: zeta-one\nbrand: zeta\nmodel: One\n',
      'imported/acme-slicer/printers/zeta-one.json': '{"models": ["One"], "nozzles": {}, "facts": {"enclosed": true}}',
    });
    const args = ['--data', data, '--source', 'zeta-slicer', '--from', bundles, '--write'];
    const { out, error, code } = await script('import', ...args);
    // The file of the first source is kept, but fails the checks, because it has no nozzle.
    expect(code).toBe(1);
    expect(error).toMatch(/zeta-one\.json:1:21 nozzles: is empty .*\n.*: correct it, or take it back with git/);
    expect(out).toMatch(/\| `zeta-slicer` \| `\S+` \| 2 \| 1 \| 0 \| 0 \|/);
    expect(imported(data, 'acme-slicer', 'zeta-one').facts).toEqual({ enclosed: true });
    // The other source leads, so this one adds facts but no profiles.
    expect(imported(data, 'zeta-slicer', 'zeta-one')).toMatchObject({ models: ['Zeta One'], bundle: 'Zeta 1.0.10' });
    expect(imported(data, 'zeta-slicer', 'zeta-one').profiles).toBeUndefined();
  });

  it('imports a filament database into one file per brand, which passes the checks', async () => {
    const data = folderOf({ ...DATA_FOLDER, ...FILAMENT_DATA, 'brands.yaml': '{}\n' });
    const from = folderOf(SPOOLMANDB);
    const spools = async (...more: string[]) =>
      (await script('import', '--data', data, '--source', 'spools', '--from', from, ...more)).out;
    expect(await spools()).toMatch(/\| `spools` \| `\S+` \| 1 \| 0 \| 0 \| 0 \|/);
    expect(Object.keys(snapshot(data)).filter((file) => file.startsWith('imported/'))).toEqual([]);
    expect(await spools('--write')).toContain('2 files written');
    const files = readSourceFiles(data);
    expect(files.flatMap(checkSchema)).toEqual([]);
    expect(checkDataset(files, buildDataset(files))).toEqual([]);
    expect(await spools('--write')).toContain('0 files written');

    addFiles(from, { 'filaments/acme.json': { manufacturer: 'Acme', filaments: [] } });
    expect(await spools()).toContain('Removed upstream, but kept / 上游已删除，予以保留: `filaments/acme`');
    const other = { name: 'ABS {color_name}', material: 'ABS', density: 1, weights: [], diameters: [1.75], colors: [] };
    addFiles(from, { 'filaments/acme.json': { manufacturer: 'Acme', filaments: [other] } });
    expect(await spools()).toContain('| products | 1 | `filaments/acme ABS` | 1 | `filaments/acme PLA Matte` |');
  });

  it.each([
    ['no source', [], 'usage: npm run import -- --source SOURCE --from CHECKOUT [--write]'],
    ['no folder', ['--source', 'acme-slicer'], 'SOURCE is an id of data/sources.yaml'],
    ['an unknown source', ['--source', 'nobody', '--from', checkout], 'use one of acme-slicer, zeta-slicer'],
  ])('explains its usage when given %s', async (_, args, message) => {
    const { out, error, code } = await script('import', '--data', folderOf(DATA_FOLDER), ...args);
    expect({ out, code }).toEqual({ out: '', code: 1 });
    expect(error).toContain(message);
  });

  it('rejects a folder that is not a checkout, and leaves the data unchanged', async () => {
    const data = folderOf(DATA_FOLDER);
    const { error, code } = await orca(data, folderOf(), '--write');
    expect(code).toBe(1);
    expect(error).toMatch(/no vendor files .*is this a checkout of an Orca-family slicer/);
    expect(snapshot(data)).toEqual(snapshot(folderOf(DATA_FOLDER)));
  });

  it('writes data that passes all checks except that of published ids', async () => {
    const data = folderOf(DATA_FOLDER);
    await orca(data, checkout, '--write');
    const error = await prepare(data).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ProblemsError);
    expect([...new Set((error as ProblemsError).problems.map(({ rule }) => rule))]).toEqual(['published-ids-stay']);
  });
});

import { describe, expect, it } from 'vitest';
import type { ImportedPresets } from '../../schemas/generated/source.js';
import type { Assembled } from '../../scripts/import/assemble.js';
import { readCura } from '../../scripts/import/cura/index.js';
import { readImport } from '../../scripts/import/importer.js';
import { readOrca } from '../../scripts/import/orca/index.js';
import { presetFiles, presetValueFiles } from '../../scripts/import/presets.js';
import { Report } from '../../scripts/import/report.js';
import { folderOf } from '../support/folder.js';
import { script } from '../support/script.js';
import { CURA_CHECKOUT } from './fixtures/cura.js';
import { DATA_FOLDER, assembled as put } from './fixtures/data.js';
import { ORCA_CHECKOUT } from './fixtures/orca.js';

const machines = readOrca(folderOf(ORCA_CHECKOUT), undefined, new Report());

const anybody = () => true;
const of = (assembled: Assembled, brand: string) => presetFiles(assembled, anybody).get(`presets/${brand}.json`) ?? {};

describe('the names of a slicer’s presets', () => {
  const assembled = put(machines);
  const one = of(assembled, 'acme')['acme-one'];

  it('are the presets that a profile would be read from', () => {
    expect(one?.nozzles).toEqual({
      '0.4': { diameter_mm: 0.4, machine: 'Acme One 0.4 nozzle', process: '0.20mm Standard @Acme One' },
      '0.6': { diameter_mm: 0.6, machine: 'Acme One 0.6 nozzle', process: '0.30mm Standard @Acme One' },
    });
    expect(one?.filaments?.pla).toEqual([{ preset: 'Acme PLA @One', nozzles: ['0.4', '0.6'] }]);
    expect(one?.filaments?.petg).toEqual([{ preset: 'Acme PETG @One', nozzles: ['0.4'] }]);
    expect(one?.quality_types).toBeUndefined();
  });

  it('are listed once if a preset has other values on another nozzle', () => {
    const mini = of(assembled, 'beta')['beta-mini'];
    expect(mini?.nozzles['0.6']?.process).toBe('0.20mm Any @Beta');
    expect(Object.values(mini?.filaments ?? {}).flat()).toHaveLength(3);
  });

  it('are only of existing printers; a brand without any gets an empty file', () => {
    const files = presetFiles(assembled, (id) => id === 'beta-mini', ['acme']);
    expect(Object.keys(Object.fromEntries(files))).toEqual(['presets/acme.json', 'presets/beta.json']);
    expect(files.get('presets/acme.json')).toEqual({});
  });

  it('include the number of extruder and nozzle variants of a preset', () => {
    const standard = { 'resources/profiles/Acme/process/0.20mm Standard @Acme One.json': ['print'] };
    const pla = { 'resources/profiles/Acme/filament/Acme PLA @One.json': ['filament'] };
    const files = Object.fromEntries(
      Object.entries(ORCA_CHECKOUT).map(([file, content]) => {
        const [kind] = ({ ...standard, ...pla } as Record<string, string[]>)[file] ?? [];
        const variants = kind === 'print' ? ['Standard', 'High Flow'] : ['Standard', 'High Flow', 'Bowden'];
        return [file, kind ? { ...(content as object), [`${kind}_extruder_variant`]: variants } : content];
      }),
    );
    const own = of(put(readOrca(folderOf(files), undefined, new Report())), 'acme')['acme-one'];
    expect([own?.nozzles['0.4']?.variants, own?.nozzles['0.6']?.variants]).toEqual([2, undefined]);
    expect(own?.filaments?.pla?.[0]?.variants).toBe(3);
  });

  it('are the definition and the quality types in Cura', () => {
    const table = { acme_one: { id: 'acme-one', brand: 'acme', model: 'One' } };
    const cura = of(put(readCura(folderOf(CURA_CHECKOUT), undefined, new Report(), table)), 'acme')['acme-one'];
    expect(cura?.nozzles['0.4']).toEqual({ diameter_mm: 0.4, machine: 'acme_one', process: 'standard' });
    expect(cura?.filaments?.petg).toEqual([{ preset: 'generic_petg_175', nozzles: ['0.4'], process: 'standard' }]);
    expect(cura?.quality_types).toEqual(['standard']);
  });
});

describe('the values of a slicer’s presets', () => {
  it('are kept for printers that another source leads for, with their processes', () => {
    const assembled = put(machines);
    const files = presetValueFiles(assembled, ({ id }) => id === 'acme-one', ['beta'], new Report());
    expect(files.get('preset-values/beta.json')).toEqual({ printers: {}, processes: {} });
    const { printers, processes } = files.get('preset-values/acme.json') ?? { printers: {}, processes: {} };
    const whole = assembled.printers.find(({ id }) => id === 'acme-one')?.imported;
    expect(printers['acme-one']?.profiles).toEqual(whole?.profiles);
    expect(printers['acme-one']?.default_plate).toBe('textured_pei');
    expect(printers['acme-one']?.nozzles['0.4']).not.toHaveProperty('layer_height_mm');
    expect(Object.keys(processes)).toEqual(['0.20mm-standard-acme-one', '0.30mm-standard-acme-one']);
  });
});

describe('an impossible figure', () => {
  it('is left out of a preset’s values, and reported', () => {
    const assembled = put(machines);
    const block = assembled.processes.get('acme')?.get('0.20mm-standard-acme-one');
    (block as { values: object }).values = { ...block?.values, layer_height_mm: 20 };
    const report = new Report();
    const files = presetValueFiles(assembled, anybody, [], report);
    const kept = files.get('preset-values/acme.json')?.processes['0.20mm-standard-acme-one']?.values;
    expect([kept?.layer_height_mm, kept?.wall_loops]).toEqual([undefined, 3]);
    expect(report.counts()).toEqual([['impossible figure in a preset', 1]]);
  });
});

describe('an import of a slicer’s newest release', () => {
  /** The data folder with additional properties of its source. */
  const saying = (more: string) => ({
    ...DATA_FOLDER,
    'sources.yaml': String(DATA_FOLDER['sources.yaml']).replace('kind: orca,', `kind: orca, ${more}`),
  });
  const from = folderOf(ORCA_CHECKOUT);
  const planned = async (more: string) => (await readImport(folderOf(saying(more)), 'acme-slicer', from)).plan;

  it('adds the names, and changes nothing else', async () => {
    const [without, withNames] = [await planned(''), await planned('slicer: orcaslicer,')];
    const added = withNames.filter(({ file }) => !without.some((one) => one.file === file));
    expect(added.map(({ file }) => file)).toEqual([
      'imported/acme-slicer/presets/acme.json',
      'imported/acme-slicer/presets/beta.json',
    ]);
    const others = (plan: typeof without) =>
      plan.filter((one) => !added.includes(one) && !one.file.endsWith('digests.json'));
    expect(others(withNames)).toEqual(others(without));
  });

  it('reads preset names for machines of vendors whose facts it does not read', async () => {
    const data = folderOf(saying('slicer: orcaslicer, vendors: [Beta],'));
    await script('import', '--data', data, '--source', 'acme-slicer', '--from', from, '--write');
    const { plan } = await readImport(data, 'acme-slicer', from);
    expect(plan.filter(({ file }) => file.includes('/printers/')).map(({ file }) => file)).toEqual([
      'imported/acme-slicer/printers/beta-mini.json',
    ]);
    // The machine of Acme is not a printer here, so its presets are not read.
    expect(plan.some(({ file }) => file.endsWith('presets/acme.json'))).toBe(false);
    const known = {
      ...saying('slicer: orcaslicer, vendors: [Beta],'),
      'printers/acme/one.yaml': 'id: acme-one\nbrand: acme\nmodel: One\n',
    };
    const names = (await readImport(folderOf(known), 'acme-slicer', from)).plan.find(({ file }) =>
      file.endsWith('presets/acme.json'),
    );
    expect(Object.keys(JSON.parse(names?.after ?? '{}') as ImportedPresets)).toEqual(['acme-one']);
  });
});

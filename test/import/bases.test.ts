import { describe, expect, it } from 'vitest';
import { type Bases, basesFile, libraryBases } from '../../scripts/import/bases.js';
import { readCuraBases } from '../../scripts/import/cura/index.js';
import type { FilamentCandidate, Machine } from '../../scripts/import/machine.js';
import { MaterialNames } from '../../scripts/import/material-names.js';
import { readOrcaBases } from '../../scripts/import/orca/index.js';
import { readPrusaBases } from '../../scripts/import/prusa/index.js';
import { Report } from '../../scripts/import/report.js';
import { buildDataset } from '../../scripts/pipeline/load/dataset.js';
import { readSourceFiles } from '../../scripts/pipeline/load/read.js';
import { folderOf } from '../support/folder.js';
import { CURA_CHECKOUT } from './fixtures/cura.js';
import { ORCA_CHECKOUT } from './fixtures/orca.js';
import { PRUSA_BUNDLES } from './fixtures/prusa.js';

const files = readSourceFiles('data').filter(({ kind }) => ['material', 'material-names'].includes(kind));
const { materialNames, materials } = buildDataset(files);
const known = { names: new MaterialNames(materialNames.value), known: new Set(materials.keys()) };

const base = (
  preset: string,
  folder: string | null,
  changes: Partial<Bases['filaments'][number]> = {},
): Bases['filaments'][number] => ({
  preset,
  alias: preset,
  type: 'ABS',
  support: false,
  vendor: 'Generic',
  folder,
  values: { nozzle_temperature_c: { first_layer: 260, other_layers: 260 }, retraction: { z_hop_mm: 1 } },
  ...changes,
});

const fileOf = (...filaments: Bases['filaments'][number][]) => basesFile({ filaments, processes: [] }, known).filaments;

describe('bases', () => {
  it('are merged if their values are equal, with the folders of all copies', () => {
    expect(fileOf(base('fdm_filament_abs', 'Two'), base('fdm_filament_abs', 'One'))).toEqual([
      {
        material: 'abs',
        presets: ['fdm_filament_abs'],
        folders: ['One', 'Two'],
        values: { nozzle_temperature_c: { first_layer: 260, other_layers: 260 } },
      },
    ]);
  });

  it('of the slicer itself have no folder, and those of a product are marked', () => {
    expect(fileOf(base('fdm_filament_abs', 'One'), base('Generic ABS @System', null))[0]?.folders).toBeUndefined();
    expect(fileOf(base('Acme ABS @System', null, { vendor: 'Acme' }))[0]?.product).toBe(true);
    expect(fileOf(base('*ABS*', 'One', { vendor: '(Unknown)' }))[0]?.product).toBeUndefined();
  });

  it('without a known material or without values are left out', () => {
    expect(fileOf(base('fdm_filament_common', 'One', { type: 'Unobtainium' }))).toEqual([]);
    expect(fileOf(base('fdm_filament_abs', 'One', { values: {} }))).toEqual([]);
  });

  it('include the shared library’s presets for machines, each once', () => {
    const offered = (preset: string, library: boolean) =>
      ({ ...base(preset, null), library, values: () => ({}) }) as unknown as FilamentCandidate;
    const filaments = [offered('Generic ABS @System', true), offered('Acme ABS', false)];
    const machine = { variants: [{ filaments }, { filaments }] } as unknown as Machine;
    expect(libraryBases([machine]).map(({ preset }) => preset)).toEqual(['Generic ABS @System']);
  });

  it('of Cura are its base definition and its materials without machine-specific values', () => {
    const { filaments, processes } = readCuraBases(folderOf(CURA_CHECKOUT), new Report());
    const petg = filaments.find(({ preset }) => preset === 'generic_petg_175');
    expect([petg?.values.nozzle_temperature_c?.other_layers, petg?.values.bed_temperature_c?.other_layers]).toEqual([
      235, 80,
    ]);
    expect(processes.map(({ preset, folder }) => [preset, folder])).toEqual([['fdmprinter', null]]);
  });

  it('of the Orca family are presets that users cannot select; those of the library have no folder', () => {
    const { filaments } = readOrcaBases(folderOf(ORCA_CHECKOUT), new Report());
    const pla = filaments.find(({ preset }) => preset === 'fdm_filament_pla');
    expect([pla?.folder, pla?.type]).toEqual([null, 'PLA']);
    expect(filaments.map(({ preset }) => preset)).not.toContain('Generic PLA @System');
  });

  it('of PrusaSlicer are the abstract presets of bundles, and the templates', () => {
    const bundles = { ...PRUSA_BUNDLES, 'Templates/1.0.0.ini': '[filament:Generic ABS]\nfilament_type = ABS\n' };
    const { filaments, processes } = readPrusaBases(folderOf(bundles), new Report());
    expect(filaments.map(({ preset, alias, folder }) => [preset, alias, folder])).toContainEqual([
      '*PLA*',
      'PLA',
      'Zeta',
    ]);
    expect(filaments.filter(({ folder }) => folder === null).map(({ preset }) => preset)).toEqual(['Generic ABS']);
    expect(processes.map(({ preset }) => preset)).toContain('*common*');
  });
});

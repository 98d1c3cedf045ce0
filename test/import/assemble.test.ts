import { describe, expect, it } from 'vitest';
import type { Assembled } from '../../scripts/import/assemble.js';
import { readCura } from '../../scripts/import/cura/index.js';
import { readOrca } from '../../scripts/import/orca/index.js';
import { readPrusa } from '../../scripts/import/prusa/index.js';
import { Report } from '../../scripts/import/report.js';
import type { JsonObject } from '../../scripts/shared/tree.js';
import { folderOf } from '../support/folder.js';
import { normal } from '../support/json.js';
import { CURA_CHECKOUT } from './fixtures/cura.js';
import { called, assembled as put } from './fixtures/data.js';
import { ORCA_CHECKOUT } from './fixtures/orca.js';
import { PRUSA_BUNDLES } from './fixtures/prusa.js';

const machines = readOrca(folderOf(ORCA_CHECKOUT), undefined, new Report());
const printer = ({ printers }: Assembled, id: string) => called(printers, 'id', id).imported;

describe('assembling a source’s machines', () => {
  const report = new Report();
  const assembled = put(machines, undefined, report);
  const one = printer(assembled, 'acme-one');

  it('returns one printer per machine, and reports print modes and unknown vendors', () => {
    expect(assembled.printers.map(({ id }) => id)).toEqual(['acme-loop', 'acme-one', 'beta-mini']);
    expect(report.counts()).toContainEqual(['print mode listed as a machine', 1]);
    expect(report.counts()).toContainEqual(['vendor without an entry in data/brands.yaml', 1]);
  });

  it('merges entries of the same machine under several names', () => {
    const renamed = machines.map((machine) => ({ ...machine, model: machine.model.toUpperCase() }));
    const again = renamed.map((machine) => ({ ...machine, identifiers: { orca_model_id: ['AO-2', 'AO-1'] } }));
    const { printers } = put([...machines, ...again.filter(({ model }) => model === 'ACME ONE')]);
    expect(printers.map(({ id, identifiers }) => [id, identifiers])).toEqual([
      ['acme-loop', {}],
      ['acme-one', { orca_model_id: ['AO-1', 'AO-2'] }],
      ['beta-mini', {}],
    ]);
  });

  it('uses the facts of the default nozzle, overridden by the hardware file', () => {
    expect(one).toMatchObject({ models: ['Acme One'], bundle: 'Acme', hardware_file: 'resources/printers/ONE.json' });
    expect(one.facts).toMatchObject({
      build_volume_mm: { x: 200, y: 200, z: 250 },
      kinematics: 'corexy',
      enclosed: true,
    });
    expect(one.nozzles).toEqual({
      '0.4': {
        diameter_mm: 0.4,
        default: true,
        preset: 'Acme One 0.4 nozzle',
        layer_height_mm: { min: 0.08, max: 0.28 },
        process: '0.20mm-standard-acme-one',
        process_choice: 'default',
      },
      '0.6': {
        diameter_mm: 0.6,
        preset: 'Acme One 0.6 nozzle',
        layer_height_mm: { min: 0.08, max: 0.42 },
        process: '0.30mm-standard-acme-one', // the preset's default does not exist
        process_choice: 'inferred',
      },
    });
  });

  it('writes every value of a profile, and no nulls', () => {
    expect(one.profiles?.pla?.[0]).toMatchObject({
      preset: 'Acme PLA @One',
      basis: 'default',
      values: {
        nozzle_temperature_c: { first_layer: 215, other_layers: 220 },
        nozzle_temperature_range_c: { min: 190, max: 230 },
        bed_temperature_by_plate_c: { smooth_pei: { first_layer: 65, other_layers: 60 } },
        cooling: { fan_min_percent: 20, fan_max_percent: 100 },
        max_volumetric_speed_mm3_s: 12,
        pressure_advance: 0.035,
      },
    });
    expect(JSON.stringify(one)).not.toContain('null');
  });

  it('groups nozzles on which a material has the same values', () => {
    const nozzles = (material: string) => one.profiles?.[material]?.map((group) => group.nozzles);
    expect(nozzles('pla')).toEqual([['0.4', '0.6']]);
    expect(nozzles('petg')).toEqual([['0.4']]);
    expect(nozzles('abs')).toEqual([['0.6']]);
    expect(Object.keys(one.profiles ?? {})).toEqual(['abs', 'asa', 'petg', 'pla']);
  });

  it('keeps a process of two nozzles separate if its values differ', () => {
    expect([...(assembled.processes.get('beta') ?? [])]).toMatchObject([
      ['0.20mm-any-beta', { preset: '0.20mm Any @Beta', values: { line_width_mm: { default: 0.4 } } }],
      ['0.20mm-any-beta-0.6', { preset: '0.20mm Any @Beta', values: { line_width_mm: { default: 0.6 } } }],
    ]);
    const { nozzles } = printer(assembled, 'beta-mini');
    expect([nozzles?.['0.4']?.process, nozzles?.['0.6']?.process]).toEqual(['0.20mm-any-beta', '0.20mm-any-beta-0.6']);
  });

  it('uses the library on a nozzle without a vendor preset', () => {
    const { profiles } = printer(assembled, 'beta-mini');
    expect(profiles?.pla).toMatchObject([
      { nozzles: ['0.4'], preset: 'Generic PLA @Beta' },
      { nozzles: ['0.6'], preset: 'Generic PLA @System', basis: 'library' },
    ]);
    expect(profiles?.tpu).toMatchObject([{ nozzles: ['0.6'], preset: 'Generic TPU @System', basis: 'library' }]);
  });

  it('keeps only the facts of a machine that another source leads for', () => {
    const { profiles, nozzles } = printer(
      put(machines, ({ id }) => id !== 'acme-one'),
      'acme-one',
    );
    expect(profiles).toBeUndefined();
    expect(nozzles?.['0.4']).toEqual({
      diameter_mm: 0.4,
      default: true,
      preset: 'Acme One 0.4 nozzle',
      layer_height_mm: { min: 0.08, max: 0.28 },
    });
  });

  it('does not depend on the order of the machines', () => {
    expect(put([...machines].reverse()).printers).toEqual(assembled.printers);
  });
});

describe('a machine of Cura', () => {
  const one = { id: 'acme-one', brand: 'acme', model: 'One' };
  const cura = readCura(folderOf(CURA_CHECKOUT), undefined, new Report(), { acme_one: one });
  const assembled = put(cura);
  const { models, nozzles, profiles } = printer(assembled, 'acme-one');

  it('has its name in the table, whatever maker the source states', () => {
    expect(assembled.printers[0]).toMatchObject(one);
    expect(models).toEqual(['Acme One']);
  });

  it('has a separate process for each material, unless it is the nozzle’s', () => {
    const [pla, petg] = ['pla', 'petg'].map((material) => profiles?.[material]?.[0]);
    expect(nozzles['0.4']?.process).toBe('standard-pla-acme-one-0.4mm-nozzle-generic-pla');
    expect(pla).not.toHaveProperty('process');
    expect(petg?.process).toBe('standard-petg-acme-one-0.4mm-nozzle-generic-petg');
    expect(assembled.processes.get('acme')?.get(petg?.process ?? '')?.values.speed_mm_s?.outer_wall).toBe(20);
  });
});

describe('a profile', () => {
  const sources = { orca: machines, prusa: readPrusa(folderOf(PRUSA_BUNDLES), undefined, new Report()) };

  it.each(Object.entries(sources))('has the values of its preset, on every nozzle (%s)', (_, all) => {
    let compared = 0;
    for (const { id, imported } of put(all).printers) {
      const variants = all.flatMap((machine) => machine.variants);
      for (const [material, groups] of Object.entries(imported.profiles ?? {})) {
        for (const { nozzles, preset, values } of groups) {
          for (const key of nozzles) {
            const read = variants
              .find((variant) => variant.preset === imported.nozzles[key]?.preset)
              ?.filaments.find((filament) => filament.preset === preset)
              ?.values() as JsonObject;
            expect(normal(values as JsonObject), `${id} ${material} ${key}`).toEqual(normal(read));
            compared++;
          }
        }
      }
    }
    expect(compared).toBeGreaterThanOrEqual(5);
  });

  it.each(Object.entries(sources))('has the values of its process (%s)', (_, all) => {
    const { printers, processes } = put(all);
    for (const { brand, imported } of printers) {
      for (const { preset, process } of Object.values(imported.nozzles ?? {})) {
        const variant = all.flatMap(({ variants }) => variants).find((candidate) => candidate.preset === preset);
        const block = processes.get(brand)?.get(process ?? '');
        const read = variant?.processes.find((candidate) => candidate.preset === block?.preset)?.values();
        expect(normal((block?.values ?? {}) as JsonObject)).toEqual(normal((read ?? {}) as JsonObject));
      }
    }
  });
});

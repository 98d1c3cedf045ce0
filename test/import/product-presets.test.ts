import { describe, expect, it } from 'vitest';
import type { ImportedProductPresets } from '../../schemas/generated/source.js';
import type { FilamentCandidate, Machine } from '../../scripts/import/machine.js';
import { productPresetFiles } from '../../scripts/import/presets.js';
import { Report } from '../../scripts/import/report.js';
import { candidate, IDENTITY, machineWith as machine } from './fixtures/candidates.js';
import { materials, naming } from './fixtures/data.js';

const filament = (preset: string, other_layers: number | null, more: Partial<FilamentCandidate> = {}) => {
  const values = () => ({ nozzle_temperature_c: { other_layers }, cooling: { fan_max_percent: 100 } });
  return candidate(preset, { vendor: 'Spool & Co', values, identity: IDENTITY, ...more });
};

const read = (machines: Machine[], isPrinter = (_: string) => true, before: string[] = []) =>
  productPresetFiles(machines, { names: naming, excluded: {}, materials, report: new Report() }, isPrinter, before);
const acme = (machines: Machine[]) => read(machines).get('product-presets/acme.json') as ImportedProductPresets;

describe('the presets of products', () => {
  it('are read for each printer and nozzle, with equal values once', () => {
    const one = filament('Spool PLA @One', 210);
    const fine = filament('Spool PLA @One 0.2 nozzle', 200);
    expect(
      acme([machine('Acme One', { 0.4: [one], 0.6: [one], 0.2: [fine] }), machine('Acme Two', { 0.4: [one] })]),
    ).toEqual({
      cooling: [{ fan_max_percent: 100 }],
      retraction: [],
      products: [
        {
          ...{ name: 'Spool PLA', vendor: 'Spool & Co', material: 'pla' },
          presets: [
            {
              preset: 'Spool PLA @One 0.2 nozzle',
              values: { nozzle_temperature_c: { other_layers: 200 } },
              cooling: 0,
              printers: { 'acme-one': ['0.2'] },
            },
            {
              preset: 'Spool PLA @One',
              values: { nozzle_temperature_c: { other_layers: 210 } },
              cooling: 0,
              printers: { 'acme-one': ['0.4', '0.6'], 'acme-two': ['0.4'] },
            },
          ],
        },
      ],
    });
  });

  it('exclude generic ones, the shared library, unknown materials and missing temperatures', () => {
    const others = [
      filament('Generic PLA @One', 210),
      filament('Spool PLA @System', 210, { library: true }),
      filament('Spool Wax', 210, { type: 'WAX' }),
      filament('Spool PLA Cold @One', 20),
      filament('Spool PLA Unset @One', null),
    ];
    expect(read([machine('Acme One', { 0.4: others })]).size).toBe(0);
  });

  it('are only of existing printers; a brand without any gets an empty file', () => {
    const machines = [machine('Acme One', { 0.4: [filament('Spool PLA @One', 210)] })];
    expect([...read(machines, () => false, ['acme'])]).toEqual([
      ['product-presets/acme.json', { cooling: [], retraction: [], products: [] }],
    ]);
  });
});

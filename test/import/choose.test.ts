import { describe, expect, it } from 'vitest';
import { chooseFilaments, chooseProcess } from '../../scripts/import/assemble.js';
import type { FilamentCandidate, Machine, ProcessCandidate, Variant } from '../../scripts/import/machine.js';
import { Report } from '../../scripts/import/report.js';
import { candidate, materialNames, variantWith as variant } from './fixtures/candidates.js';

function filament(preset: string, changes: Partial<FilamentCandidate> & { celsius?: number | null } = {}) {
  const { celsius = 210, ...rest } = changes;
  const nozzle_temperature_c = { first_layer: celsius, other_layers: celsius };
  return candidate(preset, { values: () => ({ nozzle_temperature_c }), ...rest });
}
const process = (preset: string, layerHeight: number | null): ProcessCandidate => ({
  preset,
  layerHeight,
  values: () => ({}),
});
const MATERIALS = {
  names: materialNames(['pla', 'petg', 'tpu', 'peek', 'chocolate', 'pom'], {
    ignored: [{ types: ['metal'], because: 'metal powder in a binder' }],
  }),
  known: new Set(['pla', 'petg', 'tpu', 'peek', 'chocolate']),
};

function chosen(
  filaments: FilamentCandidate[],
  changes: Partial<Variant> & { defaultMaterials?: string[] } = {},
  report = new Report(),
) {
  const { defaultMaterials = [], ...rest } = changes;
  const machine: Machine = { vendor: 'Acme', model: 'One', defaultMaterials, variants: [] };
  const result = chooseFilaments(machine, variant({ filaments, ...rest }), 'acme-corp', MATERIALS, report);
  return Object.fromEntries(
    [...result].map(([material, { candidate, basis }]) => [material, `${candidate.preset} (${basis})`]),
  );
}

describe('the filament preset for a material', () => {
  const thirdParty = filament('Wonder PLA', { vendor: 'Wonder' });
  const ofBrand = filament('Acme Corp PLA', { vendor: 'Acme Corp' });
  const generic = filament('Generic PLA @One', { vendor: 'Generic' });
  const own = filament('Zz PLA Deluxe @One', { vendor: 'Zz' });

  it('is the default, else a generic one, else one of the brand, else one of a third party', () => {
    const all = [thirdParty, ofBrand, generic, own];
    expect(chosen(all, { defaultFilaments: [own.preset] })).toEqual({ pla: 'Zz PLA Deluxe @One (default)' });
    expect(chosen(all)).toEqual({ pla: 'Generic PLA @One (generic)' });
    expect(chosen([...all, filament('A PLA')])).toEqual({ pla: 'Generic PLA @One (generic)' }); // first by name, last by basis
    expect(chosen([thirdParty, ofBrand])).toEqual({ pla: 'Acme Corp PLA (brand)' });
    expect(chosen([thirdParty])).toEqual({ pla: 'Wonder PLA (third_party)' });
  });

  it('is the one with the simplest name among equals, else the first by name, in any input order', () => {
    const names = ['Wonder PLA Glow', 'Wonder PLA', 'Another PLA', 'Another PLA Wood Look'];
    const list = names.map((name) => filament(name, { vendor: 'Wonder' }));
    expect(chosen(list)).toEqual({ pla: 'Another PLA (third_party)' });
    expect(chosen([...list].reverse())).toEqual(chosen(list));
    const brand = ['Acme Corp PLA Glow', 'Acme Corp PLA'].map((name) => filament(name));
    expect(chosen(brand)).toEqual({ pla: 'Acme Corp PLA (brand)' });
  });

  it('comes from the shared library only if the vendor has none, for common types or if the machine names it', () => {
    const library = (name: string, type: string) =>
      filament(`${name} @System`, { library: true, vendor: 'Generic', type });
    const all = [library('Generic PLA', 'PLA'), library('Generic PEEK', 'PEEK'), library('Wonder TPU', 'TPU')];
    expect(chosen(all)).toEqual({ pla: 'Generic PLA @System (library)' });
    expect(chosen(all, { defaultMaterials: ['Generic PEEK @System'] })).toEqual({
      pla: 'Generic PLA @System (library)',
      peek: 'Generic PEEK @System (library)',
    });
    expect(chosen([...all, filament('Wonder PETG', { type: 'PETG' })])).toEqual({ petg: 'Wonder PETG (third_party)' });
  });

  it('must print at 150 °C or more, except chocolate; rejected ones are reported', () => {
    const report = new Report();
    const list = [
      filament('Cold', { celsius: 149 }),
      filament('Unknown', { celsius: null }),
      filament('Glaze', { type: 'Chocolate', celsius: 32 }),
      filament('Metal', { type: 'METAL' }),
      filament('Odd', { type: 'XYZ' }),
      filament('Rare', { type: 'POM' }),
    ];
    expect(chosen(list, {}, report)).toEqual({ chocolate: 'Glaze (third_party)' });
    expect(report.counts()).toEqual([
      ['filament preset with a nozzle temperature below 150 °C or none', 2],
      ['no record for its material: metal powder in a binder', 1],
      ['matches no row of data/material-names.yaml: add one', 1],
      ['no file for the material pom', 1],
    ]);
    expect(chosen([filament('Warm', { celsius: 150 })])).toEqual({ pla: 'Warm (third_party)' });
  });
});

describe('the process preset of a nozzle', () => {
  const preset = (changes: Partial<Variant>) => {
    const result = chooseProcess(variant(changes), new Report());
    return result && `${result.candidate.preset} (${result.choice})`;
  };

  it('is the one that the machine names', () => {
    const processes = [process('0.20mm Standard', 0.2), process('0.12mm Fine', 0.12)];
    expect(preset({ processes, defaultProcess: '0.12mm Fine' })).toBe('0.12mm Fine (default)');
  });

  it('is otherwise the standard one closest to half the nozzle diameter', () => {
    const processes = [
      process('0.21mm Special', 0.21),
      process('0.20mm Fast', 0.2),
      process('0.20mm Standard', 0.2),
      process('0.30mm Standard', 0.3),
      process('0.12mm Optimal', 0.12),
    ];
    expect(preset({ processes, defaultProcess: 'gone' })).toBe('0.20mm Standard (inferred)');
    expect(preset({ processes: [...processes].reverse() })).toBe('0.20mm Standard (inferred)');
    expect(preset({ processes, nozzleDiameter: 0.6 })).toBe('0.30mm Standard (inferred)');
    expect(preset({ processes, nozzleDiameter: 0.42 })).toBe('0.20mm Standard (inferred)'); // within 0.01 mm
  });

  it('is chosen by height first, then by a word in its name, then by name', () => {
    expect(preset({ processes: [process('0.24mm Standard', 0.24), process('0.20mm Fast', 0.2)] })).toBe(
      '0.20mm Fast (inferred)',
    );
    expect(preset({ processes: [process('b', 0.2), process('a', 0.2)] })).toBe('a (inferred)');
    expect(preset({ processes: [process('no height', null)] })).toBe('no height (inferred)');
  });

  it('is reported as missing if there is none', () => {
    const report = new Report();
    expect(chooseProcess(variant({}), report)).toBeNull();
    expect(report.counts()).toEqual([['nozzle without a process preset', 1]]);
  });
});

import { describe, expect, it } from 'vitest';
import { aliasOf, readCura } from '../../scripts/import/cura/index.js';
import type { CuraMaterial } from '../../scripts/import/cura/material.js';
import { Report } from '../../scripts/import/report.js';
import { folderOf } from '../support/folder.js';
import { CURA_CHECKOUT } from './fixtures/cura.js';
import { called } from './fixtures/data.js';

const TABLE = {
  acme_one: { id: 'acme-one', brand: 'acme', model: 'One' },
  acme_mode: { left_out: 'a print mode of the machine' },
  beta_old: { id: 'beta-old', brand: 'beta', model: 'Old' },
};
const report = new Report();
const machines = readCura(folderOf(CURA_CHECKOUT), undefined, report, TABLE);

const all = machines.flatMap(({ variants }) => variants);
const variant = (preset: string) => called(all, 'preset', preset);
const filament = (preset: string, name: string) => called(variant(preset).filaments, 'preset', name);

/** A definition's machine, whose id and brand come from the table. */
const only = (definition: string, brand: string, model: string) =>
  readCura(folderOf(CURA_CHECKOUT), undefined, new Report(), { [definition]: { id: `${brand}-x`, brand, model } })[0]
    ?.variants[0];

describe('reading a checkout of Cura', () => {
  it('reads the products in the table, and reports all other definitions', () => {
    expect(machines.map(({ vendor, model, name }) => [vendor, model, name?.id])).toEqual([
      ['Acme Inc.', 'Acme One', 'acme-one'],
      ['Unknown', 'Beta / Old', 'beta-old'],
    ]);
    expect(report.counts().map(([reason]) => reason)).toEqual([
      'definition without a row in data/cura-machines.yaml: add one',
      'definition that is not a product (a print mode of the machine)',
    ]);
  });

  it('reads only the requested brands, and rejects a folder that is not a checkout', () => {
    const root = folderOf(CURA_CHECKOUT);
    expect(readCura(root, ['beta'], new Report(), TABLE).map(({ model }) => model)).toEqual(['Beta / Old']);
    expect(() => readCura(folderOf(), undefined, new Report(), TABLE)).toThrow(/is this a checkout of Cura/);
  });

  it('reads facts from the files of the machine, not from shared bases', () => {
    expect(variant('acme_one 0.4mm Nozzle').facts).toMatchObject({
      build_volume_mm: { x: 220, y: 230, z: 250 },
      bed_origin: 'corner',
      heated_bed: null, // stated by the base of all Acme machines
      filament_diameter_mm: 1.75,
      extruder_count: 1,
      gcode_flavor: null,
      max_speed_mm_s: { x: 500 },
      retraction: { length_mm: null },
    });
    expect(variant('beta_old').facts).toMatchObject({
      build_volume_mm: { x: 200, y: null },
      bed_origin: null,
      heated_bed: null,
      filament_diameter_mm: null,
      extruder_count: null,
      max_speed_mm_s: { x: null },
    });
  });

  it('reads a switch from the machine or a product that it is based on, not from a template', () => {
    for (const definition of ['acme_plus', 'acme_twin'])
      expect(only(definition, 'acme', 'Plus')?.facts.heated_bed).toBe(false);
  });

  it('names nozzles by size, and omits one whose name states another size', () => {
    const { variants = [] } = machines[0] ?? {};
    expect(variants.map(({ name, nozzleDiameter }) => [name, nozzleDiameter])).toEqual([
      ['0.4', 0.4],
      ['0.6 AA', 0.6],
      ['', null],
    ]);
  });

  it('resolves a material from quality, hotend, material and machine, in this order', () => {
    expect(filament('acme_one 0.4mm Nozzle', 'generic_pla_175').values()).toMatchObject({
      nozzle_temperature_c: { first_layer: 208, other_layers: 208 },
      bed_temperature_c: { first_layer: 60, other_layers: 60 },
      flow_ratio: 0.95,
      retraction: { length_mm: 6.5 },
      filament_diameter_mm: 1.75,
    });
    const petg = filament('acme_one 0.4mm Nozzle', 'generic_petg_175').values();
    expect(petg.nozzle_temperature_c).toEqual({ first_layer: 240, other_layers: 240 });
  });

  it('uses the quality of each material', () => {
    const pla = filament('acme_one 0.4mm Nozzle', 'generic_pla_175').process;
    const petg = filament('acme_one 0.4mm Nozzle', 'generic_petg_175').process;
    expect(pla?.preset).toBe('Standard PLA · acme_one 0.4mm Nozzle · generic_pla');
    expect(pla?.values()).toMatchObject({
      layer_height_mm: 0.2,
      first_layer_height_mm: 0.2, // as the machine configures its extruders
      speed_mm_s: { outer_wall: 27.5 }, // of a formula: Cura never uses the 99 mm/s below it
      brim: { type: 'none' },
    });
    expect(petg?.values().speed_mm_s?.outer_wall).toBe(20);
    expect(variant('acme_one 0.4mm Nozzle').defaultProcess).toBe(pla?.preset);
  });

  it('omits materials that the hotend does not support, or that have no quality for it', () => {
    expect(variant('acme_one AA').filaments).toEqual([]);
  });

  it('uses the default material for a machine that no other file mentions', () => {
    const plain = only('beta_plain', 'beta', 'Plain');
    expect(plain?.filaments.map(({ preset, library }) => [preset, library])).toEqual([['generic_pla_175', true]]);
    expect(plain?.filaments[0]?.values().bed_temperature_c).toEqual({ first_layer: null, other_layers: null });
  });

  it('applies the machine’s quality to a material without one', () => {
    const max = only('gamma_max', 'gamma', 'Max');
    expect(max?.filaments[0]?.values()).toMatchObject({
      nozzle_temperature_c: { other_layers: 195 },
      bed_temperature_c: { other_layers: 60 },
    });
    expect(max?.processes[0]?.preset).toBe('Suggested for PLA · gamma_max');
    expect(max?.processes[0]?.values().layer_height_mm).toBe(0.25);
  });

  it('returns no profile without a stated filament diameter', () => {
    expect(variant('beta_old').filaments).toEqual([]);
  });

  it('includes the label in a material’s name, because only the label may name a fibre', () => {
    const named = (own: Partial<CuraMaterial>) =>
      aliasOf({ brand: 'Acme', type: 'PP', label: '', color: 'Generic', ...own } as CuraMaterial);
    expect(named({})).toBe('Acme PP');
    expect(named({ label: 'PP GF30', color: 'Nature White' })).toBe('Acme PP PP GF30 Nature White');
    expect(named({ label: 'Any color PP' })).toBe('Acme PP');
  });
});

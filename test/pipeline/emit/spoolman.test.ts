import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { spoolmanFilaments, spoolmanMaterials } from '../../../scripts/pipeline/emit/spoolman.js';
import { recordSchema } from '../../../scripts/shared/schemas/read.js';
import { ofAcme, smallRecords } from '../../support/small-dataset.js';

const SIZE = { diameter_mm: 1.75, weight_g: 1000 };

const RED = { name: 'Red', sizes: [SIZE] };

const pla = (name: string, ...colours: object[]) => ({ name, material: 'pla', density_g_cm3: 1.3, colours });
const records = (product: object, ...colours: object[]) =>
  smallRecords(ofAcme([{ ...pla('PLA Matte', ...colours), ...product }]));
const entries = (...colours: object[]) => spoolmanFilaments(records({}, ...colours));
const fits = new Ajv2020({ strict: false }).compile(recordSchema('spoolman-filaments'));

describe('the Spoolman files', () => {
  it('have names of at most 64 characters, and keep clashing ones distinct', () => {
    const products = [
      pla('PLA Translucent', RED),
      pla('PLA', { name: 'translucent Red', sizes: [{ diameter_mm: 1.75, weight_g: 2200 }] }),
      pla('PLA Matte High Speed Gradient Multi-Color', { ...RED, name: 'dark brown & yellow & light brown' }),
    ];
    expect(spoolmanFilaments(smallRecords(ofAcme(products))).map(({ name }) => name)).toEqual([
      'PLA: translucent Red',
      'PLA Matte High Speed Gradient dark brown & yellow & light brown',
      'PLA Translucent: Red',
    ]);
  });

  it('have one entry per colour, weight and diameter, with one temperature', () => {
    const ranges = { nozzle_temperature_c: { min: 200, max: 221 }, bed_temperature_c: { min: 50, max: 50 } };
    const sized = (...sizes: object[]) => ({ sizes: sizes.map((size) => ({ ...SIZE, ...size })) });
    const black = { name: 'Jet Black', hexes: ['#0A2989'], ...sized({ spool_weight_g: 210 }, { diameter_mm: 2.85 }) };
    const red = { name: 'Red', ...sized({ gtin: '11111111' }, { gtin: '22222222' }) };
    const all = spoolmanFilaments(records(ranges, black, red));
    expect(all[0]).toEqual({
      ...{ id: 'acme--pla-matte_jet-black_1000_175', manufacturer: 'Acme', name: 'PLA Matte Jet Black' },
      ...{ material: 'PLA', density: 1.3, weight: 1000, spool_weight: 210, diameter: 1.75 },
      ...{ extruder_temp: 211, bed_temp: 50, color_hex: '0A2989' },
    });
    expect(all.map(({ id }) => id).slice(1)).toEqual([
      'acme--pla-matte_jet-black_1000_285',
      'acme--pla-matte_red_1000_175',
    ]);
    expect(fits(all), JSON.stringify(fits.errors)).toBe(true);
  });

  it('use the upper end of a range that starts at 0, as its middle is meaningless', () => {
    const of = (bed_temperature_c: object) => spoolmanFilaments(records({ bed_temperature_c }, RED))[0];
    expect(of({ min: 0, max: 50 })).toMatchObject({ bed_temp: 50 });
    expect(of({ min: 0, max: 0 })).not.toHaveProperty('bed_temp');
    expect(of({ min: 40, max: 60 })).toMatchObject({ bed_temp: 50 });
  });

  it('use the nozzle temperature of the material if the product has none, and say so', () => {
    const { materials, ...rest } = records({ nozzle_temperature_c: null }, RED);
    const given = (nozzle_temperature_c: { min: number | null; max: number | null }) =>
      spoolmanFilaments({ ...rest, materials: materials.map((one) => ({ ...one, nozzle_temperature_c })) })[0];
    expect(given({ min: 190, max: 230 })).toMatchObject({ extruder_temp: 210, extruder_temp_of: 'material' });
    expect(given({ min: null, max: null })).not.toHaveProperty('extruder_temp');
    expect(given({ min: null, max: null })).not.toHaveProperty('extruder_temp_of');
  });

  it('have several colours only with their direction', () => {
    const hexes = ['#FF0000', '#00FF00'];
    const [known, unknown] = entries(
      { name: 'Two', hexes, traits: ['coextruded', 'glitter', 'translucent'], sizes: [SIZE] },
      { name: 'Three', hexes, sizes: [SIZE] },
    );
    expect(known).toMatchObject({
      ...{ color_hexes: ['FF0000', '00FF00'], multi_color_direction: 'coaxial' },
      ...{ pattern: 'sparkle', translucent: true },
    });
    expect(known).not.toHaveProperty('color_hex');
    expect(unknown).not.toHaveProperty('color_hexes');
    expect(unknown).not.toHaveProperty('color_hex');
  });

  it('omit entries without a field that Spoolman requires', () => {
    expect(entries({ name: 'Red', sizes: [{ diameter_mm: 1.75 }] })).toEqual([]);
    const all = records({}, RED);
    const filaments = all.filaments.map((filament) => ({ ...filament, density_g_cm3: null }));
    expect(spoolmanFilaments({ ...all, filaments })).toEqual([]);
    const materials = all.materials.map((material) => ({ ...material, density_g_cm3: 1.24 }));
    expect(spoolmanFilaments({ ...all, materials, filaments })).toMatchObject([
      { density: 1.24, density_of: 'material' },
    ]);
    expect(spoolmanMaterials(all)).toEqual([]);
    expect(spoolmanMaterials({ ...all, materials })).toEqual([{ material: 'PLA', density: 1.24, extruder_temp: 210 }]);
  });

  it('are rejected by Spoolman’s schema in any other form', () => {
    const [good] = entries({ name: 'Red', hexes: ['#FF0000'], sizes: [SIZE] });
    expect(fits([good])).toBe(true);
    const bad = { color_hex: '#FF0000', weight: '1000', density: null, extruder_temp: 210.5, finish: 'shiny' };
    for (const [field, value] of Object.entries(bad)) expect(fits([{ ...good, [field]: value }]), field).toBe(false);
    const { manufacturer: _, ...lacking } = good ?? {};
    expect(fits([lacking])).toBe(false);
  });
});

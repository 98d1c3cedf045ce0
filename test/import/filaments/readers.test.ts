import { describe, expect, it } from 'vitest';
import type { ImportedFilament } from '../../../schemas/generated/source.js';
import { readFilaments } from '../../../scripts/import/filaments/assemble.js';
import { productName, spoolmanId } from '../../../scripts/import/filaments/spoolmandb/index.js';
import { Report } from '../../../scripts/import/report.js';
import { buildDataset } from '../../../scripts/pipeline/load/dataset.js';
import { readSourceFiles } from '../../../scripts/pipeline/load/read.js';
import { type Files, folderOf } from '../../support/folder.js';
import { DATA_FOLDER } from '../fixtures/data.js';
import { FILAMENT_DATA, OPEN_FILAMENT_DATABASE, OPENPRINTTAG, SPOOLMANDB } from '../fixtures/filaments.js';

const MATERIALS = { 'materials/pla-cf.yaml': 'id: pla-cf\n' };

function read(source: string, checkout: Files, more: Files = {}) {
  const dataset = buildDataset(readSourceFiles(folderOf({ ...DATA_FOLDER, ...MATERIALS, ...FILAMENT_DATA, ...more })));
  const report = new Report();
  const entry = dataset.sources.value.filament_sources[source];
  if (!entry) throw new Error(source);
  const brands = readFilaments(entry, folderOf(checkout), dataset, report);
  return { brands, products: brands.get('acme') ?? [], counts: report.counts() };
}

describe('the Open Filament Database', () => {
  const { brands, products, counts } = read('ofd', OPEN_FILAMENT_DATABASE);

  it('is read with colours, sizes and presets, but without template values and mistakes', () => {
    expect([...brands.keys()]).toEqual(['acme']);
    expect(products.map(({ name, material }) => [name, material])).toEqual([
      ['AcmeLite PLA', 'pla'],
      ['PLA Basic', 'pla'],
      ['Stiff PLA', 'pla-cf'],
    ]);
    expect(products[1]).toEqual({
      ...{ name: 'PLA Basic', material: 'pla', type: 'PLA', diameters_mm: [1.75, 2.85] },
      bed_temperature_c: { min: 45, max: 60 },
      templates: ['density_g_cm3', 'nozzle_temperature_c'],
      data_sheet_url: 'https://example.org/basic%20sheet.pdf',
      identifiers: {
        open_filament_database_uuid: ['f1'],
        open_filament_database_path: ['acme_3d/PLA/basic'],
        filament_id: ['GFA77'],
        orcaslicer_preset: ['Acme PLA Basic', 'Acme PLA'],
        prusaslicer_preset: ['Acme PLA'],
      },
      colours: [
        {
          name: 'Red',
          hexes: ['#FF0000'],
          traits: ['translucent'],
          sizes: [
            { diameter_mm: 1.75, weight_g: 1000, spool_weight_g: 200, gtin: '4006381333931' },
            { diameter_mm: 2.85, weight_g: 1000 },
          ],
          identifiers: { open_filament_database_uuid: ['v1'], gtin: ['4006381333931'] },
        },
        { name: 'Sky', hexes: ['#00AAFF'], identifiers: { open_filament_database_uuid: ['v2'] } },
      ],
    } satisfies ImportedFilament);
  });

  it('has a reason for everything left out', () => {
    expect(Object.fromEntries(counts)).toEqual({
      'template of the type: density_g_cm3': 1,
      'template of the type: nozzle_temperature_c': 1,
      'brand left out: it mixes two brands': 1,
      'brand without an entry in data/filament-brands.yaml': 1,
      'density_g_cm3 outside 0.3 to 5.5': 1,
      'nozzle_temperature_c is a range with min above max': 1,
      'not the address of a web page, or too long for one': 1,
      'a barcode with a wrong check digit': 1,
      'diameter_mm outside 1 to 3.2': 1,
      'an invalid colour': 1,
    });
  });

  it('cannot be read without its table of defaults, or without a checkout', () => {
    const script = 'ofd/scripts/import_openprinttag.py';
    expect(() => read('ofd', { ...OPEN_FILAMENT_DATABASE, [script]: '' })).toThrow('no table DENSITY_DEFAULTS');
    expect(() => read('ofd', {})).toThrow('is this a checkout of the Open Filament Database?');
  });

  it('separates two products of one name by type, merges two of one type and omits a shared barcode', () => {
    const size = { diameter: 1.75, filament_weight: 1000, gtin: '4006381333931' };
    const quick = (folder: string, uuid: string, colour: string, sizes: object[]) => ({
      [`data/acme_3d/${folder}/filament.json`]: { uuid, name: 'Quick' },
      [`data/acme_3d/${folder}/${colour}/variant.json`]: { uuid: colour, name: colour, color_hex: '#00ff00' },
      [`data/acme_3d/${folder}/${colour}/sizes.json`]: sizes,
    });
    const { products: both, counts: left } = read('ofd', {
      ...OPEN_FILAMENT_DATABASE,
      'data/acme_3d/ABS/material.json': { material: 'ABS' },
      ...quick('ABS/stiff', 'f7', 'a', [size]),
      ...quick('PLA/quick', 'f8', 'b', []),
      'data/acme_3d/PLA/basic_2/filament.json': { uuid: 'f9', name: 'Basic PLA' },
    });
    expect(both.map(({ name }) => name)).toEqual(['ABS Quick', 'AcmeLite PLA', 'PLA Basic', 'PLA Quick', 'Stiff PLA']);
    expect(both[2]?.identifiers?.open_filament_database_uuid).toEqual(['f1', 'f9']);
    expect(both[0]?.colours?.[0]).toEqual({
      name: 'a',
      hexes: ['#00FF00'],
      sizes: [{ diameter_mm: 1.75, weight_g: 1000 }],
      identifiers: { open_filament_database_uuid: ['a'] },
    });
    expect(Object.fromEntries(left)['a barcode shared by several colours']).toBe(2);
  });
});

describe('the OpenPrintTag database', () => {
  const known = [{ name: 'PLA Basic', material: 'pla', colours: [{ name: 'Red' }] }];
  const words = ['one', 'two', 'three'].map((brand) => [
    `imported/ofd/filaments/${brand}.json`,
    [{ name: 'PLA', material: 'pla', colours: [{ name: 'Red' }, { name: 'Deep' }] }],
  ]);
  const { products, counts } = read('tags', OPENPRINTTAG, {
    'imported/ofd/filaments/acme.json': known,
    ...Object.fromEntries(words),
  });

  it('is read with colours of known products, drying time in hours and package sizes', () => {
    expect(products).toEqual([
      {
        ...{ name: 'PLA Basic', material: 'pla', type: 'PLA', diameters_mm: [1.75] },
        ...{ drying_temperature_c: 55, drying_time_h: 6 },
        colours: [
          {
            ...{ name: 'Red', hexes: ['#CC0000'], traits: ['glow'] },
            sizes: [{ diameter_mm: 1.75, weight_g: 1000, spool_weight_g: 180, gtin: '4006381333931' }],
            identifiers: {
              openprinttag_material_uuid: ['m1'],
              openprinttag_package_uuid: ['p1'],
              gtin: ['4006381333931'],
            },
          },
          { name: 'Sky', hexes: ['#00AAFF', '#0000FF'], identifiers: { openprinttag_material_uuid: ['m2'] } },
        ],
      },
    ]);
  });

  it('has a reason for each conflict, resin and inseparable name left out', () => {
    expect(Object.fromEntries(counts)).toEqual({
      'colours of one product have different values of density_g_cm3': 1,
      'a resin, not a filament': 1,
      'a name that cannot be split into product and colour': 1,
    });
    expect(() => read('tags', {})).toThrow('is this a checkout of the OpenPrintTag database?');
  });
});

describe('SpoolmanDB Community', () => {
  it('is read with label codes and data sheets, without ids and without codes of two colours', () => {
    const codes = ['AC-1001', '594049013512986693', 'pla-red-1-75mm', 'TWICE-1'];
    const pla = {
      ...{ name: 'PLA {color_name}', material: 'PLA', density: 1.25, diameters: [1.75] },
      weights: [{ weight: 1000 }, { weight: 250 }],
      ...{ tds_url: 'https://example.org/pla.pdf', sds_url: 'https://example.org/safe.pdf' },
      colors: [
        { name: 'Red', hex: 'FF0000', codes, eans: ['4006381333931'] },
        {
          name: 'Blue',
          hex: 'FF0000',
          codes: ['twice 1'],
          eans: ['96385074', '12345678'],
          eans_refill: ['036000291452'],
        },
      ],
    };
    const { products, counts } = read('community', {
      'filaments/acme.json': { manufacturer: 'Acme', filaments: [pla] },
    });
    expect(products).toMatchObject([
      {
        data_sheet_url: 'https://example.org/pla.pdf',
        safety_sheet_url: 'https://example.org/safe.pdf',
        colours: [
          { name: 'Red', identifiers: { article_number: ['AC-1001'], gtin: ['4006381333931'] } },
          { name: 'Blue', identifiers: { gtin: ['96385074', '036000291452'] } },
        ],
      },
    ]);
    expect(products[0]?.colours?.[0]?.identifiers).not.toHaveProperty('spoolmandb_id');
    expect(Object.fromEntries(counts)).toMatchObject({
      'no article number of a maker': 2,
      'a number shared by several colours': 2,
      'a barcode with a wrong check digit': 1,
    });
  });
});

describe('SpoolmanDB', () => {
  it('is read with every colour in every size, and the ids of its compiled list', () => {
    const { products } = read('spools', SPOOLMANDB);
    const sizes = [1000, 250.5].flatMap((weight_g) => [1.75, 2.85].map((diameter_mm) => ({ diameter_mm, weight_g })));
    const listed = (name: string) => ({
      sizes,
      identifiers: {
        spoolmandb_id: ['1000_175_c', '1000_285_c', '250_175_n', '250_285_n'].map((size) => `acme_pla_${name}_${size}`),
      },
    });
    expect(products).toEqual([
      {
        ...{ name: 'PLA Matte', material: 'pla', type: 'PLA', diameters_mm: [1.75, 2.85] },
        ...{ bed_temperature_c: { min: 50, max: 60 }, templates: ['density_g_cm3'] },
        colours: [
          { name: 'Été Red', hexes: ['#FF0000'], traits: ['matte'], ...listed('mattetred') },
          {
            ...{ name: 'Duo', hexes: ['#FF0000', '#0000FF'], traits: ['coextruded', 'glow', 'matte'] },
            ...listed('matteduo'),
          },
        ],
      },
    ]);
    expect(() => read('spools', {})).toThrow('is this a checkout of SpoolmanDB?');
  });

  it('has ids as Python computes them', () => {
    const id = (weight: number, spool_type: string | null) =>
      spoolmanId('add:north', 'PC+ABS', 'Ø 1', { weight, diameter: 1.75, spool_type });
    expect(id(2.5, 'plastic')).toBe('add:north_pc+abs_1_2_175_p');
    expect(id(3.5, null)).toBe('add:north_pc+abs_1_4_175_n');
  });

  it.each([
    ['{color_name}', 'PLA'],
    ['Matte {color_name}', 'PLA Matte'],
    ['PolyLite™ PETG {color_name}', 'PolyLite PETG'],
    ['DuraPro - {color_name}', 'PLA DuraPro'],
    ['FLEX - {color_name} - Hard', 'PLA FLEX Hard'],
  ])('has the product name around the colour: %s', (template, expected) => {
    expect(productName(template, 'PLA', (name) => /PETG/.test(name))).toBe(expected);
  });
});

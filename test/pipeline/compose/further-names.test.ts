import { describe, expect, it } from 'vitest';
import type { Names } from '../../../core/names/spellings.js';
import type { FilamentBrand } from '../../../schemas/generated/record.js';
import { composeFurtherNames, type FurtherNamed } from '../../../scripts/pipeline/compose/further-names.js';

const NAMES: Names = {
  brands: { acme: ['acme'], apex: ['apex'], top: ['acme'] },
  printers: {
    acmeone: ['acme-one'],
    apexone: ['apex-one'],
    acmetwo: ['acme-two'],
    acmex1: ['acme-x1'],
    apexx1: ['apex-x1'],
  },
  materials: { pla: ['pla'], plaplus: ['pla-plus'], petg: ['petg'] },
  symptoms: {},
};

const printer = (id: string, brand_id: string, model: string, identifiers: object = {}) => {
  return { id, brand_id, model, aliases: [], identifiers };
};

const brand = (id: string, name: string, aliases: string[] = []) => ({ id, name, aliases }) as unknown as FilamentBrand;
const product = (brand_id: string, name: string, material: string, identifiers: object = {}) => ({
  id: `${brand_id}-${name.toLowerCase().replaceAll(' ', '-')}`,
  brand: brand_id,
  ...{ brand_id, name, material, identifiers, colours: [] },
});

function further(
  records: Partial<Record<'printers' | 'materials' | 'filaments', object[]>>,
  former?: Record<string, string>,
) {
  const filamentBrands = [brand('poly', 'Poly Maker', ['PM', '聚造']), brand('other', 'Other'), brand('acme', 'Acme')];
  const all = { printers: [], materials: [], filaments: [], ...records, filamentBrands };
  return composeFurtherNames(all as unknown as FurtherNamed, NAMES, former);
}

describe('further names', () => {
  it('include products under each name of their brand, and without it', () => {
    const { materials } = further({ filaments: [product('poly', 'Terra PLA™', 'pla')] });
    expect(materials).toEqual({
      polymakerterrapla: ['pla'],
      pmterrapla: ['pla'],
      polyterrapla: ['pla'],
      terrapla: ['pla'],
      聚造terrapla: ['pla'],
    });
  });

  it('include the products of ambiguous names, with what a query needs about each', () => {
    const stated = { nozzle_temperature_c: { min: 190, max: 220 }, bed_temperature_c: null };
    const filaments = [
      { ...product('poly', 'Silk PLA', 'pla'), ...stated },
      { ...product('other', 'Silk PLA', 'pla'), ...stated, nozzle_temperature_c: null },
    ];
    const { filaments: named, products } = further({ filaments });
    expect(named).toMatchObject({ polysilkpla: [0], polymakersilkpla: [0], othersilkpla: [1], silkpla: [0, 1] });
    expect(products).toEqual([
      ['poly-silk-pla', 'poly', 'pla', 'poly Silk PLA', [190, 220], null],
      ['other-silk-pla', 'other', 'pla', 'other Silk PLA', null, null],
    ]);
  });

  it('include earlier product ids', () => {
    const filaments = [product('poly', 'Terra', 'pla')];
    const former = { 'poly--earth': 'poly-terra', 'poly--gone': 'poly-nothing' };
    const { materials } = further({ filaments }, former);
    expect(materials).toMatchObject({ polyearth: ['pla'] });
    expect(materials).not.toHaveProperty('polygone');
  });

  it('list a brand that makes printers under its names there', () => {
    const { materials } = further({ filaments: [product('acme', 'Terra', 'pla')] });
    expect(materials).toEqual({ acmeterra: ['pla'], topterra: ['pla'] });
  });

  it('include a product without its brand only if all of that name have one material', () => {
    const filaments = [
      product('poly', 'Basic PLA', 'pla'),
      product('other', 'Basic PLA', 'petg'),
      product('poly', 'Silk PLA', 'pla'),
    ];
    const { materials } = further({ filaments });
    expect(materials).toMatchObject({ polybasicpla: ['pla'], otherbasicpla: ['petg'], silkpla: ['pla'] });
    expect(materials).not.toHaveProperty('basicpla');
  });

  it('exclude products without their brand if the name is ambiguous', () => {
    const filaments = ['PTFE', 'Silk', 'High Speed', 'CarbonFil', 'PLA Wonder'].map((name) =>
      product('poly', name, 'pla'),
    );
    const { materials } = further({ filaments });
    expect(Object.keys(materials).filter((key) => /^[a-oq-z]|^pla/.test(key))).toEqual(['carbonfil', 'plawonder']);
    expect(materials).toMatchObject({ polyptfe: ['pla'], polyhighspeed: ['pla'] });
    expect(materials).not.toHaveProperty('ptfe');
  });

  it('keep every material of an ambiguous product', () => {
    const petg = { ...product('poly', 'BASIC', 'petg'), id: 'poly-basic-petg' };
    const filaments = [product('poly', 'Basic', 'pla'), petg];
    expect(further({ filaments }).materials).toMatchObject({ polybasic: ['pla', 'petg'] });
  });

  it('take codes sent by a machine as that machine means them, but no short numbers', () => {
    const { materials } = further({
      materials: [{ id: 'pla', identifiers: { bambu_tray_info_idx: ['GFL99'], openprinttag_material_type: ['0'] } }],
      filaments: [product('poly', 'Wood', 'pla-wood', { filament_id: ['GFL99'] })],
    });
    expect(materials).toMatchObject({ gfl99: ['pla'] });
    expect(materials).not.toHaveProperty('0');
  });

  it('include identifiers of printers, materials and products, with all their meanings', () => {
    const { printers, materials } = further({
      printers: [
        printer('acme-one', 'x', 'y', { bambu_model_code: ['C12'], prusa_model_number: ['1300', '13'] }),
        printer('acme-two', 'x', 'y', { orca_model_id: ['1300'], klipper_config: ['constructor', '__proto__'] }),
      ],
      materials: [{ id: 'pla', identifiers: { filament_id: ['GFL99'] } }],
      filaments: [
        product('poly', 'Terra', 'pla', { filament_id: ['GFA00', 'GFX'] }),
        product('other', 'O', 'petg', { filament_id: ['GFX'] }),
      ],
    });
    expect(Object.entries(printers)).toEqual([
      ['1300', ['acme-one', 'acme-two']],
      ['c12', ['acme-one']],
      ['constructor', ['acme-two']],
      ['proto', ['acme-two']],
    ]);
    expect(materials).toMatchObject({ gfl99: ['pla'], gfa00: ['pla'], gfx: ['pla', 'petg'] });
  });

  it('exclude names that the list of names has', () => {
    const { printers, materials } = further({
      printers: [
        printer('acme-two', 'acme', 'Two', { orca_model_id: ['Acme One', 'Two by Acme'] }),
        printer('acme-i3', 'acme', 'i3', { orca_model_id: ['i3'] }),
        printer('apex-i3-mega', 'apex', 'i3 Mega'),
        printer('peak-i3-pro', 'peak', 'i3 Pro'),
      ],
      materials: [{ id: 'pla-plus', identifiers: { filament_id: ['PLA', 'Generic PETG'] } }],
      filaments: [product('other', 'PLA', 'petg'), product('other', '3D PLA+', 'pla')],
    });
    expect(printers).toEqual({});
    expect(materials).toEqual({ otherpla: ['petg'], other3dplaplus: ['pla'], otherplaplus: ['pla'] });
  });

  it('leave to the names what they have', () => {
    const own = printer('acme-two', 'acme', 'Two', { orca_model_id: ['X1', 'Mono'] });
    expect(further({ printers: [own] }).printers).toEqual({ mono: ['acme-two'], x1: ['acme-two'] });
  });

  it('prefer a product to an identifier', () => {
    const { materials } = further({
      materials: [{ id: 'petg', identifiers: { filament_id: ['Poly Terra'] } }],
      filaments: [product('poly', 'Terra', 'pla')],
    });
    expect(materials.polyterra).toEqual(['pla']);
  });
});

import { describe, expect, it } from 'vitest';
import { type Changes, ofAcme, smallRecords } from '../../../support/small-dataset.js';

const filamentBrands = { acme: { name: 'Acme', aliases: ['ACME Inc'], website: 'https://acme.example' } };

function composed(...sources: Parameters<typeof ofAcme>) {
  return smallRecords({ ...ofAcme(...sources), filamentBrands }).filaments;
}

const ranged = (min: number, max: number) => ({ nozzle_temperature_c: { min, max } });
/** PLA sold under another name. */
const pla = (name: string, more: object = {}) => ({ name, material: 'pla', ...more });
const DENSITY = { pla: { facts: { density_g_cm3: { value: 1.24, sources: ['guide'] } } } };

describe('products from several sources', () => {
  it('are merged if brand and name match, and the first source leads', () => {
    const [filament, ...more] = composed(
      [pla('PLA Matte', { type: 'PLA', density_g_cm3: 1.3 })],
      [pla('Acme Matte', { type: 'PLA', density_g_cm3: 1.24, drying_temperature_c: 50, ...ranged(200, 220) })],
    );
    expect(more).toEqual([]);
    expect(filament).toMatchObject({
      id: 'acme--pla-matte',
      brand: 'Acme',
      name: 'PLA Matte',
      density_g_cm3: 1.3,
      drying_temperature_c: 50,
      nozzle_temperature_c: { min: 200, max: 220 },
      bed_temperature_c: null,
    });
    expect(filament?.provenance).toMatchObject({
      sources: ['first-database', 'second-database'],
      fields: { density_g_cm3: 'first-database', drying_temperature_c: 'second-database' },
      others: { density_g_cm3: [{ source: 'second-database', value: 1.24 }] },
    });
    expect(filament?.provenance.fields).not.toHaveProperty('bed_temperature_c');
    expect(filament?.provenance.others).not.toHaveProperty('type');
  });

  it('have the figures of their material besides their own, and of no other', () => {
    const products = composed([pla('Plain'), pla('Hot', ranged(200, 220))]);
    expect(products.map(({ name, from_material }) => [name, from_material])).toEqual([
      ['Hot', {}],
      ['Plain', { nozzle_temperature_c: { min: 190, max: 230 } }],
    ]);
  });

  it('are separate if one source has two materials of that name', () => {
    const petg = { name: 'Pro', material: 'petg' };
    const filaments = composed([pla('Pro'), petg], [{ ...petg, density_g_cm3: 1.27 }]);
    expect(filaments.map(({ id, density_g_cm3 }) => [id, density_g_cm3])).toEqual([
      ['acme--pro-petg', 1.27],
      ['acme--pro-pla', null],
    ]);
  });

  it('are merged if only one source names a type missing from the name', () => {
    const one = { name: 'PAHT-CF', material: 'paht-cf', type: 'PA6' };
    const filaments = composed([one], [{ name: 'PAHT-CF', material: 'paht-cf' }], {
      slicer: [{ name: 'Acme PAHT-CF', material: 'paht-cf' }],
    });
    expect(filaments.map(({ provenance }) => provenance.sources)).toEqual([
      ['first-database', 'second-database', 'slicer'],
    ]);
  });

  it('are merged regardless of word separators', () => {
    const type = 'PLA';
    const filaments = composed([pla('eco PLA', { type })], [pla('ecoPLA', { type })], {
      slicer: [{ name: 'Acme ecoPLA', material: 'pla-plus' }],
    });
    expect(filaments.map(({ id, material }) => [id, material])).toEqual([['acme--eco-pla', 'pla']]);
    expect(filaments[0]?.provenance.others.material).toEqual([{ source: 'slicer', value: 'pla-plus' }]);
  });

  it('list disagreements about the material', () => {
    const [filament] = composed([{ name: 'PLA Silk', material: 'pla-silk' }], [pla('Silk PLA')]);
    expect(filament?.material).toBe('pla-silk');
    expect(filament?.provenance.others.material).toEqual([{ source: 'second-database', value: 'pla' }]);
  });

  it('have distinct ids', () => {
    const one = pla('Basic', { type: 'PLA' });
    const other = { name: 'Basic', material: 'petg', type: 'PETG' };
    const ids = (...products: object[]) => composed(products).map(({ id }) => id);
    expect(ids(one)).toEqual(['acme--basic-pla']);
    expect(ids(one, other)).toEqual(['acme--basic-petg', 'acme--basic-pla']);
    expect(ids(pla('PLA+'))).toEqual(['acme--pla-plus']);
  });

  it('mark values that are only templates if no other source has one', () => {
    const [filament] = composed(
      [pla('PLA', { templates: ['bed_temperature_c', 'nozzle_temperature_c'] })],
      [pla('PLA', { bed_temperature_c: { min: 50, max: 60 } })],
    );
    expect(filament?.provenance.templates).toEqual(['nozzle_temperature_c']);
    expect(filament?.bed_temperature_c).toEqual({ min: 50, max: 60 });
  });
});

describe('colours', () => {
  const colour = (name: string, ...hexes: string[]) => ({ name, ...(hexes.length > 0 && { hexes }) });
  const product = (...colours: object[]) => [pla('PLA', { colours })];
  const size = (diameter_mm: number, weight_g: number, more: object = {}) => ({ diameter_mm, weight_g, ...more });

  it('are merged by name, with sizes by diameter and weight', () => {
    const [filament] = composed(
      product({ ...colour('Jet Black', '#000000'), sizes: [size(1.75, 1000)], traits: ['matte'] }),
      product(
        {
          ...colour('jet-black', '#111111'),
          traits: ['matte', 'translucent'],
          sizes: [size(1.75, 1000, { spool_weight_g: 200, gtin: '12345678' }), size(2.85, 750)],
          identifiers: { spoolmandb_id: ['acme_pla_jetblack'] },
        },
        colour('Gray'),
      ),
    );
    expect(filament?.colours).toEqual([
      {
        name: 'Jet Black',
        hexes: ['#000000'],
        traits: ['matte', 'translucent'],
        discontinued: false,
        sizes: [
          size(1.75, 1000, { spool_weight_g: 200, gtin: '12345678' }),
          size(2.85, 750, { spool_weight_g: null, gtin: null }),
        ],
        identifiers: { spoolmandb_id: ['acme_pla_jetblack'], gtin: ['12345678'] },
      },
      { name: 'Gray', hexes: [], traits: [], discontinued: false, sizes: [], identifiers: {} },
    ]);
    expect(filament?.provenance.others['colours[Jet Black].hexes']).toEqual([
      { source: 'second-database', value: ['#111111'] },
    ]);
    expect(filament?.diameters_mm).toEqual([1.75, 2.85]);
  });

  it('are merged if one source puts in the colour what another has in the product name', () => {
    const [filament] = composed(
      [pla('Silk PLA', { colours: [colour('Klein Blue', '#0000AA')] })],
      [pla('PLA Silk', { colours: [colour('Silk Blue (Klein)'), colour('Red', '#AA0000')] })],
    );
    expect(filament?.colours.map(({ name }) => name)).toEqual(['Klein Blue', 'Red']);
    expect(filament?.provenance.fields).toMatchObject({ 'colours[Red].hexes': 'second-database' });
    const [one] = composed(product(colour('Red', '#AA0000'), colour('Blue', '#0000AA')));
    expect(one?.provenance.fields).toMatchObject({ colours: 'first-database' });
    expect(one?.provenance.fields).not.toHaveProperty('colours[Red].hexes');
  });

  it('are merged if a source names the colours of a spool after its name, and have these', () => {
    const [filament] = composed(
      product(colour('Banquet', '#CD8984'), colour('Sunset (Gold / Red)', '#F6C500', '#E20010')),
      product(
        colour('Banquet (Gold-Magenta)', '#FFCB47', '#F2306E'),
        colour('Sunset (Gold / Blue)', '#F6C500', '#0000E2'),
      ),
    );
    expect(filament?.colours.map(({ name, hexes }) => [name, hexes.length])).toEqual([
      ['Banquet', 2],
      ['Sunset (Gold / Red)', 2],
      ['Sunset (Gold / Blue)', 2],
    ]);
  });

  it('have their own sizes, and the product only those of other diameters', () => {
    const [filament] = composed(
      product({ name: 'Red', sizes: [size(1.75, 1000)] }),
      product({ name: 'Red', sizes: [size(1.75, 250), size(2.85, 750)] }),
    );
    expect(filament?.colours[0]?.sizes.map(({ weight_g }) => weight_g)).toEqual([1000, 750]);
  });

  it('keep a spool and its refill separate, with their own barcodes', () => {
    const sizes = (...codes: string[]) => ({ sizes: codes.map((gtin) => size(1.75, 1000, { gtin })) });
    const [filament] = composed(
      product({ name: 'Red', ...sizes('11111111') }),
      product({ name: 'Red', ...sizes('22222222', '11111111') }),
    );
    expect(filament?.colours[0]?.sizes.map(({ gtin }) => gtin)).toEqual(['11111111', '22222222']);
  });

  it('are the same for both spellings of grey', () => {
    const [filament] = composed(product(colour('Grey')), product(colour('Gray')));
    expect(filament?.colours.map(({ name }) => name)).toEqual(['Grey']);
  });
});

describe("slicers' presets", () => {
  const range = { min: 190, max: 225 };

  it('provide figures, ids and printers of their product, matched by the brand before the name', () => {
    const [filament] = composed([pla('PLA Matte')], [], {
      slicer: [
        pla('ACME Inc Matte PLA', {
          flow_ratio: { min: 0.95, max: 0.98 },
          nozzle_temperature_c: range,
          filament_ids: ['GFA99'],
          setting_ids: ['GFSA99'],
          printers: ['acme-one'],
        }),
      ],
      other: [pla('Matte PLA', { vendor: 'Acme', flow_ratio: { min: 1, max: 1 } })],
    });
    expect(filament).toMatchObject({
      name: 'PLA Matte',
      flow_ratio: { min: 0.95, max: 0.98 },
      nozzle_temperature_c: range,
      printers: ['acme-one'],
      identifiers: {
        filament_id: ['GFA99'],
        setting_id: ['GFSA99'],
        orcaslicer_preset: ['ACME Inc Matte PLA', 'Matte PLA'],
      },
    });
    expect(filament?.provenance).toMatchObject({
      sources: ['first-database', 'slicer', 'other'],
      fields: { flow_ratio: 'slicer', nozzle_temperature_c: 'slicer' },
      others: { flow_ratio: [{ source: 'other', value: { min: 1, max: 1 } }] },
    });
  });

  it('match a brand regardless of word separators', () => {
    const { filaments } = smallRecords({
      filamentBrands: { 'add-north': { name: 'add:north' } },
      filamentPresets: { slicer: [pla('addnorth E-PLA')] },
    });
    expect(filaments).toMatchObject([{ id: 'add-north--e-pla', name: 'E-PLA' }]);
  });

  it('rank after the databases', () => {
    const slicer = [pla('Acme PLA', { nozzle_temperature_c: range })];
    const [filament] = composed([pla('PLA', ranged(200, 210))], [], { slicer });
    expect(filament?.nozzle_temperature_c).toEqual({ min: 200, max: 210 });
    expect(filament?.provenance.others.nozzle_temperature_c).toEqual([{ source: 'slicer', value: range }]);
  });

  it('are separate products if no database has one', () => {
    const slicer = [pla('Acme Hyper PLA', { filament_diameter_mm: 1.75 })];
    expect(composed([], [], { slicer })).toMatchObject([
      { id: 'acme--hyper-pla', name: 'Hyper PLA', material: 'pla', diameters_mm: [1.75] },
    ]);
  });

  it('are left out if generic or of an unknown brand', () => {
    const presets = [
      ...['Acme BigNozzle PLA', 'Acme Dual PLA', 'Acme'].map((name) => pla(name)),
      pla('Generic PLA', { vendor: 'Acme' }),
      pla('Nobody PLA', { vendor: 'Nobody' }),
    ];
    expect(composed([], [], { slicer: presets })).toEqual([]);
  });

  it('mark ranges that are only the slicer’s template', () => {
    const [filament] = composed([], [], { slicer: [pla('Acme PLA', { templates: ['nozzle_temperature_c'] })] });
    expect(filament?.nozzle_temperature_c).toBeNull();
    expect(filament?.provenance.templates).toEqual(['nozzle_temperature_c']);
  });

  it('may be sold under the name of a product line, which is part of theirs', () => {
    const slicer = [
      pla('Fiber X PLA', { filament_ids: ['A'] }),
      pla('PLA', { vendor: 'Fiber X', filament_ids: ['B'] }),
    ];
    const lines = { acme: { name: 'Acme', lines: ['Fiber X'] } };
    const { filaments } = smallRecords({ ...ofAcme([pla('Fiber X PLA')], [], { slicer }), filamentBrands: lines });
    expect(filaments).toMatchObject([{ id: 'acme--fiber-x-pla', identifiers: { filament_id: ['A', 'B'] } }]);
    // Without a database it remains in the name.
    const alone = smallRecords({ ...ofAcme([], [], { slicer: slicer.slice(0, 1) }), filamentBrands: lines });
    expect(alone.filaments.map(({ name }) => name)).toEqual(['Fiber X PLA']);
  });
});

describe('filament brands', () => {
  it('are those with products', () => {
    const products = [
      pla('PLA', { colours: [{ name: 'Red' }, { name: 'Blue' }] }),
      { name: 'PETG', material: 'petg', colours: [{ name: 'Red' }] },
    ];
    expect(smallRecords({ ...ofAcme(products), filamentBrands }).filamentBrands).toEqual([
      {
        id: 'acme',
        name: 'Acme',
        aliases: ['ACME Inc'],
        website: 'https://acme.example',
        products: 2,
        colours: 3,
        materials: ['petg', 'pla'],
        printer_brand: true,
        file: '/api/v1/filaments/acme.json',
      },
    ]);
  });
});

describe('disagreements between sources', () => {
  const densities = (...values: number[]) => {
    const [first = [], second] = values.map((density_g_cm3) => [pla('Basic PLA', { density_g_cm3 })]);
    return smallRecords({ ...ofAcme(first, second), materials: DENSITY }).filaments[0];
  };

  it('are settled by the majority, with slicers that copy each other counted once', () => {
    const range = (min: number, max: number) => pla('Basic PLA', ranged(min, max));
    const preset = pla('Acme Basic PLA', ranged(190, 220));
    const [agreed] = composed([range(200, 230)], [range(190, 220)], { slicer: [preset] });
    expect(agreed?.nozzle_temperature_c).toEqual({ min: 190, max: 220 });
    expect(agreed?.provenance.others.nozzle_temperature_c).toEqual([
      { source: 'first-database', value: { min: 200, max: 230 } },
    ]);
    const [copied] = composed([range(200, 230)], [], { slicer: [preset], other: [preset] });
    expect(copied?.nozzle_temperature_c).toEqual({ min: 200, max: 230 });
  });

  it('are settled by what suits the material, if another source has that', () => {
    expect(densities(1.54, 1.24)).toMatchObject({ density_g_cm3: 1.24, warnings: [] });
    expect(densities(1.54, 1.24)?.provenance).toMatchObject({
      fields: { density_g_cm3: 'second-database' },
      others: { density_g_cm3: [{ source: 'first-database', value: 1.54 }] },
    });
    expect(densities(1.54)?.warnings.map(({ code, field }) => [code, field])).toEqual([
      ['density_of_another_material', 'density_g_cm3'],
    ]);
    expect(densities(1.3)?.warnings).toEqual([]);
  });

  it('are settled alike in a field and in its range field', () => {
    const [product] = composed([pla('Plain', ranged(300, 320))], [pla('Plain', ranged(200, 220))]);
    const range = { min: 200, max: 220 };
    expect(product).toMatchObject({ nozzle_temperature_c: range, nozzle_temperature_range_c: range });
  });
});

describe('product names', () => {
  const polymers = [
    { id: 'pa12', words: ['pa 12'], grade_of: 'pa' },
    { id: 'pa', words: ['pa'] },
    { id: 'pla', words: ['pla'] },
  ];
  const products = (...sources: Parameters<typeof ofAcme>) =>
    smallRecords({ ...ofAcme(...sources), materialNames: { polymers } }).filaments;

  it('that state the polymer more or less exactly are one product, of the more exact one', () => {
    const exact = { name: 'PA12 Adura', material: 'pa12', type: 'PA12' };
    const plain = { name: 'Adura', material: 'pa', type: 'PA' };
    for (const [first, second] of [
      [exact, plain],
      [plain, exact],
    ] as const)
      expect(products([first], [second])).toMatchObject([
        { material: 'pa12', provenance: { sources: ['first-database', 'second-database'] } },
      ]);
    expect(products([exact, plain])).toHaveLength(2);
    expect(products([exact, pla('Adura PLA', { type: 'PLA' })], [plain])).toHaveLength(3);
  });

  it('omit the brand anywhere, and the machine of a preset', () => {
    const [filament, ...more] = products([pla('PLA Acme Turbo')], [pla('Turbo PLA')]);
    expect([filament?.id, filament?.name, more]).toEqual(['acme--pla-turbo', 'PLA Turbo', []]);
    const slicer = [pla('Acme One PLA', { printers: ['acme-one'] })];
    expect(products([pla('PLA')], [], { slicer })).toMatchObject([{ id: 'acme--pla', printers: ['acme-one'] }]);
    expect(products([], [], { slicer })).toMatchObject([{ id: 'acme--pla', name: 'PLA' }]);
  });
});

describe('corrections of products', () => {
  const [reason, source] = ['was read wrong', 'the spool'];
  const products = ofAcme([pla('PLA', { density_g_cm3: 1.54 }), pla('Bio')]);
  const corrected = (filamentCorrections: Changes['filamentCorrections']) =>
    smallRecords({ ...products, filamentCorrections, materials: DENSITY }).filaments;

  it('override sources, keep what these said, and settle the warning', () => {
    const [, filament] = corrected({
      'acme--pla': [{ field: 'density_g_cm3', was: 1.54, value: 1.24, reason, source }],
    });
    expect(filament).toMatchObject({ id: 'acme--pla', density_g_cm3: 1.24, warnings: [] });
    expect(filament?.provenance.corrected).toEqual([{ field: 'density_g_cm3', upstream_value: 1.54, reason, source }]);
    expect(filament?.provenance.fields).not.toHaveProperty('density_g_cm3');
  });

  it('merge two products', () => {
    const filaments = corrected({
      'acme--bio': [{ field: 'id', was: 'acme--bio', value: 'acme--pla', reason, source }],
    });
    expect(filaments.map(({ id }) => id)).toEqual(['acme--pla']);
    expect(filaments[0]?.provenance.corrected).toEqual([{ field: 'id', upstream_value: 'acme--bio', reason, source }]);
  });
});

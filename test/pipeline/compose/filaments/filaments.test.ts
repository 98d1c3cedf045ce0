import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../scripts/shared/tree.js';
import { smallComposed } from '../../../support/small-dataset.js';

const BRANDS = {
  polymaker: { name: 'Polymaker' },
  acme: { name: 'Acme', aliases: ['ACME Inc'], website: 'https://acme.example' },
};

type Lists = Record<string, JsonObject[]>;

function compose(first: JsonObject[] | Lists, second: JsonObject[] = [], presets: Lists = {}) {
  const lists = Array.isArray(first) ? { acme: first } : first;
  const { records } = smallComposed({
    filamentBrands: BRANDS,
    filaments: { 'first-database': lists, 'second-database': { acme: second } },
    filamentPresets: presets,
  });
  return records;
}

const ofAcme = (...parts: Parameters<typeof compose>) => compose(...parts).filaments;

describe('products from several sources', () => {
  it('are merged if brand and name match, and the first source leads', () => {
    const [filament, ...more] = ofAcme(
      [{ name: 'PLA Matte', material: 'pla', type: 'PLA', density_g_cm3: 1.3 }],
      [
        {
          name: 'Acme Matte',
          material: 'pla',
          type: 'PLA',
          density_g_cm3: 1.24,
          drying_temperature_c: 50,
          nozzle_temperature_c: { min: 200, max: 220 },
        },
      ],
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
    const products = ofAcme([
      { name: 'Plain', material: 'pla' },
      { name: 'Hot', material: 'pla', nozzle_temperature_c: { min: 200, max: 220 } },
    ]);
    expect(products.map(({ name, from_material }) => [name, from_material])).toEqual([
      ['Hot', {}],
      ['Plain', { nozzle_temperature_c: { min: 190, max: 230 } }],
    ]);
  });

  it('are separate if one source has two materials of that name', () => {
    const filaments = ofAcme(
      [
        { name: 'Pro', material: 'pla' },
        { name: 'Pro', material: 'petg' },
      ],
      [{ name: 'Pro', material: 'petg', density_g_cm3: 1.27 }],
    );
    expect(filaments.map(({ id, density_g_cm3 }) => [id, density_g_cm3])).toEqual([
      ['acme--pro-petg', 1.27],
      ['acme--pro-pla', null],
    ]);
  });

  it('are merged if only one source names a type missing from the name', () => {
    const one = { name: 'PAHT-CF', material: 'paht-cf', type: 'PA6' };
    const filaments = ofAcme([one], [{ name: 'PAHT-CF', material: 'paht-cf' }], {
      slicer: [{ name: 'Acme PAHT-CF', material: 'paht-cf' }],
    });
    expect(filaments.map(({ provenance }) => provenance.sources)).toEqual([
      ['first-database', 'second-database', 'slicer'],
    ]);
  });

  it('are merged regardless of word separators', () => {
    const filaments = ofAcme(
      [{ name: 'eco PLA', material: 'pla', type: 'PLA' }],
      [{ name: 'ecoPLA', material: 'pla', type: 'PLA' }],
      { slicer: [{ name: 'Acme ecoPLA', material: 'pla-plus' }] },
    );
    expect(filaments.map(({ id, material }) => [id, material])).toEqual([['acme--eco-pla', 'pla']]);
    expect(filaments[0]?.provenance.others.material).toEqual([{ source: 'slicer', value: 'pla-plus' }]);
  });

  it('list disagreements about the material', () => {
    const [filament] = ofAcme([{ name: 'PLA Silk', material: 'pla-silk' }], [{ name: 'Silk PLA', material: 'pla' }]);
    expect(filament?.material).toBe('pla-silk');
    expect(filament?.provenance.others.material).toEqual([{ source: 'second-database', value: 'pla' }]);
  });

  it('have distinct ids', () => {
    const one = { name: 'Basic', material: 'pla', type: 'PLA' };
    const other = { name: 'Basic', material: 'petg', type: 'PETG' };
    expect(ofAcme([one]).map(({ id }) => id)).toEqual(['acme--basic-pla']);
    expect(ofAcme([one, other]).map(({ id }) => id)).toEqual(['acme--basic-petg', 'acme--basic-pla']);
    expect(ofAcme([{ name: 'PLA+', material: 'pla' }]).map(({ id }) => id)).toEqual(['acme--pla-plus']);
  });

  it('mark values that are only templates if no other source has one', () => {
    const [filament] = ofAcme(
      [{ name: 'PLA', material: 'pla', templates: ['bed_temperature_c', 'nozzle_temperature_c'] }],
      [{ name: 'PLA', material: 'pla', bed_temperature_c: { min: 50, max: 60 } }],
    );
    expect(filament?.provenance.templates).toEqual(['nozzle_temperature_c']);
    expect(filament?.bed_temperature_c).toEqual({ min: 50, max: 60 });
  });
});

describe('colours', () => {
  const colour = (name: string, more: JsonObject = {}) => ({ name, ...more });
  const product = (...colours: JsonObject[]) => [{ name: 'PLA', material: 'pla', colours }];

  it('are merged by name, with sizes by diameter and weight', () => {
    const [filament] = ofAcme(
      product(
        colour('Jet Black', { hexes: ['#000000'], sizes: [{ diameter_mm: 1.75, weight_g: 1000 }], traits: ['matte'] }),
      ),
      product(
        colour('jet-black', {
          hexes: ['#111111'],
          traits: ['matte', 'translucent'],
          sizes: [
            { diameter_mm: 1.75, weight_g: 1000, spool_weight_g: 200, gtin: '12345678' },
            { diameter_mm: 2.85, weight_g: 750 },
          ],
          identifiers: { spoolmandb_id: ['acme_pla_jetblack'] },
        }),
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
          { diameter_mm: 1.75, weight_g: 1000, spool_weight_g: 200, gtin: '12345678' },
          { diameter_mm: 2.85, weight_g: 750, spool_weight_g: null, gtin: null },
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
    const [filament] = ofAcme(
      [{ name: 'Silk PLA', material: 'pla', colours: [colour('Klein Blue', { hexes: ['#0000AA'] })] }],
      [
        {
          name: 'PLA Silk',
          material: 'pla',
          colours: [colour('Silk Blue (Klein)'), colour('Red', { hexes: ['#AA0000'] })],
        },
      ],
    );
    expect(filament?.colours.map(({ name }) => name)).toEqual(['Klein Blue', 'Red']);
    expect(filament?.provenance.fields).toMatchObject({ 'colours[Red].hexes': 'second-database' });
    const [one] = ofAcme(product(colour('Red', { hexes: ['#AA0000'] }), colour('Blue', { hexes: ['#0000AA'] })));
    expect(one?.provenance.fields).toMatchObject({ colours: 'first-database' });
    expect(one?.provenance.fields).not.toHaveProperty('colours[Red].hexes');
  });

  it('are merged if a source names the colours of a spool after its name, and have these', () => {
    const [filament] = ofAcme(
      product(
        colour('Banquet', { hexes: ['#CD8984'] }),
        colour('Sunset (Gold / Red)', { hexes: ['#F6C500', '#E20010'] }),
      ),
      product(
        colour('Banquet (Gold-Magenta)', { hexes: ['#FFCB47', '#F2306E'] }),
        colour('Sunset (Gold / Blue)', { hexes: ['#F6C500', '#0000E2'] }),
      ),
    );
    expect(filament?.colours.map(({ name, hexes }) => [name, hexes.length])).toEqual([
      ['Banquet', 2],
      ['Sunset (Gold / Red)', 2],
      ['Sunset (Gold / Blue)', 2],
    ]);
  });

  it('have their own sizes, and the product only those of other diameters', () => {
    const sizes = (...weights: [number, number][]) =>
      weights.map(([diameter_mm, weight_g]) => ({ diameter_mm, weight_g }));
    const [filament] = ofAcme(
      product(colour('Red', { sizes: sizes([1.75, 1000]) })),
      product(colour('Red', { sizes: sizes([1.75, 250], [2.85, 750]) })),
    );
    expect(filament?.colours[0]?.sizes.map(({ weight_g }) => weight_g)).toEqual([1000, 750]);
  });

  it('keep a spool and its refill separate, with their own barcodes', () => {
    const size = (gtin: string) => ({ diameter_mm: 1.75, weight_g: 1000, gtin });
    const [filament] = ofAcme(
      product(colour('Red', { sizes: [size('11111111')] })),
      product(colour('Red', { sizes: [size('22222222'), size('11111111')] })),
    );
    expect(filament?.colours[0]?.sizes.map(({ gtin }) => gtin)).toEqual(['11111111', '22222222']);
  });

  it('are the same for both spellings of grey', () => {
    const [filament] = ofAcme(product(colour('Grey')), product(colour('Gray')));
    expect(filament?.colours.map(({ name }) => name)).toEqual(['Grey']);
  });
});

describe("slicers' presets", () => {
  const preset = (name: string, more: JsonObject = {}) => ({ name, material: 'pla', ...more });
  const range = { min: 190, max: 225 };

  it('give their product figures, ids and printers, matched by the brand before the name', () => {
    const [filament] = ofAcme([{ name: 'PLA Matte', material: 'pla' }], [], {
      slicer: [
        preset('ACME Inc Matte PLA', {
          flow_ratio: { min: 0.95, max: 0.98 },
          nozzle_temperature_c: range,
          filament_ids: ['GFA99'],
          setting_ids: ['GFSA99'],
          printers: ['acme-one'],
        }),
      ],
      other: [preset('Matte PLA', { vendor: 'Acme', flow_ratio: { min: 1, max: 1 } })],
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
    const { records } = smallComposed({
      filamentBrands: { 'add-north': { name: 'add:north' } },
      filamentPresets: { slicer: [{ name: 'addnorth E-PLA', material: 'pla' }] },
    });
    expect(records.filaments.map(({ id, name }) => [id, name])).toEqual([['add-north--e-pla', 'E-PLA']]);
  });

  it('rank after the databases', () => {
    const [filament] = ofAcme([{ name: 'PLA', material: 'pla', nozzle_temperature_c: { min: 200, max: 210 } }], [], {
      slicer: [preset('Acme PLA', { nozzle_temperature_c: range })],
    });
    expect(filament?.nozzle_temperature_c).toEqual({ min: 200, max: 210 });
    expect(filament?.provenance.others.nozzle_temperature_c).toEqual([{ source: 'slicer', value: range }]);
  });

  it('are separate products if no database has one', () => {
    const filaments = ofAcme([], [], { slicer: [preset('Acme Hyper PLA', { filament_diameter_mm: 1.75 })] });
    expect(filaments).toMatchObject([
      { id: 'acme--hyper-pla', name: 'Hyper PLA', material: 'pla', diameters_mm: [1.75] },
    ]);
  });

  it('are left out if generic or of an unknown brand', () => {
    const presets = [
      preset('Acme BigNozzle PLA'),
      preset('Acme Dual PLA'),
      preset('Generic PLA', { vendor: 'Acme' }),
      preset('Nobody PLA', { vendor: 'Nobody' }),
      preset('Acme'),
    ];
    expect(ofAcme([], [], { slicer: presets })).toEqual([]);
  });

  it('mark ranges that are only the slicer’s template', () => {
    const [filament] = ofAcme([], [], { slicer: [preset('Acme PLA', { templates: ['nozzle_temperature_c'] })] });
    expect(filament?.nozzle_temperature_c).toBeNull();
    expect(filament?.provenance.templates).toEqual(['nozzle_temperature_c']);
  });

  it('may be sold under the name of a product line, which is part of theirs', () => {
    const { records } = smallComposed({
      filamentBrands: { acme: { name: 'Acme', lines: ['Fiber X'] } },
      filaments: { 'first-database': { acme: [{ name: 'Fiber X PA6', material: 'pa6' }] } },
      filamentPresets: {
        slicer: [
          { name: 'Fiber X PA6', material: 'pa6', filament_ids: ['A'] },
          { name: 'PA6', vendor: 'Fiber X', material: 'pa6', filament_ids: ['B'] },
        ],
      },
    });
    expect(records.filaments.map(({ id, identifiers }) => [id, identifiers.filament_id])).toEqual([
      ['acme--fiber-x-pa6', ['A', 'B']],
    ]);
  });

  it('keep a product line in the name if no database has one', () => {
    const { records } = smallComposed({
      filamentBrands: { acme: { name: 'Acme', lines: ['Fiber X'] } },
      filamentPresets: { slicer: [{ name: 'Fiber X PA6', material: 'pa6' }] },
    });
    expect(records.filaments.map(({ name }) => name)).toEqual(['Fiber X PA6']);
  });
});

describe('filament brands', () => {
  it('are those with products', () => {
    const { filamentBrands } = compose([
      { name: 'PLA', material: 'pla', colours: [{ name: 'Red' }, { name: 'Blue' }] },
      { name: 'PETG', material: 'petg', colours: [{ name: 'Red' }] },
    ]);
    expect(filamentBrands).toEqual([
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
    const [first = [], second = []] = values.map((density_g_cm3) => [
      { name: 'Basic PLA', material: 'pla', density_g_cm3 },
    ]);
    return smallComposed({
      filamentBrands: BRANDS,
      materials: { pla: { facts: { density_g_cm3: { value: 1.24, sources: ['guide'] } } } },
      filaments: { 'first-database': { acme: first }, 'second-database': { acme: second } },
    }).records.filaments[0];
  };

  it('are settled by the majority, with slicers that copy each other counted once', () => {
    const range = (min: number, max: number) => ({
      name: 'Basic PLA',
      material: 'pla',
      nozzle_temperature_c: { min, max },
    });
    const preset = { ...range(190, 220), name: 'Acme Basic PLA' };
    const [agreed] = ofAcme([range(200, 230)], [range(190, 220)], { slicer: [preset] });
    expect(agreed?.nozzle_temperature_c).toEqual({ min: 190, max: 220 });
    expect(agreed?.provenance.others.nozzle_temperature_c).toEqual([
      { source: 'first-database', value: { min: 200, max: 230 } },
    ]);
    const [copied] = ofAcme([range(200, 230)], [], { slicer: [preset], other: [preset] });
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
    const range = (min: number) => [{ name: 'Plain', material: 'pla', nozzle_temperature_c: { min, max: min + 20 } }];
    const [product] = ofAcme(range(300), range(200));
    expect(product?.nozzle_temperature_c).toEqual({ min: 200, max: 220 });
    expect(product?.nozzle_temperature_range_c).toEqual({ min: 200, max: 220 });
  });
});

describe('product names', () => {
  const polymers: JsonObject[] = [
    { id: 'pa12', words: ['pa 12'], grade_of: 'pa' },
    { id: 'pa', words: ['pa'] },
    { id: 'pla', words: ['pla'] },
  ];
  const composed = (first: JsonObject[], second: JsonObject[], more: object = {}) =>
    smallComposed({
      filamentBrands: BRANDS,
      materialNames: { polymers },
      filaments: { 'first-database': { acme: first }, 'second-database': { acme: second } },
      ...more,
    }).records.filaments;

  it('that state the polymer more or less exactly are one product, of the more exact one', () => {
    const exact = { name: 'PA12 Adura', material: 'pa12', type: 'PA12' };
    const plain = { name: 'Adura', material: 'pa', type: 'PA' };
    for (const [first, second] of [
      [exact, plain],
      [plain, exact],
    ] as const)
      expect(composed([first], [second]).map(({ material, provenance: { sources } }) => [material, sources])).toEqual([
        ['pa12', ['first-database', 'second-database']],
      ]);
    expect(composed([exact, plain], [])).toHaveLength(2);
    const line = { name: 'Adura PLA', material: 'pla', type: 'PLA' };
    expect(composed([exact, line], [plain])).toHaveLength(3);
  });

  it('omit the brand anywhere, and the machine of a preset', () => {
    const [filament, ...more] = composed(
      [{ name: 'PLA Acme Turbo', material: 'pla' }],
      [{ name: 'Turbo PLA', material: 'pla' }],
    );
    expect([filament?.id, filament?.name, more]).toEqual(['acme--pla-turbo', 'PLA Turbo', []]);
    const preset = { name: 'Acme One PLA', material: 'pla', printers: ['acme-one'] };
    const presets = { filamentPresets: { slicer: [preset] } };
    expect(composed([{ name: 'PLA', material: 'pla' }], [], presets).map(({ id, printers }) => [id, printers])).toEqual(
      [['acme--pla', ['acme-one']]],
    );
    expect(composed([], [], presets).map(({ id, name }) => [id, name])).toEqual([['acme--pla', 'PLA']]);
  });
});

describe('corrections of products', () => {
  const [reason, source] = ['was read wrong', 'the spool'];
  const corrected = (filamentCorrections: JsonObject) =>
    smallComposed({
      filamentBrands: BRANDS,
      filamentCorrections,
      materials: { pla: { facts: { density_g_cm3: { value: 1.24, sources: ['guide'] } } } },
      filaments: {
        'first-database': {
          acme: [
            { name: 'PLA', material: 'pla', density_g_cm3: 1.54 },
            { name: 'Bio', material: 'pla' },
          ],
        },
      },
    }).records.filaments;

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

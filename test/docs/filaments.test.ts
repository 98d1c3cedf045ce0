import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../docs/src/records/catalogue.js';
import { filamentBrandKeys, filamentBrandPage } from '../../docs/src/records/filaments/brand.js';
import { figuresOf } from '../../docs/src/records/filaments/product.js';
import { hrefOf } from '../../docs/src/records/find/elements.js';
import { PAGE_LOCALES } from '../../docs/src/records/locale.js';
import { documentOf } from '../../docs/src/records/page.js';
import type { Filament, FilamentBrand, Material } from '../../schemas/generated/record.js';

const PLA = {
  id: 'pla',
  name: 'PLA',
  name_zh: '聚乳酸',
  nozzle_temperature_c: { min: 190, max: 240 },
  bed_temperature_c: { min: 45, max: 65 },
  chamber_temperature_c: { min: null, max: null },
  drying_temperature_c: { min: 45, max: 55 },
  drying_time_h: { min: 4, max: 8 },
  max_volumetric_speed_mm3_s: 15,
  density_g_cm3: 1.24,
} as unknown as Material;

const product = (more: object) =>
  ({
    id: 'acme--basic-pla',
    brand_id: 'acme',
    name: 'Basic PLA',
    material: 'pla',
    ...{ nozzle_temperature_c: null, bed_temperature_c: null, chamber_temperature_c: null, drying_temperature_c: null },
    ...{ drying_time_h: null, flow_ratio: null, max_volumetric_speed_mm3_s: null, density_g_cm3: null },
    ...{ data_sheet_url: null, safety_sheet_url: null, discontinued: false, diameters_mm: [] },
    ...{ colours: [], identifiers: {}, printers: [], warnings: [] },
    provenance: { sources: ['base'], fields: {}, templates: [], others: {}, corrected: [] },
    ...more,
  }) as unknown as Filament;

const brand = {
  id: 'acme',
  name: 'Acme',
  aliases: [],
  website: null,
  printer_brand: false,
} as unknown as FilamentBrand;

const page = (products: Filament[], language: 'en' | 'zh' = 'en') => {
  const from = {
    filamentBrands: new Map([['acme', brand]]),
    filamentsOf: () => products,
    materials: new Map([['pla', PLA]]),
    printers: new Map(),
    sources: { imported: { base: { name: 'Base' } } },
  } as unknown as Catalogue;
  const made = filamentBrandPage(from, 'acme', PAGE_LOCALES[language]);
  return { ...made, html: documentOf(made, language, undefined).html };
};

describe('a spool on the page of its brand', () => {
  const warned = product({
    nozzle_temperature_c: { min: 200, max: 220 },
    warnings: [
      { code: 'nozzle_range_wide', field: 'nozzle_temperature_c', message: 'Too wide.', message_zh: '太宽。' },
    ],
  });

  it('has its own figures first, then those of its material, marked as such', () => {
    const { html } = page([warned]);
    expect(html).toMatch(/<tr><th scope="row">Nozzle<\/th><td>200–220.°C<\/td><td>190–240.°C/);
    expect(html).toContain('Not stated for the product; PLA in general:');
    const lent = /class="lent">(.*?)<\/p>/.exec(html)?.[1];
    expect(lent).toMatch(/Bed 45–65.*Drying 45–55.*Drying time 4–8.*Density 1.24.g.cm³/);
    expect(lent).not.toContain('Nozzle');
    expect(page([product({})], 'zh').html).toContain('未单独说明，PLA 一般为：');
  });

  it('lists manual corrections, with warnings', () => {
    const corrected = [{ field: 'density_g_cm3', upstream_value: 1.54, reason: 'read', source: 'sheet' }];
    const filament = product({ density_g_cm3: 1.24, provenance: { ...product({}).provenance, corrected } });
    expect(figuresOf(filament, PLA, PAGE_LOCALES.en).find(({ title }) => title === 'Density')?.source).toBeNull();
    expect(page([filament]).html).toContain('corrected by a person');
    expect(page([warned]).html).toContain('Too wide.');
    expect(page([warned], 'zh').html).toContain('太宽。');
  });

  it('lists its barcodes, with colour and size', () => {
    const size = { diameter_mm: 1.75, weight_g: 1000, spool_weight_g: null, gtin: '6975337036715' };
    const colour = { name: 'White', hexes: [], discontinued: false, sizes: [size, { ...size, gtin: null }] };
    const { html } = page([product({ colours: [colour] })]);
    expect(html).toMatch(/<summary>Barcodes: 1<\/summary>.*<code>6975337036715<\/code> White, 1.75.mm, 1,?000.g</);
    expect(page([product({})]).html).not.toContain('Barcodes');
  });

  it('is judged by its own figures', async () => {
    const { html } = page([product({ bed_temperature_c: { min: 70, max: 90 } })]);
    const [, own = ''] = /class="on-mine" data-own="([^"]+)"/.exec(html) ?? [];
    const stated = JSON.parse(own.replaceAll('&quot;', '"'));
    expect(stated).toEqual({ nozzle_temperature_c: null, bed_temperature_c: { min: 70, max: 90 }, diameters_mm: [] });
  });
});

describe('the introduction of a brand page', () => {
  it('counts its products, and promises no figure that none of them has', () => {
    const { title, description } = page([product({}), product({ drying_temperature_c: 50 })]);
    expect(title).toBe('Acme filaments and how to print them');
    expect(description).toContain('2 filaments of Acme: the figures of each that a source states');
  });

  it('is listed below the materials', () => {
    expect(page([product({})]).crumbs?.map(({ path }) => path)).toEqual(['/materials/', '/filaments/']);
  });
});

describe('brands with few products', () => {
  const brands = [
    { ...brand, id: 'acme', name: 'Acme', products: 2 },
    { ...brand, id: 'atom', name: 'Atom', products: 1 },
    { ...brand, id: 'big', name: 'Big', products: 8 },
    { ...brand, id: '3d-one', name: '3D One', products: 1 },
  ];
  const products = brands.flatMap(({ id, products }) =>
    Array.from({ length: products }, (_, i) => product({ id: `${id}--pla-${i}`, brand_id: id })),
  );
  const from = {
    filamentBrands: new Map(brands.map((one) => [one.id, one])),
    filamentsOf: (id: string) => products.filter(({ brand_id }) => brand_id === id),
    materials: new Map([['pla', PLA]]),
    printers: new Map(),
    sources: { imported: { base: { name: 'Base' } } },
  } as unknown as Catalogue;

  it('share a page per letter, and search results link to their place on it', () => {
    expect([...filamentBrandKeys(from).keys()]).toEqual(['a', 'big', '0-9']);
    const index = [
      ...products.map(({ id }) => ({ kind: 'filaments', id })),
      ...brands.map(({ id }) => ({ kind: 'filament_brands', id })),
    ] as unknown as Parameters<typeof hrefOf>[1];
    for (const found of index) {
      const href = hrefOf(found, index, { prefix: '/zh-cn' });
      const [, key = '', anchor] = /^\/zh-cn\/filaments\/([^/]+)\/(?:#(.+))?$/.exec(href) ?? [];
      const { html } = documentOf(filamentBrandPage(from, key, PAGE_LOCALES.zh), 'zh', undefined);
      if (anchor !== undefined) expect(html, href).toContain(`id="${anchor}"`);
    }
  });
});

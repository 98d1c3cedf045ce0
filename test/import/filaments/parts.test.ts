import { describe, expect, it } from 'vitest';
import { removeTemplates } from '../../../scripts/import/filaments/assemble.js';
import { checkColour, checkFigures, checkLink, isBarcode } from '../../../scripts/import/filaments/check.js';
import { mergeColours, mergeProducts } from '../../../scripts/import/filaments/mend.js';
import type { FilamentRow } from '../../../scripts/import/filaments/row.js';
import { FilamentBrands } from '../../../scripts/import/filaments/vocabulary.js';
import { Report } from '../../../scripts/import/report.js';
import { cleanName, nameKey, nameTokens, unorderedKey } from '../../../scripts/shared/name-key.js';

const row = (changes: Partial<FilamentRow> = {}): FilamentRow => ({
  place: 'acme/PLA',
  brand: 'Acme',
  name: 'PLA',
  type: 'PLA',
  colours: [],
  ...changes,
});

describe('the words of a name', () => {
  it('are letters, digits and a trailing plus, with phrases normalized', () => {
    expect(nameTokens('PolyLite™ PLA+ Pro')).toEqual(['polylite', 'pla', 'plus', 'pro']);
    expect(nameTokens('PA12+CF15 Gold + Red')).toEqual(['pa', '12', 'cf', '15', 'gold', 'red']);
    expect(nameTokens('PET-G Carbon Fibre Glow in the Dark Gray')).toEqual(['petg', 'cf', 'glow', 'grey']);
    expect(nameTokens('–')).toEqual([]);
  });

  it('make different spellings and orders of a name equal', () => {
    expect(nameKey('Easy PET-G')).toBe(nameKey('easypetg'));
    expect(unorderedKey(nameTokens('Silk PLA'))).toBe(unorderedKey(nameTokens('PLA-Silk')));
    expect(cleanName('  "Galaxy®  Black Filament" ')).toBe('Galaxy Black');
    expect(cleanName('Filament')).toBe('Filament');
    expect(cleanName('\u200BFire\u00AD Red')).toBe('Fire Red');
  });
});

describe('brands of filament', () => {
  const brands = new FilamentBrands({
    acme: { name: 'Acme', aliases: ['Acme 3D'], lines: ['AcmeLite'], website: 'https://example.org' },
  });

  it('are recognised in every spelling, which is removed from product names', () => {
    expect(brands.of('ACME-3d', 'Acme 3D PLA')).toEqual({ brand: 'acme', name: 'PLA' });
    expect(brands.of('acme', 'Acme')).toEqual({ brand: 'acme', name: 'Acme' });
    expect(brands.of('acme', 'Acmeite PLA')).toEqual({ brand: 'acme', name: 'Acmeite PLA' });
    expect(brands.of('nobody', 'PLA')).toBeNull();
  });

  it('have lines, whose name is prepended to product names', () => {
    expect(brands.of('Acme Lite', 'PLA')).toEqual({ brand: 'acme', name: 'AcmeLite PLA' });
    expect(brands.of('AcmeLite', 'Acmelite PLA')).toEqual({ brand: 'acme', name: 'Acmelite PLA' });
  });
});

describe('templates', () => {
  const range = { nozzle_temperature_c: { min: 190, max: 230 } };

  it('are the database’s defaults of a type, compared as whole ranges', () => {
    const report = new Report();
    const defaults = (type: string, field: string) =>
      type === 'PLA' && field === 'nozzle_temperature_c' ? [{ min: 190, max: 230 }] : [];
    const rows = [row(range), row({ nozzle_temperature_c: { min: 190, max: 220 } }), row({ ...range, type: 'PHA' })];
    const [same, other, elsewhere] = removeTemplates(rows, defaults, report);
    expect(same).toEqual({ ...row(), templates: ['nozzle_temperature_c'] });
    expect(other).toMatchObject({ nozzle_temperature_c: { max: 220 }, templates: [] });
    expect(elsewhere).toMatchObject({ ...range, templates: [] });
    expect(report.counts()).toEqual([['template of the type: nozzle_temperature_c', 1]]);
  });

  it.each([
    ['five brands and more than a quarter', ['a', 'b', 'c', 'd', 'e'], 14, 0],
    ['four brands', ['a', 'b', 'c', 'd', 'a'], 4, 5],
    ['a quarter of the products', ['a', 'b', 'c', 'd', 'e'], 15, 5],
  ])('depend on how widely a value is shared: by %s', (_, brands, others, left) => {
    const rows = [
      ...brands.map((brand) => row({ brand, density_g_cm3: 1.24 })),
      ...Array.from({ length: others }, (__, place) => row({ density_g_cm3: 1.3 + place / 100 })),
    ];
    const kept = removeTemplates(rows, () => [], new Report()).filter((one) => one.density_g_cm3 === 1.24);
    expect(kept).toHaveLength(left);
  });
});

describe('rejected values', () => {
  it('are impossible figures, reported with their place in the source', () => {
    const report = new Report();
    const right = { chamber_temperature_c: { min: 20, max: 40 }, drying_time_h: 6 };
    const wrong = { nozzle_temperature_c: { min: 230, max: 190 }, bed_temperature_c: { min: 60 } };
    expect(checkFigures(row({ density_g_cm3: 1240, ...wrong, ...right }), report)).toEqual(right);
    expect(report.leftOut('density_g_cm3 outside 0.3 to 5.5')).toEqual(['acme/PLA: 1240']);
    expect(report.counts().map(([reason]) => reason)).toEqual([
      'density_g_cm3 outside 0.3 to 5.5',
      'nozzle_temperature_c is a range with min above max',
      'bed_temperature_c lacks an end',
    ]);
  });

  it('are invalid colours, barcodes with a wrong check digit and impossible sizes', () => {
    const report = new Report();
    const sizes = [
      { diameter_mm: 1.75, weight_g: 1000, spool_weight_g: 6975337030119, gtin: '4006381333931' },
      { diameter_mm: 1.75, weight_g: 500, gtin: '4006381333932' },
      { diameter_mm: 1750 },
    ];
    const red = { name: 'Red', hexes: ['f00', 'ff000080'], traits: ['matte', 'matte'], sizes };
    expect(checkColour(red, 'x', report)).toEqual({
      ...{ name: 'Red', hexes: ['#FF0000'], traits: ['matte'] },
      sizes: [
        { diameter_mm: 1.75, weight_g: 1000, gtin: '4006381333931' },
        { diameter_mm: 1.75, weight_g: 500 },
      ],
      identifiers: { gtin: ['4006381333931'] },
    });
    expect(report.counts().map(([reason]) => reason)).toEqual([
      'spool_weight_g outside 5 to 3000',
      'a barcode with a wrong check digit',
      'diameter_mm outside 1 to 3.2',
      'an invalid colour',
    ]);
    expect(checkColour({ name: ' ', hexes: [], traits: [], sizes: [] }, 'x', report)).toBeUndefined();
  });

  it('are invalid links', () => {
    const report = new Report();
    expect(checkLink('https://example.org/a b.pdf', 'x', report)).toBe('https://example.org/a%20b.pdf');
    expect([checkLink(undefined, 'x', report), checkLink('ask us', 'x', report)]).toEqual([undefined, undefined]);
    expect(report.counts()).toEqual([['not the address of a web page, or too long for one', 1]]);
  });
});

describe('barcodes', () => {
  it('are validated by their check digit', () => {
    const right = ['4006381333931', '96385074', '036000291452', '10614141000415'];
    expect([...right, '4006381333930', '123', '0000000000000x'].filter(isBarcode)).toEqual(right);
  });
});

describe('two entries of one product', () => {
  it('are merged: the first leads, stated values replace templates, and both must be discontinued', () => {
    const first = { name: 'PLA', material: 'pla', templates: ['density_g_cm3'], discontinued: true as const };
    const more = { density_g_cm3: 1.25, identifiers: { filament_id: ['A'] }, colours: [{ name: 'Red' }] };
    const second = { name: 'PLA', material: 'pla-plus', ...more };
    expect(mergeProducts([first, second])).toEqual({ name: 'PLA', material: 'pla', ...more });
  });

  it('have each colour once, with the sizes of both except less precise ones', () => {
    const sizes = [{ diameter_mm: 1.75 }, { diameter_mm: 1.75, weight_g: 1000 }];
    const red = { name: 'Red', traits: ['matte'], sizes, identifiers: { spoolmandb_id: ['a'] } };
    const identifiers = { spoolmandb_id: ['a', 'b'] };
    const other = { name: 'RED', hexes: ['#FF0000'], sizes: [{ diameter_mm: 2.85 }], identifiers };
    const both = [{ diameter_mm: 1.75, weight_g: 1000 }, { diameter_mm: 2.85 }];
    expect(mergeColours([red, { name: 'Blue' }, other])).toEqual([
      { name: 'Red', hexes: ['#FF0000'], traits: ['matte'], sizes: both, identifiers },
      { name: 'Blue' },
    ]);
  });
});

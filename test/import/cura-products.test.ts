import { describe, expect, it } from 'vitest';
import { curaProducts, readMaterials } from '../../scripts/import/cura/material.js';
import { filamentFiles } from '../../scripts/import/importer.js';
import { PrinterNaming } from '../../scripts/import/machine.js';
import { Report } from '../../scripts/import/report.js';
import { type Files, folderOf } from '../support/folder.js';
import { materialNames } from './fixtures/candidates.js';

const PLAIN = { brand: 'Spool', type: 'PLA', color: 'Generic', code: '#ffc924', density: 1, diameter: 1.75 };

/** Fields of a material that differ from a plain one. */
type Given = Partial<typeof PLAIN> & { label?: string };

/** A material file of fdm_materials; its GUID is the file's name. */
function file(guid: string, given: Given = {}): Files {
  const { brand, type, color, label, code, density, diameter } = { ...PLAIN, label: undefined, ...given };
  const labelled = label === undefined ? '' : `<label>${label}</label>`;
  return {
    [`resources/materials/${guid}.xml.fdm_material`]: `<fdmmaterial xmlns="http://www.ultimaker.com/material" version="1.3">
  <metadata>
    <name><brand>${brand}</brand><material>${type}</material><color>${color}</color>${labelled}</name>
    <GUID>${guid}</GUID><color_code>${code}</color_code>
  </metadata>
  <properties><density>${density}</density><diameter>${diameter}</diameter></properties>
  <settings/>
</fdmmaterial>`,
  };
}

const materials = {
  names: materialNames(['pla', 'petg', 'pa'], {
    ignored: [{ words: ['breakaway'], because: 'a mixture for supports' }],
    grades: { pla: [{ material: 'pla-tough', words: ['tough'] }] },
  }),
  known: new Set(['pla', 'pla-tough', 'petg', 'pa']),
};
const brands = { spool: { name: 'Spool' }, reel: { name: 'The Reel', aliases: ['Reel'] } };
function read(files: Files[], report = new Report()) {
  const root = folderOf(Object.assign({}, ...files));
  return curaProducts(readMaterials(`${root}/resources/materials`), materials, brands, report);
}

describe('the products of fdm_materials', () => {
  it('have the GUIDs of all colors and diameters', () => {
    const { brands: found } = read([
      file('c', { color: 'Black', code: '#0e0e10', density: 1.2 }),
      file('b', { color: 'Signal Red', code: '#bb1e10', density: 1.2, diameter: 2.85 }),
      file('a', { label: 'Any color PLA', density: 1.2 }), // its shade is not a colour of the product
    ]);
    expect([...found.keys()]).toEqual(['spool']);
    expect(found.get('spool')).toEqual([
      {
        ...{ name: 'PLA', material: 'pla', type: 'PLA', diameters_mm: [1.75, 2.85], density_g_cm3: 1.2 },
        identifiers: { fdm_materials_guid: ['a', 'b', 'c'] },
        colours: [
          { name: 'Black', hexes: ['#0E0E10'] },
          { name: 'Signal Red', hexes: ['#BB1E10'] },
        ],
      },
    ]);
  });

  it.each([
    [{}, 'PLA'],
    [{ label: 'PLA+ Dark Gray', color: 'Dark Grey' }, 'PLA+'],
    [{ label: 'Bronze' }, 'Bronze PLA'], // does not name a material
    [{ label: 'Pro PLA (of some resin)' }, 'Pro PLA'],
    [{ label: 'PLA 1030 - Deprecated' }, 'PLA 1030'],
    [{ label: 'Spool PLA' }, 'PLA'],
    [{ label: 'BS PLA Sky', brand: 'Best Spool', color: 'Sky' }, 'PLA'],
    [{ label: 'Tough', type: 'Tough PLA' }, 'Tough PLA'],
    [{ label: 'ToughPLA', type: 'Tough PLA' }, 'Tough PLA'],
    [{ label: 'Toutes', color: 'toutes couleurs' }, 'Toutes PLA'],
    [{ brand: 'Reel HD' }, 'HD PLA'], // a line of the brand
  ])('are named after the fields of the file: %j', (given: Given, name) => {
    expect([...read([file('a', given)]).brands.values()].flat().map((product) => product.name)).toEqual([name]);
  });

  it('belong to a known brand in any spelling, or else to one named after it', () => {
    const spelled = ['SPOOL', 'Reel', 'the reel', 'Somebody Else'].map((brand, index) => file(`g${index}`, { brand }));
    expect([...read(spelled).brands.keys()]).toEqual(['reel', 'somebody-else', 'spool']);
  });

  it('without a brand are generic', () => {
    const { generic, brands: branded } = read([
      file('b', { brand: 'Generic', diameter: 2.85 }),
      file('a', { brand: 'Generic' }),
      file('c', { brand: 'Generic', type: 'Tough PLA' }),
    ]);
    expect(generic).toEqual([
      { name: 'Generic PLA', vendor: 'Generic', material: 'pla', guids: ['a', 'b'] },
      { name: 'Generic Tough PLA', vendor: 'Generic', material: 'pla-tough', guids: ['c'] },
    ]);
    expect(branded.size).toBe(0);
  });

  it('omit a density equal to the generic file’s, or shared by several polymers', () => {
    const products = read([
      file('a', { brand: 'Generic', density: 1.24 }),
      file('b', { type: 'Tough PLA', density: 1.24 }),
      file('c', { brand: 'Reel', type: 'PLA', density: 1.1 }),
      file('d', { brand: 'Reel', type: 'PETG', density: 1.1 }),
      file('e', { brand: 'Other', type: 'PETG', density: 1.24 }),
    ]).brands;
    const said = [...products.values()]
      .flat()
      .map(({ name, density_g_cm3, templates }) => [name, density_g_cm3, templates]);
    expect(said).toEqual([
      ['PETG', 1.24, undefined],
      ['PETG', undefined, ['density_g_cm3']],
      ['PLA', undefined, ['density_g_cm3']],
      ['Tough PLA', undefined, ['density_g_cm3']],
    ]);
  });

  it('omit and report impossible values, and are left out without a known material', () => {
    const report = new Report();
    const { brands: found } = read(
      [
        file('a', { density: 1600, diameter: 1.74, color: 'Red', code: 'red' }),
        file('b', { type: 'Breakaway' }),
        file('c', { type: 'Clay' }),
      ],
      report,
    );
    const pla = { name: 'PLA', material: 'pla', type: 'PLA', identifiers: { fdm_materials_guid: ['a'] } };
    expect(found.get('spool')).toEqual([{ ...pla, colours: [{ name: 'Red' }] }]);
    expect(report.counts()).toEqual([
      ['no record for its material: a mixture for supports', 1],
      ['matches no row of data/material-names.yaml: add one', 1],
      ['impossible diameter in fdm_materials', 1],
      ['impossible density in fdm_materials', 1],
    ]);
  });
});

describe('the filament files of a source', () => {
  const none = { names: new PrinterNaming({}), excluded: {}, printers: new Set<string>() };
  const options = { ...none, materials, report: new Report() };

  it('are one per brand and one of generic materials for a checkout of Cura', () => {
    const root = folderOf({ ...file('a'), ...file('b', { brand: 'Generic' }) });
    expect([...filamentFiles('cura', root, [], brands, options).keys()]).toEqual([
      'filament-presets.json',
      'filaments/spool.json',
    ]);
  });

  it('do not exist without filaments', () => {
    expect(filamentFiles('cura', folderOf(), [], brands, options).size).toBe(0);
    expect(filamentFiles('orca', folderOf(), [], brands, options).size).toBe(0);
  });
});

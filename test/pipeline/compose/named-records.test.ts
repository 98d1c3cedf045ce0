import { describe, expect, it } from 'vitest';
import { composeNames } from '../../../scripts/pipeline/compose/named-records.js';
import type { Records } from '../../../scripts/pipeline/compose/records.js';
import type { Dataset } from '../../../scripts/pipeline/load/dataset.js';

const printer = (id: string, brand_id: string, brand: string, model: string, aliases: string[] = []) => {
  return { id, brand_id, brand, model, aliases };
};
const named = (id: string, name: string, name_zh: string, aliases: string[]) => ({ id, name, name_zh, aliases });

const PRINTERS = [
  printer('acme-one', 'acme', 'Acme Corp', 'One', ['Number One']),
  printer('apex-one', 'apex', 'Apex', 'One'),
  printer('apex-acme-one', 'apex', 'Apex', 'Acme One'), // its model alone is the id of another
  printer('apex-v2', 'apex', 'Apex', 'V-2'),
  printer('acme-i3', 'acme', 'Acme Corp', 'i3'), // two others have an i3 and more
  printer('apex-i3-mega', 'apex', 'Apex', 'i3 Mega'),
  printer('peak-i3-pro', 'peak', 'Peak', 'i3 Pro'),
  printer('acme-mini', 'acme', 'Acme Corp', 'Mini'), // one other has it
  printer('apex-mini-xl', 'apex', 'Apex', 'Mini XL'),
  printer('peak-core-300', 'peak', 'Peak', 'Core 300'),
  printer('peak-core-350', 'peak', 'Peak', 'Core 350'),
];

function names(redirects: object = {}) {
  const dataset = {
    brands: {
      value: {
        acme: { name: 'Acme Corp', aliases: ['AC', '顶点'], vendors: ['ACME3D'] },
        apex: { name: 'Apex' },
        peak: { name: 'Peak' },
        unused: { name: 'Unused' },
      },
    },
    printers: new Map(PRINTERS.map(({ id, brand_id }) => [id, { value: { brand: brand_id } }])),
    symptoms: new Map([['strings', { value: { spellings: { en: ['stringy'], zh: ['牵丝'] } } }]]),
    redirects: { value: redirects },
    wellKnown: { value: { printers: ['apex-one'] } },
  } as unknown as Dataset;
  const records = {
    printers: PRINTERS,
    materials: [named('pla', 'PLA', '聚乳酸', ['Polylactic acid']), named('pa', 'PA', '尼龙', ['Nylon'])],
    rules: [
      named('strings', 'Stringing', '拉丝', ['hairs', 'blobs']),
      named('oozing', 'Oozing', '漏料', ['hairs']),
      named('blobs', 'Blobs', '疙瘩', []),
    ],
  } as unknown as Records;
  return composeNames(dataset, records);
}

describe('the list of names', () => {
  const all = names();

  it('has ids, names, aliases and the sources’ spellings of a brand, without separators', () => {
    const named = (id: string, ...names: string[]) => Object.fromEntries(names.map((name) => [name, [id]]));
    const acme = named('acme', 'ac', 'acme', 'acme3d', 'acmecorp', '頂點', '顶点');
    expect(all.brands).toEqual({ ...acme, apex: ['apex'], peak: ['peak'] });
    expect(all.materials).toEqual({
      ...named('pa', 'nylon', 'pa', '尼龍', '尼龙'),
      ...named('pla', 'pla', 'polylacticacid', '聚乳酸'),
    });
  });

  it('has all machines of a model of two brands, best known first, and no brand without printers', () => {
    expect(all.brands.unused).toBeUndefined();
    expect(all.printers).toMatchObject({
      one: ['apex-one', 'acme-one'],
      core: ['peak-core-300', 'peak-core-350'],
      peakcore: ['peak-core-300', 'peak-core-350'],
      v2: ['apex-v2'],
      acmecorpone: ['acme-one'],
      // An alias, alone and behind the brand.
      numberone: ['acme-one'],
      acmecorpnumberone: ['acme-one'],
    });
  });

  it('omits a model that starts the models of two other brands', () => {
    expect(all.printers.i3).toBeUndefined();
    expect(all.printers).toMatchObject({ acmecorpi3: ['acme-i3'], mini: ['acme-mini'] });
  });

  it('resolves an id to itself, whatever else has that name', () => {
    expect(all.printers.acmeone).toEqual(['acme-one']);
    expect(all.symptoms.blobs).toEqual(['blobs']);
  });

  it('keeps all symptoms that share an alias, and has what people type, in both Chinese scripts', () => {
    expect(all.symptoms.hairs).toEqual(['strings', 'oozing']);
    for (const name of ['stringy', '拉丝', '拉絲', '牵丝', '牽絲']) expect(all.symptoms[name]).toEqual(['strings']);
  });

  it('has redirects, which take precedence over names', () => {
    const { printers } = names({ printers: { 'acme-old': 'acme-one', 'number-one': 'apex-one' } });
    expect(printers.acmeold).toEqual(['acme-one']);
    expect(printers.numberone).toEqual(['apex-one']);
  });

  it('is ordered by the data alone: printers by how well known they are, all else by name', () => {
    const { printers, ...others } = all;
    expect(Object.keys(printers)[0]).toBe('apexone');
    for (const table of Object.values(others))
      expect(Object.keys(table)).toEqual(Object.keys(table).toSorted((a, b) => (a < b ? -1 : 1)));
  });
});

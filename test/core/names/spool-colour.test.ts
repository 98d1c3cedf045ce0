import { describe, expect, it } from 'vitest';
import { resolveName } from '../../../core/names/resolve.js';
import type { FurtherNames } from '../../../core/names/spellings.js';
import { colourCalled } from '../../../core/names/spool-colour.js';

const further: FurtherNames = {
  printers: {},
  materials: { prusamentpetg: ['petg'], prusamentpetggalaxy: ['petg'] },
  products: [
    ['prusament--petg', 'prusament', 'petg', 'Prusament PETG', null, null],
    ['prusament--petg-galaxy', 'prusament', 'petg', 'Prusament PETG Galaxy', null, null],
  ],
  filaments: { prusamentpetg: [0], prusamentpetggalaxy: [1] },
};
const own = [
  { id: 'prusament--petg', colours: [{ name: 'Jet Black' }, { name: 'Galaxy Red' }] },
  { id: 'prusament--petg-galaxy', colours: [{ name: 'Black' }] },
];
let read: string[] = [];
const label = { filament: 'prusament--petg', material: 'petg', colour: 'Jet Black' };
const lists = {
  names: async () => ({ brands: {}, printers: {}, materials: { petg: ['petg'] }, symptoms: {} }) as never,
  furtherNames: async () => further,
  productsOf: async (brand: string) => {
    read.push(brand);
    return own;
  },
  labels: async (path: string) => {
    read.push(path);
    return { systems: { gtin: { description: '', description_zh: '', identifiers: { '8594173675001': [label] } } } };
  },
};
const resolve = (name: string) => {
  read = [];
  return resolveName(lists, 'materials', name);
};

describe('a spool named with its colour', () => {
  it.each([
    ['Prusament PETG Jet Black', 'prusament--petg'],
    ['prusament_petg-black jet', 'prusament--petg'],
    ['Prusament PETG Galaxy Black', 'prusament--petg-galaxy'],
    ['Prusament PETG Galaxy Red', 'prusament--petg'],
  ])('%s is %s', async (name, filament) => {
    expect(await resolve(name)).toEqual({ ids: ['petg'], filament });
    expect(new Set(read)).toEqual(new Set(['prusament']));
  });

  it('is not found with a colour it lacks, and unknown names load no file', async () => {
    expect(await resolve('Prusament PETG Pink')).toMatchObject({ ids: null, several: false });
    expect(await resolve('Nobody PLA Black')).toMatchObject({ ids: null });
    expect(read).toEqual([]);
  });

  it('is found with its words in any order', () => {
    expect(colourCalled({ id: '', colours: [{ name: 'Cold White' }] }, 'white cold')).toBe('Cold White');
    expect(colourCalled({ id: '', colours: [{ name: 'Cold White' }] }, 'white')).toBeNull();
    expect(colourCalled({ id: '', colours: [{ name: 'White' }, { name: 'Gold' }] }, '金色')).toBe('Gold');
  });
});

it('a spool’s barcode yields its product and its material in one file', async () => {
  expect(await resolve('0859-4173675001')).toEqual({ ids: ['petg'], filament: 'prusament--petg' });
  expect(read).toEqual([`/api/v1/identify/labels/${read[0]?.slice(-7)}`]);
  expect(await resolve('8594173675002')).toMatchObject({ ids: null });
});

import { describe, expect, it } from 'vitest';
import { splitNames } from '../../../scripts/import/filaments/openprinttag/index.js';
import { Vocabulary } from '../../../scripts/import/filaments/vocabulary.js';

/** Three brands with the same names for products and colours, and a fourth with one known product. */
const product = (name: string, ...colours: string[]) => ({
  name,
  material: 'pla',
  colours: colours.map((colour) => ({ name: colour })),
});
const products = [
  product('PLA', 'Red', 'Dark Red', 'Dark Blue', 'Fire Red'),
  product('Matte PLA', 'Red', 'Blue'),
  product('PLA Basic', 'Blue', 'Dark Blue'),
];
const brands = { a: products, b: products, c: products, acme: [product('PLA Ultra Violet')] };
const vocabulary = new Vocabulary(new Map(Object.entries(brands)));
const context = {
  brand: 'acme',
  ownWords: new Set(['acme']),
  vocabulary,
  materialOf: (name: string) => (/matte/i.test(name) ? 'matte' : 'plain'),
  saysPolymer: (name: string) => /pla/i.test(name),
};
const split = (...names: string[]) =>
  splitNames(names, context).map((one) => one && `${one.product} | ${one.colour ?? '-'}`);

describe('names of a product with a colour', () => {
  it('are split at a known product of the brand, in any word order', () => {
    expect(split('Ultra Violet PLA Dawn')).toEqual(['PLA Ultra Violet | Dawn']);
    expect(split('PLA Ultra Violet')).toEqual(['PLA Ultra Violet | -']);
  });

  it('are split at the longest product that three of them share', () => {
    expect(split('PLA Zing Ruby', 'PLA Zing Opal', 'PLA Zing Coral')).toEqual([
      'PLA Zing | Ruby',
      'PLA Zing | Opal',
      'PLA Zing | Coral',
    ]);
    // Two brands are not enough if the word beside the colour is unknown, but are if it is known.
    expect(split('PLA Zing Ruby', 'PLA Zing Opal')).toEqual(['PLA | Zing Ruby', 'PLA | Zing Opal']);
    expect(split('Ruby PLA', 'Opal PLA')).toEqual(['PLA | Ruby', 'PLA | Opal']);
  });

  it('keep colour words out of the product', () => {
    expect(split('PLA Dark Opal', 'PLA Dark Ruby', 'PLA Dark Coral')).toEqual([
      'PLA | Dark Opal',
      'PLA | Dark Ruby',
      'PLA | Dark Coral',
    ]);
  });

  it('keep words of products and of the brand out of the colour, and the material unchanged', () => {
    expect(split('Matte Dark Red PLA', 'PLA Red Matte')).toEqual(['Matte PLA | Dark Red', 'Matte PLA | Red']);
    expect(split('PLA - "Fire Red"', 'PLA, Blue', 'PLA (Dark Blue)')).toEqual([
      'PLA | Fire Red',
      'PLA | Blue',
      'PLA | Dark Blue',
    ]);
    expect(split('PLA Acme Red')).toEqual([null]);
  });

  it('are split at a known colour if they name the polymer', () => {
    expect(split('PLA Basic Dark Blue')).toEqual(['PLA Basic | Dark Blue']);
    expect(split('Zing Red')).toEqual([null]);
  });

  it('are rejected if a colour word remains, and otherwise separate products', () => {
    expect(split('Deep Fire')).toEqual([null]);
    expect(split('WonderStuff 90')).toEqual(['WonderStuff 90 | -']);
    // Another product's name with an unknown word is not a separate product.
    expect(split('PLA Basic Red', 'Basic Quirk Nova PLA')).toEqual(['PLA Basic | Red', null]);
  });
});

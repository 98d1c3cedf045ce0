import { describe, expect, it } from 'vitest';
import { PRINT_MODE, PrinterNaming } from '../../scripts/import/machine.js';

const names = new PrinterNaming({
  acme: { name: 'Acme', vendors: ['ACME3D'], prefixes: ['AC'], models: { 'one-mk-2': 'One Mk2', 'two-old': 'Two' } },
  'big-blue': { name: 'Big Blue' },
});
const of = (vendor: string, model: string) => {
  const name = names.normalize(vendor, model);
  return name && `${name.id} = ${name.brand} / ${name.model}`;
};

describe('a machine’s name', () => {
  it.each([
    ['Acme', 'Acme One', 'acme-one = acme / One'],
    ['Acme', 'One', 'acme-one = acme / One'],
    ['ACME3D', 'acme One', 'acme-one = acme / One'],
    ['acme', 'ACME3D  One', 'acme-one = acme / One'],
    ['Acme', 'AC-One', 'acme-one = acme / One'],
    ['Acme', 'AC 500', 'acme-500 = acme / 500'],
    ['Acme', 'Acme', 'acme-acme = acme / Acme'], // nothing would remain
    ['Acme', 'Acmeter', 'acme-acmeter = acme / Acmeter'], // the brand counts only as a whole word
    ['Acme', 'One MK 2', 'acme-one-mk2 = acme / One Mk2'],
    ['Acme', 'Two (old)', 'acme-two = acme / Two'],
    ['Acme', 'One+', 'acme-one-plus = acme / One+'],
    ['Acme', 'One & Two', 'acme-one-and-two = acme / One & Two'],
    ['Acme', 'constructor', 'acme-constructor = acme / constructor'],
    ['Big-Blue', 'Big Blue X_1', 'big-blue-x-1 = big-blue / X_1'],
  ])('%s, %s', (vendor, model, expected) => {
    expect(of(vendor, model)).toBe(expected);
  });

  it('is unknown for a vendor that no brand lists', () => {
    expect(of('Nobody', 'One')).toBeNull();
    expect(of('constructor', 'One')).toBeNull();
  });

  it.each([
    ['One Copy Mode', true],
    ['One (Mirror)', true],
    ['One Duplication', true],
    ['One Duplicate mode', true],
    ['Copymaster', false],
    ['Mirror One', false],
    ['One', false],
  ])('%s is a print mode: %s', (model, expected) => {
    expect(PRINT_MODE.test(model)).toBe(expected);
  });
});

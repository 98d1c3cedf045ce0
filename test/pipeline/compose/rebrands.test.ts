import { describe, expect, it } from 'vitest';
import { smallComposed } from '../../support/small-dataset.js';

describe('a machine that another brand sells', () => {
  it('is linked with the original in both directions, with the source', () => {
    const source = 'https://example.org/readme';
    const rebrand_of = { printer: 'acme-one', source, read: 'lists both as the same hardware' };
    const { printers } = smallComposed({
      printers: { 'apex-cube': { rebrand_of } },
    }).records;
    const [one, cube] = ['acme-one', 'apex-cube'].map((id) => printers.find((printer) => printer.id === id));
    expect([one?.rebrand_of, one?.rebrands]).toEqual([null, ['apex-cube']]);
    expect([cube?.rebrand_of, cube?.rebrands]).toEqual(['acme-one', []]);
    expect(cube?.provenance.curated).toContainEqual({ field: 'rebrand_of', source, passage: rebrand_of.read });
  });
});

import { describe, expect, it } from 'vitest';
import { MissingFileError, OpenPrintData, type Source } from '../../clients/typescript/src/index.js';
import { SPOOL_FILES } from '../support/spool.js';

const source: Source = {
  name: 'files',
  text: async (path) => {
    const text = SPOOL_FILES[path];
    if (text === undefined) throw new MissingFileError(path, 'files');
    return text;
  },
};
const data = new OpenPrintData({ source });
const said = (all: readonly { id: string; figures_of: string; filament: string | null }[]) =>
  all.map(({ id, figures_of, filament }) => [id, figures_of, filament]);

describe('a spool instead of a material', () => {
  const own = [
    ['one--0.4--poly--terra', 'product_on_this_printer', 'poly--terra'],
    ['one--0.6--pla', 'material', 'poly--terra'],
  ];

  it('is listed on a printer as by the service', async () => {
    expect(said(await data.profiles.list({ printer: 'One', material: 'Poly Terra' }).all())).toEqual(own);
    const { data: page, meta } = await data.profiles
      .list({ printer: 'one', material: 'poly--terra' })
      .page(2, { limit: 1 });
    expect([said(page), meta]).toEqual([own.slice(1), { total: 2, page: 2, limit: 1 }]);
  });

  it('is listed without a printer by its presets, or otherwise by its material', async () => {
    expect(said(await data.profiles.list({ material: 'Poly Terra' }).all())).toEqual(own.slice(0, 1));
    const expected = [
      ['one--0.4--pla', 'material', null],
      ['one--0.6--pla', 'material', null],
    ];
    expect(said(await data.profiles.list({ material: 'Other Terra' }).all())).toEqual(expected);
  });

  it('gives its own profile for a nozzle', async () => {
    expect(said([await data.profiles.get('one', 'Poly Terra')])).toEqual(own.slice(0, 1));
    expect(said([await data.profiles.get('one', 'Poly Terra', { nozzle: 0.6 })])).toEqual(own.slice(1));
    expect(said([await data.profiles.get('one', 'PLA')])).toEqual([['one--0.4--pla', 'material', null]]);
  });

  it('gives a setup its name and its profile', async () => {
    const { material, profile } = await data.setup({ printer: 'one', material: 'Poly Terra' });
    expect([material?.id, material?.name, profile?.filament]).toEqual(['pla', 'Poly Terra', 'poly--terra']);
  });

  it('has no profile on a printer without one for its material', async () => {
    await expect(data.profiles.get('two', 'Poly Terra')).rejects.toMatchObject({ code: 'no_profile' });
    expect(await data.profiles.list({ printer: 'two', material: 'Poly Terra' }).all()).toEqual([]);
  });
});

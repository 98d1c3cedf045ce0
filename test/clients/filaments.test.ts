import { describe, expect, it } from 'vitest';
import { folder } from '../../clients/typescript/src/folder.js';
import { OpenPrintData } from '../../clients/typescript/src/index.js';
import { FILES } from '../../core/contract/paths.js';
import { call } from '../support/command.js';
import { counted } from '../support/counted.js';
import { shared } from '../support/shared.js';

const client = async () => new OpenPrintData({ source: folder(await shared('frozen')) });

describe('branded filaments in the client', () => {
  it('are listed by brand, under any of its names', async () => {
    const data = await client();
    const brands = await data.filaments.brands();
    expect(brands.map(({ id }) => id)).toEqual(['acme-labs', 'spindle']);
    for (const brand of ['acme-labs', 'Acme Labs', 'ACME_LABS'])
      expect((await data.filaments.list(brand)).map(({ id }) => id)).toEqual([
        'acme-labs--petg',
        'acme-labs--pla-basic',
      ]);
  });

  it.each(['acme-labs--pla-basic', 'Acme Labs PLA Basic', 'acme labs pla-basic'])('are found as %s', async (name) => {
    expect(await (await client()).filaments.get(name)).toMatchObject({ id: 'acme-labs--pla-basic', material: 'pla' });
  });

  it('are found by their earlier ids', async () => {
    const redirects = { filaments: { 'acme-labs--basic': 'acme-labs--pla-basic' } };
    const { filaments } = counted(folder(await shared('frozen')), { [FILES.redirects]: redirects }).data;
    expect(await filaments.get('acme-labs--basic')).toMatchObject({ id: 'acme-labs--pla-basic' });
    await expect(filaments.get('acme-labs--other')).rejects.toMatchObject({ code: 'unknown_filament' });
  });

  it('that are unknown are rejected with the nearest ids', async () => {
    const data = await client();
    const unknownFilament = { code: 'unknown_filament', suggestions: ['acme-labs--pla-basic'] };
    await expect(data.filaments.get('Acme Labs PLA Basik')).rejects.toMatchObject(unknownFilament);
    await expect(data.filaments.list('Spindl')).rejects.toMatchObject({ code: 'unknown_filament_brand' });
    await expect(data.filaments.get(' ')).rejects.toMatchObject({ code: 'empty_value' });
  });
});

describe('the filament command', () => {
  const run = async (...args: string[]) => call(['filament', ...args], { source: await shared('frozen') });

  it('shows a product, or the products of a brand', async () => {
    expect((await run('acme', 'labs', 'pla', 'basic')).out).toMatch(/^Acme Labs PLA Basic\nacme-labs--pla-basic\n/);
    expect((await run('--brand', 'spindle')).out).toContain('spindle--speed-tpu');
    expect(JSON.parse((await run('spindle--speed-tpu', '--json')).out)).toMatchObject({ brand_id: 'spindle' });
  });

  it('requires either a product or a brand', async () => {
    expect(await run()).toMatchObject({ exit: 64, out: '' });
    expect(await run('x', '--brand', 'spindle')).toMatchObject({ exit: 64, out: '' });
  });
});

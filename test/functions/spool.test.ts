import { describe, expect, it } from 'vitest';
import { etagTree } from '../../core/contract/etag-tree.js';
import { answer } from '../../functions/answer/answer.js';
import type { Assets } from '../../functions/types.js';
import type { Profile } from '../../schemas/generated/record.js';
import { SPOOL_FILES } from '../support/spool.js';

const tree = etagTree(Object.keys(SPOOL_FILES).map((path) => ({ path, sha256: 'a'.repeat(64) })));
const parsed = (path: string) => JSON.parse(SPOOL_FILES[path] ?? 'null');
const assets: Assets = {
  etags: async () => tree,
  version: async () => null,
  names: async () => parsed('/api/v1/names.json'),
  furtherNames: async () => parsed('/api/v1/names-further.json'),
  open: async (path) => {
    const text = SPOOL_FILES[path];
    return text === undefined ? null : { body: new TextEncoder().encode(text) };
  },
};

async function ask(query: string, ifNoneMatch: string | null = null) {
  const url = `/api/v1/profiles?${query}`;
  const { status, headers, body } = await answer({ method: 'GET', url, ifNoneMatch }, { assets });
  const told = body === null ? null : JSON.parse(await new Response(body as Uint8Array<ArrayBuffer>).text());
  return { status, headers, data: (told?.data ?? []) as Profile[], meta: told?.meta };
}

describe('a branded filament in place of a material', () => {
  it('has its own preset on a printer, and the material’s for another nozzle', async () => {
    const { status, headers, data, meta } = await ask('printer=one&material=Poly+Terra');
    expect([status, meta]).toEqual([200, { total: 2, page: 1, limit: 50 }]);
    expect(data.map(({ id, figures_of, filament }) => [id, figures_of, filament])).toEqual([
      ['one--0.4--poly--terra', 'product_on_this_printer', 'poly--terra'],
      ['one--0.6--pla', 'material', 'poly--terra'],
    ]);
    expect(headers['Content-Location']).toBe('/api/v1/profiles?printer=one&material=poly--terra');
    const again = await ask('material=poly--terra&printer=ONE', headers.ETag ?? '');
    expect(again.status).toBe(304);
  });

  it('is cut into pages', async () => {
    const { headers, data, meta } = await ask('printer=one&material=Poly+Terra&limit=1&page=2');
    expect([data.map(({ id }) => id), meta]).toEqual([['one--0.6--pla'], { total: 2, page: 2, limit: 1 }]);
    expect(headers['Content-Location']).toBe('/api/v1/profiles?printer=one&material=poly--terra&page=2&limit=1');
  });

  it('without a printer has the rows of its presets', async () => {
    const { data, headers } = await ask('material=Poly+Terra');
    expect(data.map(({ id }) => id)).toEqual(['one--0.4--poly--terra']);
    expect(data[0]?.process.layer_height_mm).toBeNull();
    expect(headers['Content-Location']).toBe('/api/v1/profiles?material=poly--terra');
  });

  it('without presets is answered for its material', async () => {
    const { data } = await ask('printer=one&material=Other+Terra');
    const expected = [
      ['material', 'other--terra'],
      ['material', 'other--terra'],
    ];
    expect(data.map(({ figures_of, filament }) => [figures_of, filament])).toEqual(expected);
    expect(data[0]?.warnings[0]?.code).toBe('outside_product_range');
    const { headers } = await ask('material=Other+Terra');
    expect(headers['Content-Location']).toBe('/api/v1/profiles/material/pla.json');
  });

  it('is empty on a printer that has neither', async () => {
    expect((await ask('printer=two&material=Poly+Terra')).meta).toMatchObject({ total: 0 });
  });

  it('is not the result of an ambiguous name, or of the material’s name', async () => {
    for (const name of ['Terra', 'PLA']) {
      const { data, headers } = await ask(`printer=one&material=${name}`);
      expect(data.map(({ filament }) => filament)).toEqual([null, null]);
      expect(headers['Content-Location']).toBe('/api/v1/profiles/one/pla.json');
    }
  });
});

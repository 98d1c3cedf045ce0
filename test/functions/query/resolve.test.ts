import { beforeEach, describe, expect, it } from 'vitest';
import { FILES } from '../../../core/contract/paths.js';
import { handle } from '../../../functions/handle.js';
import { folderAssets } from '../../../scripts/pipeline/emit/folder-assets.js';
import { smallRelease } from '../../support/small-release.js';

const MANY = ['acme-one', 'acme-three', 'acme-two', 'other-1', 'other-2', 'other-3', 'other-4'];
const furtherNames = {
  printers: { c12: ['acme-one'], many: MANY, acmetwo: ['acme-one'] },
  materials: { acmeplabasic: ['pla'], gfa00: ['pla'], gfx: ['petg', 'pla'] },
};
const release = smallRelease({ furtherNames });
const plain = folderAssets(release);
let read: string[];
beforeEach(() => {
  read = [];
});
const assets: typeof plain = {
  ...plain,
  names: () => {
    read.push(FILES.names);
    return plain.names();
  },
  furtherNames: () => {
    read.push(FILES.furtherNames);
    return plain.furtherNames();
  },
};

interface ResolveAnswer {
  data: unknown[];
  error?: { code: string; value: string; message: string; message_zh: string; suggestions: string[] };
}

async function ask(query: string) {
  const response = await handle(new Request(`https://example.org/api/v1/profiles?${query}`), { assets });
  return { status: response.status, told: (await response.json()) as ResolveAnswer };
}

describe('a filter', () => {
  it('that is an id reads no list of names; a name reads only the main one', async () => {
    expect((await ask('printer=acme-one&material=PLA')).status).toBe(200);
    expect(read).toEqual([]);
    expect((await ask('printer=AcmeTwo')).status).toBe(200);
    expect(read).toEqual([FILES.names]);
  });

  it('that is not a name is looked up as a product or an identifier', async () => {
    for (const query of ['printer=C12', 'printer=c-12', 'material=Acme+PLA+Basic', 'material=GFA00'])
      expect((await ask(query)).status, query).toBe(200);
    expect(read.filter((file) => file === FILES.furtherNames)).toHaveLength(4);
  });

  it('that is ambiguous is an error with all candidates', async () => {
    const { status, told } = await ask('printer=many');
    expect(status).toBe(404);
    expect(told).toMatchObject({ data: [], error: { code: 'ambiguous', value: 'many', suggestions: MANY } });
    expect(told.error?.message).toBe('"many" means more than one printer: ask with one of the suggested ids.');
    expect(told.error?.message_zh).toContain('多个');
    const { told: material } = await ask('printer=C12&material=GFX');
    expect(material.error).toMatchObject({ code: 'ambiguous', suggestions: ['petg', 'pla'] });
    expect(material.error).not.toHaveProperty('several');
  });

  it('that is unknown is an error with similar names', async () => {
    const { status, told } = await ask('printer=acme-tow');
    expect(status).toBe(404);
    expect(told.error?.suggestions).toContain('acme-two');
    expect(told.error?.message).toBe('No printer is called "acme-tow".');
  });

  it('that is the name of an object property is unknown', async () => {
    for (const value of ['constructor', '__proto__', 'toString'])
      for (const parameter of ['printer', 'material'])
        expect((await ask(`${parameter}=${value}`)).status, value).toBe(404);
  });

  it('of another kind has no further names', async () => {
    const response = await handle(new Request('https://example.org/api/v1/printers?brand=nothing'), { assets });
    expect(response.status).toBe(404);
    expect(read).toEqual([FILES.names]);
  });
});

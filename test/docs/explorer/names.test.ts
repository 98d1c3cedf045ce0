import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { addressesOf } from '../../../docs/src/explorer/addresses.js';
import { EXAMPLES } from '../../../docs/src/explorer/examples.js';
import { KNOWN_PRINTERS } from '../../../docs/src/explorer/known-printers.js';
import { LoadError, Loader } from '../../../docs/src/explorer/load.js';
import { named, UnknownName } from '../../../docs/src/explorer/names.js';
import { pagePath, recordPath } from '../../../functions/paths.js';

const release = inject('release');
const fileOf = (url: string) => path.join(release, url);

/** Reads the release as a static server would give it, without some files. */
function loaderWithout(...missing: string[]): Loader {
  return new Loader('', async (url) =>
    missing.includes(url) || !existsSync(fileOf(url))
      ? new Response('', { status: 404 })
      : new Response(readFileSync(fileOf(url), 'utf8')),
  );
}

describe('what a link names', () => {
  it.each([
    ['printers', 'bambu-lab-p1s', 'bambu-lab-p1s'],
    ['printers', 'Bambu Lab P1S', 'bambu-lab-p1s'],
    ['materials', 'PETG', 'petg'],
    ['symptoms', '拉丝', 'stringing'],
  ] as const)('%s: %s is %s', async (kind, name, id) => {
    expect((await named(loaderWithout(), kind, name)).id).toBe(id);
  });

  it('is unknown with the nearest ids', async () => {
    const error = await named(loaderWithout(), 'printers', 'bambu-lab-p1x').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UnknownName);
    expect((error as UnknownName).suggestions).toContain('bambu-lab-p1s');
  });

  it('is half a release when the name is known and its file is not there', async () => {
    const file = recordPath('printers', 'bambu-lab-p1s');
    const error = await named(loaderWithout(file), 'printers', 'bambu-lab-p1s').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(LoadError);
    expect(error).not.toBeInstanceOf(UnknownName);
    expect((error as LoadError).path).toBe(file);
  });
});

describe('what the page itself points at is in the data', () => {
  it.each(KNOWN_PRINTERS)('%s', (id) => {
    expect(existsSync(fileOf(recordPath('printers', id)))).toBe(true);
  });
  it.each(EXAMPLES)('$text', ({ printer, material }) => {
    expect(existsSync(fileOf(pagePath({ kind: 'profiles', printer, material })))).toBe(true);
  });
});

it('gives the address of an answer as a query and as a file', () => {
  expect(addressesOf({ kind: 'profiles', printer: 'bambu-lab-p1s', material: 'petg' })).toEqual({
    query: '/api/v1/profiles?printer=bambu-lab-p1s&material=petg',
    file: '/api/v1/profiles/bambu-lab-p1s/petg.json',
  });
  expect(addressesOf({ kind: 'materials' })).toEqual({ query: '/api/v1/materials', file: '/api/v1/materials.json' });
});

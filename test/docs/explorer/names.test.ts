import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MissingFileError, UnknownNameError } from '../../../clients/typescript/src/errors.js';
import type { Files } from '../../../clients/typescript/src/files.js';
import { resolveRecord } from '../../../clients/typescript/src/resolve-record.js';
import { pagePath, recordPath } from '../../../core/contract/paths.js';
import { EXAMPLES } from '../../../docs/src/explorer/examples.js';
import { releaseFiles } from '../../../docs/src/explorer/load.js';
import { addressesOf } from '../../../docs/src/explorer/view-parts.js';
import { KNOWN_PRINTERS } from '../../../docs/src/records/printer.js';
import { shared } from '../../support/shared.js';

const frozen = await shared('frozen');
const fileOf = (url: string) => path.join(frozen, url);

/** Reads the frozen release like a static server, without some files. */
function filesWithout(...missing: string[]): Files {
  return releaseFiles('', async (url) =>
    missing.includes(url) || !existsSync(fileOf(url))
      ? new Response('', { status: 404 })
      : new Response(readFileSync(fileOf(url), 'utf8')),
  );
}

it('a name in a link that is known, but has no file, is reported as an incomplete release', async () => {
  const file = recordPath('printers', 'acme-labs-one');
  const error = await resolveRecord(filesWithout(file), 'printers', 'acme-labs-one').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(MissingFileError);
  expect(error).not.toBeInstanceOf(UnknownNameError);
  expect((error as MissingFileError).path).toBe(file);
});

describe('the targets that the page itself links to', () => {
  it.each(KNOWN_PRINTERS)('%s', async (id) => {
    expect(existsSync(path.join(await shared('release'), recordPath('printers', id)))).toBe(true);
  });
  it.each(EXAMPLES)('$text', async ({ printer, material }) => {
    const file = pagePath({ kind: 'profiles', printer, material });
    expect(existsSync(path.join(await shared('release'), file))).toBe(true);
  });
});

it('returns the URL of an answer as a query and as a file', () => {
  expect(addressesOf({ kind: 'profiles', printer: 'bambu-lab-p1s', material: 'petg' })).toEqual({
    query: '/api/v1/profiles?printer=bambu-lab-p1s&material=petg',
    file: '/api/v1/profiles/bambu-lab-p1s/petg.json',
  });
  expect(addressesOf({ kind: 'materials' })).toEqual({ query: '/api/v1/materials', file: '/api/v1/materials.json' });
});

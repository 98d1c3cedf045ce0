import { rmSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FILES } from '../../core/contract/paths.js';
import { handle } from '../../functions/handle.js';
import type { Assets } from '../../functions/types.js';
import { folderAssets } from '../../scripts/pipeline/emit/folder-assets.js';
import { smallRelease } from '../support/small-release.js';

const PRINTERS = '/api/v1/printers.json';

async function ask(assets: Assets, path: string) {
  const said: string[] = [];
  const response = await handle(new Request(`https://example.org${path}`), {
    assets,
    log: (message, error) => said.push(`${message}: ${(error as Error).message}`),
  });
  return { response, said, body: (await response.json()) as { success: boolean; error?: { code: string } } };
}

async function expectUnavailable(assets: Assets, path: string, reason: string) {
  const { response, said, body } = await ask(assets, path);
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('10');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(body).toMatchObject({ success: false, data: [], error: { code: 'data_unavailable' } });
  expect(said).toEqual([`the data cannot be read: ${reason}`]);
}

describe('an incomplete release that nothing checked before', () => {
  it('answers 503 for a missing file, and everything else normally', async () => {
    const folder = smallRelease();
    rmSync(path.join(folder, PRINTERS));
    const assets = folderAssets(folder);
    for (const query of ['/api/v1/printers', PRINTERS, '/api/v1/printers?limit=2'])
      await expectUnavailable(assets, query, `${PRINTERS} is listed but missing`);
    expect((await ask(assets, '/api/v1/materials')).response.status).toBe(200);
  });

  it('answers 503, not an empty list, when an answer would be cut from a truncated file', async () => {
    const folder = smallRelease();
    for (const length of [200, 60, 10, 0]) {
      truncateSync(path.join(folder, PRINTERS), length);
      await expectUnavailable(folderAssets(folder), '/api/v1/printers?limit=2', 'the file is not a complete answer');
    }
  });

  it('answers 503 when the list of files or of names cannot be read', async () => {
    const whole = folderAssets(smallRelease());
    const gone = async () => {
      throw new Error(`${FILES.etags}: 404`);
    };
    await expectUnavailable({ ...whole, etags: gone }, '/api/v1/printers', `${FILES.etags}: 404`);
    await expectUnavailable({ ...whole, names: gone }, '/api/v1/printers?brand=nobody', `${FILES.etags}: 404`);
    expect((await ask({ ...whole, names: gone }, '/api/v1/printers?brand=acme')).response.status).toBe(200);
  });
});

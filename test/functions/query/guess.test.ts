import { describe, expect, it } from 'vitest';
import { handle } from '../../../functions/handle.js';
import { folderAssets } from '../../../scripts/pipeline/emit/folder-assets.js';
import { shared } from '../../support/shared.js';

const assets = folderAssets(await shared('release'));
const ask = async (path: string) => {
  const response = await handle(new Request(`https://example.org/api/v1${path}`), { assets });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as { error: { message: string; message_zh: string; suggestions?: string[] } },
  };
};

describe('a guessed address', () => {
  it.each([
    ['/printers/bambu-lab-p1s', '/api/v1/printers/bambu-lab-p1s.json'],
    ['/printers/p1s.json', '/api/v1/printers/bambu-lab-p1s.json'],
    ['/printer/Bambu%20Lab%20P1S', '/api/v1/printers/bambu-lab-p1s.json'],
    ['/settings', '/api/v1/settings.json'],
    ['/brands', '/api/v1/filaments/brands.json'],
    ['/filaments?brand=prusament', '/api/v1/filaments/prusament.json'],
    ['/filaments?brand=Bambu+Lab&material=petg', '/api/v1/filaments/bambu-lab.json'],
    ['/filaments?material=petg&brand=Bambu+Lab', '/api/v1/filaments/bambu-lab.json'],
    ['/filaments/prusament--asa', '/api/v1/filaments/prusament.json'],
    ['/filaments', '/api/v1/filaments/brands.json'],
    ['/troubleshoot/clogged', '/api/v1/troubleshoot/nozzle-clog.json'],
    ['/symptoms/拉丝', '/api/v1/troubleshoot/stringing.json'],
    ['/materials/nylon', '/api/v1/materials/pa.json'],
    ['/profiles/p1s/petg', '/api/v1/profiles/bambu-lab-p1s/petg.json'],
    ['/openapi', '/api/v1/openapi.json'],
    ['/printers/page/1.json', '/api/v1/printers.json'],
    ['/printers/brand/bambu-lab/page/1.json', '/api/v1/printers/brand/bambu-lab.json'],
  ])('%s suggests %s', async (path, meant) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    const notFound = { success: false, error: { code: 'not_found', suggestions: expect.arrayContaining([meant]) } };
    expect(body).toMatchObject(notFound);
    expect(body.error.suggestions?.[0]).toBe(meant);
    expect(body.error.message).toContain(meant);
    expect(body.error.message_zh).toContain(meant);
  });

  it.each(['/nothing', '/%E0%A4%A', `/printers/${'x'.repeat(500)}`])('%s has no suggestion', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body.error.suggestions ?? []).not.toContain(undefined);
    for (const suggestion of body.error.suggestions ?? [])
      expect((await ask(suggestion.replace('/api/v1', ''))).status).toBe(200);
  });

  it('is the index for the root of the version', async () => {
    for (const path of ['', '/']) {
      const { status, headers, body } = await ask(path);
      expect(status).toBe(200);
      expect(headers.get('Content-Location')).toBe('/api/v1/index.json');
      expect(body).toMatchObject({ version: expect.any(String) });
    }
  });
});

describe('a filter on a file', () => {
  it.each([
    ['/printers.json?brand=prusa', 'brand', '/api/v1/printers?brand=prusa'],
    ['/printers.json?page=2', 'page', '/api/v1/printers?page=2'],
    ['/profiles/bambu-lab-p1s/petg.json?limit=1', 'limit', '/api/v1/profiles?limit=1'],
    ['/troubleshoot.json?symptom=stringing', 'symptom', '/api/v1/troubleshoot?symptom=stringing'],
    ['/settings.json?page=1', 'page', 'none for a file'],
  ])('%s is rejected with the intended query', async (path, parameter, allowed) => {
    const { status, body } = await ask(path);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      success: false,
      error: { code: 'unknown_parameter', parameter, allowed: expect.stringContaining(allowed) },
    });
  });

  it('is ignored if the parameter only breaks caches', async () => {
    expect((await ask('/printers.json?v=3&_=12')).status).toBe(200);
  });
});

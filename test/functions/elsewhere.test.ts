import { describe, expect, it } from 'vitest';
import { handle } from '../../functions/handle.js';
import type { Platform } from '../../functions/types.js';
import { folderAssets } from '../../scripts/pipeline/emit/folder-assets.js';
import { smallRelease } from '../support/small-release.js';

const assets = folderAssets(smallRelease());

function platform() {
  const asked: string[] = [];
  let counted = 0;
  const given: Platform = {
    assets,
    count: async () => ({ allowed: ++counted < 0 }),
    elsewhere(method, pathname) {
      asked.push(`${method} ${pathname}`);
      return { status: 404, headers: { 'Content-Type': 'text/html' }, body: new TextEncoder().encode('<h1>Gone</h1>') };
    },
  };
  const ask = (path: string, method = 'GET') => handle(new Request(`https://example.org${path}`, { method }), given);
  return { ask, asked, counted: () => counted };
}

describe('a path outside /api', () => {
  const others = ['/', '/guide/', '/apix', '/API/v1/printers', '/api%2fv1', '/x/../y'];
  it.each(others)('%s is served by the platform, and not counted', async (path) => {
    const { ask, asked, counted } = platform();
    const response = await ask(path);
    expect([response.status, await response.text()]).toEqual([404, '<h1>Gone</h1>']);
    expect(response.headers.get('Content-Type')).toBe('text/html');
    expect(asked).toEqual([`GET ${new URL(path, 'https://example.org').pathname}`]);
    expect(counted()).toBe(0);
  });

  it.each(['/api', '/api/', '/api/v1/printers', '/x/../api/v1'])('is not %s', async (path) => {
    const { ask, asked } = platform();
    expect((await ask(path)).status).toBe(429);
    expect((await ask(path, 'OPTIONS')).status).toBe(204);
    expect(asked).toEqual([]);
  });

  it('is 404 if the platform has no pages', async () => {
    const response = await handle(new Request('https://example.org/guide/'), { assets });
    expect([response.status, await response.json()]).toMatchObject([404, { error: { code: 'not_found' } }]);
  });
});

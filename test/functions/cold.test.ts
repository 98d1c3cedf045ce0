import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { shared } from '../support/shared.js';

const release = await shared('release');
const WORKER = '../../functions/worker.js';

interface Worker {
  fetch(request: Request, env: object): Promise<Response>;
}

/** Sends a request to a new isolate. @returns what it read from the asset store */
async function askCold(url: string) {
  vi.resetModules();
  const { default: worker } = (await import(/* @vite-ignore */ WORKER)) as { default: Worker };
  const read: Record<string, number> = {};
  const ASSETS = {
    fetch: async (address: string) => {
      const { pathname } = new URL(address);
      const file = path.join(release, pathname);
      if (!existsSync(file)) return new Response(null, { status: 404 });
      const content = readFileSync(file);
      read[pathname] = content.length;
      return new Response(content);
    },
  };
  const RATE_LIMIT = { limit: async () => ({ success: true }) };
  const response = await worker.fetch(new Request(`https://example.org${url}`), { ASSETS, RATE_LIMIT });
  return { status: response.status, read };
}

it.each([
  ['/api/v1/profiles?printer=p1s', '/api/v1/profiles/printer/bambu-lab-p1s.json'],
  ['/api/v1/profiles?printer=p1s&material=petg', '/api/v1/profiles/bambu-lab-p1s/petg.json'],
])('%s reads parts of the entity tags and names, not all of them', async (url, answer) => {
  const { status, read } = await askCold(url);
  expect(status).toBe(200);
  const { [answer]: own, ...others } = read;
  expect(own).toBeGreaterThan(0);
  expect(Object.keys(others).filter((file) => !file.startsWith('/api/v1/lookup/'))).toEqual([]);
  // All entity tags and names are 880 KB.
  expect(Object.values(others).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(105_000);
});

it('reads the whole list of names only for another spelling', async () => {
  const { status, read } = await askCold('/api/v1/profiles?printer=p1s+3d+printer');
  expect(status).toBe(200);
  expect(Object.keys(read)).toContain('/api/v1/names.json');
  expect(Object.keys(read)).not.toContain('/api/v1/etags.json');
});

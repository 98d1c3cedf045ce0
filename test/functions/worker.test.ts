import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lookupOfFile } from '../../core/contract/lookup.js';
import { FILES } from '../../core/contract/paths.js';
import { PATIENCE } from '../../functions/answer/answer.js';
import { smallRelease } from '../support/small-release.js';

/** The function as a platform starts it, with bindings that fail as the platform's own never do in a test. */
interface Worker {
  fetch(request: Request, env: object): Promise<Response>;
}

const release = smallRelease();
const never = () => new Promise<never>(() => {});
const failing = () => Promise.reject(new Error('connection lost'));
const asset = async (url: string) => new Response(readFileSync(path.join(release, new URL(url).pathname)));
const unlimited = { limit: async () => ({ success: true }) };

let worker: Worker;
beforeEach(async () => {
  vi.resetModules();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers();
  ({ default: worker } = await vi.importActual<{ default: Worker }>('../../functions/worker.js'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The response after `ms` of the test's clock. */
async function ask(url: string, read: (url: string) => Promise<Response>, ms = 0, limiter: object = unlimited) {
  const answer = worker.fetch(new Request(`https://example.org${url}`), {
    ASSETS: { fetch: read },
    RATE_LIMIT: limiter,
  });
  await vi.advanceTimersByTimeAsync(ms);
  const { status, headers } = await answer;
  return { status, cache: headers.get('Cache-Control') };
}

const DOWN = { status: 503, cache: 'no-store' };
const LIST = '/api/v1/printers';

describe('the function on a platform that hangs or fails', () => {
  const hanging = (file: string) => (url: string) => (url.endsWith(file) ? never() : asset(url));
  it.each([
    ['the digests', lookupOfFile(LIST), LIST],
    ['the names', FILES.names, `${LIST}?brand=ACMEE`],
    ['the file of the answer', `${LIST}.json`, LIST],
    ['a page', '/404', '/nothing'],
  ])('answers 503 when %s cannot be read in time, and the next request as usual', async (_, file, url) => {
    expect(await ask(url, hanging(file), PATIENCE.answer)).toEqual(DOWN);
    const { status } = await ask(url === '/nothing' ? LIST : url, asset);
    expect(status).toBe(url.includes('?') ? 404 : 200);
  });

  it.each([LIST, '/nothing'])('answers 503 when an asset fails: %s', async (url) => {
    expect(await ask(url, failing)).toEqual(DOWN);
    expect((await ask(LIST, asset)).status).toBe(200);
  });

  it('answers 503 when a file to be cut begins and never ends', async () => {
    const stalled = (url: string) =>
      url.endsWith(`${LIST}.json`) ? Promise.resolve(new Response(new ReadableStream())) : asset(url);
    expect(await ask(`${LIST}?limit=2`, stalled, PATIENCE.answer)).toEqual(DOWN);
  });

  it('does not make a request wait for another’s read', async () => {
    const first = worker.fetch(new Request(`https://example.org${LIST}`), {
      ASSETS: { fetch: never },
      RATE_LIMIT: unlimited,
    });
    expect((await ask(LIST, asset)).status).toBe(200);
    await vi.advanceTimersByTimeAsync(PATIENCE.answer);
    expect((await first).status).toBe(503);
  });

  it.each([
    ['hangs', never, PATIENCE.count],
    ['fails', failing, 0],
  ])('serves the request when the limiter %s', async (_, limit, ms) => {
    const { status } = await ask(LIST, asset, ms, { limit });
    expect(status).toBe(200);
    const again = await ask(LIST, asset, ms, { limit });
    expect(again.status).toBe(200);
  });
});

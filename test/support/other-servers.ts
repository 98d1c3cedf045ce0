import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe } from 'vitest';
import { startBrowser } from './browser.js';
import { startEdge } from './edge.js';
import { shared } from './shared.js';
import { startStatic } from './static-server.js';
import { type Viewer, type Visit, visit } from './visit.js';

/** Tests with other servers, on which the site needs only files; each test closes its window. */
export function onOtherServers(
  what: 'site' | 'explorer',
  tests: (look: (viewer: Viewer) => Promise<Visit>, isPlain: boolean) => void,
): void {
  describe.each(['a plain static mirror', 'the edge'])('on %s', (name) => {
    const isPlain = name !== 'the edge';
    let browser: Browser;
    let server: { url: string; close: () => Promise<unknown> };
    beforeAll(async () => {
      const release = await shared(what);
      [browser, server] = await Promise.all([startBrowser(), isPlain ? startStatic(release) : edgeOf(release)]);
    });
    afterAll(() => Promise.all([browser?.close(), server?.close()]));
    tests((viewer) => visit(browser, server.url, viewer), isPlain);
  });
}

async function edgeOf(release: string) {
  const edge = await startEdge(release);
  const { url } = await edge.listen();
  return { url: url.origin, close: () => edge.close() };
}

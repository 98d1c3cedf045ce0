import { expect, it } from 'vitest';
import { startBrowser } from '../support/browser.js';
import { folderOf } from '../support/folder.js';
import { startStatic } from '../support/static-server.js';
import { DESKTOP, visit } from '../support/visit.js';

it('a window reaches no other machine, and says what was asked of one', async () => {
  const addresses = ['https://example.org/a.png', 'http://192.0.2.1/b.png'];
  const images = addresses.map((address) => `<img src="${address}" alt="">`).join('');
  const server = await startStatic(folderOf({ 'index.html': `<!doctype html><title>page</title>${images}` }));
  const browser = await startBrowser();
  const { page, outside, open, settle, close } = await visit(browser, server.url, DESKTOP);
  try {
    const failures: (string | undefined)[] = [];
    page.on('requestfailed', (request) => failures.push(request.failure()?.errorText));
    await open('/');
    await settle();
    expect(outside.toSorted()).toEqual(addresses.toSorted());
    expect(failures).toEqual(['net::ERR_NAME_NOT_RESOLVED', 'net::ERR_NAME_NOT_RESOLVED']);
  } finally {
    await close();
    await browser.close();
    await server.close();
  }
});

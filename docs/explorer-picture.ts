import path from 'node:path';
import { chromium } from '@playwright/test';
import { MEASURED_PAGES } from '../bench/views.js';
import { launchServer } from '../test/support/browser.js';

/**
 * Takes the picture in the README from a running service, in the browser that the tests use:
 *
 *     npx tsx docs/explorer-picture.ts http://localhost:8787
 */
async function main(address: string | undefined): Promise<void> {
  if (address === undefined) throw new Error('say where the service runs, such as http://localhost:8787');
  const shown = MEASURED_PAGES.find(({ name }) => name === 'explorer, a profile');
  if (!shown) throw new Error('bench/views.ts has no page of a profile in the explorer');
  const server = await launchServer();
  try {
    const browser = await chromium.connect(server.wsEndpoint());
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });
    await page.goto(new URL(shown.path, address).href);
    await page.locator(shown.marker).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: path.join(import.meta.dirname, 'src/assets/explorer-profile.png') });
    await browser.close();
  } finally {
    await server.close();
  }
}

await main(process.argv[2]);

import path from 'node:path';
import { chromium } from '@playwright/test';
import { launchServer } from '../../test/support/browser.js';

/** The profile that the README shows, and what is there once it has loaded. */
const SHOWN = { path: '/explorer/?printer=bambu-lab-p1s&material=petg', marker: '.xp[data-ready=true] .xp-key' };

/**
 * Takes the picture in the README from a running service, in the browser that the tests use:
 *
 *     npx tsx docs/social/explorer-picture.ts http://localhost:8787
 */
async function main(address: string | undefined): Promise<void> {
  if (address === undefined) throw new Error('say where the service runs, such as http://localhost:8787');
  const server = await launchServer();
  try {
    const browser = await chromium.connect(server.wsEndpoint());
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });
    await page.goto(new URL(SHOWN.path, address).href);
    await page.locator(SHOWN.marker).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: path.join(import.meta.dirname, '../src/assets/explorer-profile.png') });
    await browser.close();
  } finally {
    await server.close();
  }
}

await main(process.argv[2]);

import { describe, expect, it } from 'vitest';
import { DESKTOP, VIEWERS, visitor } from '../support/visit.js';

/** Sums layout shifts without recent user input, like the metric "cumulative layout shift". */
const WATCH = `globalThis.shifted = 0;
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.shifted += value;
}).observe({ type: 'layout-shift', buffered: true });`;

const PAGES = [
  '/find/?q=petg',
  '/find/?q=ender%203%20petg',
  '/find/?q=GFG99',
  '/calibration/',
  '/calibration/?printer=bambu-lab-p1s&material=petg',
  '/explorer/',
  '/explorer/?printer=creality-ender-3-v3-se&material=petg',
  '/explorer/?printer=bambu-lab-a1-mini&material=asa',
  '/explorer/?printer=bambu-lab-a1-mini',
  '/materials/',
  '/symptoms/stringing/',
  '/symptoms/stringing/?printer=creality-ender-3-v3-se&material=petg&slicer=orcaslicer',
  '/symptoms/stringing/?questions=1',
];

const look = visitor('siteServer');

describe.each(VIEWERS)('late content, $lang at $width px', (viewer) => {
  it.each(PAGES)('causes no layout shift on %s', async (path) => {
    const { page, open, settle } = await look(viewer);
    await page.addInitScript(WATCH);
    await open(path);
    await settle();
    await page.locator('html:not([data-waits])').waitFor();
    expect(await page.evaluate('globalThis.shifted')).toBeLessThan(0.05);
    expect(await page.locator('body > footer').isVisible()).toBe(true);
  });
});

it('the rest of a page is shown even if the script that fills it does not load', async () => {
  const { page, open } = await look(DESKTOP);
  await page.clock.install();
  await page.route(/\/search\.[^/]*\.js$/, () => {});
  await open('/find/?q=petg');
  expect(await page.locator('body > footer').isVisible()).toBe(false);
  await page.clock.runFor(6000);
  expect(await page.locator('body > footer').isVisible()).toBe(true);
});

import { expect, it } from 'vitest';
import { DESKTOP, SOME_VIEWERS, visitor } from '../support/visit.js';
import { shifts } from './cases/shifts.js';

shifts(SOME_VIEWERS);

const look = visitor('siteServer');

it('what follows is shown although the script that fills a page does not come', async () => {
  const { page, open } = await look(DESKTOP);
  await page.clock.install();
  await page.route(/\/search\.[^/]*\.js$/, () => {});
  await open('/find/?q=petg');
  expect(await page.locator('body > footer').isVisible()).toBe(false);
  await page.clock.runFor(6000);
  expect(await page.locator('body > footer').isVisible()).toBe(true);
});

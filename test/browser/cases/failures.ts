import type { Route } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { pagePath } from '../../../core/contract/paths.js';
import { fill } from '../../../docs/src/explorer/texts/fill.js';
import { type Viewer, visitor } from '../../support/visit.js';

const PAIR = pagePath({ kind: 'profiles', printer: 'acme-labs-one', material: 'petg' });

/** What can happen to a file, and the reason that the page gives. */
const TROUBLES = [
  ['offline', (route: Route) => route.abort('internetdisconnected')],
  ['missing', (route: Route) => route.fulfill({ status: 404, body: 'Not found' })],
  ['server', (route: Route) => route.fulfill({ status: 503, body: '' })],
  ['broken', (route: Route) => route.fulfill({ status: 200, body: '{"success":true,"data":[{"id":"bambu' })],
] as const;

/** What each viewer is told when a file cannot be loaded. */
export function failing(viewers: readonly Viewer[]): void {
  const look = visitor('explorerServer', 'errors expected');

  describe.each(viewers)('data that cannot be loaded, $lang at $width px', (viewer) => {
    it.each(TROUBLES)('is told, with the reason (%s), and loaded on another try', async (reason, trouble) => {
      const seen = await look(viewer);
      const { page, texts, open, outside } = seen;
      await page.route(`**${PAIR}`, trouble);
      await open('/explorer/?printer=acme-labs-one&material=petg');
      const alert = page.getByRole('alert');
      await alert.getByText(fill(texts.reasons[reason], { status: 503 })).waitFor();
      expect(await alert.textContent()).toContain(PAIR);
      await page.unroute(`**${PAIR}`);
      await page.getByRole('button', { name: texts.retry }).click();
      await page.getByRole('heading', { level: 2, name: /PETG/ }).waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
      expect(outside).toEqual([]);
    });
  });
}

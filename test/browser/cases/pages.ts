import { describe, expect, it } from 'vitest';
import { overflow, seriousViolations, visitor } from '../../support/visit.js';

/** What holds for a page, whatever is on it: on a desktop in light colours, on a phone in dark ones. */
export function eachPage(pages: readonly string[]): void {
  const look = visitor('siteServer');

  describe.each([
    { lang: 'en', width: 1280, colorScheme: 'light' },
    { lang: 'zh', width: 390, colorScheme: 'dark' },
  ] as const)('every page, $lang at $width px, $colorScheme', ({ colorScheme, ...viewer }) => {
    it.each(pages)('%s', async (address) => {
      const seen = await look(viewer, { colorScheme });
      await seen.open(address);
      expect(await seen.page.locator('h1').count()).toBe(1);
      expect(await seriousViolations(seen.page)).toEqual([]);
      expect(await overflow(seen.page)).toBeLessThanOrEqual(0);
    });
  });
}

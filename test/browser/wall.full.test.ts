import { describe, expect, it } from 'vitest';
import { seriousViolations, visitor, WATCHERS } from '../support/visit.js';

const look = visitor('siteServer');

describe.each(WATCHERS)('the symptom overview, $lang at $width px, $colorScheme', ({ colorScheme, ...viewer }) => {
  const folder = viewer.lang === 'en' ? '' : '/zh-cn';

  it('filters by visible features, with the keyboard alone', async () => {
    const { page, open } = await look(viewer, { colorScheme });
    await open('/symptoms/');
    const shown = page.locator('.wall li:not([hidden])');
    const status = page.locator('.filters [role=status]');
    const all = await page.locator('.wall li').count();
    expect(await shown.count()).toBe(all);
    if (viewer.width < 500) await page.locator('.filters summary').press('Enter');
    await page.locator('.filters input[value=walls]').press('Space');
    await page.locator('.filters input[value=lines-and-ripples]').press('Space');
    const some = await shown.count();
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(all);
    expect(await status.textContent()).toContain(String(some));
    expect(new URL(page.url()).search).toBe('?where=walls&appearance=lines-and-ripples');
    expect(await shown.locator(`a[href="${folder}/symptoms/ringing/"]`).count()).toBe(1);
    // The matching symptoms are shown together, without category headings and links to them.
    expect(await page.locator('.walls h2:visible, .jump a[href="#support"]:visible').count()).toBe(0);
    const [one, two] = await Promise.all((await shown.all()).slice(0, 2).map((entry) => entry.boundingBox()));
    expect(one?.y).toBe(two?.y);
    expect(await seriousViolations(page)).toEqual([]);
    await page.reload();
    expect(await shown.count()).toBe(some);
  });

  it('says if nothing matches, and resets', async () => {
    const { page, open } = await look(viewer);
    await open('/symptoms/?where=supports&appearance=colour-and-gloss');
    const shown = page.locator('.wall li:not([hidden])');
    await expect.poll(() => shown.count()).toBe(0);
    expect(await page.locator('.filters [role=status]').textContent()).not.toMatch(/\d/);
    expect(await seriousViolations(page)).toEqual([]);
    await page.locator('.filters button[type=reset]').press('Enter');
    expect(await shown.count()).toBe(await page.locator('.wall li').count());
    expect(new URL(page.url()).search).toBe('');
    expect(await page.locator('.walls h2').first().isVisible()).toBe(true);
    expect(await page.locator('.filters summary:focus').count()).toBe(1);
  });

  it('is complete without JavaScript, and then has no filters', async () => {
    const { page, open } = await look(viewer, { javaScriptEnabled: false });
    await open('/symptoms/?where=supports');
    expect(await page.locator('.filters').isVisible()).toBe(false);
    expect(await page.locator('.wall li:visible').count()).toBe(await page.locator('.wall li').count());
  });
});

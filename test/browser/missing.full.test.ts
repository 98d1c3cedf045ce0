import { describe, expect, it } from 'vitest';
import { VIEWERS, visitor } from '../support/visit.js';

const look = visitor('siteServer', 'errors expected');

describe.each(VIEWERS)('the 404 page, $lang at $width px', (viewer) => {
  const folder = viewer.lang === 'en' ? '' : '/zh-cn';

  it('uses the language of the URL, and searches for its words', async () => {
    const { page, open, isClean } = await look(viewer);
    await open('/materials/petg-plastic_x/');
    expect(await page.locator('html').getAttribute('lang')).toBe(viewer.lang === 'en' ? 'en' : 'zh-CN');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
      viewer.lang === 'en' ? 'This page does not exist' : '没有这个页面',
    );
    expect(await page.locator('main input').inputValue()).toBe('petg plastic x');
    await page.locator(`main .found a[href="${folder}/materials/petg/"]`).waitFor();
    await isClean();
  });

  it('has working links without scripts', async () => {
    const { page, open } = await look(viewer, { javaScriptEnabled: false });
    await open('/nothing/');
    for (const entry of ['symptoms', 'printers', 'materials', 'settings', 'quick-start'])
      expect(await page.locator(`main a[href="${folder}/${entry}/"]`).count(), entry).toBe(1);
    await page.locator('main input').fill('petg');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${folder}/find/?q=petg`);
  });
});

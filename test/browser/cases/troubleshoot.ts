import { describe, expect, it } from 'vitest';
import type { List } from '../../support/published.js';
import { overflow, seriousViolations, type Viewer, visitor } from '../../support/visit.js';

/** From what one sees to what one does about it, as each viewer sees it. */
export function troubleshooting(viewers: readonly Viewer[]): void {
  const look = visitor('explorerServer');

  describe.each(viewers)('troubleshooting, $lang at $width px', (viewer) => {
    it('goes from what one sees to a fix with the key of PrusaSlicer', async () => {
      const seen = await look(viewer);
      const { page, texts, open } = seen;
      const [typed, name] = viewer.lang === 'en' ? ['threads hang between', 'Stringing'] : ['打印件有拉丝', '拉丝'];
      await open('/explorer/?view=troubleshoot');
      await page.getByRole('combobox', { name: texts.symptom }).fill(typed);
      await page
        .getByRole('option', { name: new RegExp(`^${name}`) })
        .first()
        .click();
      await page.getByRole('heading', { level: 2, name }).waitFor();
      await page.getByRole('combobox', { name: texts.slicer }).selectOption({ label: 'PrusaSlicer' });
      const material = page.getByRole('combobox', { name: texts.material, exact: true });
      await material.fill('petg');
      await page.getByRole('option', { name: /^PETG/ }).first().click();

      // One cause after the other, until one that a setting mends.
      const key = page.locator('.an-where').filter({ visible: true });
      const next = page.getByRole('button', { name: texts.nextCause });
      while ((await key.count()) === 0) {
        const before = page.url();
        await next.click();
        await page.waitForURL((url) => url.href !== before);
      }
      const places = await page.locator('.an-where').allTextContents();
      for (const place of places)
        expect(place).toMatch(
          /^PrusaSlicer.* > .*[(（](temperature|retract_length|filament_retract_\w+|first_layer_temperature)/,
        );
      const heading = page.locator('.xp-causes h3 button[aria-expanded=true]');
      expect(await heading.evaluate((button) => button.ownerDocument.activeElement === button)).toBe(true);
      const again = await heading.textContent();
      await page.reload();
      await heading.waitFor();
      expect(await heading.textContent()).toBe(again);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });

    it('says first to stop a dangerous print, and names the hazards', async () => {
      const seen = await look(viewer);
      const { page, texts, open } = seen;
      await open('/explorer/?symptom=hotend-leak');
      const alert = page.getByRole('alert').filter({ hasText: texts.stopPrint });
      await alert.waitFor();
      expect(await page.locator('.xp-fixes .danger').first().textContent()).toContain('⚠');
      expect(await page.getByText(texts.caution).count()).toBeGreaterThan(0);
      expect(await seriousViolations(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });

    it('lists every symptom, with those that stop a print marked', async () => {
      const seen = await look(viewer);
      const { page, texts, open } = seen;
      await open('/explorer/?view=troubleshoot');
      const leak = page.getByRole('listitem').filter({ has: page.locator('a[href*="symptom=hotend-leak"]') });
      await leak.getByText(texts.stopPrint).waitFor();
      const { meta } = (await (await fetch(`${seen.site}/api/v1/troubleshoot.json`)).json()) as List;
      expect(await page.locator('.xp-symptoms a').count()).toBe(meta.total);
      expect(await seriousViolations(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  });
}

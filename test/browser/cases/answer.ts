import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { answerTexts } from '../../../docs/src/answer/texts.js';
import { fill } from '../../../docs/src/explorer/texts/fill.js';
import { sheetsOf } from '../../support/sheets.js';
import { overflow, seriousViolations, type Viewer, visitor } from '../../support/visit.js';

const values = (page: Page) => page.locator('.an-value').filter({ visible: true });
const pasted = (page: Page) => page.evaluate<string>('navigator.clipboard.readText()');
const MAY_COPY = { permissions: ['clipboard-read', 'clipboard-write'] };

/** From a setup to an answer that can be handed on, as each viewer sees it. */
export function answers(viewers: readonly Viewer[]): void {
  const look = visitor('explorerServer');
  const lookAtRecords = visitor('siteServer');

  describe.each(viewers)('an answer, $lang at $width px', (viewer) => {
    const language = viewer.lang;
    const say = (en: string, zh: string) => (language === 'en' ? en : zh);
    const texts = answerTexts(language);
    const name = say('Retraction length', '回抽长度');
    const own = fill(texts.own, { setting: name });
    const yours = say(`${name}: 0.8 mm (yours) → `, `${name}：0.8 mm（您的值） → `);

    it('follows setup and own values in the explorer, and its link opens the same', async () => {
      const seen = await look(viewer, MAY_COPY);
      const { page, open, texts: words } = seen;
      await open('/explorer/?symptom=stringing&cause=retraction-too-short');
      await page.getByText(texts.choose).waitFor();
      expect(await page.locator('.an-value').count()).toBe(0);
      await page.getByRole('combobox', { name: words.slicer }).selectOption({ label: 'Cura' });
      for (const [label, typed, option] of [
        [words.printer, 'acme labs one', /^Acme Labs One(?! Bowden)/],
        [words.material, 'petg', /^PETG/],
      ] as const) {
        await page.getByRole('combobox', { name: label, exact: true }).fill(typed);
        await page.getByRole('option', { name: option }).first().click();
      }
      // First for the printer alone, then with the profile of the pair.
      const ofProfile = say('(of the profile) → ', '（配置的值） → ');
      await values(page).filter({ hasText: ofProfile }).first().waitFor();
      for (const where of await page.locator('.an-where').allTextContents()) expect(where).toMatch(/^Cura/);
      expect(await page.locator('.xp-fixes .keys').filter({ visible: true }).count()).toBe(0);

      const field = page.getByRole('textbox', { name: own }).filter({ visible: true });
      await field.focus();
      await page.keyboard.type('0,8');
      await page.keyboard.press('Tab');
      await values(page).filter({ hasText: yours }).waitFor();
      // What is typed stays out of the address until it is handed on.
      expect(page.url()).not.toContain('yours');
      const before = await values(page).allTextContents();
      await page.getByRole('button', { name: texts.link }).click();
      await page.getByText(texts.linkCopied).waitFor();
      const link = await pasted(page);
      expect(link).toContain('yours=retraction_length:0.8');
      expect(await seriousViolations(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);

      const other = await look(viewer);
      await other.page.goto(link);
      await values(other.page).filter({ hasText: yours }).waitFor();
      expect(await values(other.page).allTextContents()).toEqual(before);
      await other.page.reload();
      await values(other.page).filter({ hasText: yours }).waitFor();
      expect(await sheetsOf(page, 'A4')).toBe(1);
    });

    it('leads to a fix that a link names, and says what goes before any advice', async () => {
      const { page, open } = await look(viewer);
      const place = 'printer=acme-labs-one&material=peek&symptom=stringing';
      await open(`/explorer/?${place}&cause=nozzle-too-hot&fix=nozzle-temp-down&yours=retraction_length:0.8,nonsense`);
      const fix = page.locator('#fix-nozzle-too-hot-nozzle-temp-down');
      await fix.waitFor();
      expect(await fix.getAttribute('class')).toBe('an-named');
      await page.getByText(fill(texts.unread, { what: 'nonsense' })).waitFor();
      const warned = page.getByRole('alert').filter({ hasText: texts.contradictions });
      const first = page.locator('.xp-causes > li').first();
      const [above, below] = await Promise.all([warned.boundingBox(), first.boundingBox()]);
      expect(above?.y).toBeLessThan(below?.y ?? 0);
      expect(await seriousViolations(page)).toEqual([]);
    });

    it('stands on the page of a symptom once the setup is known, and goes when it is forgotten', async () => {
      const { page, open } = await lookAtRecords(viewer, MAY_COPY);
      await open('/symptoms/stringing/');
      await page.getByText(texts.chooseWhy).waitFor();
      const all = await page.locator('.causes .keys').count();
      await page.evaluate(
        `localStorage.setItem('my-setup', '${JSON.stringify({
          printer: { id: 'creality-ender-3-v3-se', name: 'Creality Ender-3 V3 SE' },
          nozzle: '0.4',
          material: { id: 'petg', name: 'PETG' },
          slicer: 'cura',
        })}')`,
      );
      await page.reload();
      await page.getByRole('heading', { level: 2, name: /Ender-3 V3 SE.*PETG.*Cura/ }).waitFor();
      expect(await page.locator('.causes .keys').filter({ visible: true }).count()).toBe(0);
      for (const where of await page.locator('.an-where').allTextContents()) expect(where).toMatch(/^Cura/);
      // It has no bowden tube: what is for one is folded away, with why.
      const bowden = /bowden tube|远程挤出/i;
      expect(await page.locator('.an-left').filter({ hasText: bowden }).count()).toBeGreaterThan(0);
      for (const change of await page.locator('.an-change').allTextContents()) expect(change).not.toMatch(bowden);
      expect(
        await page
          .getByText(/^(bowden tube|远程挤出)/i)
          .filter({ visible: true })
          .count(),
      ).toBe(0);

      const field = page.getByRole('textbox', { name: own }).first();
      await field.fill('0.8');
      await field.press('Tab');
      await values(page).filter({ hasText: yours }).first().waitFor();
      await page.getByRole('button', { name: texts.text }).click();
      await page.getByText(texts.textCopied).waitFor();
      expect(await pasted(page)).toContain(yours);
      expect(await seriousViolations(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      for (const format of ['A4', 'Letter'] as const) expect(await sheetsOf(page, format)).toBe(1);
      await page.emulateMedia({ media: 'print' });
      const sheet = await page.locator('body').innerText();
      expect(sheet).toContain(yours);
      expect(sheet).toContain(texts.further);
      await page.emulateMedia({ media: 'screen' });

      await page
        .locator('#answer')
        .getByRole('button', { name: say('Forget', '清除'), exact: true })
        .click();
      await page.getByText(texts.chooseWhy).waitFor();
      expect(await page.locator('.causes .keys').filter({ visible: true }).count()).toBe(all);
      expect(await page.locator('.an-change').count()).toBe(0);
    });
  });

  describe('an answer', () => {
    const english = { lang: 'en', width: 1280 } as const;
    const texts = answerTexts('en');

    it('names what goes against a fix, each with a link to the other', async () => {
      const { page, open } = await lookAtRecords();
      await open('/symptoms/poor-bridging/?printer=creality-k1&material=pla&slicer=orcaslicer');
      const against = page.locator('.an-against');
      await against.first().waitFor();
      const hrefs = await against.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs.length).toBeGreaterThan(1);
      await against.locator('a').first().click();
      const named = page.locator(':target');
      await named.waitFor();
      // The one that is named names the first one.
      await named.locator('.an-against a').first().click();
      expect(await page.locator(':target').locator('.an-against').count()).toBe(1);
    });

    it('has a place for every cause and fix even without scripts', async () => {
      const { page, open } = await lookAtRecords(english, { javaScriptEnabled: false });
      await open('/symptoms/stringing/#fix-retraction-too-short-retraction-up');
      const named = page.locator('#fix-retraction-too-short-retraction-up');
      await named.waitFor();
      const { y = -1 } = (await named.boundingBox()) ?? {};
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThan(900);
      expect(await page.locator('#cause-retraction-too-short').count()).toBe(1);
    });

    it('opens what is folded where a link leads, and shows a fix that is for others as such', async () => {
      const { page, open } = await lookAtRecords();
      await open('/symptoms/stringing/?material=petg#fix-retraction-too-short-retraction-up');
      await page.locator('#fix-retraction-too-short-retraction-up details[open]').first().waitFor();
      await open('/symptoms/warping/?printer=creality-ender-3-v3-se&material=petg');
      await page.locator('.an-head').waitFor();
      const hidden = page.locator('.fixes > li[hidden]').first();
      const id = await hidden.getAttribute('id');
      await open(`/symptoms/warping/?printer=creality-ender-3-v3-se&material=petg#${id}`);
      await page.reload();
      await page.locator(`#${id} .an-if`, { hasText: texts.notFor.split('{')[0] ?? '' }).waitFor();
    });

    it('shows the text to copy where the browser copies nothing', async () => {
      const { page, open } = await lookAtRecords();
      await page.addInitScript("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
      await open('/symptoms/stringing/?material=petg');
      await page.getByRole('button', { name: texts.text }).click();
      await page.getByText(texts.notCopied).waitFor();
      expect(await page.getByRole('textbox', { name: texts.toCopy }).inputValue()).toContain('PETG');
    });

    it('is loaded only for those who have a setup', async () => {
      const { page, open, settle } = await lookAtRecords();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await open('/symptoms/stringing/');
      await settle();
      const scripts = asked.filter((path) => path.endsWith('.js')).length;
      expect(asked.filter((path) => path.startsWith('/api/v1/') && path.endsWith('.json'))).toEqual([]);
      await open('/symptoms/stringing/?material=petg');
      await page.locator('.an-head').waitFor();
      expect(asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(2 * scripts);
    });
  });
}

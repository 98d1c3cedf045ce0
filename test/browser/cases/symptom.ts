import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../docs/src/explorer/texts/fill.js';
import { questionTexts } from '../../../docs/src/symptom/question-texts.js';
import { symptomTexts } from '../../../docs/src/symptom/texts.js';
import { sheetsOf } from '../../support/sheets.js';
import { overflow, seriousViolations, type Viewer, visitor, type Watcher } from '../../support/visit.js';

const cards = (page: Page) => page.locator('.sy-card');
const values = (page: Page) => page.locator('.sy-card > .an-value');
const pasted = (page: Page) => page.evaluate<string>('navigator.clipboard.readText()');
const MAY_COPY = { permissions: ['clipboard-read', 'clipboard-write'] };

/** Most words in sight of a page that nothing is opened on: a minute and a half of reading. */
const MOST_WORDS = 450;

/** The words of the frozen table. */
const WORDS = {
  en: {
    extrude: 'Extrude 50 mm into the air.',
    drips: 'It drips on its own afterwards.',
    pops: 'It pops and steams.',
    wet: 'Moist filament',
    hot: 'The nozzle is too hot',
    why: 'Water boils in the nozzle, hot plastic is thin.',
  },
  zh: {
    extrude: '空挤 50 mm。',
    drips: '之后自行滴料。',
    pops: '有爆裂声并冒汽。',
    wet: '耗材受潮',
    hot: '喷嘴温度过高',
    why: '水分在喷嘴里沸腾，过热的熔料很稀。',
  },
};

/** The page of a symptom in its three states, as each viewer sees it. */
export function symptoms(viewers: readonly Viewer[]): void {
  const look = visitor('siteServer');
  // The page is of other data than its frozen rule, and its drawings are asked for in vain.
  const lookAtFrozen = visitor('explorerServer', 'errors expected');

  describe.each(viewers)('a symptom, $lang at $width px', (viewer) => {
    const language = viewer.lang;
    const texts = { ...symptomTexts(language), ...questionTexts(language) };
    const words = WORDS[language];

    it('says in few words what to try first, with the first of it in sight', async () => {
      const { page, open } = await look(viewer, { javaScriptEnabled: false });
      await open('/symptoms/stringing/');
      expect(await cards(page).count()).toBe(3);
      const { y = 0 } = (await cards(page).first().boundingBox()) ?? {};
      expect(y).toBeLessThan(page.viewportSize()?.height ?? 0);
      if (language === 'en') {
        const shown = (await page.locator('main').innerText()).split(/\s+/);
        expect(shown.length).toBeLessThan(MOST_WORDS);
      }
      // What is unlikely is folded away with its number.
      const unlikely = page.locator('.sy-unlikely .sy-row');
      expect(await unlikely.filter({ visible: true }).count()).toBe(0);
      expect(await unlikely.count()).toBeGreaterThan(5);
      const folded = await page.locator('.sy-unlikely > summary').textContent();
      expect(folded).toBe(fill(texts.unlikely, { n: await unlikely.count() }));
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });

    it('turns into questions, and the cards change with the answers, by keyboard alone', async () => {
      const { page, open } = await lookAtFrozen(viewer);
      const query = () => decodeURIComponent(new URL(page.url()).search);
      const focused = (name: string) => page.locator('h3:focus').filter({ hasText: name }).waitFor();
      await open('/symptoms/stringing/');
      await page.getByRole('link', { name: texts.ask }).press('Enter');
      await page.getByRole('heading', { name: words.extrude }).waitFor();
      expect(query()).toBe('?questions=1');
      const effort = page.getByRole('list', { name: texts.effort });
      expect(await effort.getByRole('listitem').allTextContents()).toEqual([
        fill(texts.minutes, { n: 5 }),
        texts.cost.filament,
        texts.stops.print,
      ]);
      expect(await seriousViolations(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);

      await page.getByRole('button', { name: words.drips }).press('Enter');
      await page.locator('h3:focus').waitFor();
      expect(query()).toBe('?answers=extrude-in-air:drips');
      await expect.poll(() => cards(page).first().getAttribute('id')).toBe('cause-nozzle-too-hot');
      expect(await cards(page).first().locator('.sy-likely').textContent()).toMatch(/\d+ ?%.*▲/);
      expect(await page.locator('.sy-ask [role=status]').first().textContent()).toContain(words.hot);

      // Back is the question before; what was answered is answered again, otherwise.
      await page.goBack();
      await focused(words.extrude);
      await page.goForward();
      await page.getByRole('button', { name: fill(texts.changeOf, { what: words.extrude }) }).press('Enter');
      await focused(words.extrude);
      expect(await page.locator('[aria-pressed=true]').textContent()).toContain(words.drips);
      await page.getByRole('button', { name: words.pops }).press('Enter');
      await focused(fill(texts.clear, { cause: words.wet }));
      expect(query()).toBe('?answers=extrude-in-air:pops');
      await expect.poll(() => cards(page).first().getAttribute('id')).toBe('cause-wet-filament');
      await cards(page).first().locator('summary').first().click();
      await cards(page).first().locator('.sy-reasons summary').click();
      expect(await cards(page).first().locator('.sy-reasons').textContent()).toContain(words.why);
      expect(await seriousViolations(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);

      // The address is all of it.
      await page.reload();
      await page.getByRole('heading', { name: fill(texts.clear, { cause: words.wet }) }).waitFor();
      await page.getByRole('button', { name: texts.goOn }).press('Enter');
      await page.locator('h3:focus').waitFor();
      await page.getByRole('button', { name: texts.skip }).press('Enter');
      await page.getByRole('button', { name: fill(texts.takeBackOf, { what: words.extrude }) }).press('Enter');
      await expect.poll(query).toBe('?answers=retraction-tower:_skipped&further=1');
      await page.getByRole('button', { name: texts.close }).press('Enter');
      await page.getByRole('link', { name: texts.ask }).waitFor();
      expect(query()).toBe('');
    });

    it('drops what an address names that is not known, with a word, and takes other names', async () => {
      const { page, open } = await lookAtFrozen(viewer);
      await open(
        '/diagnose/?symptom=fuzzy+print,smoke,hairs&printer=acme-labs-one&nozzle=big&material=unobtainium&answers=extrude-in-air:sings,smell:bad',
      );
      const alert = page.getByRole('alert');
      await alert.getByText(fill(texts.dropped.symptom, { id: 'smoke' })).waitFor();
      await alert.getByText(fill(texts.dropped.nozzle, { id: 'big' })).waitFor();
      await alert.getByText(fill(texts.dropped.material, { id: 'unobtainium' })).waitFor();
      await alert.getByText(fill(texts.dropped.symptom, { id: 'hairs' })).waitFor(); // two are called so
      for (const id of ['extrude-in-air:sings', 'smell:bad'])
        expect(await alert.getByText(fill(texts.dropped.answer, { id })).count()).toBe(1);
      const { pathname, search } = new URL(page.url());
      expect([pathname, search]).toEqual([
        `${language === 'en' ? '' : '/zh-cn'}/symptoms/stringing/`,
        '?printer=acme-labs-one&questions=1',
      ]);
      expect(await seriousViolations(page)).toEqual([]);
    });

    it('is one sheet of paper when that is asked for, else all of it', async () => {
      const { page, open } = await look(viewer);
      await open('/symptoms/under-extrusion/?printer=creality-ender-3-v3-se&material=petg&slicer=orcaslicer');
      await page.locator('.sy-card .an-where').first().waitFor();
      expect(await sheetsOf(page, 'A4')).toBeGreaterThan(2);
      await page.evaluate("document.documentElement.dataset.sheet = ''");
      for (const format of ['A4', 'Letter'] as const) expect(await sheetsOf(page, format)).toBe(1);
      await page.emulateMedia({ media: 'print' });
      await page.locator('.sy-printed').filter({ hasText: 'Creality Ender-3 V3 SE' }).waitFor();
      expect(await page.locator('.sy-body').filter({ visible: true }).count()).toBe(0);
      expect(await cards(page).filter({ visible: true }).count()).toBe(3);
      expect(await page.locator('main :is(button, input, select)').filter({ visible: true }).count()).toBe(0);
    });
  });
}

/** The page of a symptom with a setup that is chosen on it, as each viewer sees it. */
export function choosingInPlace(watchers: readonly Watcher[]): void {
  const look = visitor('siteServer');

  describe.each(watchers)('a symptom, $lang at $width px, $colorScheme', ({ colorScheme, ...viewer }) => {
    const say = (en: string, zh: string) => (viewer.lang === 'en' ? en : zh);
    const texts = symptomTexts(viewer.lang);

    it('answers for a setup that is chosen in place', async () => {
      const { page, open, texts: labels } = await look(viewer, { colorScheme, ...MAY_COPY });
      await open('/symptoms/stringing/');
      const before = await values(page).allTextContents();
      for (const [label, typed, option] of [
        [labels.printer, 'ender-3 v3 se', /^Creality Ender-3 V3 SE/],
        [labels.material, 'petg', /^PETG/],
      ] as const) {
        await page.getByRole('combobox', { name: label, exact: true }).fill(typed);
        await page.getByRole('option', { name: option }).first().click();
      }
      await page.getByRole('combobox', { name: labels.slicer }).selectOption({ label: 'Cura' });
      await expect.poll(() => page.locator('.sy-card .an-where').first().textContent()).toMatch(/^Cura/);
      expect(new URL(page.url()).search).toBe('');
      const after = await values(page).allTextContents();
      expect(after).not.toEqual(before);
      expect(after.join()).toMatch(/\d.* → \d/);
      // It has no bowden tube: what is for one is folded away, with why.
      expect(
        await page
          .locator('.an-left li')
          .filter({ hasText: /bowden tube|远程挤出/i })
          .count(),
      ).toBeGreaterThan(0);

      const name = say('Retraction length', '回抽长度');
      const field = page.locator('.sy-card').getByRole('textbox', { name: fill(texts.own, { setting: name }) });
      await field.fill('0,8');
      await field.press('Tab');
      await values(page)
        .filter({ hasText: say(`${name}: 0.8 → `, `${name}：0.8 → `) })
        .waitFor();
      await page.getByRole('button', { name: texts.link }).click();
      await page.getByText(texts.linkCopied).waitFor();
      const link = await pasted(page);
      expect(link).toContain('printer=creality-ender-3-v3-se&nozzle=0.4&material=petg&slicer=cura');
      expect(link).toContain('yours=retraction_length:0.8');
      await page.getByRole('button', { name: texts.text }).click();
      await page.getByText(texts.textCopied).waitFor();
      expect(await pasted(page)).toContain('Creality Ender-3 V3 SE');
      expect(await seriousViolations(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);

      // It is remembered, and somebody else sees the same by the link.
      await page.reload();
      await expect.poll(() => page.locator('.sy-card .an-where').first().textContent()).toMatch(/^Cura/);
      const other = await look(viewer);
      await other.page.goto(link);
      await values(other.page).filter({ hasText: '0.8 → ' }).waitFor();
      expect(await other.page.evaluate("localStorage.getItem('my-setup')")).toBeNull();
    });
  });
}

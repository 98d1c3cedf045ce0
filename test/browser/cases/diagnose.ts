import { describe, expect, it } from 'vitest';
import { diagnoseTexts } from '../../../docs/src/diagnose/texts.js';
import { fill } from '../../../docs/src/explorer/texts/fill.js';
import { overflow, seriousViolations, type Viewer, visitor } from '../../support/visit.js';

/** The words of the frozen table. */
const WORDS = {
  en: {
    typed: 'hairs',
    extrude: 'Extrude 50 mm into the air.',
    drips: 'It drips on its own afterwards.',
    pops: 'It pops and steams.',
    wet: 'Moist filament',
    hot: 'The nozzle is too hot',
    why: 'Water boils in the nozzle, hot plastic is thin.',
    petg: 'PETG takes up water.',
  },
  zh: {
    typed: '蜘蛛网',
    extrude: '空挤 50 mm。',
    drips: '之后自行滴料。',
    pops: '有爆裂声并冒汽。',
    wet: '耗材受潮',
    hot: '喷嘴温度过高',
    why: '水分在喷嘴里沸腾，过热的熔料很稀。',
    petg: 'PETG 易吸水。',
  },
};

/** From what one sees, by questions, to the cause and its fixes, as each viewer sees it. */
export function diagnosing(viewers: readonly Viewer[]): void {
  const look = visitor('explorerServer');
  // The files of what does not exist are asked for in vain.
  const lookInVain = visitor('explorerServer', 'errors expected');

  describe.each(viewers)('finding the cause, $lang at $width px', (viewer) => {
    const texts = diagnoseTexts(viewer.lang);
    const words = WORDS[viewer.lang];
    const folder = viewer.lang === 'en' ? '' : '/zh-cn';

    it('goes from a symptom to its cause with the keyboard alone', async () => {
      const { page, open } = await look(viewer);
      const query = () => decodeURIComponent(new URL(page.url()).search);
      const focused = (name: string) => page.locator('h2:focus').filter({ hasText: name }).waitFor();
      await open('/diagnose/');
      const tick = page.getByRole('checkbox', { name: /^(Stringing|拉丝)/ });
      await tick.first().waitFor();
      expect(await seriousViolations(page)).toEqual([]);
      const all = await page.getByRole('checkbox').count();
      await page.getByRole('searchbox', { name: texts.find, exact: true }).fill(words.typed);
      await expect.poll(() => page.getByRole('checkbox').count()).toBeLessThan(all);
      await tick.first().press('Space');
      expect(query()).toBe('?symptom=stringing&choose=1');
      await page.getByRole('button', { name: texts.begin }).press('Enter');
      await focused(words.extrude);
      expect(query()).toBe('?symptom=stringing');
      const effort = page.getByRole('list', { name: texts.effort });
      expect(await effort.getByRole('listitem').allTextContents()).toEqual([
        fill(texts.minutes, { n: 5 }),
        texts.cost.filament,
        texts.stops.print,
      ]);
      expect(await seriousViolations(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);

      await page.getByRole('button', { name: words.drips }).press('Enter');
      await page.locator('h2:focus').waitFor();
      expect(query()).toBe('?symptom=stringing&answers=extrude-in-air:drips');
      const first = page.locator('.dg-ranking li').first();
      expect(await first.getAttribute('data-cause')).toBe('nozzle-too-hot');
      expect(await first.getAttribute('data-moved')).toBe('up');
      expect(await first.locator('.dg-moved').textContent()).toMatch(/▲.*\d/);
      expect(await page.locator('.dg-ranking [role=status]').textContent()).toContain(words.hot);
      expect(await page.locator('.dg-told').textContent()).toContain(words.why);

      // Back is the question before; what was answered is answered again, otherwise.
      await page.goBack();
      await focused(words.extrude);
      await page.goForward();
      await page.getByRole('button', { name: fill(texts.changeOf, { what: words.extrude }) }).press('Enter');
      await focused(words.extrude);
      expect(await page.locator('[aria-pressed=true]').textContent()).toContain(words.drips);
      await page.getByRole('button', { name: words.pops }).press('Enter');
      await focused(fill(texts.clear, { cause: words.wet }));
      expect(query()).toBe('?symptom=stringing&answers=extrude-in-air:pops');
      expect(await seriousViolations(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);

      // The address is all of it.
      await page.reload();
      await page.getByRole('heading', { name: fill(texts.clear, { cause: words.wet }) }).waitFor();
      const place = '?view=troubleshoot&symptom=stringing&cause=wet-filament';
      expect(await page.getByRole('link', { name: texts.openFixesBare }).getAttribute('href')).toBe(
        `${folder}/explorer/${place}`,
      );
      expect(await page.locator('.dg-ways a').nth(1).getAttribute('href')).toBe(
        `${folder}/symptoms/stringing/#cause-wet-filament`,
      );
      await expect.poll(() => page.locator('.dg-result ol').first().getByRole('listitem').count()).toBe(1);

      await page.getByRole('button', { name: texts.further }).press('Enter');
      await page.locator('h2:focus').waitFor();
      await page.getByRole('button', { name: texts.skip }).press('Enter');
      await page.getByRole('button', { name: fill(texts.takeBackOf, { what: words.extrude }) }).press('Enter');
      await expect.poll(query).toBe('?symptom=stringing&answers=retraction-tower:_skipped&further=1');
    });

    it.each(['light', 'dark'] as const)(
      'starts from the setup, and says what it takes of it, %s',
      async (colorScheme) => {
        const { page, open } = await look(viewer, { colorScheme });
        await open('/diagnose/?symptom=stringing');
        await page.locator('.dg-setup').getByText(texts.setupNone).waitFor();
        await page.locator('.dg-setup summary').first().press('Enter');
        const material = page.getByRole('combobox', { name: /^(Material|耗材)$/ });
        await material.fill('petg');
        await page.getByRole('option', { name: /^PETG/ }).first().click();
        await page.getByText(words.petg).first().waitFor();
        expect(new URL(page.url()).search).toBe('?symptom=stringing&material=petg');
        expect(await page.locator('.dg-used li').first().textContent()).toContain(texts.usedMore);
        expect(await page.locator('[data-cause=wet-filament]').getAttribute('data-moved')).toBe('up');
        expect(await page.getByText(texts.since.setup).isVisible()).toBe(true);
        expect(await seriousViolations(page)).toEqual([]);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        // Who takes it out again has none, and the link says so.
        await material.fill('');
        await material.press('Tab');
        await expect.poll(() => new URL(page.url()).search).toBe('?symptom=stringing&setup=none');
      },
    );

    it('drops what an old address names, with a word, and takes other names', async () => {
      const { page, open } = await lookInVain(viewer);
      await open(
        '/diagnose/?symptom=fuzzy+print,smoke,hairs&printer=acme-labs-one&nozzle=9.9&material=unobtainium&answers=extrude-in-air:sings,smell:bad',
      );
      const alert = page.getByRole('alert');
      await alert.getByText(fill(texts.dropped.symptom, { id: 'smoke' })).waitFor();
      await alert.getByText(fill(texts.dropped.nozzle, { id: '9.9' })).waitFor();
      await alert.getByText(fill(texts.dropped.material, { id: 'unobtainium' })).waitFor();
      await alert.getByText(fill(texts.dropped.symptom, { id: 'hairs' })).waitFor(); // two are called so
      for (const id of ['extrude-in-air:sings', 'smell:bad'])
        expect(await alert.getByText(fill(texts.dropped.answer, { id })).count()).toBe(1);
      await page.getByRole('heading', { name: words.extrude }).waitFor();
      expect(new URL(page.url()).search).toBe('?symptom=stringing&printer=acme-labs-one');
      expect(await seriousViolations(page)).toEqual([]);
    });
  });
}

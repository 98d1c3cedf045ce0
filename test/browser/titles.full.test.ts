import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { VIEWERS, visitor } from '../support/visit.js';

/** Titles of the history entries of this test, oldest first. The browser records them with a delay, so poll. */
async function historyOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { entries } = await session.send('Page.getNavigationHistory');
  await session.detach();
  return entries.filter(({ url }) => url.includes('/explorer/')).map(({ title }) => title);
}

const look = visitor('explorerServer');

describe.each(VIEWERS)('page titles, $lang at $width px', (viewer) => {
  const chinese = viewer.lang === 'zh';
  const site = chinese ? '开放打印数据' : 'Open Print Data';
  const pair = chinese ? 'Acme Labs One 打印 PETG' : 'PETG on Acme Labs One';
  const both = chinese ? 'Acme Labs One 与 Apex Cube 对比' : 'Acme Labs One and Apex Cube compared';
  const colon = chinese ? '：' : ': ';

  it.each([
    ['?printer=acme-labs-one', 'Acme Labs One'],
    ['?material=petg', 'PETG'],
    ['?printer=acme-labs-one&material=petg', pair],
    ['?view=compare&printer=acme-labs-one&printer2=apex-cube', both],
    ['?view=compare&printer=acme-labs-one&printer2=apex-cube&material=petg', `${both}${colon}PETG`],
  ])('%s is "%s"', async (query, what) => {
    const { page, open } = await look(viewer);
    await open(`/explorer/${query}`);
    await expect.poll(() => page.title()).toBe(`${what} – ${site}`);
  });

  it('name every step of the history, also when going back', async () => {
    const { page, texts, open } = await look(viewer);
    await open('/explorer/?printer=acme-labs-one');
    const called = (what: string) => expect.poll(() => page.title()).toBe(`${what} – ${site}`);
    await called('Acme Labs One');
    await page.getByRole('link', { name: 'PETG', exact: true }).click();
    await called(pair);
    await page.getByRole('link', { name: texts.views.compare }).click();
    await called(texts.views.compare);
    const steps = ['Acme Labs One', pair, texts.views.compare];
    await expect.poll(() => historyOf(page)).toEqual(steps.map((what) => `${what} – ${site}`));
    for (const what of steps.toReversed().slice(1)) {
      await page.goBack();
      await called(what);
    }
  });

  it('have no duplicate history entry for a name that is not an id', async () => {
    const { page, open } = await look(viewer);
    await open('/explorer/?printer=Acme+Labs+One&material=PETG');
    await page.waitForURL('**/explorer/?printer=acme-labs-one&material=petg');
    await expect.poll(() => page.title()).toBe(`${pair} – ${site}`);
    await expect.poll(() => historyOf(page)).toEqual([`${pair} – ${site}`]);
  });
});

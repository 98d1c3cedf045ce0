import { expect, it } from 'vitest';
import { SOME_VIEWERS, visitor } from '../support/visit.js';
import { troubleshooting } from './cases/troubleshoot.js';

troubleshooting(SOME_VIEWERS);

const look = visitor('explorerServer');

it('leaves out what does not fit the material, and shows it on demand', async () => {
  const seen = await look();
  const { page, texts, open } = seen;
  const counted = async () => Number(/\d+/.exec((await page.getByText(/possible causes/).textContent()) ?? '')?.[0]);
  await open('/explorer/?symptom=heat-creep');
  const all = await counted();
  await open('/explorer/?symptom=heat-creep&material=petg'); // one of its causes is filament as soft as TPU
  await page.getByRole('button', { name: texts.showHidden }).click();
  expect(await counted()).toBe(all);
  expect(await page.getByText(texts.notForYou).filter({ visible: true }).count()).toBe(1);
  await page.getByRole('button', { name: texts.hideHidden }).click();
  expect(await counted()).toBe(all - 1);
});

it('begins with the first cause when the link names one that is gone', async () => {
  const seen = await look();
  await seen.open('/explorer/?symptom=stringing&cause=no-such-cause');
  await seen.page.getByRole('button', { name: /Cause 1 of/, expanded: true }).waitFor();
});

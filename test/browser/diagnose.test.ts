import { expect, it } from 'vitest';
import { diagnoseTexts } from '../../docs/src/diagnose/texts.js';
import { SOME_VIEWERS, visitor } from '../support/visit.js';
import { diagnosing } from './cases/diagnose.js';

diagnosing(SOME_VIEWERS);

const look = visitor('explorerServer');
const texts = diagnoseTexts('en');
const desktop = { lang: 'en', width: 1280 } as const;

it('takes my setup, unless the address has another or answers', async () => {
  const { page, open } = await look();
  await open('/diagnose/');
  const mine = JSON.stringify({ printer: null, nozzle: null, material: { id: 'petg', name: 'PETG' }, slicer: 'cura' });
  await page.evaluate(`localStorage.setItem('my-setup', ${JSON.stringify(mine)})`);
  await open('/diagnose/?symptom=stringing');
  await page.locator('.dg-used').waitFor();
  expect(new URL(page.url()).search).toBe('?symptom=stringing&material=petg&slicer=cura');
  await open('/diagnose/?symptom=stringing&answers=extrude-in-air:pops');
  await page.locator('.dg-result').waitFor();
  expect(new URL(page.url()).search).not.toContain('material');
});

it('says that a setup contradicts itself before it asks anything, and what it rules out', async () => {
  const { page, open } = await look();
  await open('/diagnose/?symptom=heat-creep&printer=acme-labs-one&material=peek');
  await page.getByRole('alert').getByText(texts.contradicts).waitFor();
  expect(await page.getByText(texts.ruledOut).count()).toBe(1);
});

it('is copied as plain text', async () => {
  const { page, site, open } = await look(desktop, { permissions: ['clipboard-read', 'clipboard-write'] });
  await open('/diagnose/?symptom=stringing&material=petg&answers=extrude-in-air:drips');
  await page.getByRole('button', { name: texts.copy }).click();
  await page.getByText(texts.copied, { exact: true }).waitFor();
  const text = String(await page.evaluate('navigator.clipboard.readText()'));
  expect(text.split('\n').slice(2, 7)).toEqual([
    'What is seen: Stringing',
    'Your setup: PETG',
    '',
    'Your answers:',
    '1. Extrude 50 mm into the air. -> It drips on its own afterwards.',
  ]);
  expect(text).toContain(`${site}/diagnose/?symptom=stringing&material=petg&answers=extrude-in-air:drips`);
});

it('shows on paper the result and the answers, and nothing to press', async () => {
  const { page, open } = await look();
  await open('/diagnose/?symptom=stringing&answers=extrude-in-air:pops');
  await page.locator('.dg-result ol').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('main button:visible').count()).toBe(0);
  expect(await page.locator('.dg-answers').isVisible()).toBe(true);
  expect(await page.locator('.dg-ranking').isVisible()).toBe(true);
});

it('says without JavaScript what it is, and leads to the checks', async () => {
  const { page, open } = await look(desktop, { javaScriptEnabled: false });
  await open('/diagnose/?symptom=stringing');
  expect(await page.getByText(texts.noScript).isVisible()).toBe(true);
  expect(await page.locator('.dg-static a[href="/symptoms/stringing/"]').isVisible()).toBe(true);
});

it.each(['/', '/symptoms/', '/symptoms/stringing/'])('is linked from %s', async (from) => {
  const { page, open } = await look();
  await open(from);
  const link = page.locator('main a[href*="/diagnose/"]').first();
  await link.click();
  await page.locator('.dg[data-ready=true]').waitFor();
  expect(page.url()).toContain(from.endsWith('stringing/') ? '/diagnose/?symptom=stringing' : '/diagnose/');
});

it('is found by what it is called', async () => {
  const { page, open } = await look();
  await open('/quick-start/');
  await page.locator('.site .find input').fill(texts.title);
  await page.locator('.site .found a[href="/diagnose/"]').waitFor();
});

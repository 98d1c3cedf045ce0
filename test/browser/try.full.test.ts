import { describe, expect, it } from 'vitest';
import { overflow, PHONE, seriousViolations, visitor, WATCHERS } from '../support/visit.js';

const look = visitor('siteServer', 'errors expected');

describe.each(WATCHERS)('the form of an endpoint, $lang at $width px, $colorScheme', ({ colorScheme, ...viewer }) => {
  it('opens the response to its query, without empty fields', async () => {
    const seen = await look(viewer, { colorScheme });
    await seen.open('/endpoints/printers/');
    await seen.settle();
    expect(await seriousViolations(seen.page, 'targets too')).toEqual([]);
    expect(await overflow(seen.page)).toBeLessThanOrEqual(0);
    await seen.page.locator('form.try [name="limit"]').fill('2');
    const [opened] = await Promise.all([seen.page.context().waitForEvent('page'), seen.page.keyboard.press('Enter')]);
    await opened.waitForURL('**/api/v1/printers?brand=Bambu+Lab&limit=2');
    expect(JSON.parse((await opened.locator('body').textContent()) ?? '').data).toHaveLength(2);
  });
});

it('works without scripts', async () => {
  const seen = await look(PHONE, { javaScriptEnabled: false });
  await seen.open('/endpoints/troubleshoot/');
  for (const name of ['limit', 'page']) await seen.page.locator(`form.try [name="${name}"]`).fill('1');
  const [opened] = await Promise.all([
    seen.page.context().waitForEvent('page'),
    seen.page.locator('form.try button').click(),
  ]);
  await opened.waitForURL('**/api/v1/troubleshoot?symptom=stringing&limit=1&page=1');
});

it('language tabs remember the choice on every page', async () => {
  const seen = await look();
  await seen.open('/endpoints/printers/');
  await seen.page.getByRole('tab', { name: 'Python' }).first().click();
  await seen.open('/endpoints/profiles/');
  expect(await seen.page.getByRole('tab', { name: 'Python' }).first().getAttribute('aria-selected')).toBe('true');
  const shown = seen.page.getByRole('tabpanel').first();
  expect(await shown.textContent()).toContain('OpenPrintData');
  await seen.open('/endpoints/materials/');
  for (const tab of await seen.page.getByRole('tab', { name: 'Python' }).all())
    expect(await tab.getAttribute('aria-selected')).toBe('true');
});

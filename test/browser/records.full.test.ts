import { describe, expect, it } from 'vitest';
import { FILES } from '../../core/contract/paths.js';
import { PHONE, seriousViolations, visitor } from '../support/visit.js';

const look = visitor('siteServer');

describe('the record search on a phone', () => {
  it('shows the match below the field, with a link', async () => {
    const { page, open } = await look(PHONE);
    await open('/settings/retraction_length/');
    await page.getByRole('searchbox').fill('拉絲');
    const link = page.locator('.find .found a').first();
    await link.waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/zh-cn/symptoms/stringing/`);
  });

  it('opens the first result with the Enter key', async () => {
    const { page, open } = await look(PHONE);
    await open('/brands/');
    await page.getByRole('searchbox').fill('ender-3 v3 se');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/zh-cn/printers/creality-ender-3-v3-se/`);
    await page.getByRole('searchbox').fill('0300-4010');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/zh-cn/codes/*/#0300-4010`);
  });

  it('links to the lists without JavaScript', async () => {
    const { page, open } = await look(PHONE, { javaScriptEnabled: false });
    await open('/materials/');
    await page.getByRole('searchbox').fill('拉絲');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/zh-cn/find/?q=*`);
    expect(await page.locator(`main a[href="/zh-cn/symptoms/"]`).count()).toBe(1);
  });

  it('has a results page with its own URL', async () => {
    const { page, open } = await look(PHONE);
    await open(`/find/?q=${encodeURIComponent('voron 2.4')}`);
    await page.locator(`#found a[href="/zh-cn/printers/voron-2-4-350/"]`).waitFor();
    await open(`/find/?q=${encodeURIComponent('请求限制')}`);
    await page.locator(`#documentation a[href="/zh-cn/limits/"]`).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
  });
});

describe('a question in the search', () => {
  it('links to its answer, and shows the value if there is one', async () => {
    const { page, open } = await look();
    await open('/settings/');
    const direct = page.locator('.site .found .direct');
    await page.getByRole('searchbox').fill('how to dry PETG');
    await expect.poll(() => direct.innerText()).toMatch(/^Drying PETG: \d+.*\s°C, \d+.*\sh$/);
    expect(await direct.getByRole('link').getAttribute('href')).toBe('/materials/petg/#drying');
    await page.getByRole('searchbox').fill('can A1 mini print ASA');
    await expect
      .poll(() => direct.innerText())
      .toContain(': no: ASA needs a bed of 90 °C; A1 mini is rated for 80 °C.');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/explorer/?printer=bambu-lab-a1-mini&material=asa');
  });

  it('explains an identifier of a slicer, and loads spool identifiers only for a possible one', async () => {
    const { page, open, asked } = await look();
    await open('/find/?q=GFG99');
    await page.locator('#found .direct a[href="/materials/petg/"]').waitFor();
    expect(asked).toContain(FILES.identify);
    expect(await page.locator('#found .direct').innerText()).toMatch(/tray_info_idx(?!`)/);
    await open('/find/?q=0300-4010');
    await page.locator('#found .direct p a', { hasText: '0300-4010' }).waitFor();
    const display = await page.evaluate("getComputedStyle(document.querySelector('#found .direct p a')).display");
    expect(display, 'the code stands beside what it means').toBe('inline');
    expect(asked).not.toContain(FILES.identifySpools);
  });

  it('does not report a code as unknown before that is certain', async () => {
    const { page, open } = await look();
    await open('/');
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**${FILES.identify}`, async (route) => {
      await asked;
      await route.continue();
    });
    const field = page.locator('.site').getByRole('searchbox');
    const found = page.locator('.site .found');
    await field.fill('GFG99');
    await found.getByText('Looking it up…').waitFor();
    expect(await found.innerText()).not.toContain('No match.');
    answer();
    await found.locator('.direct a[href="/materials/petg/"]').waitFor();
    expect(await found.innerText()).not.toMatch(/No match\.|Looking it up/);
    await field.fill('xyzzy 987654321');
    await found.getByText('No match.').waitFor();
  });
});

it('a record page loads no data before a search, then the names and the index of the documentation', async () => {
  const { page, open, settle, asked } = await look();
  await open('/symptoms/stringing/');
  await settle();
  expect(asked.filter((path) => path.endsWith('.json'))).toEqual([]);
  await page.getByRole('searchbox').fill('warping');
  await page.locator('.find .found a').first().waitFor();
  await page.locator('.find .found .of').waitFor();
  // The list of rules tells for which symptoms the printer must be off.
  expect(asked.filter((path) => path.endsWith('.json'))).toEqual([
    FILES.find,
    FILES.briefRules,
    '/pagefind/pagefind-entry.json',
  ]);
});

describe('the search while its script is loading', () => {
  it('keeps typed text and a pressed Enter key', async () => {
    const { page, open, settle } = await look();
    await open('/symptoms/stringing/');
    await settle();
    const late: string[] = [];
    await page.route('**/_astro/*.js', async (route) => {
      late.push(route.request().url());
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    const field = page.getByRole('searchbox');
    await field.pressSequentially('warping');
    await page.locator('.find .found a[href="/symptoms/warping/"]').waitFor();
    expect(await field.inputValue()).toBe('warping');
    expect(late).not.toEqual([]);
    await open('/settings/retraction_length/');
    await field.focus();
    await page.keyboard.insertText('ender-3 v3 se');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/printers/creality-ender-3-v3-se/');
  });

  it('leads to the search page if its script fails to load', async () => {
    const { page, open, settle, errors } = await look();
    await open('/symptoms/stringing/');
    await settle();
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.getByRole('searchbox').fill('warping');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/find/?q=warping');
    errors.length = 0; // Chromium logs the failed requests
  });
});

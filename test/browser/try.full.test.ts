import { describe, expect, it } from 'vitest';
import { fill } from '../../docs/src/explorer/texts/fill.js';
import { tryTexts } from '../../docs/src/try/try-texts.js';
import { onOtherServers } from '../support/other-servers.js';
import { overflow, PHONE, seriousViolations, VIEWERS, type Visit, visitor, WATCHERS } from '../support/visit.js';

function formOf({ page }: Pick<Visit, 'page'>, position = 0) {
  const form = page.locator('.try').nth(position);
  return {
    form,
    said: form.locator('.said'),
    field: (name: string) => form.locator(`[name="${name}"]`),
    answer: form.locator('.answer'),
    run: async () => {
      await form.locator('.ask button').click();
      await form.locator('.said', { hasText: /^\d{3} / }).waitFor();
    },
  };
}

const look = visitor('siteServer', 'errors expected');

describe.each(WATCHERS)('the forms, $lang at $width px, $colorScheme', ({ colorScheme, ...viewer }) => {
  it('send a request and show the response', async () => {
    const seen = await look(viewer, { colorScheme });
    await seen.open('/endpoints/printers/');
    const { field, said, answer, run, form } = formOf(seen);
    await field('limit').fill('2');
    expect(await form.locator('.ask a').textContent()).toBe('/api/v1/printers?brand=Bambu+Lab&limit=2');
    await run();
    expect(await said.textContent()).toMatch(/^200 · \d+ ms · [\d.]+ kB$/);
    const headers = await answer.locator('dl').textContent();
    for (const name of ['ETag', 'Cache-Control', 'RateLimit', 'Link']) expect(headers).toContain(name);
    const lines = async () => ((await answer.locator('pre').textContent()) ?? '').split('\n').length;
    expect(await lines()).toBe(24);
    const more = answer.locator('button.more');
    expect(await more.textContent()).toMatch(viewer.lang === 'en' ? /^\d+ more lines$/ : /^还有 \d+ 行$/);
    await more.click();
    expect(await lines()).toBeGreaterThan(100);
    expect(await seriousViolations(seen.page, 'targets too')).toEqual([]);
    expect(await overflow(seen.page)).toBeLessThanOrEqual(0);
  });

  it('show errors with the message of the service, and accept its suggestions', async () => {
    const seen = await look(viewer, { colorScheme });
    await seen.open('/endpoints/profiles/');
    const { field, said, answer, run, form } = formOf(seen);
    await field('printer').fill('bambu-lab-p1x');
    await run();
    expect(await said.textContent()).toMatch(/^404 /);
    expect(await answer.locator('.refused').textContent()).toMatch(viewer.lang === 'en' ? /bambu-lab-p1x/ : /打印机/);
    expect(await seriousViolations(seen.page)).toEqual([]);
    await answer.getByRole('button', { name: 'bambu-lab-p1s', exact: true }).click();
    await form.locator('.said', { hasText: /^200 / }).waitFor();
    expect(await field('printer').inputValue()).toBe('bambu-lab-p1s');
    expect(await answer.locator('.refused').count()).toBe(0);
  });

  it('work by keyboard, with suggested ids', async () => {
    const seen = await look(viewer, { colorScheme });
    await seen.open('/endpoints/troubleshoot/');
    const { field, said, form } = formOf(seen);
    await field('symptom').focus();
    await seen.page.locator('datalist#try-symptoms option[value="stringing"]').waitFor({ state: 'attached' });
    await seen.page.keyboard.type('拉丝');
    await field('symptom').fill('拉丝');
    await seen.page.keyboard.press('Enter');
    await form.locator('.said', { hasText: /^200 / }).waitFor();
    expect(await said.getAttribute('role')).toBe('status');
  });
});

describe('the forms', () => {
  it('exist for every kind of file, and request it', async () => {
    const seen = await look();
    await seen.open('/endpoints/every-file/');
    const addresses = await seen.page.locator('.try .ask a').allTextContents();
    expect(addresses.length).toBeGreaterThan(35);
    const picture = addresses.indexOf('/api/v1/pictures/stringing.svg');
    const { run, answer, said } = formOf(seen, picture);
    await run();
    expect(await said.textContent()).toMatch(/^200 /);
    await expect
      .poll(() => answer.locator('img').evaluate((image) => (image as { naturalWidth?: number }).naturalWidth))
      .toBeGreaterThan(0);
    // The largest file does not block the page.
    const changes = formOf(seen, addresses.indexOf('/api/v1/changes.json'));
    await changes.run();
    expect(await changes.answer.locator('pre').textContent()).toContain('"previous_version"');
  });

  it('say if there is no such file', async () => {
    const seen = await look();
    await seen.open('/endpoints/every-file/');
    const addresses = await seen.page.locator('.try .ask a').allTextContents();
    const { field, run, answer } = formOf(seen, addresses.indexOf('/api/v1/printers/bambu-lab-p1s.json'));
    await field('id').fill('nobody');
    await run();
    expect(await answer.locator('.refused').textContent()).not.toBe('');
  });

  it('report a lost connection', async () => {
    const seen = await look();
    await seen.open('/endpoints/materials/');
    await seen.page.context().setOffline(true);
    const { form } = formOf(seen);
    await form.locator('.ask button').click();
    await form.locator('.said', { hasText: tryTexts('en').unreachable }).waitFor();
  });

  it('lead to the URL without scripts', async () => {
    const seen = await look(PHONE, { javaScriptEnabled: false });
    await seen.open('/endpoints/profiles/');
    const { form } = formOf(seen);
    expect(await form.locator('noscript p').textContent()).toBe(tryTexts('zh').noScript);
    expect(await form.locator('.ask button').isDisabled()).toBe(true);
    await form.locator('.ask a').click();
    await seen.page.waitForURL('**/api/v1/profiles?printer=bambu-lab-p1s&material=petg');
  });

  it('are loaded only on pages with one', async () => {
    const seen = await look();
    const loaded = async (path: string) => {
      const names: string[] = [];
      const listen = (request: { url(): string }) => names.push(new URL(request.url()).pathname);
      seen.page.on('request', listen);
      await seen.open(path);
      await seen.settle();
      seen.page.off('request', listen);
      return new Set(names.filter((name) => name.startsWith('/_astro/')));
    };
    const without = await loaded('/limits/');
    const added = [...(await loaded('/endpoints/printers/'))].filter((name) => !without.has(name));
    const sizes = await Promise.all(
      added.map(async (name) => {
        const { encodedBodySize } = (await seen.page.evaluate(
          `performance.getEntriesByName(new URL(${JSON.stringify(name)}, location).href)[0].toJSON()`,
        )) as { encodedBodySize: number };
        return encodedBodySize;
      }),
    );
    expect(added.length).toBeGreaterThan(0);
    // Script and style, compressed.
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(5_000);
  });
});

describe('language tabs', () => {
  it('remember the choice on every page', async () => {
    const seen = await look();
    await seen.open('/endpoints/printers/');
    await seen.page.getByRole('tab', { name: 'Python' }).first().click();
    await seen.open('/endpoints/profiles/');
    expect(await seen.page.getByRole('tab', { name: 'Python' }).first().getAttribute('aria-selected')).toBe('true');
    const shown = seen.page.getByRole('tabpanel').first();
    expect(await shown.textContent()).toContain('OpenPrintData');
    await seen.open('/endpoints/every-file/');
    for (const tab of await seen.page.getByRole('tab', { name: 'Python' }).all())
      expect(await tab.getAttribute('aria-selected')).toBe('true');
  });
});

onOtherServers('site', (lookElsewhere, plain) => {
  it.each(VIEWERS)('a query and a file are answered, $lang at $width px', async (viewer) => {
    const texts = tryTexts(viewer.lang);
    const seen = await lookElsewhere(viewer);
    await seen.open('/endpoints/printers/');
    const { field, said, answer, run } = formOf(seen);
    await field('limit').fill('1');
    await run();
    expect(await said.textContent()).toMatch(/^200 /);
    expect(await answer.locator('pre').textContent()).toContain('"bambu-lab-');
    const file = '/api/v1/printers/brand/bambu-lab.json';
    expect(await answer.getByText(texts.plain).count()).toBe(plain ? 1 : 0);
    expect(await answer.locator(`a[href="${file}"]`).count()).toBe(plain ? 1 : 0);
    const window = fill(texts.plainWindow, { n: 50 });
    expect(((await answer.textContent()) ?? '').includes(window)).toBe(plain);

    await field('brand').fill('bambulap');
    if (plain) {
      await seen.page.locator('.try .ask button').click();
      await seen.page.locator('.try .said', { hasText: fill(texts.plainUnknown, { name: 'bambulap' }) }).waitFor();
    } else await run();
    await answer.getByRole('button', { name: 'bambu-lab', exact: true }).click();
    await seen.page.locator('.try .said', { hasText: /^200 / }).waitFor();

    await seen.open('/endpoints/every-file/');
    const one = formOf(seen, 0);
    await one.run();
    expect(await one.said.textContent()).toMatch(/^200 /);
    expect(seen.outside).toEqual([]);
    await seen.close();
  });
});

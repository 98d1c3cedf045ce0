import { describe, expect, it } from 'vitest';
import { MEANINGS } from '../../core/words/meanings.js';
import { fill } from '../../docs/src/explorer/texts/fill.js';
import { overflow, styleOf, VIEWERS, type Visit, visitor } from '../support/visit.js';

const PAIR = { printer: 'Acme Labs One', material: 'PETG', nozzle: '0.4' };

async function unfold({ page, texts }: Visit): Promise<void> {
  await page.locator('summary', { hasText: texts.allSettings }).click();
  await page.locator('.xp-rest h3').first().waitFor();
}

const look = visitor('explorerServer');

describe.each(VIEWERS)('the profile lookup, $lang at $width px', (viewer) => {
  it('works by keyboard alone', async () => {
    const { page, texts, open } = await look(viewer);
    await open('/explorer/');
    await page.getByRole('combobox', { name: texts.printer, exact: true }).focus();
    await page.keyboard.type('acme one');
    const option = page.getByRole('option', { name: /^Acme Labs One\b/ }).first();
    await option.waitFor();
    await page.keyboard.press('ArrowDown');
    const field = page.getByRole('combobox', { name: texts.printer, exact: true });
    expect(await field.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'));
    expect(await option.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('petg');
    await page.getByRole('option', { name: /^PETG/ }).first().waitFor();
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { level: 2, name: fill(texts.profileOf, PAIR) });
    await heading.waitFor();
    expect(new URL(page.url()).search).toBe('?printer=acme-labs-one&material=petg');
    expect(await page.title()).toContain(fill(texts.pairOf, PAIR));

    // Clearing a field removes its choice.
    await page.getByRole('combobox', { name: texts.material, exact: true }).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Tab');
    await page.getByRole('heading', { level: 2, name: PAIR.printer, exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe('?printer=acme-labs-one');
  });

  it('starts with the verdict and the main figures', async () => {
    const seen = await look(viewer);
    const { page, texts, open, asked } = seen;
    await open('/explorer/?printer=acme-labs-one&material=petg');
    await page.locator('.xp-key').waitFor();
    expect(await page.locator('.xp-fit > strong').textContent()).toBe(viewer.lang === 'en' ? 'yes' : '可以');
    const figures = await page.locator('.xp-key > div').allTextContents();
    const [nozzle, bed] = viewer.lang === 'en' ? ['Nozzle', 'Bed'] : ['喷嘴', '热床'];
    expect(figures.length).toBeGreaterThan(6);
    expect(figures[0]).toMatch(new RegExp(`^${nozzle}(\\d{3} → )?\\d{3}\u00a0°C$`));
    expect(figures[1]).toMatch(new RegExp(`^${bed}\\d{2}\u00a0°C$`));
    // On a phone, the figures and the button are within two screens, and the page is at most eight screens long.
    const height = viewer.width < 500 ? 844 : 800;
    const button = page.getByRole('button', { name: texts.preset.open });
    const end = async (what: typeof button) => {
      const box = await what.boundingBox();
      return (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0);
    };
    expect(await end(page.locator('.xp-key'))).toBeLessThan(2 * height);
    expect(await end(button)).toBeLessThan(2 * height);
    expect(Number(await page.evaluate('document.documentElement.scrollHeight'))).toBeLessThan(8 * height);
    // Collapsed parts are loaded when expanded.
    expect(asked.filter((path) => path.endsWith('/layout.json'))).toEqual([]);
    await unfold(seen);
    expect(asked.filter((path) => path.endsWith('/layout.json')).length).toBe(1);
    const temperatures = page.locator('.xp-folded', { hasText: texts.groups.temperatures }).first();
    expect(await temperatures.locator('table').isVisible()).toBe(false);
    expect(await temperatures.locator('summary').textContent()).toMatch(/\d/);
    expect(await styleOf(temperatures.locator('table'), 'border-collapse')).toBe('collapse');
  });

  it('gives the source of a value', async () => {
    const seen = await look(viewer);
    const { page, texts, open } = seen;
    await open('/explorer/?printer=acme-labs-one&material=petg');
    await unfold(seen);
    await page.locator('summary', { hasText: texts.groups.temperatures }).first().click();
    const label = viewer.lang === 'en' ? 'Nozzle temperature' : '喷嘴温度';
    const why = page.getByRole('button', { name: fill(texts.sourceOf, { label }), exact: true });
    await why.click();
    expect(await why.getAttribute('aria-expanded')).toBe('true');
    const row = page.locator('.xp-sources');
    const text = (await row.textContent()) ?? '';
    expect(text).toContain('Generic PETG');
    expect(text).toContain('Acme Slicer');
    expect(text).toContain('nozzle_temperature_c');
    await why.click();
    expect(await row.count()).toBe(0);
  });

  it('labels the kind of a maximum, and links to both records', async () => {
    const seen = await look(viewer);
    const { page, open } = seen;
    await open('/explorer/?printer=acme-labs-one&material=petg');
    await unfold(seen);
    const rated = MEANINGS.rated?.[viewer.lang] ?? '';
    await page.locator('.temperature', { hasText: new RegExp(`300\u00a0°C.*${rated}`) }).waitFor();
    await page.locator('.temperature', { hasText: new RegExp(`100\u00a0°C.*${rated}`) }).waitFor();
    const folder = viewer.lang === 'en' ? '' : '/zh-cn';
    for (const path of ['/printers/acme-labs-one/', '/materials/petg/'])
      expect(await page.locator(`.xp-rest a[href="${folder}${path}"]`).count()).toBe(1);
    await open('/explorer/?printer=acme-labs-one-bowden&material=petg');
    await unfold(seen);
    const allowed = MEANINGS.firmware_limit?.[viewer.lang] ?? '';
    await page.locator('.temperature', { hasText: new RegExp(`260\u00a0°C.*${allowed}`) }).waitFor();
  });

  it.each([
    ['printer', 'acme-labs-one', '/printers/acme-labs-one/'],
    ['material', 'petg', '/materials/petg/'],
  ])('leads from a %s alone to its own page', async (kind, id, path) => {
    const { page, open, isClean } = await look(viewer);
    await open(`/explorer/?${kind}=${id}`);
    await page.locator(`.xp a[href="${viewer.lang === 'en' ? '' : '/zh-cn'}${path}"]`).waitFor();
    await isClean();
  });

  it('keeps the detailed settings collapsed, in groups', async () => {
    const seen = await look(viewer);
    const { page, texts, open } = seen;
    await open('/explorer/?printer=acme-labs-one&material=petg');
    await unfold(seen);
    const jerk = page.getByRole('heading', { name: texts.groups.jerks, exact: true });
    await page.getByRole('heading', { level: 4, name: texts.groups.speeds, exact: true }).waitFor();
    expect(await jerk.isVisible()).toBe(false);
    const more = page.locator('summary', { hasText: texts.furtherSettings });
    // No source has further settings of the filament, so only the process has a section to expand.
    expect(await more.count()).toBe(1);
    await more.click();
    await jerk.waitFor();
    await page.getByRole('heading', { name: texts.groups.overhangs, exact: true }).waitFor();
    expect(await page.getByRole('heading', { name: texts.groups.skirt, exact: true }).count()).toBe(0);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  it('restores the same view from its URL, and supports the back button', async () => {
    const { page, texts, open } = await look(viewer);
    await open('/explorer/?printer=acme-labs-one&material=petg&nozzle=0.6');
    await page.getByRole('heading', { level: 2, name: fill(texts.profileOf, { ...PAIR, nozzle: '0.6' }) }).waitFor();
    await page.getByRole('radio', { name: '0.2' }).check();
    const other = page.getByRole('heading', { level: 2, name: fill(texts.profileOf, { ...PAIR, nozzle: '0.2' }) });
    await other.waitFor();
    await page.reload();
    await other.waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 2, name: fill(texts.profileOf, { ...PAIR, nozzle: '0.6' }) }).waitFor();
  });

  it('keeps its state when the language changes', async () => {
    const { page, open } = await look(viewer);
    await open('/explorer/?printer=acme-labs-one&material=petg&nozzle=0.6');
    const other = viewer.lang === 'en' ? '/zh-cn/explorer/' : '/explorer/';
    await page.locator('.site .language').click();
    await page.waitForURL((url) => url.pathname === other);
    expect(new URL(page.url()).search).toBe('?printer=acme-labs-one&material=petg&nozzle=0.6');
    const heading = viewer.lang === 'en' ? 'Acme Labs One 打印 PETG，0.6 喷嘴' : 'PETG on Acme Labs One, 0.6 nozzle';
    await page.getByRole('heading', { level: 2, name: heading }).waitFor();
  });
});

describe('the profile lookup', () => {
  const english = { lang: 'en', width: 1280 } as const;

  it('copies both URLs, and both return what is shown', async () => {
    const seen = await look(english, { permissions: ['clipboard-read', 'clipboard-write'] });
    const { page, texts, open } = seen;
    await open('/explorer/?printer=acme-labs-one&material=petg');
    const answers: string[] = [];
    for (const what of [texts.queryForm, texts.fileForm]) {
      await page.getByRole('button', { name: fill(texts.copyWhat, { what }) }).click();
      await page.getByText('Copied').last().waitFor();
      const address = String(await page.evaluate('navigator.clipboard.readText()'));
      expect(address.startsWith(`${seen.site}/api/v1/profiles`)).toBe(true);
      answers.push(await (await fetch(address)).text());
    }
    expect(answers[0]).toBe(answers[1]);
    expect(answers[0]).toContain('acme-labs-one--0.4--petg');
  });

  it('requests only files, never a query', async () => {
    const { page, open, texts } = await look();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname + search);
    });
    await open('/explorer/?printer=acme-labs-one&material=petg');
    await page.getByRole('heading', { level: 2, name: fill(texts.profileOf, PAIR) }).waitFor();
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.filter((path) => !/^\/api\/v1\/[a-z0-9._/-]+\.json$/.test(path))).toEqual([]);
  });

  it('accepts names in place of ids, and suggests others for an unknown name', async () => {
    const seen = await look();
    const { page, open, texts } = seen;
    await open('/explorer/?printer=Acme+Labs+One&material=PETG');
    await page.getByRole('heading', { level: 2, name: fill(texts.profileOf, PAIR) }).waitFor();
    expect(new URL(page.url()).search).toBe('?printer=acme-labs-one&material=petg');
    seen.errors.length = 0; // Chromium logs the 404 response
    await open('/explorer/?printer=acme-labs-ome');
    await page.getByText(fill(texts.unknown.printer, { id: 'acme-labs-ome' })).waitFor();
    await page.getByRole('link', { name: 'acme-labs-one' }).click();
    await page.getByRole('heading', { level: 2, name: PAIR.printer }).waitFor();
    expect(seen.errors.filter((error) => !error.includes('404'))).toEqual([]);
    seen.errors.length = 0;
  });

  it('explains why a printer has no profile for a material, and lists what it prints', async () => {
    const { page, open, texts } = await look();
    await open('/explorer/?printer=acme-labs-mini&material=peek');
    await page
      .getByRole('heading', { level: 2, name: fill(texts.pairOf, { printer: 'Acme Labs Mini', material: 'PEEK' }) })
      .waitFor();
    expect(await page.locator('.xp-fit > strong').textContent()).toBe('not known');
    expect(await page.locator('.xp-fit li').count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'PLA', exact: true }).click();
    await page.getByRole('heading', { level: 2, name: /PLA on Acme Labs Mini/ }).waitFor();
  });
});

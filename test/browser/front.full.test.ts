import { describe, expect, it } from 'vitest';
import { fill } from '../../docs/src/explorer/texts/fill.js';
import { seriousViolations, VIEWERS, visitor } from '../support/visit.js';

const look = visitor('siteServer');

describe.each(VIEWERS)('home, $lang at $width px', (viewer) => {
  const english = viewer.lang === 'en';
  const folder = english ? '' : '/zh-cn';

  it('leads from a visible defect to its causes, by words and by pictures', async () => {
    const { page, open } = await look(viewer);
    await open('/');
    const [field, typed] = [page.locator('.ask .find input'), english ? 'strnging' : '拉絲'];
    await field.fill(typed);
    await page.locator('.ask .found a').first().click();
    await page.waitForURL(`**${folder}/symptoms/stringing/`);
    await page.goBack();
    // Input and results are restored.
    await page.locator(`.ask .found a[href="${folder}/symptoms/stringing/"]`).waitFor();
    expect(await field.inputValue()).toBe(typed);
    await field.press('Escape');
    await page.locator(`.wall a[href="${folder}/symptoms/warping/"]`).click();
    await page.waitForURL(`**${folder}/symptoms/warping/`);
  });

  it('leads from a printer and a material to their profile, and remembers them', async () => {
    const { page, texts, open } = await look(viewer);
    const bar = page.locator('aside.mine');
    await open('/');
    expect(await bar.isVisible()).toBe(false);
    const field = page.getByRole('combobox', { name: texts.printer, exact: true });
    await field.focus();
    await page.locator('#pair-printers option[value="Bambu Lab P1S"]').waitFor({ state: 'attached' });
    await field.fill('Bambu Lab P1S');
    await field.press('Tab');
    await page.locator('.pair [name=nozzle] option[value="0.6"]').waitFor({ state: 'attached' });
    await page.locator('.pair [name=nozzle]').selectOption('0.6');
    await page.locator('.pair [name=material]').selectOption('petg');
    await page.locator('.pair [name=slicer]').selectOption('prusaslicer');
    await page.locator('.pair button').click();
    const names = { printer: 'Bambu Lab P1S', material: 'PETG', nozzle: '0.6' };
    await page.getByRole('heading', { level: 2, name: fill(texts.profileOf, names) }).waitFor();

    // Every other page shows the setup and uses it where possible.
    await open('/symptoms/stringing/');
    expect(await bar.textContent()).toContain('Bambu Lab P1S');
    expect(await seriousViolations(page)).toEqual([]);
    await expect.poll(() => page.getByRole('combobox', { name: texts.material }).inputValue()).toBe('PETG');
    expect(await page.locator('.sy-setup select').first().inputValue()).toBe('0.6');
    await open('/explorer/');
    await page.getByRole('heading', { level: 2, name: fill(texts.profileOf, names) }).waitFor();
    await open('/materials/petg/');
    await page.locator('main .mine a').click();
    await page.getByRole('heading', { level: 2, name: fill(texts.profileOf, names) }).waitFor();

    // A setup in the URL takes precedence.
    await open('/explorer/?printer=prusa-mk4s');
    await page.getByRole('heading', { level: 2, name: 'Prusa MK4S' }).waitFor();
    expect(new URL(page.url()).searchParams.get('material')).toBeNull();

    await open('/');
    expect(await field.inputValue()).toBe('Bambu Lab P1S');
    expect(await page.locator('.pair [name=material]').inputValue()).toBe('petg');
    // Typing in a field again replaces the choice.
    await field.fill('mk4s');
    await field.press('Tab');
    await expect.poll(() => field.inputValue()).toBe('Prusa MK4S');
    await bar.getByRole('button').click();
    expect(await bar.isVisible()).toBe(false);
    expect(await field.inputValue()).toBe('');
    await open('/explorer/');
    expect(new URL(page.url()).search).toBe('');
  });

  it('remembers the setup of the explorer on request', async () => {
    const { page, open } = await look(viewer);
    // The material loads much later than the printer, but a partial setup is never offered.
    await page.route('**/api/v1/materials/abs.json', async (route) => {
      await page.waitForTimeout(1000);
      await route.continue();
    });
    await open('/explorer/?printer=bambu-lab-p1s&material=abs&nozzle=0.4');
    const keep = page.locator('.button', { hasText: 'Bambu Lab P1S' });
    await keep.waitFor();
    expect(await keep.textContent()).toContain('ABS');
    await keep.click();
    await page.locator('aside.mine', { hasText: 'ABS' }).waitFor();
    await open('/explorer/');
    expect(new URL(page.url()).search).toBe('?printer=bambu-lab-p1s&material=abs&nozzle=0.4');
    // A setup that is already stored is not offered.
    expect(await page.locator('.button', { hasText: 'Bambu Lab P1S' }).count()).toBe(0);
  });

  it('stores a printer as mine from its page', async () => {
    const { page, open } = await look(viewer);
    await open('/printers/prusa-mk4s/');
    const mine = page.locator('main .mine button');
    await mine.click();
    expect(await mine.getAttribute('aria-pressed')).toBe('true');
    await open('/materials/');
    expect(await page.locator('aside.mine').textContent()).toContain('MK4S');
    await open('/printers/prusa-mk4s/');
    await mine.click();
    expect(await page.locator('aside.mine').isVisible()).toBe(false);
  });

  it('reports empty or unknown input, and otherwise opens the page of the record', async () => {
    const { page, texts, open } = await look(viewer);
    await open('/');
    await page.locator('.pair button').click();
    expect((await page.locator('.pair .status').textContent())?.length).toBeGreaterThan(5);
    const field = page.getByRole('combobox', { name: texts.printer, exact: true });
    await field.fill('qqqqzzzz');
    await field.press('Enter');
    await page.locator('.pair .status', { hasText: 'qqqqzzzz' }).waitFor();
    await field.fill('Ender-3 V3 SE');
    await field.press('Enter');
    await page.waitForURL(`**${folder}/printers/creality-ender-3-v3-se/`);
  });

  it('has working links without JavaScript', async () => {
    const { page, texts, open } = await look(viewer, { javaScriptEnabled: false });
    await open('/');
    await page.getByLabel(texts.printer, { exact: true }).fill('p1s');
    await page.locator('.pair button').click();
    await page.waitForURL(`**${folder}/find/?q=p1s*`);
    expect(await page.locator(`main a[href="${folder}/brands/"]`).count()).toBe(1);
    await page.goBack();
    await page.locator('.ask .find input').fill('stringing');
    await page.locator('.ask .find input').press('Enter');
    await page.waitForURL(`**${folder}/find/?q=stringing`);
    await page.goBack();
    await page.locator('.profile a').first().click();
    await page.waitForURL(`**${folder}/explorer/?*`);
    await page.locator(`main a[href="${folder}/brands/"]`).click();
    await page.waitForURL(`**${folder}/brands/`);
  });

  it('shows developers a working request and its response', async () => {
    const { page, site, open } = await look(viewer);
    await open('/');
    const [request = '', answer = ''] = await page.locator('.sample pre').allTextContents();
    const [, address = ''] = /^curl '(.+)'\s*$/.exec(request.trim()) ?? [];
    // A plain mirror can serve this request too: it uses ids, and no limit.
    expect(address).toMatch(new RegExp(`^${site}/api/v1/profiles\\?printer=[a-z0-9-]+&material=[a-z0-9-]+$`));
    const { data, ...rest } = (await (await fetch(address)).json()) as { data: object[] };
    const shown = JSON.parse(answer.replaceAll(/,? *…/g, '')) as { data: object[] };
    expect(shown).toMatchObject(rest);
    expect(data.slice(0, 1)).toMatchObject(shown.data);
  });
});

it.each([
  ['malformed JSON is stored', `localStorage.setItem('my-setup', '{"printer":{"id":7},"nozzle":[],"slicer":"x"')`],
  ['storage is blocked', `Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked'); } })`],
])('works if %s', async (_, script) => {
  const { page, open } = await look();
  await page.addInitScript(script);
  await open('/');
  await page.locator('.pair [name=material]').selectOption('petg');
  await page.locator('.pair button').click();
  await page.waitForURL('**/materials/petg/');
  await page.locator('main .mine button').click();
  await open('/explorer/');
});

it('silently forgets a printer that no longer exists', async () => {
  const { page, open, errors } = await look();
  await page.addInitScript(
    `localStorage.getItem('my-setup') ?? localStorage.setItem('my-setup', '{"printer":{"id":"gone-for-good","name":"Gone"},"material":{"id":"petg","name":"PETG"}}')`,
  );
  await open('/explorer/');
  await page.waitForURL('**/explorer/?material=petg');
  await page.locator('aside.mine', { hasText: 'My setup: PETG' }).waitFor();
  // Chromium logs the missing file.
  errors.length = 0;
});

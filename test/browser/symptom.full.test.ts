import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { CHECK_COSTS, CHECK_STOPS } from '../../core/words/enumerations.js';
import { type Config, ORCA_CONFIG, orcaGcode } from '../support/slicer-files.js';
import { overflow, seriousViolations, VIEWERS, visitor, WATCHERS } from '../support/visit.js';

const cards = (page: Page) => page.locator('.sy-card');
const values = (page: Page) => page.locator('.sy-card > .an-value');
const pasted = (page: Page) => page.evaluate<string>('navigator.clipboard.readText()');
const sheetsOf = async (page: Page, format: 'A4' | 'Letter') =>
  (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
const MAY_COPY = { permissions: ['clipboard-read', 'clipboard-write'] };

/** Maximum number of visible words on an untouched page: a minute and a half of reading. */
const MOST_WORDS = 450;

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

const look = visitor('siteServer');
// The page is built from other data than the frozen rules that it loads, so requests for its drawings fail.
const lookAtFrozen = visitor('explorerServer', 'errors expected');

describe.each(VIEWERS)('a symptom, $lang at $width px', (viewer) => {
  const language = viewer.lang;
  const say = (en: string, zh: string) => (language === 'en' ? en : zh);
  const words = WORDS[language];
  const ask = say('Not sure? Answer a few questions', '不确定？回答几个问题');

  it('says briefly what to try first, with its beginning visible without scrolling', async () => {
    const { page, open } = await look(viewer, { javaScriptEnabled: false });
    await open('/symptoms/stringing/');
    expect(await cards(page).count()).toBe(3);
    const { y = 0 } = (await cards(page).first().boundingBox()) ?? {};
    expect(y).toBeLessThan(page.viewportSize()?.height ?? 0);
    if (language === 'en') {
      const shown = (await page.locator('main').innerText()).split(/\s+/);
      expect(shown.length).toBeLessThan(MOST_WORDS);
    }
    // Unlikely causes are collapsed; only their number is shown.
    const unlikely = page.locator('.sy-unlikely .sy-row');
    expect(await unlikely.filter({ visible: true }).count()).toBe(0);
    expect(await unlikely.count()).toBeGreaterThan(5);
    const folded = await page.locator('.sy-unlikely > summary').textContent();
    expect(folded).toBe(
      say(`${await unlikely.count()} less likely`, `另外 ${await unlikely.count()} 个可能性较小的原因`),
    );
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  it('asks questions, and updates the cards with the answers, by keyboard alone', async () => {
    const { page, open, isClean } = await lookAtFrozen(viewer);
    const query = () => decodeURIComponent(new URL(page.url()).search);
    const focused = (name: string) => page.locator('h3:focus').filter({ hasText: name }).waitFor();
    await open('/symptoms/stringing/');
    await page.getByRole('link', { name: ask }).press('Enter');
    await page.getByRole('heading', { name: words.extrude }).waitFor();
    expect(query()).toBe('?questions=1');
    const effort = page.getByRole('list', { name: say('Effort', '代价') });
    const expected = [say('about 5 min', '约 5 分钟'), say(...CHECK_COSTS.filament), say(...CHECK_STOPS.print)];
    expect(await effort.getByRole('listitem').allTextContents()).toEqual(expected);
    await isClean();

    await page.getByRole('button', { name: words.drips }).press('Enter');
    await page.locator('h3:focus').waitFor();
    expect(query()).toBe('?answers=extrude-in-air:drips');
    await expect.poll(() => cards(page).first().getAttribute('id')).toBe('cause-nozzle-too-hot');
    expect(await cards(page).first().locator('.sy-likely').textContent()).toMatch(/\d+\s?%.*▲/);
    expect(await page.locator('.sy-ask [role=status]').first().textContent()).toContain(words.hot);

    // The back button shows the previous question, and its answer can be changed.
    await page.goBack();
    await focused(words.extrude);
    await page.goForward();
    await page
      .getByRole('button', { name: say(`Change the answer to: ${words.extrude}`, `更改回答：${words.extrude}`) })
      .press('Enter');
    await focused(words.extrude);
    expect(await page.locator('[aria-pressed=true]').textContent()).toContain(words.drips);
    await page.getByRole('button', { name: words.pops }).press('Enter');
    const clear = say(`Most likely: ${words.wet}`, `最可能的原因：${words.wet}`);
    await focused(clear);
    expect(query()).toBe('?answers=extrude-in-air:pops');
    await expect.poll(() => cards(page).first().getAttribute('id')).toBe('cause-wet-filament');
    await cards(page).first().locator('summary').first().click();
    await cards(page).first().locator('.sy-reasons summary').click();
    expect(await cards(page).first().locator('.sy-reasons').textContent()).toContain(words.why);
    await isClean();

    // The URL contains the whole state.
    await page.reload();
    await page.getByRole('heading', { name: clear }).waitFor();
    await page.getByRole('button', { name: say('Continue asking', '继续提问') }).press('Enter');
    await page.locator('h3:focus').waitFor();
    await page.getByRole('button', { name: say('I cannot do that: skip', '无法检查，跳过') }).press('Enter');
    await page
      .getByRole('button', { name: say(`Undo the answer to: ${words.extrude}`, `撤回回答：${words.extrude}`) })
      .press('Enter');
    await expect.poll(query).toBe('?answers=retraction-tower:_skipped&further=1');
    await page.getByRole('button', { name: say('Stop asking questions', '不再提问') }).press('Enter');
    await page.getByRole('link', { name: ask }).waitFor();
    expect(query()).toBe('');
  });

  it('drops unknown parts of a URL with a notice', async () => {
    const { page, open } = await lookAtFrozen(viewer);
    await open(
      '/symptoms/stringing/?also=smoke,hairs&printer=acme-labs-one&nozzle=big&material=unobtainium&answers=extrude-in-air:sings,smell:bad',
    );
    const alert = page.getByRole('alert');
    await alert.getByText(say('“smoke” is not a known symptom.', '“smoke”不是已知的现象。')).waitFor();
    await alert.getByText(say('“big” is not a nozzle of', '“big”不是所选打印机的喷嘴')).waitFor();
    await alert.getByText(say('No material is called “unobtainium”.', '没有名为“unobtainium”的耗材。')).waitFor();
    await alert.getByText(say('“hairs” is not a known symptom.', '“hairs”不是已知的现象。')).waitFor();
    for (const id of ['extrude-in-air:sings', 'smell:bad'])
      expect(await alert.getByText(say(`“${id}” is not a known answer`, `“${id}”不是已知的回答`)).count()).toBe(1);
    const { pathname, search } = new URL(page.url());
    const expected = [`${language === 'en' ? '' : '/zh-cn'}/symptoms/stringing/`, '?printer=acme-labs-one&questions=1'];
    expect([pathname, search]).toEqual(expected);
    expect(await seriousViolations(page)).toEqual([]);
  });

  it('prints as one sheet on request, otherwise completely', async () => {
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

describe.each(WATCHERS)('a symptom, $lang at $width px, $colorScheme', ({ colorScheme, ...viewer }) => {
  const say = (en: string, zh: string) => (viewer.lang === 'en' ? en : zh);

  it('answers for a setup chosen on the page', async () => {
    const { page, open, texts: labels, isClean, choose } = await look(viewer, { colorScheme, ...MAY_COPY });
    await open('/symptoms/stringing/');
    const before = await values(page).allTextContents();
    await choose(labels.printer, 'ender-3 v3 se', 'Creality Ender-3 V3 SE');
    await choose(labels.material, 'petg', 'PETG');
    await page.getByRole('combobox', { name: labels.slicer }).selectOption({ label: 'Cura' });
    await expect.poll(() => page.locator('.sy-card .an-where').first().textContent()).toMatch(/^Cura/);
    expect(new URL(page.url()).search).toBe('');
    const after = await values(page).allTextContents();
    expect(after).not.toEqual(before);
    expect(after.join()).toMatch(/\d.* → \d/);
    // The printer has no Bowden tube, so advice for one is collapsed, with the reason.
    expect(
      await page
        .locator('.an-left li')
        .filter({ hasText: /bowden tube|远程挤出/i })
        .count(),
    ).toBeGreaterThan(0);

    const name = say('Nozzle temperature', '喷嘴温度');
    const field = page
      .locator('.sy-card')
      .getByRole('textbox', { name: say(`Your value: ${name}`, `您的当前值：${name}`) });
    await field.fill('245');
    await field.press('Tab');
    await values(page)
      .filter({ hasText: say(`${name}: 245 → `, `${name}：245 → `) })
      .waitFor();
    await page.getByRole('button', { name: say('Copy the link', '复制链接') }).click();
    await page.getByText(say('The link is copied', '链接已复制')).waitFor();
    const link = await pasted(page);
    expect(link).toContain('printer=creality-ender-3-v3-se&nozzle=0.4&material=petg&slicer=cura');
    expect(link).toContain('yours=nozzle_temperature:245');
    await page.getByRole('button', { name: say('Copy as text for a forum', '复制为论坛文字') }).click();
    await page.getByText(say('The text is copied', '文字已复制')).waitFor();
    expect(await pasted(page)).toContain('Creality Ender-3 V3 SE');
    await isClean();

    // The setup is stored, and others see the same with the link.
    await page.reload();
    await expect.poll(() => page.locator('.sy-card .an-where').first().textContent()).toMatch(/^Cura/);
    const other = await look(viewer);
    await other.page.goto(link);
    await values(other.page).filter({ hasText: '245 → ' }).waitFor();
    expect(await other.page.evaluate("localStorage.getItem('my-setup')")).toBeNull();
  });
});

it('loads the code for answers only when needed', async () => {
  const { page, open, settle, asked } = await look();
  await open('/symptoms/stringing/');
  await settle();
  const scripts = asked.filter((path) => path.endsWith('.js')).length;
  expect(asked.filter((path) => path.endsWith('.json'))).toEqual([]);
  await page.getByRole('combobox', { name: 'Printer' }).focus();
  await page.locator('.sy[data-ready=true]').waitFor();
  expect(asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(2 * scripts);
  expect(asked).toContain('/symptoms/stringing/answer.json');
  // Loading the code keeps the focus.
  expect(await page.locator('input[role=combobox]:focus').count()).toBe(1);
});

it('uses the stored setup until it is removed', async () => {
  const { page, open } = await look();
  await open('/');
  const mine = JSON.stringify({ printer: null, nozzle: null, material: { id: 'petg', name: 'PETG' }, slicer: 'cura' });
  await page.evaluate(`localStorage.setItem('my-setup', ${JSON.stringify(mine)})`);
  const material = page.getByRole('combobox', { name: 'Material' });
  await open('/symptoms/stringing/');
  await expect.poll(() => material.inputValue()).toBe('PETG');
  await material.fill('');
  await material.press('Tab');
  await expect.poll(() => page.evaluate("localStorage.getItem('my-setup')")).not.toContain('petg');
});

it('reports a contradictory setup before any advice', async () => {
  const { page, open } = await lookAtFrozen();
  await open('/symptoms/stringing/?printer=acme-labs-one&material=peek&yours=nozzle_temperature:245,nonsense');
  const warned = page.getByRole('alert').filter({ hasText: 'Something in this setup does not fit' });
  await page.getByText('“nonsense” is not a value of a setting.').waitFor();
  // The contradictory setup changes the cards, so they are measured after the warning appears.
  await warned.waitFor();
  const [above, below] = await Promise.all([warned.boundingBox(), page.locator('.sy-card').first().boundingBox()]);
  expect(above?.y).toBeLessThan(below?.y ?? 0);
});

it('expands the target of a link, even if it is for other setups', async () => {
  const { page, open } = await look();
  await open('/symptoms/stringing/#fix-retraction-too-short-retraction-up');
  const fix = page.locator('#fix-retraction-too-short-retraction-up');
  await expect.poll(() => fix.isVisible()).toBe(true);
  await open('/symptoms/stringing/?material=petg#cause-worn-nozzle');
  await page.locator('.sy[data-ready=true]').waitFor();
  await expect.poll(() => page.locator('#cause-worn-nozzle .sy-body').isVisible()).toBe(true);
  await open('/symptoms/warping/?printer=creality-ender-3-v3-se&material=petg');
  const left = page.locator('.sy-left li').first();
  await left.waitFor({ state: 'attached' });
  const id = await left.getAttribute('id');
  await open(`/symptoms/warping/?printer=creality-ender-3-v3-se&material=petg#${id}`);
  await page.reload();
  await expect.poll(() => left.isVisible()).toBe(true);
});

it('names a conflicting fix, with a link to it', async () => {
  const { page, open } = await look();
  const query = '?slicer=orcaslicer&material=pla&printer=creality-k1';
  await open(`/symptoms/poor-bridging/${query}`);
  const against = page.locator('.an-against a');
  await against.first().waitFor({ state: 'attached' });
  const href = (await against.first().getAttribute('href')) ?? '';
  expect(await page.locator(href).count()).toBe(1);
  // A URL that contains only ids is not rewritten.
  expect(new URL(page.url()).search).toBe(query);
});

it('shows the text to copy if the browser cannot copy', async () => {
  const { page, open } = await look();
  await page.addInitScript("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
  await open('/symptoms/stringing/?material=petg');
  await page.locator('.sy[data-ready=true]').waitFor();
  await page.getByRole('button', { name: 'Copy as text for a forum' }).click();
  await page.getByText('Nothing could be copied').waitFor();
  const text = await page.getByRole('textbox', { name: 'To copy' }).inputValue();
  expect(text).toContain('PETG');
  // Three things to try; the rest is summarised in one line.
  expect(text.match(/^\d\. /gm)).toHaveLength(3);
});

it('stays complete if the code for answers fails to load, and says so', async () => {
  const { page, open, errors } = await look();
  await page.route('**/symptoms/*/answer.json', (route) => route.abort());
  await open('/symptoms/stringing/?material=petg');
  await page.getByRole('alert').getByText('This part of the page could not be loaded.').waitFor();
  expect(await page.locator('.sy-card').count()).toBe(3);
  await page.unroute('**/symptoms/*/answer.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.sy[data-ready=true]').waitFor();
  errors.length = 0; // Chromium logs the failed request
});

it('accepts statements before any question, and finds them by words', async () => {
  const { page, open } = await look();
  await open('/symptoms/stringing/?questions=1');
  const ticks = page.locator('.sy-statements');
  const first = page.locator('.sy-card').first();
  await ticks.getByRole('searchbox').fill('drying filament');
  await ticks.getByRole('checkbox', { name: 'Drying the filament helped.' }).check();
  await page.waitForURL(/\?questions=1&told=dried:\w/);
  await expect.poll(() => first.getAttribute('id')).toBe('cause-wet-filament');
  expect(await first.locator('.sy-likely').textContent()).toMatch(/%/);
  // Another outcome of the same check replaces the first.
  await ticks.getByRole('checkbox', { name: 'Drying the filament made no difference.' }).check();
  await expect.poll(() => first.getAttribute('id')).not.toBe('cause-wet-filament');
  expect(await ticks.getByRole('checkbox', { checked: true }).count()).toBe(1);
  await ticks.getByRole('searchbox').fill('firmware updated');
  await ticks.getByRole('checkbox', { name: /firmware was updated/i }).waitFor();
  expect(await ticks.getByRole('checkbox').count()).toBeLessThan(6);
  expect(await seriousViolations(page)).toEqual([]);
  await page.reload();
  await expect.poll(() => ticks.getByRole('checkbox', { checked: true }).count()).toBe(1);
  await ticks.getByRole('checkbox', { checked: true }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('?questions=1');
});

it('continues after a fix that did not help', async () => {
  const { page, open } = await look();
  await open('/symptoms/stringing/?material=petg');
  const first = page.locator('.sy-card').first();
  await expect.poll(() => first.getAttribute('id')).toBe('cause-wet-filament');
  await first.getByRole('link', { name: 'It did not help' }).click();
  await page.waitForURL(/\?material=petg&told=dried:same$/);
  await expect.poll(() => first.getAttribute('id')).toBe('cause-nozzle-too-hot');
  expect(await page.getByRole('heading', { name: 'Dry the filament' }).count()).toBe(0);
  expect(await page.locator('.sy-ask').count()).toBe(0);
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('said');
  expect(await seriousViolations(page)).toEqual([]);
  await page.goBack();
  await expect.poll(() => first.getAttribute('id')).toBe('cause-wet-filament');
  await page.goForward();
  await page.getByRole('button', { name: 'Remove: Drying the filament made no difference.' }).click();
  await expect.poll(() => first.getAttribute('id')).toBe('cause-wet-filament');
  await page.waitForURL(/\?material=petg$/);
});

/** PETG on an Ender-3 V3 SE, with a higher temperature and less retraction than its profile. */
const CONFIG: Config = {
  ...ORCA_CONFIG,
  printer_model: 'Creality Ender-3 V3 SE',
  printer_settings_id: 'Creality Ender-3 V3 SE 0.4 nozzle',
  filament_type: ['PETG'],
  filament_settings_id: ['Generic PETG'],
  nozzle_temperature: ['259'],
  retraction_length: ['0.3'],
};
const GCODE = { name: 'cube.gcode', mimeType: '', buffer: Buffer.from(orcaGcode(CONFIG)) };

it('reads setup and values from a file, and says which may be at fault', async () => {
  const { page, open, settle, site, isClean } = await look();
  await open('/symptoms/stringing/');
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  await page.locator('.sy-file input').setInputFiles(GCODE);
  await page.locator('.sy-yours', { hasText: GCODE.name }).waitFor();
  await expect.poll(() => page.getByRole('combobox', { name: 'Printer' }).inputValue()).toBe('Creality Ender-3 V3 SE');
  await expect.poll(() => page.getByRole('combobox', { name: 'Material' }).inputValue()).toBe('PETG');
  const told = page.locator('.sy-yours li');
  await told.filter({ hasText: /Retraction length: 0\.3\smm, the profile has 1\.2\smm/ }).waitFor();
  expect(await told.count()).toBeLessThanOrEqual(5);
  await page.locator('.sy-card > .an-value', { hasText: 'Nozzle temperature: 259 → ' }).waitFor();
  await isClean();
  await settle();
  for (const url of asked) expect([url.origin, url.search]).toEqual([site, '']);

  // Pages of other symptoms use the file too, until it is removed.
  await open('/symptoms/nozzle-clog/');
  await page.locator('.sy-yours', { hasText: GCODE.name }).waitFor();
  await page.getByRole('button', { name: 'Remove the file' }).click();
  await page.reload();
  await page.locator('.sy[data-ready=true]').waitFor();
  expect(await page.locator('.sy-yours').count()).toBe(0);
});

it('accepts a file dropped before hydration', async () => {
  const { page, open, settle } = await look();
  await open('/symptoms/stringing/');
  await settle();
  await page.evaluate(`{
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([${JSON.stringify(orcaGcode(CONFIG))}], 'drop.gcode'));
    globalThis.drag = (kind) =>
      document.querySelector('.sy-card').dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
    drag('dragover');
  }`);
  expect(await page.locator('[data-over]').count()).toBeGreaterThan(0);
  await page.evaluate(`drag('drop')`);
  await page.locator('.sy-yours', { hasText: 'drop.gcode' }).waitFor();
  expect(await page.locator('[data-over]').count()).toBe(0);
});

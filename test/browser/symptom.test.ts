import { Buffer } from 'node:buffer';
import { expect, it } from 'vitest';
import { fill } from '../../docs/src/explorer/texts/fill.js';
import { symptomTexts } from '../../docs/src/symptom/texts.js';
import { type Config, ORCA_CONFIG, orcaGcode } from '../support/slicer-files.js';
import { DESKTOP, overflow, SOME_VIEWERS, SOME_WATCHERS, seriousViolations, visitor } from '../support/visit.js';
import { choosingInPlace, symptoms } from './cases/symptom.js';

symptoms(SOME_VIEWERS);
choosingInPlace(SOME_WATCHERS);

const look = visitor('siteServer');
// The drawings of the page are of other data, and are asked for in vain.
const lookAtFrozen = visitor('explorerServer', 'errors expected');
const texts = symptomTexts('en');

it('loads what answers only once there is something to answer', async () => {
  const { page, open, settle } = await look();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open('/symptoms/stringing/');
  await settle();
  const scripts = asked.filter((path) => path.endsWith('.js')).length;
  expect(asked.filter((path) => path.endsWith('.json'))).toEqual([]);
  await page.getByRole('combobox', { name: 'Printer' }).focus();
  await page.locator('.sy[data-ready=true]').waitFor();
  expect(asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(2 * scripts);
  expect(asked).toContain('/symptoms/stringing/answer.json');
  // What was focused stays so.
  expect(await page.locator('input[role=combobox]:focus').count()).toBe(1);
});

it('takes my setup, unless the address has another or answers', async () => {
  const { page, open } = await look();
  await open('/');
  const mine = JSON.stringify({ printer: null, nozzle: null, material: { id: 'petg', name: 'PETG' }, slicer: 'cura' });
  await page.evaluate(`localStorage.setItem('my-setup', ${JSON.stringify(mine)})`);
  const material = page.getByRole('combobox', { name: 'Material' });
  const shown = () => material.inputValue();
  await open('/symptoms/stringing/');
  await expect.poll(shown).toBe('PETG');
  await open('/symptoms/stringing/?material=abs');
  await expect.poll(shown).toBe('ABS');
  await open('/symptoms/stringing/?answers=extrude-in-air:_unknown');
  await page.locator('.sy-ask').waitFor();
  expect(await shown()).toBe('');
  // Who takes it out again has none.
  await open('/symptoms/stringing/');
  await expect.poll(shown).toBe('PETG');
  await material.fill('');
  await material.press('Tab');
  await expect.poll(() => page.evaluate("localStorage.getItem('my-setup')")).not.toContain('petg');
});

it('puts the causes in the order of the setup, with how likely that makes each', async () => {
  const { page, open } = await look();
  const causes = page.locator('.sy-card .sy-for');
  await open('/symptoms/stringing/?setup=none');
  const bare = await causes.allTextContents();
  await open('/symptoms/stringing/?material=petg');
  await expect.poll(() => causes.first().textContent()).toMatch(/^Moist filament \d+ %$/);
  const cards = await causes.allTextContents();
  expect(cards.map((text) => text.replace(/ \d+ %$/, ''))).not.toEqual(bare.map((text) => text.replace(/ \S+$/, '')));
  const first = page.locator('.sy-card').first();
  await first.getByText(texts.more).click();
  await first.locator('.sy-reasons summary').click();
  await first.getByText('PETG and nylon absorb water from the air').waitFor();
});

it('says that a setup contradicts itself before any advice', async () => {
  const { page, open } = await lookAtFrozen();
  await open('/symptoms/stringing/?printer=acme-labs-one&material=peek&yours=retraction_length:0.8,nonsense');
  const warned = page.getByRole('alert').filter({ hasText: texts.contradictions });
  await page.getByText(fill(texts.dropped.value, { id: 'nonsense' })).waitFor();
  const [above, below] = await Promise.all([warned.boundingBox(), page.locator('.sy-card').first().boundingBox()]);
  expect(above?.y).toBeLessThan(below?.y ?? 0);
});

it('opens what is folded where a link leads, also to what is for other setups', async () => {
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

it('names what goes against a fix, with a link to the other', async () => {
  const { page, open } = await look();
  await open('/symptoms/poor-bridging/?printer=creality-k1&material=pla&slicer=orcaslicer');
  const against = page.locator('.an-against a');
  await against.first().waitFor({ state: 'attached' });
  const href = (await against.first().getAttribute('href')) ?? '';
  expect(await page.locator(href).count()).toBe(1);
});

it('shows the text to copy where the browser copies nothing', async () => {
  const { page, open } = await look();
  await page.addInitScript("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
  await open('/symptoms/stringing/?material=petg');
  await page.locator('.sy[data-ready=true]').waitFor();
  await page.getByRole('button', { name: texts.text }).click();
  await page.getByText(texts.notCopied).waitFor();
  const text = await page.getByRole('textbox', { name: texts.toCopy }).inputValue();
  expect(text).toContain('PETG');
  // Three things to try, and a line for the rest.
  expect(text.match(/^\d\. /gm)).toHaveLength(3);
});

it('stays whole where what answers cannot be loaded, and says so', async () => {
  const { page, open, errors } = await look();
  await page.route('**/symptoms/*/answer.json', (route) => route.abort());
  await open('/symptoms/stringing/?material=petg');
  await page.getByRole('alert').getByText(texts.failed).waitFor();
  expect(await page.locator('.sy-card').count()).toBe(3);
  await page.unroute('**/symptoms/*/answer.json');
  await page.getByRole('button', { name: texts.retry }).click();
  await page.locator('.sy[data-ready=true]').waitFor();
  errors.length = 0; // the browser itself reports the file that it did not get
});

it('hears what somebody knows before anything is asked, and finds it by its words', async () => {
  const { page, open } = await look();
  await open('/symptoms/stringing/?questions=1');
  const ticks = page.locator('.sy-told');
  const first = page.locator('.sy-card').first();
  await ticks.getByRole('searchbox').fill('drying filament');
  await ticks.getByRole('checkbox', { name: 'Drying the filament helped.' }).check();
  await page.waitForURL(/\?told=dried:\w/);
  await expect.poll(() => first.getAttribute('id')).toBe('cause-wet-filament');
  expect(await first.locator('.sy-likely').textContent()).toMatch(/%/);
  // Another outcome of the same check takes its place.
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

/** PETG on an Ender-3 V3 SE, hotter than its profile and with less retraction. */
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

it('takes setup and values from a file, and says what of it may be the fault', async () => {
  const { page, open, settle, site } = await look();
  await open('/symptoms/stringing/');
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  await page.locator('.sy-file input').setInputFiles(GCODE);
  await page.getByText(fill(texts.read, { name: GCODE.name })).waitFor();
  await expect.poll(() => page.getByRole('combobox', { name: 'Printer' }).inputValue()).toBe('Creality Ender-3 V3 SE');
  await expect.poll(() => page.getByRole('combobox', { name: 'Material' }).inputValue()).toBe('PETG');
  const told = page.locator('.sy-yours li');
  await told.filter({ hasText: /Retraction length: 0\.3\smm, the profile has 1\.2\smm/ }).waitFor();
  expect(await told.count()).toBeLessThanOrEqual(5);
  await page.locator('.sy-card > .an-value', { hasText: 'Retraction length: 0.3 → ' }).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await settle();
  for (const url of asked) expect([url.origin, url.search]).toEqual([site, '']);

  // The next symptom has it as well, until it is forgotten.
  await open('/symptoms/nozzle-clog/');
  await page.getByText(fill(texts.read, { name: GCODE.name })).waitFor();
  await page.getByRole('button', { name: texts.fileForget }).click();
  await page.reload();
  await page.locator('.sy[data-ready=true]').waitFor();
  expect(await page.locator('.sy-yours').count()).toBe(0);
});

it('takes a file that is dropped before the page has come to life', async () => {
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
  await page.getByText(fill(texts.read, { name: 'drop.gcode' })).waitFor();
  expect(await page.locator('[data-over]').count()).toBe(0);
});

it.each([
  ['/explorer/?symptom=hairs&material=petg', '/symptoms/stringing/?material=petg'],
  [
    '/explorer/?view=troubleshoot&symptom=stringing&printer=bambu-lab-p1s&cause=wet-filament&fix=dry-filament',
    '/symptoms/stringing/?printer=bambu-lab-p1s#fix-wet-filament-dry-filament',
  ],
  ['/explorer/?view=troubleshoot&material=petg', '/symptoms/?material=petg'],
  ['/diagnose/', '/symptoms/'],
  ['/diagnose/?symptom=stringing', '/symptoms/stringing/?questions=1'],
  [
    '/diagnose/?symptom=stringing,warping&material=petg&answers=extrude-in-air:_unknown',
    '/symptoms/stringing/?material=petg&also=warping&answers=extrude-in-air:_unknown',
  ],
])('%s leads to %s', async (former, address) => {
  const { page, site } = await look(DESKTOP);
  await page.goto(site + former).catch(() => {});
  await page.waitForURL(site + address);
});

it('the wall takes a setup along', async () => {
  const { page, open } = await look();
  await open('/explorer/?printer=bambu-lab-p1s&material=petg');
  await page.locator('.xp-views a[href*="/symptoms/"]').click();
  await page.locator('.wall a[href*="/symptoms/stringing/?printer"]').click();
  await page.waitForURL('**/symptoms/stringing/?printer=bambu-lab-p1s&material=petg');
  await expect.poll(() => page.getByRole('combobox', { name: 'Material' }).inputValue()).toBe('PETG');
});

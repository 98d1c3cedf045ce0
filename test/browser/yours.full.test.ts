import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { FILE_REFUSALS } from '../../core/read-settings/messages.js';
import { LOCALES } from '../../core/words/language.js';
import { fill } from '../../docs/src/explorer/texts/fill.js';
import { YOURS_TEXTS } from '../../docs/src/explorer/yours/own-file-texts.js';
import { bambuGcode, type Config, ORCA_CONFIG, orcaGcode, zipped } from '../support/slicer-files.js';
import { overflow, seriousViolations, styleOf, VIEWERS, type Visit, visitor } from '../support/visit.js';

/** PETG on the frozen printer, above its maximum temperature and with more retraction than its profile. */
const CONFIG: Config = {
  ...ORCA_CONFIG,
  printer_model: 'Acme Labs One',
  printer_settings_id: 'Acme Labs One 0.4 nozzle',
  filament_settings_id: ['Generic PETG'],
  nozzle_temperature: ['333'],
  retraction_length: ['1.7'],
};

const upload = (name: string, content: string | Uint8Array) => ({ name, mimeType: '', buffer: Buffer.from(content) });
const GCODE = upload('cube.gcode', orcaGcode(CONFIG));

const look = visitor('explorerServer');
const field = ({ page }: Visit) => page.locator('.xp-yours input[type=file]');

describe.each(VIEWERS)('your file, $lang at $width px', (viewer) => {
  const words = YOURS_TEXTS[viewer.lang];
  const language = viewer.lang;
  const name = language === 'en' ? 'Retraction length' : '回抽长度';
  const own = fill(words.ownValue, { setting: name });

  it('fills in the setup and shows its values beside the profile', async () => {
    const seen = await look(viewer);
    const { page, open, texts, isClean } = seen;
    await open('/explorer/');
    await page.getByText(texts.yours.privacy).waitFor();
    await field(seen).setInputFiles(GCODE);
    await page.getByText(fill(words.read, { name: 'cube.gcode' })).waitFor();
    await page.locator('h2:not(#own-report)', { hasText: 'Acme Labs One' }).waitFor();
    expect(new URL(page.url()).search).toBe('?printer=acme-labs-one&material=petg&nozzle=0.4&slicer=orcaslicer');
    await page.getByText('OrcaSlicer 2.3.1').waitFor();
    expect(await page.getByRole('textbox', { name: own }).inputValue()).toBe('1.7');
    // Dangerous values are on the first screen, before the verdict.
    const report = page.locator('.xp-report');
    await report.getByRole('heading', { name: /^cube\.gcode.*Acme Labs One.*PETG/ }).waitFor();
    const hottest = report.locator('[data-severity=dangerous]', { hasText: '333' });
    expect(await hottest.count()).toBe(1);
    const [box, verdict] = [await hottest.boundingBox(), await page.locator('.xp-fit').boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    expect(box?.y).toBeLessThan(verdict?.y ?? 0);
    const hot = page.locator('.xp-yours tr.xp-differs', {
      hasText: language === 'en' ? 'Nozzle temperature' : '喷嘴温度',
    });
    await hot.getByText(words.differs).waitFor();
    // Neither element exists before the file is read, but both are styled.
    expect(await styleOf(page.locator('.xp-yours table').first(), 'border-collapse')).toBe('collapse');
    expect(await styleOf(page.locator('.xp-own').first(), 'border-radius')).toBe('8px');
    await hottest.getByRole('button').click();
    await expect.poll(() => hottest.count()).toBe(0);
    const unread = page.locator('.xp-yours summary').first();
    await unread.click();
    await isClean();
  });

  it('can be replaced with typed values, by keyboard alone', async () => {
    const { page, open, texts } = await look(viewer);
    await open('/explorer/?printer=acme-labs-one&material=petg');
    await page.getByRole('button', { name: texts.yours.type }).focus();
    await page.keyboard.press('Enter');
    const input = page.getByRole('textbox', { name: own });
    await input.focus();
    await page.keyboard.type('2,5');
    await page.keyboard.press('Tab');
    const row = page.getByRole('row', { name: new RegExp(name) }).filter({ has: input });
    await row.getByText(words.typed).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('textbox', { name: own }).fill('much');
    await page.keyboard.press('Tab');
    await page.getByText(LOCALES[viewer.lang].say('That is not a number.', '这不是数字。')).waitFor();
    await page.getByRole('button', { name: words.forget }).click();
    await page.getByRole('button', { name: texts.yours.type }).waitFor();
  });

  it('opens the page of its pair from home, and stays in the tab', async () => {
    const { page, open, texts } = await look(viewer);
    await open('/');
    const drop = page.locator('.own-file');
    await drop.locator('input').setInputFiles(upload('cat.jpg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)));
    await drop.getByText(fill(FILE_REFUSALS.foreign[language], { what: 'JPEG' })).waitFor();
    await drop.locator('input').setInputFiles(GCODE);
    await page.waitForURL(/\/explorer\/\?.*printer=.*material=|\/explorer\/\?.*material=.*printer=/);
    await page.getByText(fill(words.read, { name: GCODE.name })).waitFor();
    await page.getByRole('textbox', { name: own }).waitFor();
    // Later pages in the same tab use it until it is removed.
    await page.reload();
    await page.getByText(fill(words.read, { name: GCODE.name })).waitFor();
    await page.getByRole('button', { name: words.forget }).click();
    expect(await page.evaluate('sessionStorage.length')).toBe(0);
    await page.reload();
    await page.getByRole('button', { name: texts.yours.type }).waitFor();
  });

  it('is rejected with the reason, and the next one is read', async () => {
    const seen = await look(viewer);
    const { page, open } = seen;
    await open('/explorer/');
    await field(seen).setInputFiles(upload('cat.jpg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)));
    await page.getByText(fill(FILE_REFUSALS.foreign[language], { what: 'JPEG' })).waitFor();
    const bomb = zipped({ 'Metadata/project_settings.config': new Uint8Array(40_000_000) });
    await field(seen).setInputFiles(upload('bomb.3mf', bomb));
    await page.getByText('bomb.3mf').waitFor();
    await page
      .getByText(fill(FILE_REFUSALS.too_much[language], { what: 'Metadata/project_settings.config' }))
      .waitFor();
    await field(seen).setInputFiles(GCODE);
    await page.getByText(fill(words.read, { name: 'cube.gcode' })).waitFor();
    expect(await page.getByRole('alert').filter({ hasText: 'bomb' }).count()).toBe(0);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});

describe('your file', () => {
  const words = YOURS_TEXTS.en;

  it('is never uploaded, and its parser is loaded on demand', async () => {
    const seen = await look();
    const { page, open, settle, site } = seen;
    const asked: { method: string; url: URL; body: string | null }[] = [];
    page.on('request', (request) =>
      asked.push({ method: request.method(), url: new URL(request.url()), body: request.postData() }),
    );
    await open('/explorer/');
    await settle();
    const before = asked.filter(({ url }) => url.pathname.endsWith('.js')).length;
    await field(seen).setInputFiles(GCODE);
    await page.getByText(fill(words.read, { name: 'cube.gcode' })).waitFor();
    await page.locator('.xp-report').getByRole('heading').waitFor();
    await settle();
    expect(asked.filter(({ url }) => url.pathname.endsWith('.js')).length).toBeGreaterThan(before);
    for (const { method, url, body } of asked) {
      expect(method).toBe('GET');
      expect(body).toBe(null);
      expect(url.origin).toBe(site);
      // Only static files are requested, without anything about the file.
      expect(url.search).toBe('');
      expect(url.pathname).not.toContain('cube');
    }
    const stored = await page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])');
    expect(stored).not.toMatch(/cube|1\.7|333/);
  });

  it('is read offline', async () => {
    const seen = await look();
    const { page, open } = seen;
    let asked = 0;
    page.on('request', () => asked++);
    await open('/explorer/');
    await field(seen).setInputFiles(GCODE);
    await page.getByText(fill(words.read, { name: 'cube.gcode' })).waitFor();
    await page.locator('.xp-report').getByRole('heading').waitFor();
    // Waits until the page sends no request for 400 ms.
    const more = async (before = asked) => setTimeout(400).then(() => asked - before);
    await expect.poll(() => more(), { timeout: 20_000 }).toBe(0);
    await page.context().setOffline(true);
    await field(seen).setInputFiles(upload('other.gcode', orcaGcode({ ...CONFIG, retraction_length: ['1.9'] })));
    await page.getByText(fill(words.read, { name: 'other.gcode' })).waitFor();
    const input = page.getByRole('textbox', { name: fill(words.ownValue, { setting: 'Retraction length' }) });
    // The name of the file appears shortly before its values fill the fields.
    await expect.poll(() => input.inputValue(), { timeout: 10_000 }).toBe('1.9');
  });

  it('can be dropped, and one of its filaments chosen', async () => {
    const { page, open } = await look();
    await open('/explorer/');
    const { chamber_temperature: _, internal_bridge_speed: __, ...config } = CONFIG;
    const text = bambuGcode({
      ...config,
      filament_type: ['PETG', 'PLA'],
      filament_settings_id: ['Generic PETG', 'Generic PLA'],
      nozzle_temperature: ['240', '215'],
    });
    await page.locator('.xp-drop').waitFor();
    await page.evaluate(`{
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([${JSON.stringify(text)}], 'two.gcode'));
        const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
        document.querySelector('.xp-drop').dispatchEvent(drop);
      }`);
    await page.getByText(fill(words.read, { name: 'two.gcode' })).waitFor();
    await page.getByRole('heading', { level: 2, name: /PETG on Acme Labs One/ }).waitFor();
    await page.getByLabel(words.extruder).selectOption('1');
    await page.getByRole('heading', { level: 2, name: /PLA on Acme Labs One/ }).waitFor();
    await page.getByRole('checkbox', { name: words.onlyDifferent }).uncheck();
    const input = page.getByRole('textbox', { name: fill(words.ownValue, { setting: 'Nozzle temperature' }) });
    expect(await input.inputValue()).toBe('215');
  });

  it('with several presets is read for the chosen one, and shows the limits of a Klipper configuration', async () => {
    const seen = await look();
    const { page, open } = seen;
    await open('/explorer/');
    const bundle = ['PLA', 'PETG'].map(
      (type, i) => `[filament:My ${type}]\nfilament_type = ${type}\ntemperature = ${215 + i * 25}`,
    );
    await field(seen).setInputFiles(
      upload('mine.ini', `# generated by PrusaSlicer 2.9.0\n${bundle.join('\n')}\n[presets]\nfilament = My PLA\n`),
    );
    await page.getByText(fill(words.read, { name: 'mine.ini' })).waitFor();
    const choice = page.getByLabel(words.preset);
    expect(await choice.inputValue()).toBe('My PLA');
    await choice.selectOption('My PETG');
    await page.locator('.xp-yours .facts', { hasText: 'PETG' }).first().waitFor();
    expect(await page.getByLabel(words.preset).inputValue()).toBe('My PETG');
    const klipper = '[printer]\nkinematics: cartesian\nmax_velocity: 300\n[extruder]\nmax_temp: 333\nstep_pin: PA1\n';
    await field(seen).setInputFiles(upload('printer.cfg', klipper));
    await page.locator('.xp-yours .facts', { hasText: /Max nozzle temperature\s*333.°C/ }).waitFor();
  });
});

import { describe, expect, it } from 'vitest';
import { layoutFlaws } from '../support/layout.js';
import { PHONE, seriousViolations, visitor, WATCHERS } from '../support/visit.js';

const PAGES = [
  '/',
  '/symptoms/',
  '/symptoms/stringing/',
  '/causes/wet-filament/',
  '/codes/klipper/',
  '/settings/',
  '/settings/retraction_length/',
  '/printers/',
  '/printers/?compare=bambu-lab-p1s,prusa-mk4s,creality-ender-3-v3-se,voron-2-4-350',
  '/printers/creality-ender-3-v3-se/',
  '/printers/prusa-mk4s/',
  '/brands/',
  '/brands/creality/',
  '/materials/',
  '/materials/petg/',
  '/filaments/polymaker/',
  '/explorer/',
  '/explorer/?printer=creality-ender-3-v3-se&material=petg',
  '/symptoms/stringing/?printer=creality-ender-3-v3-se&material=petg&slicer=orcaslicer',
  '/symptoms/stringing/?questions=1',
  '/symptoms/model-incomplete/#fix-feature-below-nozzle-smaller-nozzle',
  '/explorer/?view=compare&printer=bambu-lab-p1s&printer2=prusa-mk4s&material=petg',
  '/find/?q=petg',
  '/quick-start/',
  '/sources/',
  '/download/',
  '/nothing-here/',
];

const look = visitor('siteServer', 'errors expected'); // Chromium logs the missing page

describe.each(WATCHERS)('the layout is clean, $lang at $width px, $colorScheme', ({ colorScheme, ...viewer }) => {
  it.each(PAGES)('%s', async (path) => {
    const { page, open, settle } = await look(viewer, { colorScheme });
    await open(path);
    await settle();
    expect(await layoutFlaws(page)).toEqual([]);
    expect(await seriousViolations(page, 'targets too')).toEqual([]);
    await page.evaluate("for (const one of document.querySelectorAll('main details')) one.open = true");
    expect(await layoutFlaws(page)).toEqual([]);
  });
});

/** Two buttons 9 px high, one below the other. */
const SMALL_BUTTONS = `document.querySelector('main').insertAdjacentHTML('afterbegin',
  '<button style="display: block; height: 9px; padding: 0; border: 0; font-size: 6px">i</button>'.repeat(2))`;

describe('the layout check', () => {
  it.each([
    ['scrolls sideways', `document.querySelector('main').style.width = '600px'`],
    [
      'cut off at its side',
      `document.querySelector('h1').style.cssText = 'overflow: hidden; white-space: nowrap; width: 40px'`,
    ],
    ['cut off below', `document.querySelector('h1').style.cssText = 'overflow: hidden; height: 10px'`],
    ['sticks out', `document.querySelector('h1').style.cssText = 'white-space: nowrap; width: 40px'`],
    [
      'is longer than its field',
      `document.querySelector('.site input').placeholder = '粘不住底板、拉丝、断层、翘边、象脚、层移、欠挤出、过挤出'`,
    ],
    [
      'has one character per line',
      `document.querySelector('h1').outerHTML = '<table><tr><th style="display: block; width: 1em">项目'`,
    ],
    ['over one another', `document.querySelector('.site .language').style.marginInlineStart = '-60px'`],
  ])('detects this flaw: %s', async (flaw, spoil) => {
    const { page, open } = await look(PHONE);
    await open('/materials/petg/');
    expect(await layoutFlaws(page)).toEqual([]);
    await page.evaluate(spoil);
    expect((await layoutFlaws(page)).join('\n')).toContain(flaw);
  });

  it('detects an element that is too small to tap', async () => {
    const { page, open } = await look(PHONE);
    await open('/find/');
    expect(await seriousViolations(page, 'targets too')).toEqual([]);
    await page.evaluate(SMALL_BUTTONS);
    const expected = [expect.stringMatching(/^target-size: /), expect.stringMatching(/^target-size: /)];
    expect(await seriousViolations(page, 'targets too')).toEqual(expected);
    expect(await seriousViolations(page)).toEqual([]);
  });
});

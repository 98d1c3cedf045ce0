import { describe, expect, it } from 'vitest';
import { layoutFlaws } from '../support/layout.js';
import { seriousViolations, visitor } from '../support/visit.js';

/** Two buttons 9 px high, one below the other. */
const SMALL_BUTTONS = `document.querySelector('main').insertAdjacentHTML('afterbegin',
  '<button style="display: block; height: 9px; padding: 0; border: 0; font-size: 6px">i</button>'.repeat(2))`;

const look = visitor('siteServer');

describe('the layout of a page', () => {
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
    ['over one another', `document.querySelector('.site .language').style.marginInlineStart = '-60px'`],
  ])('is found at fault where something %s', async (flaw, spoil) => {
    const { page, open } = await look({ lang: 'zh', width: 390 });
    await open('/materials/petg/');
    expect(await layoutFlaws(page)).toEqual([]);
    await page.evaluate(spoil);
    expect((await layoutFlaws(page)).join('\n')).toContain(flaw);
  });

  it('is found at fault where something is too small to tap', async () => {
    const { page, open } = await look({ lang: 'zh', width: 390 });
    await open('/find/');
    expect(await seriousViolations(page, 'targets too')).toEqual([]);
    await page.evaluate(SMALL_BUTTONS);
    expect(await seriousViolations(page, 'targets too')).toEqual([
      expect.stringMatching(/^target-size: /),
      expect.stringMatching(/^target-size: /),
    ]);
    expect(await seriousViolations(page)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { PHONE, visitor } from '../support/visit.js';

const look = visitor('siteServer');

/** Draws one character as the page's text is drawn, and tells its picture apart from others. */
const drawn = (character: string) => `(() => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 48, height: 48 });
  const context = canvas.getContext('2d');
  context.font = '32px ' + getComputedStyle(document.body).fontFamily;
  context.fillText(${JSON.stringify(character)}, 4, 36);
  return canvas.toDataURL();
})()`;

describe('the fonts of the browser that tests run', () => {
  it.each([
    ['Simplified Chinese', '拉丝断层翘边'],
    ['Traditional Chinese', '絲斷層翹邊'],
    ['Chinese punctuation', '，。、；：（）'],
    ['signs of units and marks', '°×≥⚠→µ'],
  ])('draw %s, each character as another picture, and none as the box of what is missing', async (_, characters) => {
    const { page, open } = await look(PHONE);
    await open('/symptoms/');
    const missing = await page.evaluate(drawn('\u{10fffe}'));
    const pictures = await Promise.all([...characters].map((one) => page.evaluate(drawn(one))));
    expect(new Set([missing, ...pictures]).size).toBe(characters.length + 1);
  });
});

import { describe, expect, it } from 'vitest';
import { showControls } from '../../../core/words/controls.js';

describe('characters that a terminal would interpret', () => {
  it.each([
    ['a\u001b[2Jb', 'a\\u001b[2Jb'],
    ['\u009b31m', '\\u009b31m'],
    ['\r\b\u007f\0', '\\u000d\\u0008\\u007f\\u0000'],
    ['abc\u202efed\u2066\u061c', 'abc\\u202efed\\u2066\\u061c'],
    ['\u{e0001}\u2028\ufeff', '\\udb40\\udc01\\u2028\\ufeff'],
    ['拉丝 °C\t±\n½', '拉丝 °C\t±\n½'],
  ])('%j is shown as %j', (text, shown) => expect(showControls(text)).toBe(shown));

  it('leave JSON equivalent', () => {
    const value = { 'a\u202e\\\u202e': '\u001b\u{e0001}\u0085"' };
    expect(JSON.parse(showControls(JSON.stringify(value)))).toEqual(value);
  });
});

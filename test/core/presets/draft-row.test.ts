import { describe, expect, it } from 'vitest';
import { sameAsParent } from '../../../core/presets/draft-row.js';
import type { SettingValue } from '../../../core/troubleshoot/resolve/setup.js';

const WORDS: Record<string, string> = { rectilinear: 'lines', lines: 'lines', zigzag: 'zigzag' };
const write = (value: SettingValue) => {
  const text = WORDS[String(value)] ?? String(value);
  return { text, outside: false, said: value === 300 ? { en: 'held back', zh: '限制' } : null };
};

describe('values that the parent already sets', () => {
  it.each([
    [0.2, 0.2, true],
    [0.2, 0.25, false],
    [true, true, true],
    ['rectilinear', 'lines', true],
    ['rectilinear', 'zigzag', false],
    [300, 300, false],
  ])('%s beside %s: %s', (value, theirs, same) => {
    expect(sameAsParent(value, theirs, write)).toBe(same);
  });

  it('exclude values that the slicer cannot express', () => {
    expect(sameAsParent('grid', 'grid', () => null)).toBe(false);
  });
});

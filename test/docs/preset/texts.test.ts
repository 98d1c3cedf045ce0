import { describe, expect, it } from 'vitest';
import { presetTexts, restText } from '../../../docs/src/preset/preset-texts.js';

describe('what is not known', () => {
  const words = presetTexts('en');

  it('is left to the presets below, or to the defaults of the slicer where there are none', () => {
    expect(restText(words, 'own', 'inherits')).toContain('{slicer} keeps its value');
    expect(restText(words, 'own', 'full')).toContain('built-in default');
    expect(restText(words, 'none', 'full')).toContain('No counterpart');
  });
});

describe('what is written only nearly', () => {
  it.each([
    ['en', /^Of these/],
    ['zh', /^其中/],
  ] as const)('is told in %s as a part of what is written, which counts it too', (language, part) => {
    expect(presetTexts(language).approximated).toMatch(part);
  });
});

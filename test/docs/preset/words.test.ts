import { describe, expect, it } from 'vitest';
import { presetWords, restWords } from '../../../docs/src/preset/words.js';

describe('what is not known', () => {
  const words = presetWords('en');

  it('is left to the presets below, or to the defaults of the slicer where there are none', () => {
    expect(restWords(words, 'own', 'inherits')).toContain('stays as {slicer} has it');
    expect(restWords(words, 'own', 'full')).toContain('built-in default');
    expect(restWords(words, 'none', 'full')).toContain('No counterpart');
  });
});

describe('what is written only nearly', () => {
  it.each([
    ['en', /^Of these/],
    ['zh', /^其中/],
  ] as const)('is told in %s as a part of what is written, which counts it too', (language, part) => {
    expect(presetWords(language).approximated).toMatch(part);
  });
});

import { expect, it } from 'vitest';
import { presetTexts, restText } from '../../../docs/src/preset/preset-texts.js';

const words = presetTexts('en');

it('an unknown value is left to the parent presets, or to the defaults of the slicer without them', () => {
  expect(restText(words, 'own', 'inherits')).toContain('{slicer} keeps its value');
  expect(restText(words, 'own', 'full')).toContain('built-in default');
  expect(restText(words, 'none', 'full')).toContain('No counterpart');
});

it.each([
  ['en', /^Of these/],
  ['zh', /^其中/],
] as const)(
  'an approximated value is told in %s as a part of what is written, which counts it too',
  (language, part) => {
    expect(presetTexts(language).approximated).toMatch(part);
  },
);

import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/texts-are-in-their-language.js';
import { findings } from '../../../support/small-dataset.js';

describe('texts-are-in-their-language', () => {
  it('reports Chinese in the English text', () => {
    expect(findings(rule, { causes: { 'too-hot': { name: { en: 'Nozzle 太热', zh: '喷嘴太热' } } } })).toEqual([
      'contains Chinese characters: "Nozzle 太热"',
    ]);
  });

  it.each([
    ['German', 'Die Düse ist für das Filament zu heiß', true],
    ['French', 'La buse est trop chaude pour le filament', true],
    ['Spanish', 'La boquilla se calienta con el filamento', true],
    ['English', 'The nozzle is too hot for the filament', false],
    ['English that names a page in German', 'As the page "Düse und Bett" of the maker says', false],
    ['a term', 'Die swell', false],
  ])('distinguishes %s from English', (_, en, isForeign) => {
    expect(findings(rule, { causes: { 'too-hot': { name: { en, zh: '喷嘴太热' } } } })).toEqual(
      isForeign ? [expect.stringContaining('is in another language: "')] : [],
    );
  });

  it('reports a Chinese text without Chinese', () => {
    expect(findings(rule, { causes: { 'too-hot': { name: { en: 'Too hot', zh: 'Hot' } } } })).toEqual([
      'contains no Chinese characters: "Hot"',
    ]);
  });

  it('reports a text that is much shorter in one language', () => {
    expect(
      findings(rule, {
        causes: {
          'too-hot': {
            check: {
              en: 'Park it over a sheet of paper, wait for a minute, and watch whether it drips on its own.',
              zh: '看',
            },
          },
        },
      }),
    ).toEqual(['88 characters of English, but 1 of Chinese']);
  });
});

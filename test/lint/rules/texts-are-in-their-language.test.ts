import { describe, expect, it } from 'vitest';
import rule from '../../../scripts/lint/rules/texts-are-in-their-language.js';
import { findings } from '../../support/small-dataset.js';

describe('texts-are-in-their-language', () => {
  it('accepts the small dataset', () => {
    expect(findings(rule)).toEqual([]);
  });

  it('finds Chinese in the English text', () => {
    expect(findings(rule, { causes: { 'too-hot': { name: { en: 'Nozzle 太热', zh: '喷嘴太热' } } } })).toEqual([
      'holds Chinese characters',
    ]);
  });

  it('finds no Chinese in the Chinese text', () => {
    expect(findings(rule, { causes: { 'too-hot': { name: { en: 'Too hot', zh: 'Hot' } } } })).toEqual([
      'holds no Chinese character',
    ]);
  });

  it('finds a text that says much less in one language', () => {
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
    ).toEqual(['88 characters of English stand beside 1 of Chinese']);
  });
});

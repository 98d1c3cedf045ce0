import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/other-languages-are-apart.js';
import { findings } from '../../../support/small-dataset.js';

const found = (materials: Record<string, string[]>) =>
  findings(rule, { otherLanguages: { de: { sources: ['https://example.org/'], symptoms: {}, materials } } });

describe('other-languages-are-apart', () => {
  it('accepts words that nothing else is called, and those of the record itself', () => {
    expect(found({ pla: ['Milchsäure', 'PLA'] })).toEqual([]);
  });

  it('finds a word that is the name of another record, or all but one letter of it', () => {
    const message = (word: string) => `"${word}" is, but for one letter, what materials/pla is called`;
    expect(found({ petg: ['PLA', 'PLAA'] })).toEqual([message('PLA'), message('PLAA')]);
  });

  it('finds a word that two records have', () => {
    expect(found({ pla: ['Faden'], petg: ['Faden'] })).toHaveLength(1);
  });
});

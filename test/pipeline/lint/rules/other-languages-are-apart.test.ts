import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/other-languages-are-apart.js';
import { findings } from '../../../support/small-dataset.js';

const found = (materials: Record<string, string[]>) =>
  findings(rule, { otherLanguages: { de: { sources: ['https://example.org/'], symptoms: {}, materials } } });

describe('other-languages-are-apart', () => {
  it('accepts words that are no other name, and those of the record itself', () => {
    expect(found({ pla: ['Milchsäure', 'PLA'] })).toEqual([]);
  });

  it('reports a word that is the name of another record, or one letter away from it', () => {
    const message = (word: string) => `"${word}" is, but for one letter, what materials/pla is called`;
    expect(found({ petg: ['PLA', 'PLAA'] })).toEqual([message('PLA'), message('PLAA')]);
  });

  it('reports a word that two records share', () => {
    expect(found({ pla: ['Faden'], petg: ['Faden'] })).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/chinese-is-set-as-chinese.js';
import { findings } from '../../../support/small-dataset.js';

describe('chinese-is-set-as-chinese', () => {
  it('accepts the small dataset', () => {
    expect(findings(rule)).toEqual([]);
  });

  it('finds a text that is set as English is', () => {
    expect(
      findings(rule, { causes: { 'too-hot': { check: { en: 'See whether it drips.', zh: '看喷嘴,是否滴料。' } } } }),
    ).toEqual(['half-width punctuation in Chinese: “看喷嘴,是否滴料。”']);
  });

  it('finds it in names and aliases as well', () => {
    expect(findings(rule, { materials: { pla: { name_zh: '聚乳酸PLA', aliases: ['普通PLA'] } } })).toEqual([
      'no space between Chinese and Latin letters or digits: “聚乳酸PLA”',
      'no space between Chinese and Latin letters or digits: “普通PLA”',
    ]);
  });
});

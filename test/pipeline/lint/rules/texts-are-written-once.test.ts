import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/texts-are-written-once.js';
import { findings } from '../../../support/small-dataset.js';

describe('texts-are-written-once', () => {
  it('accepts the small dataset', () => {
    expect(findings(rule)).toEqual([]);
  });

  it('finds a sentence in two places', () => {
    expect(
      findings(rule, {
        causes: {
          'too-hot': { check: { en: 'Thin threads hang between the parts of the print.', zh: '细丝挂在打印件之间。' } },
        },
      }),
    ).toEqual(['the same text is in symptoms/strings.yaml description']);
  });

  it('accepts a short term in two places', () => {
    expect(findings(rule, { causes: { 'too-hot': { name: { en: 'Stringing', zh: '拉丝' } } } })).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/fixes-name-their-sources.js';
import { findings } from '../../../support/small-dataset.js';

describe('fixes-name-their-sources', () => {
  it('accepts one that does', () => {
    expect(findings(rule)).toEqual([]);
  });

  it('finds one that does not', () => {
    expect(findings(rule, { fixes: { cooler: { sources: [] } } })).toEqual(['cites no source']);
  });
});

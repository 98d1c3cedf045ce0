import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/fixes-touch-what-shows.js';
import { findings } from '../../../support/small-dataset.js';

describe('fixes-touch-what-shows', () => {
  it('accepts the small dataset', () => {
    expect(findings(rule)).toEqual([]);
  });

  it('reports a fix for a setting that affects something else', () => {
    expect(findings(rule, { symptoms: { strings: { where: ['top'] } } })).toEqual([
      'the fix "cooler" shows only at walls, and the symptom at top',
    ]);
  });

  it('reports a fix that can cause the symptom itself', () => {
    expect(findings(rule, { fixes: { cooler: { can_cause: ['strings'] } } })).toEqual([
      'the fix "cooler" can bring this very symptom',
    ]);
  });
});

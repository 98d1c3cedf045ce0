import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/jerk-is-plausible.js';
import { findings } from '../../../support/small-dataset.js';

const process = (jerk: number) => ({
  processValues: { jerk_mm_s: { travel: jerk } },
});

describe('jerk-is-plausible', () => {
  it('accepts the highest that makers state', () => {
    expect(findings(rule, { facts: { max_jerk_mm_s: { x: 100 } } })).toEqual([]);
    expect(findings(rule, process(100))).toEqual([]);
  });

  it('finds an acceleration in its place', () => {
    expect(findings(rule, { facts: { max_jerk_mm_s: { x: 20_000 } } })).toEqual(['a jerk of 20000 mm/s']);
    expect(findings(rule, process(600))).toEqual(['0.20 mm: a jerk of 600 mm/s']);
  });
});

import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/speeds-are-plausible.js';
import { findings } from '../../../support/small-dataset.js';

const speed = (x: number) => ({
  facts: { max_speed_mm_s: { x } },
});

describe('speeds-are-plausible', () => {
  it('accepts a fast machine', () => {
    expect(findings(rule, speed(2000))).toEqual([]);
  });

  it('finds a speed in mm/min', () => {
    expect(findings(rule, speed(13_000))).toEqual(['13000 mm/s is faster than any printer']);
  });
});

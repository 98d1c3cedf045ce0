import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/limits-not-below-ratings.js';
import { findings } from '../../../support/small-dataset.js';

const rated = (value: number) => ({
  printers: { 'acme-one': { curated: { 'rated.max_bed_temperature_c': { value, source: 'https://example.org' } } } },
});

describe('limits-not-below-ratings', () => {
  it('accepts a limit at or above the rating', () => {
    expect(findings(rule, rated(100))).toEqual([]);
    expect(findings(rule, rated(90))).toEqual([]);
  });

  it('reports a limit below the rating', () => {
    expect(findings(rule, rated(110))).toEqual(['the firmware allows 100 °C, but the maker states 110 °C']);
  });
});

import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/processes-fit-their-printer.js';
import { findings } from '../../../support/small-dataset.js';

const facts = { max_speed_mm_s: { x: 200, y: 180 }, max_acceleration_mm_s2: { x: 2000, y: 2000 } };

describe('processes-fit-their-printer', () => {
  it('accepts values slightly above the printer’s limits, and unknown ones', () => {
    const processValues = { speed_mm_s: { travel: 300 }, acceleration_mm_s2: { default: 5000 } };
    expect(findings(rule, { facts, processValues })).toEqual([]);
    expect(findings(rule, { processValues: { speed_mm_s: { travel: 900 } } })).toEqual([]);
  });

  it('reports a value of another machine, or with a digit too many', () => {
    const processValues = { speed_mm_s: { travel: 2000 }, acceleration_mm_s2: { default: 20_000 } };
    expect(findings(rule, { facts, processValues })).toEqual([
      '0.20 mm: travel at 2000 mm/s; the printer reaches at most 200 mm/s',
      '0.20 mm: default at 20000 mm/s²; the printer reaches at most 2000 mm/s²',
    ]);
  });
});

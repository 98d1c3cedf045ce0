import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/accelerations-are-plausible.js';
import { findings } from '../../../support/small-dataset.js';

const machine = (x: number) => ({ facts: { max_acceleration_mm_s2: { x } } });
const process = (usual: number, bridge: number) => ({
  processValues: { acceleration_mm_s2: { default: usual, bridge } },
});

describe('accelerations-are-plausible', () => {
  it('accepts the fastest machine, a slow one, and a gentle feature', () => {
    expect(findings(rule, machine(50_000))).toEqual([]);
    expect(findings(rule, process(150, 50))).toEqual([]);
    expect(findings(rule, process(10_000, 500))).toEqual([]);
  });

  it('finds a limit that is lifted', () => {
    expect(findings(rule, machine(200_000))).toEqual(['200000 mm/s² is not a real limit']);
  });

  it('finds a feature that lost a digit', () => {
    expect(findings(rule, process(10_000, 30))).toEqual([
      '0.20 mm: 30 mm/s², while the process otherwise accelerates at 10000 mm/s²',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/step-texts-match-changes.js';
import { publishedDataset } from '../../../support/published-data.js';

/** Runs the rule on one published fix with other instructions. */
function found(id: string, instructions: string): string[] {
  const dataset = publishedDataset();
  const fix = dataset.fixes.get(id);
  if (!fix) throw new Error(`no fix ${id}`);
  const told = { ...fix, value: { ...fix.value, instructions: { ...fix.value.instructions, en: instructions } } };
  const changed = { ...dataset, fixes: new Map([[id, told]]) };
  return [...rule.check({ dataset: changed, records: undefined as never })].map(({ code }) => code);
}

describe('step-texts-match-changes', () => {
  it('accepts the steps of the adjustment, percentage points and shares of other units', () => {
    expect(found('nozzle-temp-up', 'Raise it by 5 °C, or by 10 °C for steel nozzles.')).toEqual([]);
    expect(found('overhang-fan-down', 'Lower it by 20 points.')).toEqual([]);
    expect(found('extrusion-rate-smoothing', 'Lower it by 10 %.')).toEqual([]);
  });

  it('reports percentage points stated as a share', () => {
    expect(found('overhang-fan-down', 'Lower it by 20 %.')).toEqual(['points_as_share']);
  });

  it('reports a step missing from the adjustment', () => {
    expect(found('nozzle-temp-up', 'Raise it by 15 °C.')).toEqual(['other_step']);
    expect(found('z-offset-down', 'Lower it by 0.01 to 0.5 mm.')).toEqual(['other_step']);
    expect(found('overhang-fan-down', 'Lower it by 15 points.')).toEqual(['other_step']);
  });
});

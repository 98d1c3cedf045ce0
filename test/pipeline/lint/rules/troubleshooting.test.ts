import { describe, expect, it } from 'vitest';
import { publishedDataset } from '../../../support/published-data.js';
import { findings, ruleNamed } from '../../../support/small-dataset.js';

describe('causes-are-ranked', () => {
  it('reports a likely cause after an unlikely one', () => {
    const causes = ['low', 'high'].map((likelihood) => ({ cause: 'too-hot', likelihood, fixes: ['cooler'] }));
    expect(findings('causes-are-ranked', { symptoms: { strings: { causes } } })).toEqual([
      '"high" comes after "low"',
      '"too-hot" is listed twice',
    ]);
  });

  it('reports an unproven software fault before other causes', () => {
    const blamed = (likelihood: string, cases?: string[]) => [
      { cause: 'slicer-fault', likelihood, fixes: ['cooler'], ...(cases && { cases }) },
      { cause: 'too-hot', likelihood: 'low', fixes: ['cooler'] },
    ];
    const found = (causes: object[]) =>
      findings('causes-are-ranked', { causes: { 'slicer-fault': {} }, symptoms: { strings: { causes } } });
    const message = ['"slicer-fault" has no solved case'];
    expect(found(blamed('low'))).toEqual(message);
    const medium = blamed('medium').map((one) => ({ ...one, likelihood: 'medium' }));
    expect(found(medium.toReversed())).toEqual(message);
    expect(found(blamed('low').toReversed())).toEqual([]);
    expect(found(blamed('low', []))).toEqual([]);
  });
});

describe('step-texts-match-changes', () => {
  const rule = ruleNamed('step-texts-match-changes');

  /** Runs the rule on one published fix with other instructions. */
  function found(id: string, instructions: string): string[] {
    const dataset = publishedDataset();
    const fix = dataset.fixes.get(id);
    if (!fix) throw new Error(`no fix ${id}`);
    const told = { ...fix, value: { ...fix.value, instructions: { ...fix.value.instructions, en: instructions } } };
    const changed = { ...dataset, fixes: new Map([[id, told]]) };
    return [...rule.check({ dataset: changed, records: undefined as never })].map(({ code }) => code);
  }

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

import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/safe-ranges-are-safe.js';
import { findings } from '../../../support/small-dataset.js';

describe('safe-ranges-are-safe', () => {
  it('reports a figure beyond hardware limits', () => {
    expect(
      findings(rule, {
        fixes: {
          cooler: { adjustment: { steps: [{ quantity: { value: 5700, unit: '°C', sources: null } }] as never } },
        },
      }),
    ).toEqual(['5700 °C is beyond what any hardware can do']);
  });

  it('reports a target outside its safe range', () => {
    const range = { min: 1, max: 2, unit: 'mm', sources: null };
    const target = { value: 3, unit: 'mm', sources: null };
    const fix = {
      id: 'wider',
      action: { en: 'Widen the brim', zh: '加宽裙边' },
      instructions: { en: 'Make it wider.', zh: '把它加宽。' },
      kind: 'setting',
      cost: 'free',
      minutes: null,
      adjustment: { setting: 'nozzle_temperature', direction: 'set', target, safe_range: range },
      sources: [],
    };
    expect(findings(rule, { fixes: { wider: fix } })).toEqual(['3 mm is outside its own safe range']);
    const inside = { ...fix, adjustment: { ...fix.adjustment, target: { ...target, value: 2 } } };
    expect(findings(rule, { fixes: { wider: inside } })).toEqual([]);
  });
});

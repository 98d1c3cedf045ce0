import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/fan-speeds-in-order.js';
import { findings } from '../../../support/small-dataset.js';

describe('fan-speeds-in-order', () => {
  it('accepts the small dataset', () => {
    expect(findings(rule)).toEqual([]);
  });

  it('finds a lowest speed above the highest', () => {
    expect(
      findings(rule, {
        profile: { cooling: { fan_min_percent: 100, fan_max_percent: 80 } },
      }),
    ).toEqual(['0.4 nozzle: the fan runs from 100 to 80 %']);
  });

  it('accepts equal speeds', () => {
    expect(
      findings(rule, {
        profile: { cooling: { fan_min_percent: 80, fan_max_percent: 80 } },
      }),
    ).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/causes-are-ranked.js';
import { findings } from '../../../support/small-dataset.js';

describe('causes-are-ranked', () => {
  it('accepts the small dataset', () => {
    expect(findings(rule)).toEqual([]);
  });

  it('finds a likely cause behind an unlikely one', () => {
    expect(
      findings(rule, {
        symptoms: {
          strings: {
            causes: [
              { cause: 'too-hot', likelihood: 'low', fixes: ['cooler'] },
              { cause: 'too-hot', likelihood: 'high', fixes: ['cooler'] },
            ] as never,
          },
        },
      }),
    ).toEqual(['"high" stands behind "low"', '"too-hot" is listed twice']);
  });
});

import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/causes-and-fixes-are-used.js';
import { findings } from '../../../support/small-dataset.js';

describe('causes-and-fixes-are-used', () => {
  it('accepts the small dataset', () => {
    expect(findings(rule)).toEqual([]);
  });

  it('finds a cause and a fix that nothing uses', () => {
    expect(
      findings(rule, {
        causes: {
          draught: {
            id: 'draught',
            name: { en: 'A draught', zh: '气流' },
            check: { en: 'Feel for moving air.', zh: '用手感受气流。' },
            sources: [],
          },
        },
        fixes: {
          door: {
            id: 'door',
            action: { en: 'Shut the door', zh: '关上门' },
            instructions: { en: 'Shut it.', zh: '关上。' },
            kind: 'environment',
            cost: 'free',
            minutes: 1,
            sources: [],
          },
        },
      }),
    ).toEqual(['no symptom has this cause', 'no symptom uses this fix']);
  });
});

import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/causes-can-be-checked.js';
import { findings } from '../../../support/small-dataset.js';

describe('causes-can-be-checked', () => {
  it('reports a cause that no check can confirm', () => {
    const outcomes = [{ id: 'drips', text: { en: 'It drips.', zh: '滴料。' }, less: { clearly: ['too-hot'] } }];
    expect(findings(rule, { checks: { parked: { outcomes } as never } })).toEqual([
      'no check under "strings" can make "too-hot" more likely',
    ]);
  });
});

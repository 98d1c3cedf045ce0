import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/causes-are-ranked.js';
import { findings } from '../../../support/small-dataset.js';

describe('causes-are-ranked', () => {
  it('reports a likely cause after an unlikely one', () => {
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
    ).toEqual(['"high" comes after "low"', '"too-hot" is listed twice']);
  });

  it('reports an unproven software fault before other causes', () => {
    const words = { en: 'The slicer has a fault', zh: '切片软件有缺陷' };
    const fault = { id: 'slicer-fault', name: words, check: words, sources: ['guide'] };
    const blamed = (likelihood: string, cases?: string[]) => [
      { cause: 'slicer-fault', likelihood, fixes: ['cooler'], ...(cases && { cases }) },
      { cause: 'too-hot', likelihood: 'low', fixes: ['cooler'] },
    ];
    const found = (causes: unknown[]) =>
      findings(rule, {
        causes: { 'slicer-fault': fault as never },
        symptoms: { strings: { causes: causes as never } },
      });
    const message = ['"slicer-fault" has no solved case'];
    expect(found(blamed('low'))).toEqual(message);
    expect(
      found(
        blamed('medium')
          .toReversed()
          .map((one) => ({ ...one, likelihood: 'medium' })),
      ),
    ).toEqual(message);
    expect(found(blamed('low').toReversed())).toEqual([]);
    expect(found(blamed('low', []))).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { nextStep } from '../../../core/troubleshoot/diagnose/question.js';
import { rankCauses } from '../../../core/troubleshoot/diagnose/rank.js';
import { composeDiagnosis } from '../../../scripts/pipeline/compose/diagnosis.js';
import { smallDataset } from '../../support/small-dataset.js';

const text = { en: 'The filament is wet.', zh: '耗材受潮。' };
const table = composeDiagnosis(
  smallDataset({
    causes: { wet: { id: 'wet', name: text, check: text, sources: [] } },
    symptoms: {
      strings: {
        causes: [
          { cause: 'too-hot', likelihood: 'high', fixes: ['cooler'] },
          { cause: 'wet', likelihood: 'low', fixes: ['cooler'] },
        ],
      },
    },
  }),
);

test('a diagnosis takes a code as an answer with likelihoods', () => {
  const query = { symptoms: ['strings'] };
  expect(rankCauses(table, query)[0]?.cause).toBe('too-hot');
  const codes = [{ id: 'acme-12201', causes: [{ cause: 'wet', likelihood: 'high' as const }] }];
  const [first] = rankCauses(table, { ...query, codes });
  expect(first?.cause).toBe('wet');
  expect(first?.reasons).toEqual([{ kind: 'code', id: 'acme-12201', factor: table.grades.decisively }]);
  expect(nextStep(table, { ...query, codes }).ranked[0]?.cause).toBe('wet');
});

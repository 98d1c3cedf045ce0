import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/printers-have-profiles.js';
import { findings } from '../../../support/small-dataset.js';

describe('printers-have-profiles', () => {
  it('accepts the small dataset', () => {
    expect(findings(rule)).toEqual([]);
  });

  it('finds a printer without a profile', () => {
    expect(
      findings(rule, {
        printers: { 'acme-two': { id: 'acme-two', brand: 'acme', model: 'Two' } },
        imported: { slicer: { 'acme-two': { models: ['Two'], nozzles: {} } } },
      }),
    ).toEqual(['has no profile']);
  });
});

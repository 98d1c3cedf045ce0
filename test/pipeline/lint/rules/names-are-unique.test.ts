import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/names-are-unique.js';
import { findings } from '../../../support/small-dataset.js';

describe('names-are-unique', () => {
  it('accepts the small dataset', () => {
    expect(findings(rule)).toEqual([]);
  });

  it('finds an alias that two materials have', () => {
    expect(
      findings(rule, {
        materials: {
          petg: {
            id: 'petg',
            name: 'PETG',
            name_zh: '改性聚酯',
            family: 'copolyester',
            type: 'PETG',
            fibre: null,
            aliases: ['Polylactic-Acid'],
            facts: {},
            safety: { fumes: null, food_contact: null },
          },
        },
      }),
    ).toEqual(['"Polylactic-Acid" already stands for pla']);
  });

  it('accepts a bare model that two brands have', () => {
    expect(
      findings(rule, {
        printers: { 'apex-one': { id: 'apex-one', brand: 'apex', model: 'One' } },
        imported: { slicer: { 'apex-one': { models: ['One'], nozzles: {} } } },
      }),
    ).toEqual([]);
  });
});

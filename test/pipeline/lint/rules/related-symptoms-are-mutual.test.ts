import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/related-symptoms-are-mutual.js';
import { findings } from '../../../support/small-dataset.js';

describe('related-symptoms-are-mutual', () => {
  it('accepts the small dataset', () => {
    expect(findings(rule)).toEqual([]);
  });

  it('finds a relation that goes one way', () => {
    expect(
      findings(rule, {
        symptoms: {
          blobs: {
            id: 'blobs',
            name: { en: 'Blobs', zh: '疙瘩' },
            aliases: { en: [], zh: [] },
            category: 'surface',
            severity: 'low',
            description: { en: 'Small lumps on the wall.', zh: '外壁有小疙瘩。' },
            causes: [],
            related: ['strings'],
            references: [],
          },
        },
      }),
    ).toEqual(['"strings" does not list "blobs" as related']);
  });

  it('finds a symptom that is related to itself', () => {
    expect(findings(rule, { symptoms: { strings: { related: ['strings'] } } })).toEqual(['is related to itself']);
  });
});

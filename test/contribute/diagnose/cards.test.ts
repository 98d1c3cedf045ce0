import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawnCase, readCards, scoreCards } from '../../../scripts/contribute/diagnose/cards.js';
import { composeDiagnosis } from '../../../scripts/pipeline/compose/diagnosis.js';
import { composeRecords } from '../../../scripts/pipeline/compose/records.js';
import { publishedDataset } from '../../support/published-data.js';

const cards = readCards(readFileSync(path.resolve(import.meta.dirname, '../../fixtures/cards.tsv'), 'utf8'));

describe('cards that a technician judged', () => {
  it('are read with the best one of each case', () => {
    expect(cards).toHaveLength(89);
    expect(cards.filter(({ best }) => best).map(({ verdict }) => verdict)).not.toContain('C');
  });

  it('are mostly shown where he would say them, and mostly gone where they are wrong', () => {
    const dataset = publishedDataset();
    const { shown, of, places } = scoreCards(composeRecords(dataset), composeDiagnosis(dataset), cards);
    expect(shown.A / of.A).toBeGreaterThan(0.9);
    expect((shown.C + shown.D) / (of.C + of.D)).toBeLessThan(0.2);
    expect(places.filter((place) => place === 0).length / places.length).toBeLessThan(0.15);
  });

  it('are of cases with a symptom, a printer, a material and perhaps a slicer', () => {
    expect(drawnCase('stringing/prusa-mk4s/petg/cura')).toMatchObject({ material: 'petg', slicer: 'cura' });
    expect(drawnCase('stringing/prusa-mk4s/petg').slicer).toBeNull();
    expect(() => drawnCase('stringing/prusa-mk4s/petg/simplify')).toThrow('is no slicer');
  });
});

import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { composeDiagnosis } from '../../../scripts/pipeline/compose/diagnosis.js';
import { composeRecords } from '../../../scripts/pipeline/compose/records.js';
import { buildDataset } from '../../../scripts/pipeline/load/dataset.js';
import { readSourceFiles } from '../../../scripts/pipeline/load/read.js';

const dataset = buildDataset(readSourceFiles(path.resolve(import.meta.dirname, '../../fixtures/data')));
const table = composeDiagnosis(dataset);
const find = <T extends { id: string }>(all: readonly T[], id: string) => all.find((one) => one.id === id);

describe('the table of the diagnosis', () => {
  it('weights the causes of a symptom in their order, and states the basis', () => {
    expect(find(table.symptoms, 'stringing')?.causes).toEqual([
      { cause: 'wet-filament', weight: 4, basis: 'cases' },
      { cause: 'nozzle-too-hot', weight: 3.88, basis: 'editorial' },
      { cause: 'retraction-too-short', weight: 1.882, basis: 'editorial' },
    ]);
  });

  it('asks a check under its symptoms, or wherever it clearly points to a cause', () => {
    expect(find(table.checks, 'retraction-tower')?.symptoms).toEqual(['stringing']);
    expect(find(table.checks, 'extrude-in-air')?.symptoms).toEqual(['heat-creep', 'stringing']);
  });

  it('grades each effect of an outcome', () => {
    expect(find(table.checks, 'extrude-in-air')?.outcomes[1]?.effects).toEqual([
      { cause: 'nozzle-too-hot', change: 'more', grade: 'clearly' },
      { cause: 'loose-nozzle', change: 'more', grade: 'slightly' },
      { cause: 'wet-filament', change: 'less', grade: 'slightly' },
    ]);
    expect(find(table.checks, 'retraction-tower')?.sources).toEqual([]);
    expect(find(table.setups, 'petg')).toMatchObject({ when: { materials: ['petg'] }, symptoms: ['stringing'] });
  });
});

describe('a rule', () => {
  const rule = find(composeRecords(dataset).rules, 'stringing');

  it('states the basis of each likelihood, with the URLs of the cases', () => {
    expect(rule?.causes.map(({ basis }) => basis)).toEqual([
      { kind: 'cases', cases: ['https://example.org/threads/1'] },
      { kind: 'editorial', cases: [] },
      { kind: 'editorial', cases: [] },
    ]);
  });

  it('names the checks that can confirm each cause', () => {
    expect(rule?.causes.map(({ checks }) => checks)).toEqual([
      ['extrude-in-air'],
      ['extrude-in-air'],
      ['retraction-tower'],
    ]);
  });
});

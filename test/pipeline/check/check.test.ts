import { expect, it } from 'vitest';
import { checkDataset } from '../../../scripts/pipeline/check/check.js';
import { buildDataset, type Dataset } from '../../../scripts/pipeline/load/dataset.js';
import { readSourceFiles } from '../../../scripts/pipeline/load/read.js';
import { FROZEN_DATA } from '../../support/data.js';

const ASTRAY = { field: 'max_speed_mm_s.w', was: 1, value: 2, reason: 'Measured.', source: 'https://example.org/one' };

const printerOf = ({ printers }: Dataset) => printers.get('acme-labs-one')?.value as object;

it.each<[rule: string, change: (dataset: Dataset) => unknown]>([
  ['names', (dataset) => Object.assign(printerOf(dataset), { aliases: ['One'] })],
  ['overrides', (dataset) => Object.assign(printerOf(dataset), { overrides: [ASTRAY] })],
  ['curated', (dataset) => Object.assign(printerOf(dataset), { searched: { enclosed: '2026-11-22' } })],
  ['references', (dataset) => Object.assign(printerOf(dataset), { variant_of: 'nobody' })],
  ['origins', ({ origins }) => Object.assign(origins.value, { 'idle.example.org': {} })],
  ['materials', ({ materials }) => Object.assign(materials.get('pla')?.value ?? {}, { fibre: 'carbon' })],
  ['setups', ({ setups }) => setups.value.push({ id: 'wet' } as never, { id: 'wet', sources: [] } as never)],
])('a problem is reported under its rule: %s', (rule, change) => {
  const files = readSourceFiles(FROZEN_DATA);
  const dataset = buildDataset(files);
  expect(checkDataset(files, dataset)).toEqual([]);
  change(dataset);
  expect(checkDataset(files, dataset).map((problem) => problem.rule)).toContain(rule);
});

import { expect, it } from 'vitest';
import { checkDataset, checkIdentifiers } from '../../../scripts/pipeline/check/check.js';
import { buildDataset, type Dataset } from '../../../scripts/pipeline/load/dataset.js';
import { readSourceFiles } from '../../../scripts/pipeline/load/read.js';
import { FROZEN_DATA } from '../../support/data.js';
import { fullLines } from '../../support/problem-lines.js';
import { smallDataset } from '../../support/small-dataset.js';

const ASTRAY = { field: 'max_speed_mm_s.w', was: 1, value: 2, reason: 'Measured.', source: 'https://example.org/one' };

const SUPPORTS_ITSELF = { support_for: { value: ['pla'], sources: ['guide'] } };

const printerOf = ({ printers }: Dataset) => printers.get('acme-labs-one')?.value as object;

it.each<[rule: string, change: (dataset: Dataset) => unknown]>([
  ['names', (dataset) => Object.assign(printerOf(dataset), { aliases: ['One'] })],
  ['overrides', (dataset) => Object.assign(printerOf(dataset), { overrides: [ASTRAY] })],
  ['curated', (dataset) => Object.assign(printerOf(dataset), { searched: { enclosed: '2026-11-22' } })],
  ['references', (dataset) => Object.assign(printerOf(dataset), { variant_of: 'nobody' })],
  ['origins', ({ origins }) => Object.assign(origins.value, { 'idle.example.org': {} })],
  ['materials', ({ materials }) => Object.assign(materials.get('pla')?.value.facts ?? {}, SUPPORTS_ITSELF)],
  ['setups', ({ setups }) => setups.value.push({ id: 'wet' } as never, { id: 'wet', sources: [] } as never)],
])('a problem is reported under its rule: %s', (rule, change) => {
  const files = readSourceFiles(FROZEN_DATA);
  const dataset = buildDataset(files);
  expect(checkDataset(files, dataset)).toEqual([]);
  change(dataset);
  expect(checkDataset(files, dataset).map((problem) => problem.rule)).toContain(rule);
});

it('an identifier of a database belongs to one product or colour', () => {
  const product = (...uuids: string[]) => ({
    colours: uuids.map((uuid) => ({ name: uuid, identifiers: { openprinttag_material_uuid: [uuid] } })),
  });
  const found = (...products: object[]) =>
    fullLines(checkIdentifiers(smallDataset({ filaments: { slicer: { acme: products } } })));
  expect(found(product('a', 'b'), product('c'))).toEqual([]);
  expect(found(product('a'), product('b', 'a'))).toEqual([
    '1.colours.1.identifiers.openprinttag_material_uuid.0: "a" already identifies another record: imported/slicer/filaments/acme.json at 0.colours.0.identifiers.openprinttag_material_uuid.0 (an identifier that no other record has)',
  ]);
});

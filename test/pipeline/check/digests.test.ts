import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkDigests } from '../../../scripts/pipeline/check/check.js';
import { buildDataset } from '../../../scripts/pipeline/load/dataset.js';
import { readSourceFiles } from '../../../scripts/pipeline/load/read.js';
import { folderOf } from '../../support/folder.js';

const ONE = '{"models": ["One"], "nozzles": {}}';

function found(files: Record<string, string>, digests: Record<string, string>) {
  const folder = folderOf({
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`imported/slicer/${name}`, text])),
    'imported/slicer/digests.json': JSON.stringify(digests),
  });
  const read = readSourceFiles(folder);
  return [...checkDigests(read, buildDataset(read))].map(({ file, message }) => `${file}: ${message}`);
}

describe('the digests of imported files', () => {
  const digest = hash('sha256', ONE);

  it('match those that the import recorded', () => {
    expect(found({ 'printers/a-one.json': ONE }, { 'printers/a-one.json': digest })).toEqual([]);
  });

  it('cover the names of machines', () => {
    const names = '{"a-one": {"orca_model_id": ["A1"]}}';
    const digests = { 'printers/a-one.json': digest, 'machine-names.json': hash('sha256', names) };
    expect(found({ 'printers/a-one.json': ONE, 'machine-names.json': names }, digests)).toEqual([]);
    expect(found({ 'printers/a-one.json': ONE, 'machine-names.json': `${names}\n` }, digests)).toEqual([
      'imported/slicer/machine-names.json: was edited by hand',
    ]);
  });

  it('detect a one-character edit, an added file and a missing one', () => {
    const digests = { 'printers/a-one.json': digest, 'processes/a.json': digest };
    expect(found({ 'printers/a-one.json': `${ONE} `, 'printers/a-two.json': ONE }, digests)).toEqual([
      'imported/slicer/printers/a-one.json: was edited by hand',
      'imported/slicer/printers/a-two.json: was not written by an import',
      'imported/slicer/digests.json: imported/slicer/processes/a.json is missing',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { checkIdentifiers } from '../../../scripts/pipeline/check/duplicates.js';
import { buildDataset } from '../../../scripts/pipeline/load/dataset.js';
import { readSourceFiles } from '../../../scripts/pipeline/load/read.js';
import { folderOf } from '../../support/folder.js';

const colour = (uuid: string) => ({ name: uuid, identifiers: { openprinttag_material_uuid: [uuid] } });

function found(...products: string[][]): string[] {
  const files = products.map((uuids, index) => [
    `imported/tags/filaments/brand-${index}.json`,
    JSON.stringify([{ name: 'X', colours: uuids.map(colour) }]),
  ]);
  const folder = folderOf(Object.fromEntries(files));
  return [...checkIdentifiers(buildDataset(readSourceFiles(folder)))].map(
    ({ file, path, message }) => `${file} ${path}: ${message}`,
  );
}

describe('identifiers of imported filaments', () => {
  it('belong to one colour each', () => {
    expect(found(['a', 'b'], ['c'])).toEqual([]);
    expect(found(['a', 'a'])).toEqual([
      'imported/tags/filaments/brand-0.json 0.colours.1.identifiers.openprinttag_material_uuid.0: "a" already identifies another record: imported/tags/filaments/brand-0.json at 0.colours.0.identifiers.openprinttag_material_uuid.0',
    ]);
    expect(found(['a'], ['b', 'a'])).toHaveLength(1);
  });
});

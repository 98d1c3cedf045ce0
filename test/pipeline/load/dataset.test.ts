import { beforeAll, describe, expect, it } from 'vitest';
import { buildDataset, type Dataset } from '../../../scripts/pipeline/load/dataset.js';
import { DRAWING_PATHS, SOURCE_PATHS, type SourceFile } from '../../../scripts/pipeline/load/source-file.js';

const EVERYWHERE = [...SOURCE_PATHS, ...DRAWING_PATHS];
const FILES = EVERYWHERE.map(([kind, pattern]): SourceFile => {
  const file = pattern.replace('!(held-out)', 'one').replaceAll('*', 'one');
  return { kind, file, digest: '', text: '', value: { id: `of-${kind}`, source: 'one', brand: 'one' } };
});

describe('a field of the dataset', () => {
  let all: Dataset;

  beforeAll(() => {
    all = buildDataset(FILES);
  });

  it.each([...new Set(EVERYWHERE.map(([kind]) => kind))])('is the only one with the files of a kind: %s', (kind) => {
    const without = buildDataset(FILES.filter((file) => file.kind !== kind));
    const fields = Object.keys(all) as (keyof Dataset)[];
    const other = fields.filter((field) => JSON.stringify(plain(without[field])) !== JSON.stringify(plain(all[field])));
    expect(other).toHaveLength(1);
    if (kind.startsWith('imported-')) expect(other).toEqual(['imported']);
  });
});

/** Maps as lists, which JSON can show. */
function plain(value: unknown): unknown {
  if (value instanceof Map) return [...value].map(([key, inner]) => [key, plain(inner)]);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
}

import { beforeAll, describe, expect, it } from 'vitest';
import { arrange, type Dataset, kindsOf } from '../../scripts/load/dataset.js';
import { PLACES, type SourceFile } from '../../scripts/load/source-file.js';

/** One file of each kind, each with an id. */
const FILES = PLACES.map(([kind, pattern]): SourceFile => {
  const file = pattern.replace('!(held-out)', 'one').replaceAll('*', 'one');
  return { kind, file, digest: '', text: '', value: { id: `of-${kind}`, source: 'one', brand: 'one' } };
});

describe('a field of the dataset', () => {
  let all: Dataset;

  beforeAll(() => {
    all = arrange(FILES);
  });

  it.each(PLACES.map(([kind]) => kind))('is another without the files of its kinds, and of no other: %s', (kind) => {
    const without = arrange(FILES.filter((file) => file.kind !== kind));
    for (const field of Object.keys(all) as (keyof Dataset)[]) {
      const same = JSON.stringify(plain(without[field])) === JSON.stringify(plain(all[field]));
      expect(same, field).toBe(!kindsOf(field).includes(kind));
    }
  });
});

/** With maps as lists, which JSON shows. */
function plain(value: unknown): unknown {
  if (value instanceof Map) return [...value].map(([key, inner]) => [key, plain(inner)]);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
}

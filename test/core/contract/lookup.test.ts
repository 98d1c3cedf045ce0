import { expect, it } from 'vitest';
import { countFiles, digestOf } from '../../../core/contract/etag-tree.js';
import { LOOKUP_PARTS, lookupOfFile, lookupOfName, lookupParts } from '../../../core/contract/lookup.js';
import { FILES } from '../../../core/contract/paths.js';
import type { Names } from '../../../core/names/spellings.js';
import { readJson } from '../../support/published.js';
import { shared } from '../../support/shared.js';

const paths = [
  '/api/v1/printers.json',
  '/api/v1/printers/page/2.json',
  '/api/v1/printers/acme-one.json',
  '/api/v1/x.svg',
];
const files = paths.map((path, at) => ({ path, sha256: String(at).repeat(64) }));

it('contains each digest and each name once, and a list with all its pages', async () => {
  const names = readJson<Names>(await shared('frozen'), FILES.names);
  const parts = new Map([...lookupParts(files, names)].map(({ path, part }) => [path, part]));
  expect(parts.size).toBe(LOOKUP_PARTS);
  for (const { path, sha256 } of files)
    expect(digestOf(parts.get(lookupOfFile(path))?.etags ?? {}, path)).toBe(sha256.slice(0, 24));
  expect(countFiles(parts.get(lookupOfFile('/api/v1/printers.json'))?.etags ?? {}, '/api/v1/printers/page')).toBe(1);
  for (const kind of Object.keys(names) as (keyof Names)[]) {
    const all = [...parts.values()].flatMap((part) => Object.entries(part.names[kind]));
    expect(Object.fromEntries(all)).toEqual(names[kind]);
    expect(all).toHaveLength(Object.keys(names[kind]).length);
    for (const [key, ids] of all) expect(parts.get(lookupOfName(key))?.names[kind][key]).toEqual(ids);
  }
});

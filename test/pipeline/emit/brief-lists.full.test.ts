import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FILES, pagePath } from '../../../core/contract/paths.js';
import type { BriefIndex } from '../../../schemas/generated/record.js';
import { type List, readJson } from '../../support/published.js';
import { shared } from '../../support/shared.js';

const release = await shared('release');

describe.each([
  [FILES.briefRules, pagePath({ kind: 'troubleshoot' })],
  [FILES.briefMaterials, pagePath({ kind: 'materials' })],
])('%s', (brief, whole) => {
  const list = readJson<List>(release, brief);

  it('contains some fields of every record, unchanged', () => {
    const records = readJson<List>(release, whole);
    expect(list.meta).toEqual({ total: records.meta.total, page: 1, limit: records.meta.total });
    const fields = Object.keys(list.data[0] ?? {});
    expect(fields).toContain('aliases');
    const picked = records.data.map((record) => Object.fromEntries(fields.map((field) => [field, record[field]])));
    expect(list.data).toEqual(picked);
  });

  it('is a small fraction of the full list', () => {
    const size = (file: string) => brotliCompressSync(readFileSync(path.join(release, file))).length;
    expect(size(brief)).toBeLessThan(size(whole) / 8);
  });
});

it('the brief index agrees with the index', () => {
  const { version, brands, sources, licence } = readJson<Omit<BriefIndex, 'licence'> & { licence: { spdx: object } }>(
    release,
    FILES.index,
  );
  const brief = readJson<BriefIndex>(release, FILES.briefIndex);
  expect(brief).toEqual({
    version,
    brands,
    licence: licence.spdx,
    sources: Object.fromEntries(
      Object.entries(sources).map(([id, { name, repository }]) => [id, { name, repository }]),
    ),
  });
  expect(Object.keys(brief.sources).length).toBeGreaterThan(0);
  expect(statSync(path.join(release, FILES.briefIndex)).size).toBeLessThan(
    statSync(path.join(release, FILES.index)).size / 15,
  );
});

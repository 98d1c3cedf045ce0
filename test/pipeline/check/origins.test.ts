import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { originOf } from '../../../core/names/origin.js';
import { checkOrigins } from '../../../scripts/pipeline/check/origins.js';
import { citedOrigins } from '../../../scripts/pipeline/compose/origins.js';
import { citations } from '../../../scripts/pipeline/load/citations.js';
import type { Dataset } from '../../../scripts/pipeline/load/dataset.js';
import { prepare } from '../../../scripts/pipeline/pipeline.js';
import { FROZEN, FROZEN_DATA } from '../../support/data.js';
import { folderOf } from '../../support/folder.js';
import { publishedDataset } from '../../support/published-data.js';
import { smallDataset } from '../../support/small-dataset.js';

const at = (name: string) => `https://github.com/acme/firmware/blob/0123456/${name}.cfg`;
const enclosed = { value: true, source: at('one'), others: [{ value: false, source: at('two') }] };
const dataset = smallDataset({ printers: { 'acme-one': { curated: { enclosed } } } });

const named = (origins: Dataset['origins']['value']): Dataset => ({
  ...dataset,
  origins: { file: 'origins.yaml', value: { ...dataset.origins.value, ...origins } },
});
const firmware = { name: 'Acme firmware', kind: 'firmware', read: '2026-01-31', licence: 'GPL-3.0' } as const;

describe('originOf', () => {
  it.each([
    ['https://github.com/acme/firmware/blob/0123456/one.cfg', 'github.com/acme/firmware'],
    ['https://raw.githubusercontent.com/acme/firmware/main/one.cfg', 'github.com/acme/firmware'],
    ['https://github.com/acme/firmware.git', 'github.com/acme/firmware'],
    ['https://github.com/acme', 'github.com/acme'],
    ['https://gist.github.com/acme/364dc8f9', 'gist.github.com/acme'],
    ['https://www.example.org/a/b?c=d', 'www.example.org'],
  ])('maps %s to %s', (url, origin) => {
    expect(originOf(url)).toBe(origin);
  });
});

describe('checkOrigins', () => {
  it('rejects citations from an undeclared origin anywhere', () => {
    expect(checkOrigins(dataset)).toEqual(
      ['curated.enclosed.source', 'curated.enclosed.others.0.source'].map((path) => ({
        file: 'printers/acme-one.yaml',
        path,
        code: 'unlisted_origin',
        message: expect.stringContaining('"github.com/acme/firmware"'),
        allowed: expect.stringContaining('origins.yaml'),
      })),
    );
    expect(checkOrigins(named({ 'github.com/acme/firmware': firmware }))).toEqual([]);
  });

  it('rejects an origin that is never cited', () => {
    expect(checkOrigins(named({ 'github.com/acme/firmware': firmware, 'example.com': firmware }))).toMatchObject([
      { file: 'origins.yaml', path: 'example.com', code: 'idle_origin' },
    ]);
  });
});

describe('citedOrigins', () => {
  it('counts leading and alternative sources and records, and resolves references', () => {
    expect(citedOrigins(named({ 'github.com/acme/firmware': { ...firmware, usable: false } }))).toMatchObject([
      {
        ...{ id: 'example.org', last_read: '2026-01-31', licence: null, unlicensed: 'none_stated', usable: true },
        ...{ curated_count: 0, alternative_count: 0 },
      },
      {
        ...{ id: 'github.com/acme/firmware', usable: false },
        ...{ fact_count: 1, curated_count: 1, alternative_count: 1, record_count: 1 },
      },
    ]);
    const guide = citations(dataset).filter(({ url, fact }) => url === 'https://example.org' && fact !== null);
    expect(guide.map(({ file }) => file)).toEqual(
      expect.arrayContaining([
        'materials/pla.yaml',
        'symptoms/strings.yaml',
        'causes/too-hot.yaml',
        'fixes/cooler.yaml',
      ]),
    );
  });
});

describe('the data', () => {
  it('declares each origin, and has exactly one for each curated fact of a printer', () => {
    const real = publishedDataset();
    expect(checkOrigins(real)).toEqual([]);
    const facts = [...real.printers.values()].flatMap(({ value }) => Object.keys(value.curated ?? {}));
    const counted = citedOrigins(real).reduce((sum, { curated_count: curated }) => sum + curated, 0);
    expect(counted).toBe(facts.length);
  });

  it('is rejected with the place of an undeclared citation', async () => {
    const folder = folderOf();
    cpSync(FROZEN_DATA, folder, { recursive: true });
    const place = path.join(folder, FROZEN.references);
    writeFileSync(place, `${readFileSync(place, 'utf8')}new:\n  title: New\n  url: https://example.com/new\n`);
    const line = readFileSync(place, 'utf8').split('\n').length - 1;
    await expect(prepare(folder)).rejects.toThrow(
      `${FROZEN.references}:${line}:3 new.url: the origin "example.com" is not listed (add it to ${FROZEN.origins} with its kind and licence) [origins]`,
    );
  });
});

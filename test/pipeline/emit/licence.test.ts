import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { FILES } from '../../../core/contract/paths.js';
import { datasetMetadata } from '../../../docs/src/reference/dataset.js';
import { Release } from '../../../docs/src/reference/release.js';
import type { Origin } from '../../../schemas/generated/record.js';
import { licenceData, licenceFile, SPDX } from '../../../scripts/pipeline/emit/licence.js';
import { prepare } from '../../../scripts/pipeline/pipeline.js';
import { FROZEN, FROZEN_DATA } from '../../support/data.js';
import { readJson } from '../../support/published.js';
import { shared } from '../../support/shared.js';

const frozen = await shared('frozen');
const index = readJson<{ licence: Record<string, unknown>; origins: Origin[]; sources: object }>(frozen, FILES.index);

describe('the licence', () => {
  it('matches the contract', () => {
    expect(SPDX).toEqual({ figures: 'CC0-1.0', texts: 'CC-BY-4.0', code: 'MIT' });
  });

  it('is the same wherever the data is described', () => {
    expect(index.licence).toMatchObject({ code: SPDX.code, notice: '/sources/', spdx: SPDX });
    expect(index.licence.data).toContain('LICENSE-DATA.md');
    for (const file of [FILES.openapi, FILES.openapiZh]) {
      const { info } = readJson<{ info: { license: { name: string; identifier: string } } }>(frozen, file);
      expect(info.license.identifier).toBe(`${SPDX.figures} AND ${SPDX.texts}`);
    }
    for (const language of ['en', 'zh'] as const) {
      const [, json = ''] = />(.*)</.exec(datasetMetadata(new Release(frozen), language)) ?? [];
      const { license } = JSON.parse(json) as { license: { identifier: string; url: string }[] };
      expect(license.map(({ identifier }) => identifier)).toEqual([SPDX.figures, SPDX.texts]);
    }
    expect(JSON.parse(readFileSync('package.json', 'utf8'))).toMatchObject({ license: SPDX.code });
  });

  it.each([
    [SPDX.figures, 'CC0 1.0 Universal'],
    [SPDX.texts, 'Creative Commons Attribution 4.0 International'],
    [SPDX.code, 'MIT License'],
  ])('of %s has its text in the repository', (id, title) => {
    expect(readFileSync(licenceFile(id), 'utf8').slice(0, 200)).toContain(title);
  });
});

describe('the origins', () => {
  it('are published as named in the data, with what is based on them', () => {
    const names = load(readFileSync(`${FROZEN_DATA}/${FROZEN.origins}`, 'utf8')) as object;
    expect(index.origins.map(({ id }) => id)).toEqual(Object.keys(names));
    expect(index.origins[0]).toMatchObject({ url: 'https://example.org', usable: true });
    expect(index.origins[0]?.curated_count).toBeGreaterThan(0);
    expect(Object.values(index.sources)).toContainEqual(expect.objectContaining({ printers: expect.any(Number) }));
  });

  it('leave LICENSE-DATA.md unchanged if the number of their facts changes', async () => {
    const { dataset, records } = await prepare(FROZEN_DATA);
    const fewer = { ...records, printers: records.printers.slice(1), profiles: [] };
    expect(licenceData(dataset, fewer)).toBe(licenceData(dataset, records));
  });

  it('are all in LICENSE-DATA.md, marked if not usable', async () => {
    const { dataset, records } = await prepare(FROZEN_DATA);
    const page = () => licenceData(dataset, records);
    expect(page()).toContain('| [Example](https://example.org) | community | 2026-11-21 | none stated |');
    expect(page()).toContain('Every origin below is usable.');
    const restricted = { licence: 'CC-BY-NC-4.0', usable: false } as const;
    dataset.origins.value['example.org'] = { name: 'Example', kind: 'database', read: '2026-01-31', ...restricted };
    expect(page()).toContain('CC-BY-NC-4.0 — **not usable without restrictions** |');
    expect(page()).toContain('The terms of some collections do not allow this use');
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Manifest } from '../../core/manifest.js';
import { FILES } from '../../core/paths.js';
import { emitRelease } from '../../scripts/emit/release.js';
import { prepare } from '../../scripts/pipeline.js';
import { DATA } from '../support/data.js';
import { folderOf } from '../support/folder.js';
import { shared } from '../support/shared.js';

/** The digest of every file of a release, by path. */
const digestsOf = (folder: string) => {
  const { entries } = JSON.parse(readFileSync(path.join(folder, FILES.manifest), 'utf8')) as Manifest;
  return new Map(entries.map(({ path: file, sha256 }) => [file, sha256]));
};

it('a release with its site has the same bytes each time it is built of the same data', async () => {
  const site = await shared('site');
  const again = folderOf();
  await emitRelease(await prepare(DATA), again, { site: true });
  const [first, second] = [digestsOf(site), digestsOf(again)];
  expect([...first].filter(([file, digest]) => second.get(file) !== digest).map(([file]) => file)).toEqual([]);
  for (const file of [FILES.manifest, '/_headers'])
    expect(readFileSync(path.join(again, file), 'utf8'), file).toBe(readFileSync(path.join(site, file), 'utf8'));
}, 600_000);

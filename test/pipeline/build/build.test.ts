import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { openLocation } from '../../../clients/typescript/src/mirror/location.js';
import { verify } from '../../../clients/typescript/src/mirror/verify.js';
import { FILES } from '../../../core/contract/paths.js';
import { buildRelease } from '../../../scripts/pipeline/build.js';
import { FROZEN, FROZEN_DATA } from '../../support/data.js';
import { folderOf } from '../../support/folder.js';

const folder = folderOf();
const data = path.join(folder, 'data');
const [out, fresh] = [path.join(folder, 'dist'), path.join(folder, 'fresh')];

const build = (to = out) => buildRelease({ data, out: to, site: false });
const manifestOf = (dist: string) => readFileSync(path.join(dist, FILES.manifest), 'utf8');

function edit(file: string, from: string, to: string): void {
  const place = path.join(data, file);
  const before = readFileSync(place, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(place, before.replace(from, to));
}

beforeAll(async () => {
  cpSync(FROZEN_DATA, data, { recursive: true });
  await build();
});

it('writes the same bytes in a folder with an earlier release and in a new one', async () => {
  const before = manifestOf(out);
  edit(FROZEN.material, 'value: 1.24', 'value: 1.23');
  await build();
  await build(fresh);
  expect(manifestOf(out)).not.toBe(before);
  expect(manifestOf(out)).toBe(manifestOf(fresh));
});

it('contains every file of its manifest, with the listed size and digest', async () => {
  expect((await verify(openLocation(out))).findings).toEqual([]);
});

it('leaves the last release unchanged if the data is invalid', async () => {
  const before = manifestOf(out);
  edit(FROZEN.material, 'value: 1.23', 'value: heavy');
  await expect(build()).rejects.toThrow(/density.*\n.* is unchanged$/s);
  expect(manifestOf(out)).toBe(before);
  edit(FROZEN.material, 'value: heavy', 'value: 1.23');
  await build();
  expect(manifestOf(out)).toBe(before);
  expect((await verify(openLocation(out))).findings).toEqual([]);
});

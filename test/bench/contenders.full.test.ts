import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { contenders } from '../../bench/contenders.js';
import { measuredRequests } from '../../bench/requests.js';
import { measureServing } from '../../bench/serving.js';
import { installPackages } from '../../scripts/shared/packages.js';
import { folderOf } from '../support/folder.js';
import { shared } from '../support/shared.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const BENCH = path.join(ROOT, 'bench');

beforeAll(() => installPackages(BENCH), 300_000);

it('the contenders compile', () => {
  execFileSync(path.join(ROOT, 'node_modules/.bin/tsc'), ['-p', BENCH], { stdio: 'pipe' });
});

it('those with packages of their own answer what the release has', async () => {
  const release = await shared('release');
  const own = (await contenders(release, folderOf())).filter(({ name }) => name.endsWith(', filtering'));
  expect(own).toHaveLength(2);
  // Nothing is timed: every answer is compared, which throws when one is wrong.
  const asked = measuredRequests(release).filter(({ name }) => name !== 'brand filter');
  const plan = { connections: [], seconds: 0, rounds: 1 };
  expect(await measureServing(own, asked, plan, () => {})).toEqual([]);
});

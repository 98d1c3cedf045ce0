import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { FILES } from '../../../core/contract/paths.js';
import { FROZEN_DATA } from '../../support/data.js';
import { folderOf } from '../../support/folder.js';
import { shared } from '../../support/shared.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');

// With the site, from another checkout: see elsewhere.full.test.ts.
it('has the same bytes in another time zone and locale, into a folder with another name', async () => {
  const out = path.join(folderOf(), 'ein anderer Ordner');
  const TR = { LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', LANGUAGE: 'tr' };
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'scripts/build.ts', '--api', '--data', FROZEN_DATA, '--out', out],
    { cwd: ROOT, env: { ...process.env, ...TR, TZ: 'Pacific/Kiritimati' } },
  );
  const manifestOf = (release: string) => readFileSync(path.join(release, FILES.manifest), 'utf8');
  expect(manifestOf(out)).toBe(manifestOf(await shared('frozen')));
});

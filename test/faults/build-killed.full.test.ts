import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openLocation } from '../../clients/typescript/src/mirror/location.js';
import { verify } from '../../clients/typescript/src/mirror/verify.js';
import { FILES } from '../../core/contract/paths.js';
import { swapIn } from '../../scripts/pipeline/build.js';
import { DATA, FROZEN_DATA } from '../support/data.js';
import { folderOf } from '../support/folder.js';
import { versionOf } from '../support/published.js';
import { script } from '../support/script.js';
import { shared } from '../support/shared.js';
import { smallRelease, writeSmallRelease } from '../support/small-release.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

let build: ChildProcess | undefined;
afterEach(() => build?.kill('SIGKILL'));

const findings = async (folder: string) => (await verify(openLocation(folder))).findings;

describe('a build that is killed', () => {
  it('in the middle of writing leaves the last good release intact, and the next build works', async () => {
    const dist = path.join(folderOf(), 'dist');
    cpSync(smallRelease(), dist, { recursive: true });
    const before = versionOf(dist);

    build = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--api', '--data', DATA, '--out', dist], {
      cwd: ROOT,
      stdio: 'ignore',
    });
    const ended = new Promise<NodeJS.Signals | null>((resolve) => build?.once('exit', (_, signal) => resolve(signal)));
    await expect
      .poll(() => existsSync(`${dist}.next/api/v1/printers`) && readdirSync(`${dist}.next/api/v1/printers`).length, {
        timeout: 300_000,
        interval: 5,
      })
      .toBeGreaterThan(50);
    build.kill('SIGKILL');
    expect(await ended).toBe('SIGKILL');
    expect(existsSync(`${dist}.next`)).toBe(true);
    expect(existsSync(path.join(`${dist}.next`, FILES.manifest))).toBe(false);
    expect(versionOf(dist)).toBe(before);
    expect(await findings(dist)).toEqual([]);

    expect(await script('build', '--api', '--data', FROZEN_DATA, '--out', dist)).toMatchObject({ code: 0, error: '' });
    expect(readdirSync(path.dirname(dist))).toEqual(['dist']);
    expect(versionOf(dist)).toBe(versionOf(await shared('frozen')));
    expect(await findings(dist)).toEqual([]);
  }, 600_000);

  it('between the two renames is repaired by the next, even if that fails', async () => {
    const dist = path.join(folderOf(), 'dist');
    await swapIn(dist, (folder) => writeSmallRelease(folder));
    const before = versionOf(dist);
    renameSync(dist, `${dist}.last`);
    mkdirSync(`${dist}.next`);
    const fails = swapIn(dist, () => {
      throw new Error('no');
    });
    await expect(fails).rejects.toThrow(`no\n${dist} is unchanged`);
    expect(versionOf(dist)).toBe(before);
    expect(await findings(dist)).toEqual([]);
  });

  it('before it cleans up leaves the new release, and the next build cleans up', async () => {
    const dist = path.join(folderOf(), 'dist');
    await swapIn(dist, (folder) => writeSmallRelease(folder));
    mkdirSync(`${dist}.last`);
    await swapIn(dist, (folder) => writeSmallRelease(folder, { models: ['four'] }));
    expect(readdirSync(path.dirname(dist))).toEqual(['dist']);
  });
});

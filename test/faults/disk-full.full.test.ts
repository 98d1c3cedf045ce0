import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openLocation } from '../../clients/typescript/src/mirror/location.js';
import { verify } from '../../clients/typescript/src/mirror/verify.js';
import { FROZEN_DATA } from '../support/data.js';
import { folderOf } from '../support/folder.js';
import { skipUnless } from '../support/skip.js';
import { smallRelease } from '../support/small-release.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Runs a shell command in the project's folder. `$NODE` is the running Node.js with the loader of the scripts. */
const shell = (command: string) =>
  spawnSync('bash', ['-c', command], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE: `${process.execPath} --import tsx` },
  });

/** A small file system; null if the machine does not permit mounting one. */
function smallDisk(): { folder: string; unmount: () => void } | null {
  const folder = folderOf();
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status !== 0) return null;
  return { folder, unmount: () => spawnSync('umount', [folder]) };
}

/** A folder `dist` with a complete release, and what must remain of it after a failed build. */
function distIn(folder: string) {
  const dist = path.join(folder, 'dist');
  cpSync(smallRelease(), dist, { recursive: true });
  const expectUnharmed = async () => {
    expect(readdirSync(folder)).toEqual(['dist']);
    expect((await verify(openLocation(dist))).findings).toEqual([]);
  };
  return { dist, expectUnharmed };
}

describe('a build without disk space', () => {
  it('names the file that is too large, and leaves the last good release', async () => {
    const { dist, expectUnharmed } = distIn(folderOf());
    // In blocks of 1024 bytes; writing more fails with EFBIG.
    const { status, stderr } = shell(
      `ulimit -f 64; exec $NODE scripts/build.ts --api --data '${FROZEN_DATA}' --out '${dist}'`,
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(/^cannot write \S+\/dist\.next\/api\/v1\/\S+\.json: EFBIG: file too large/);
    expect(stderr).toContain(`${dist} is unchanged\n`);
    await expectUnharmed();
  });

  it('names the file on a full disk, and leaves the last good release', async (context) => {
    const disk = smallDisk();
    skipUnless(disk !== null, context, 'this machine does not allow to mount a file system');
    if (!disk) return;
    try {
      const { dist, expectUnharmed } = distIn(disk.folder);
      const { status, stderr } = shell(`exec $NODE scripts/build.ts --api --data '${FROZEN_DATA}' --out '${dist}'`);
      expect(status).toBe(1);
      expect(stderr).toMatch(/^cannot write \S+\/dist\.next\/api\/v1\/\S+\.json: ENOSPC: no space left on device/);
      expect(stderr).toContain(`${dist} is unchanged\n`);
      await expectUnharmed();
    } finally {
      disk.unmount();
    }
  });
});

describe('a build into an unwritable folder', () => {
  it.for(['tmpfs', 'a file in place of a folder'])('fails immediately: %s', (what, context) => {
    const folder = folderOf({ file: '' });
    const mounted = what === 'tmpfs' && spawnSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'tmpfs', folder]).status === 0;
    if (what === 'tmpfs') skipUnless(mounted, context, 'this machine does not allow to mount a file system');
    const out = path.join(folder, mounted ? 'dist' : 'file/dist');
    const { status, stderr } = shell(`exec $NODE scripts/build.ts --api --data '${FROZEN_DATA}' --out '${out}'`);
    if (mounted) spawnSync('umount', [folder]);
    expect(status).toBe(1);
    expect(stderr).toMatch(mounted ? /dist\.lock cannot be written: EROFS: read-only/ : /^(?:EEXIST|ENOTDIR): .*file'/);
  });
});

describe('an archive without disk space', () => {
  it('is not left half written', () => {
    const out = folderOf();
    const release = smallRelease({ models: Array.from({ length: 400 }, (_, i) => `m${i}`) });
    mkdirSync(path.join(out, 'archives'));
    const { status, stderr } = shell(
      `ulimit -f 4; exec $NODE scripts/pack.ts --dist '${release}' --out '${out}/archives'`,
    );
    expect(status).toBe(1);
    expect(stderr).toContain('EFBIG');
    expect(readdirSync(path.join(out, 'archives'))).toEqual([]);
    expect(statSync(release).isDirectory()).toBe(true);
  });
});

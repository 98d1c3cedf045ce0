import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FILES } from '../../../core/contract/paths.js';
import { licenceFile, SPDX } from '../../../scripts/pipeline/emit/licence.js';
import { writeArchive } from '../../../scripts/release/mirror/archive.js';
import { folderOf } from '../../support/folder.js';
import { versionOf } from '../../support/published.js';
import { script } from '../../support/script.js';
import { SITE, smallRelease } from '../../support/small-release.js';

const release = smallRelease({ site: SITE as Record<string, string>, headers: '/*\n' });
const name = `open-print-data-${versionOf(release)}`;

describe('npm run pack', async () => {
  const out = path.join(folderOf(), 'not/there/yet');
  const first = await script('pack', '--dist', release, '--out', out);
  const archive = path.join(out, `${name}.tar.gz`);

  it('makes an archive named after the version, with its digest beside it', () => {
    expect(first.error).toBe('');
    expect(first.code).toBe(0);
    expect(readdirSync(out).sort()).toEqual([`${name}.tar.gz`, `${name}.tar.gz.sha256`]);
    const digest = hash('sha256', readFileSync(archive));
    expect(readFileSync(`${archive}.sha256`, 'utf8')).toBe(`${digest}  ${name}.tar.gz\n`);
  });

  it('makes the same bytes again, whatever the file times', async () => {
    for (const file of [FILES.index, FILES.names]) utimesSync(path.join(release, file), 1, 1);
    const again = folderOf();
    expect((await script('pack', '--dist', release, '--out', again)).code).toBe(0);
    expect(readFileSync(path.join(again, `${name}.tar.gz`))).toEqual(readFileSync(archive));
  });

  it('contains no times, owners or modes of this machine', () => {
    const { stdout } = spawnSync('tar', ['--utc', '--numeric-owner', '-tvzf', archive], { encoding: 'utf8' });
    const lines = stdout.trim().split('\n');
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines) expect(line).toMatch(/^-rw-r--r-- 0\/0 +\d+ 2000-01-01 00:00 /);
    // Including the gzip header: no time, no system (RFC 1952, 2.3).
    expect([...readFileSync(archive).subarray(4, 10)]).toEqual([0, 0, 0, 0, 2, 255]);
  });

  it('unpacks to a complete release with its licences and correct checksums', async () => {
    const place = folderOf();
    expect(spawnSync('tar', ['-xzf', archive, '-C', place])).toMatchObject({ status: 0 });
    const folder = path.join(place, name);
    expect(await script('verify', folder)).toMatchObject({ code: 0 });
    for (const file of ['LICENSE-DATA.md', ...Object.values(SPDX).map(licenceFile), '_headers', 'index.html'])
      expect(existsSync(path.join(folder, file)), file).toBe(true);
    const sums = readFileSync(path.join(folder, 'SHA256SUMS'), 'utf8').trim().split('\n');
    for (const line of sums) {
      const [, digest, file = ''] = /^([0-9a-f]{64}) {2}([^/].*)$/.exec(line) ?? [];
      expect(hash('sha256', readFileSync(path.join(folder, file))), line).toBe(digest);
    }
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    expect(sums).toHaveLength(files.length - 1);
  });

  it('rejects an incomplete release', async () => {
    const broken = smallRelease();
    rmSync(path.join(broken, '/api/v1/printers.json'));
    const place = folderOf();
    const { code, error } = await script('pack', '--dist', broken, '--out', place);
    expect(code).toBe(1);
    expect(error).toContain('1 files do not match the manifest, such as /api/v1/printers.json (missing)');
    expect(readdirSync(place)).toEqual([]);
  });
});

describe('an archive that cannot be finished', () => {
  it('leaves nothing behind', async () => {
    const place = folderOf();
    const files = [
      { name: 'a', from: path.join(release, FILES.index) },
      { name: 'b', from: path.join(release, 'not-there') },
    ];
    await expect(writeArchive(files, 'x', path.join(place, 'x.tar.gz'))).rejects.toThrow('ENOENT');
    expect(readdirSync(place)).toEqual([]);
  });
});

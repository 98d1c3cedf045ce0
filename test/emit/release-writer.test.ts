import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { etagTree } from '../../functions/manifest.js';
import { RELEASE_LIMITS, ReleaseWriter } from '../../scripts/emit/release-writer.js';
import { folderOf } from '../support/folder.js';

describe('writing a release', () => {
  it('writes files and remembers size and digest', () => {
    const folder = folderOf();
    const writer = new ReleaseWriter(folder);
    writer.write('/api/v1/a.json', '拉丝\n');
    writer.write('/api/v1/b/0.4_x-y.json', new Uint8Array([1, 2]));
    expect(readFileSync(path.join(folder, 'api/v1/a.json'), 'utf8')).toBe('拉丝\n');
    const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
    expect(writer.files).toEqual([
      { path: '/api/v1/a.json', bytes: 7, sha256: sha256('拉丝\n') },
      { path: '/api/v1/b/0.4_x-y.json', bytes: 2, sha256: sha256(new Uint8Array([1, 2])) },
    ]);
    expect(writer.bytes).toBe(9);
    expect(etagTree(writer.files)).toEqual({
      api: {
        v1: {
          'a.json': sha256('拉丝\n').slice(0, 24),
          b: { '0.4_x-y.json': sha256(new Uint8Array([1, 2])).slice(0, 24) },
        },
      },
    });
  });

  it.each([
    'a.json',
    '/',
    '',
    '/A.json',
    '/a b.json',
    '/a//b.json',
    '/a/',
    '/拉丝.json',
    '/a%20b',
    '/a\\b',
    '/../a',
    '/a/../../b',
    '/a/./b',
    '/...',
    '/a\n',
  ])('refuses the name %j', (name) => {
    const folder = folderOf();
    const writer = new ReleaseWriter(path.join(folder, 'inside'));
    expect(() => writer.write(name, 'x')).toThrow(/file names may hold/);
    expect(writer.files).toEqual([]);
    expect(existsSync(path.join(folder, 'inside'))).toBe(false);
  });

  it('refuses to write a file twice, or over a folder, and says which', () => {
    const writer = new ReleaseWriter(folderOf());
    writer.write('/a/b.json', '1');
    expect(() => writer.write('/a/b.json', '2')).toThrow(/a\/b\.json/);
    expect(() => writer.write('/a', '2')).toThrow();
    expect(() => writer.write('/a/b.json/c', '2')).toThrow(/b\.json/);
    expect(writer.files).toHaveLength(1);
  });

  it('refuses a file that is too large for the CDN, to the byte', () => {
    const writer = new ReleaseWriter(folderOf());
    writer.write('/most.bin', new Uint8Array(RELEASE_LIMITS.bytesPerFile));
    expect(() => writer.write('/more.bin', new Uint8Array(RELEASE_LIMITS.bytesPerFile + 1))).toThrow(
      '/more.bin: 26214401 bytes, the CDN takes at most 26214400',
    );
    expect(writer.files).toHaveLength(1);
  });
});

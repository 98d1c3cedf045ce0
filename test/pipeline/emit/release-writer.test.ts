import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { etagTree } from '../../../core/contract/etag-tree.js';
import { RELEASE_LIMITS } from '../../../scripts/pipeline/emit/release-limits.js';
import { ReleaseWriter } from '../../../scripts/pipeline/emit/release-writer.js';
import { folderOf } from '../../support/folder.js';

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
    expect(() => writer.write(name, 'x')).toThrow(/file names can contain/);
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
      '/more.bin: 26214401 bytes, the CDN allows at most 26214400',
    );
    expect(writer.files).toHaveLength(1);
  });

  describe('in pieces', () => {
    const pieces = (...texts: string[]) => texts.map((text) => Buffer.from(text));
    const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

    it('puts them together', () => {
      const folder = folderOf();
      const writer = new ReleaseWriter(folder);
      writer.writeAll([
        { path: '/a.json', pieces: pieces('拉', '丝', '\n') },
        { path: '/b/c.json', pieces: [] },
      ]);
      expect(readFileSync(path.join(folder, 'a.json'), 'utf8')).toBe('拉丝\n');
      expect(writer.files).toEqual([
        { path: '/a.json', bytes: 7, sha256: sha256('拉丝\n') },
        { path: '/b/c.json', bytes: 0, sha256: sha256('') },
      ]);
    });

    it('writes small and large files, of more pieces than the system takes at once', () => {
      const folder = folderOf();
      const writer = new ReleaseWriter(folder);
      const contents = Array.from({ length: 20 }, (_, i) => Buffer.alloc(i === 10 ? 7_000_001 : 200_000 + i, `${i},`));
      writer.writeAll(
        contents.map((content, i) => ({
          path: `/f${i % 7}/${i}.bin`,
          pieces: Array.from({ length: 2100 }, (_, n) =>
            content.subarray(n * 100, n === 2099 ? undefined : n * 100 + 100),
          ),
        })),
      );
      expect(writer.files).toHaveLength(contents.length);
      for (const [i, content] of contents.entries()) {
        expect(readFileSync(path.join(folder, `f${i % 7}/${i}.bin`)).equals(content)).toBe(true);
        expect(writer.files[i]).toEqual({
          path: `/f${i % 7}/${i}.bin`,
          bytes: content.length,
          sha256: sha256(content),
        });
      }
    });

    it('tells which file cannot be written', () => {
      const folder = folderOf({ 'f/50.bin': 'in the way' });
      const files = Array.from({ length: 60 }, (_, i) => ({ path: `/f/${i}.bin`, pieces: [Buffer.alloc(400_000)] }));
      expect(() => new ReleaseWriter(folder).writeAll(files)).toThrow(/^cannot write .*\/f\/50\.bin: EEXIST/);
    });

    it('links what the last release has in the same pieces, and writes the rest', () => {
      const [first, second] = [folderOf(), folderOf()];
      const [same, other] = [pieces('same'), pieces('other')];
      const before = new ReleaseWriter(first);
      before.writeAll([
        { path: '/x/same.json', pieces: same },
        { path: '/x/other.json', pieces: other },
        { path: '/x/gone.json', pieces: pieces('gone') },
        { path: '/x/removed.json', pieces: same },
      ]);
      unlinkSync(path.join(first, 'x/removed.json'));
      const writer = new ReleaseWriter(second, { folder: first, files: before.pieced });
      writer.writeAll([
        { path: '/x/same.json', pieces: [...same] },
        { path: '/x/other.json', pieces: pieces('changed') },
        { path: '/x/removed.json', pieces: same },
      ]);
      const inode = (folder: string) => statSync(path.join(folder, 'x/same.json')).ino;
      expect(inode(second)).toBe(inode(first));
      const text = (name: string) => readFileSync(path.join(second, 'x', name), 'utf8');
      expect(['same.json', 'other.json', 'removed.json'].map(text)).toEqual(['same', 'changed', 'same']);
      expect(writer.files.map(({ sha256: digest }) => digest)).toEqual(['same', 'changed', 'same'].map(sha256));
      expect(existsSync(path.join(second, 'x/gone.json'))).toBe(false);
    });
  });
});

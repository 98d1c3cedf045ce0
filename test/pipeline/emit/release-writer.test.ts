import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { etagTree } from '../../../core/contract/etag-tree.js';
import { RELEASE_LIMITS } from '../../../core/contract/limits.js';
import { type MadeFile, ReleaseWriter } from '../../../scripts/pipeline/emit/release-writer.js';
import { folderOf } from '../../support/folder.js';

describe('writing a release', () => {
  it('writes files and records size and digest', () => {
    const folder = folderOf();
    const writer = new ReleaseWriter(folder);
    writer.write('/api/v1/a.json', '拉丝\n');
    writer.write('/api/v1/b/0.4_x-y.json', new Uint8Array([1, 2]));
    expect(readFileSync(path.join(folder, 'api/v1/a.json'), 'utf8')).toBe('拉丝\n');
    const sha256 = (content: string | Uint8Array) => hash('sha256', content);
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
    ...['a.json', '/', '', '/A.json', '/a b.json', '/a//b.json', '/a/', '/拉丝.json', '/a%20b', '/a\\b'],
    ...['/../a', '/a/../../b', '/a/./b', '/...', '/a\n'],
  ])('rejects the name %j', (name) => {
    const folder = folderOf();
    const writer = new ReleaseWriter(path.join(folder, 'inside'));
    expect(() => writer.write(name, 'x')).toThrow(/file names can contain/);
    expect(writer.files).toEqual([]);
    expect(existsSync(path.join(folder, 'inside'))).toBe(false);
  });

  it('rejects writing a file twice, or over a folder, and says which', () => {
    const writer = new ReleaseWriter(folderOf());
    writer.write('/a/b.json', '1');
    expect(() => writer.write('/a/b.json', '2')).toThrow(/a\/b\.json/);
    expect(() => writer.write('/a', '2')).toThrow();
    expect(() => writer.write('/a/b.json/c', '2')).toThrow(/b\.json/);
    expect(writer.files).toHaveLength(1);
  });

  it('rejects a file that exceeds the CDN limit by a byte', () => {
    const writer = new ReleaseWriter(folderOf());
    writer.write('/most.bin', new Uint8Array(RELEASE_LIMITS.bytesPerFile));
    expect(() => writer.write('/more.bin', new Uint8Array(RELEASE_LIMITS.bytesPerFile + 1))).toThrow(
      '/more.bin: 26214401 bytes, the CDN allows at most 26214400',
    );
    expect(writer.files).toHaveLength(1);
  });

  describe('in pieces', () => {
    const pieces = (...texts: string[]) => texts.map((text) => Buffer.from(text));
    const sha256 = (content: string | Uint8Array) => hash('sha256', content);
    const writeAll = async (folder: string, files: Iterable<MadeFile>) => {
      const writer = new ReleaseWriter(folder);
      onTestFinished(() => writer.close());
      await writer.writeAll(files);
      await writer.settle();
      return writer;
    };

    it('joins them', async () => {
      const folder = folderOf();
      const writer = await writeAll(folder, [
        { path: '/a.json', pieces: pieces('拉', '丝', '\n') },
        { path: '/b/c.json', pieces: [] },
      ]);
      expect(readFileSync(path.join(folder, 'a.json'), 'utf8')).toBe('拉丝\n');
      expect(writer.files).toEqual([
        { path: '/a.json', bytes: 7, sha256: sha256('拉丝\n') },
        { path: '/b/c.json', bytes: 0, sha256: sha256('') },
      ]);
    });

    it('writes small and large files, in more pieces than the system accepts at a time', async () => {
      const folder = folderOf();
      const contents = Array.from({ length: 20 }, (_, i) => Buffer.alloc(i === 10 ? 7_000_001 : 200_000 + i, `${i},`));
      const writer = await writeAll(
        folder,
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

    it('names the file that cannot be written', async () => {
      const folder = folderOf({ 'f/50.bin': 'in the way' });
      const files = Array.from({ length: 60 }, (_, i) => ({ path: `/f/${i}.bin`, pieces: [Buffer.alloc(400_000)] }));
      await expect(writeAll(folder, files)).rejects.toThrow(/^cannot write .*\/f\/50\.bin: EEXIST/);
    });
  });
});

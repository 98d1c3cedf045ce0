import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checksumLines, parseDigest, parseManifest } from '../../../core/contract/manifest.js';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const entries = [
  { path: '/api/v1/a.json', bytes: 3, sha256: sha256('a') },
  { path: '/index.html', bytes: 4, sha256: sha256('b') },
];
const manifest = { version: 'abc123', files: 2, bytes: 7, sha256: sha256(checksumLines(entries)), entries };
const parse = (changes: object) => parseManifest(JSON.stringify({ ...manifest, ...changes }), sha256);

describe('a manifest', () => {
  it('lists its files in the format of sha256sum', () => {
    expect(parse({})).toEqual(manifest);
    expect(checksumLines(entries)).toBe(`${sha256('a')}  api/v1/a.json\n${sha256('b')}  index.html\n`);
  });

  it.each([
    [{ version: undefined }, 'lacks its version'],
    [{ entries: 5 }, 'lacks its version or its entries'],
    [{ files: 3 }, 'says 3 files of 7 bytes in total, but lists 2 of 7'],
    [{ bytes: 8 }, 'says 2 files of 8 bytes'],
    [{ sha256: sha256('') }, 'SHA-256 in the manifest is not that of its entries'],
    [{ entries: [{ ...entries[0], path: '/../etc/passwd' }] }, 'not a path of a release'],
    [{ entries: [{ ...entries[0], bytes: -0.5 }] }, 'without its size'],
    [{ entries: [entries[0], entries[0]] }, 'twice'],
  ])('with %j is rejected', (changes, message) => expect(() => parse(changes)).toThrow(message));

  it('lists downloads and steps like any other file', () => {
    const more = ['/api/v1/changes/01b74129a8f4.json', '/download/datapackage.json', '/download/printers.ndjson.gz'];
    const all = more.map((path) => ({ path, bytes: 1, sha256: sha256(path) }));
    const listing = { files: 3, bytes: 3, sha256: sha256(checksumLines(all)), entries: all };
    expect(parse(listing).entries).toEqual(all);
  });

  it('is checked against the digest of the release, the SHA-256 of its own bytes', () => {
    const text = JSON.stringify(manifest);
    expect(parseManifest(text, sha256, `sha256:${sha256(text)}`)).toEqual(manifest);
    expect(parseManifest(text, sha256, sha256(text).toUpperCase())).toEqual(manifest);
    const other = sha256('other');
    expect(() => parseManifest(text, sha256, other)).toThrow(
      `the manifest has the digest sha256:${sha256(text)}, not sha256:${other}: it belongs to another release, or was changed`,
    );
    // The modified manifest is itself valid.
    const version = { ...manifest, version: 'abc124' };
    expect(parseManifest(JSON.stringify(version), sha256).version).toBe('abc124');
    expect(() => parseManifest(JSON.stringify(version), sha256, sha256(text))).toThrow('has the digest');
  });

  const malformed = ['', 'sha256:', 'abc', `sha512:${sha256('')}`, `${sha256('')}0`, sha256('').replace('e', 'g')];
  it.each(malformed)('is not checked against a malformed digest: "%s"', (given) =>
    expect(() => parseDigest(given)).toThrow(`"${given}" is not the digest of a release: write sha256: and 64`),
  );

  it('is rejected if truncated', () =>
    expect(() => parseManifest(JSON.stringify(manifest).slice(0, -1), sha256)).toThrow('the manifest is not JSON'));
});

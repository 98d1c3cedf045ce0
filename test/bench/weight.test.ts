import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ANSWERS, measureWeight } from '../../bench/weight.js';
import { FILES, pagePath, recordPath } from '../../core/contract/paths.js';
import { RELEASE_LIMITS } from '../../scripts/pipeline/emit/release-limits.js';
import { folderOf } from '../support/folder.js';
import { script } from '../support/script.js';
import { shared } from '../support/shared.js';
import { SITE, smallRelease } from '../support/small-release.js';

const answers = [
  { name: 'list', path: pagePath({ kind: 'printers' }) },
  { name: 'printer', path: recordPath('printers', 'acme-one') },
];

describe('measureWeight', async () => {
  const release = smallRelease({ site: SITE as Record<string, string>, headers: '/*\n' });
  const bytesOf = (file: string) => readFileSync(path.join(release, file));
  const below = readdirSync(path.join(release, 'api/v1'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name)));
  const weight = await measureWeight(release, { answers });

  it('gives the size of each answer as it is and as each encoding makes it', () => {
    expect(weight.answers.map(({ name, path: file }) => ({ name, path: file }))).toEqual(answers);
    for (const { path: file, bytes } of weight.answers) {
      const content = bytesOf(file);
      expect(bytes.raw).toBe(content.length);
      const zipped = gzipSync(content, { level: 6 });
      expect(gunzipSync(zipped)).toEqual(content);
      expect(bytes.gzip).toBe(zipped.length);
      for (const [quality, size] of [
        [5, bytes.brotli5],
        [11, bytes.brotli11],
      ] as const) {
        const packed = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
        expect(brotliDecompressSync(packed)).toEqual(content);
        expect(size).toBe(packed.length);
      }
    }
  });

  it('counts every file of the service once, and adds up what they weigh', () => {
    const raw = below.map(({ length }) => length).sort((a, b) => a - b);
    const gzip = below.map((content) => gzipSync(content).length).sort((a, b) => a - b);
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    const middle = Math.floor(below.length / 2);
    expect(weight.api.files).toBe(below.length);
    expect(weight.api.total).toEqual({ raw: sum(raw), gzip: sum(gzip) });
    expect(weight.api.median).toEqual({ raw: raw[middle], gzip: gzip[middle] });
    expect(weight.api.largest.raw).toEqual({ path: FILES.manifest, bytes: raw.at(-1) });
    expect(weight.api.largest.gzip).toEqual({ path: FILES.manifest, bytes: gzip.at(-1) });
  });

  it('tells the site apart, and leaves out what the platform reads and does not count', () => {
    const bytes = Object.keys(SITE).reduce((sum, file) => sum + bytesOf(file).length, 0);
    expect(weight.site).toEqual({ files: Object.keys(SITE).length, bytes });
    expect(weight.files).toEqual({
      count: below.length + Object.keys(SITE).length,
      limit: RELEASE_LIMITS.files,
    });
  });

  it('weighs the function and the server, both small enough to start at once', () => {
    expect(weight.function.minified.raw).toBeLessThan(weight.function.plain.raw);
    for (const { raw, gzip } of [weight.function.plain, weight.function.minified, weight.server]) {
      expect(gzip).toBeGreaterThan(1000);
      expect(gzip).toBeLessThan(raw);
      expect(raw).toBeLessThan(128 * 1024);
    }
  });

  it('weighs the archive that is packed, or the one that it is given', async () => {
    const out = folderOf();
    expect(await script('pack', '--dist', release, '--out', out)).toMatchObject({ code: 0 });
    const archive = path.join(out, readdirSync(out).find((file) => file.endsWith('.tar.gz')) ?? '');
    expect(weight.archive).toBe(statSync(archive).size);
    const other = path.join(folderOf({ other: 'twelve bytes' }), 'other');
    expect((await measureWeight(release, { answers, archive: other })).archive).toBe(12);
  });

  it('says what is missing', async () => {
    const archive = path.join(release, 'index.html');
    await expect(measureWeight(release, { archive, answers: ANSWERS })).rejects.toThrow('bambu-lab.json');
    await expect(measureWeight(folderOf(), { archive, answers })).rejects.toThrow('manifest.json');
    const spoilt = smallRelease();
    rmSync(path.join(spoilt, recordPath('printers', 'acme-two')));
    await expect(measureWeight(spoilt, { answers: [] })).rejects.toThrow('acme-two.json');
  });
});

it('asks for answers that the release has', async () => {
  const release = await shared('release');
  for (const { path: file } of ANSWERS) expect(existsSync(path.join(release, file)), file).toBe(true);
  expect(new Set(ANSWERS.map(({ name }) => name)).size).toBe(ANSWERS.length);
});

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { RELEASE_LIMITS } from '../../core/contract/limits.js';
import type { Manifest } from '../../core/contract/manifest.js';
import { FILES } from '../../core/contract/paths.js';
import { readJson } from './published.js';

/** Checks that a release has exactly the files of its manifest, with their digests, and none that is too large. */
export function expectWhole(release: string): void {
  const { entries } = readJson<Manifest>(release, FILES.manifest);
  const files = readdirSync(release, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(release, file)).isFile())
    .map((file) => `/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => file !== FILES.manifest && file !== '/_headers')
    .sort();
  expect(entries.map((entry) => entry.path).toSorted()).toEqual(files);
  for (const entry of entries) {
    const content = readFileSync(path.join(release, entry.path));
    const sha256 = createHash('sha256').update(content).digest('hex');
    expect([content.length, sha256], entry.path).toEqual([entry.bytes, entry.sha256]);
    expect(entry.bytes, entry.path).toBeLessThanOrEqual(RELEASE_LIMITS.bytesPerFile);
  }
  expect(entries.length + 1).toBeLessThanOrEqual(RELEASE_LIMITS.files);
}

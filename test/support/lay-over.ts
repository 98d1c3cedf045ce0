import { copyFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from '../../core/contract/manifest.js';
import { FILES } from '../../core/contract/paths.js';
import { manifestOf } from '../../scripts/pipeline/emit/release-writer.js';
import { readJson } from './published.js';

/**
 * Puts the pages of one release, with the drawings that they show, over the service of another. Returns the folder of the
 * new one, whose manifest lists what it holds.
 */
export function layOver(site: string, service: string, out: string): string {
  cpSync(service, out, { recursive: true });
  const own = readJson<Manifest>(service, FILES.manifest);
  const there = new Set(own.entries.map((entry) => entry.path));
  const pages = readJson<Manifest>(site, FILES.manifest).entries.filter(
    ({ path: file }) => !there.has(file) && (!file.startsWith('/api/') || file.endsWith('.svg')),
  );
  for (const { path: file } of pages) {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
    copyFileSync(path.join(site, file), path.join(out, file));
  }
  copyFileSync(path.join(site, '_headers'), path.join(out, '_headers'));
  const { version, entries } = own;
  const all = [...entries, ...pages].toSorted((a, b) => (a.path < b.path ? -1 : 1));
  writeFileSync(path.join(out, FILES.manifest), JSON.stringify(manifestOf(version, all)));
  return out;
}

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { manifestOf } from '../building.js';

/**
 * Lower bound for any build: writes and hashes every byte from memory. Prints the seconds this took, without reading
 * the bytes.
 */
const [dist = '', out = ''] = process.argv.slice(2);
const files = manifestOf(dist)
  .entries.filter((entry) => entry.path.startsWith('/api/'))
  .map((entry) => [path.join(out, entry.path), readFileSync(path.join(dist, entry.path))] as const);
const start = performance.now();
const folders = new Set<string>();
for (const [place, bytes] of files) {
  const folder = path.dirname(place);
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
  folders.add(folder);
  writeFileSync(place, bytes);
  createHash('sha256').update(bytes).digest('hex');
}
console.log((performance.now() - start) / 1000);

import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Everything of ours that the checks are made of: code, schemas, and the versions of the packages that they use. Wider
 * than it need be, so that nothing can be forgotten; a test holds it against what the checks import.
 */
export const CHECKS = ['scripts/**/*.ts', 'core/**/*.ts', 'schemas/**/*.{ts,json}', 'package-lock.json'] as const;

/** A digest of what checks: where it is another, no earlier verdict counts. */
export function codeDigest(root = ROOT): string {
  const files = globSync(CHECKS, { cwd: root }).sort();
  const lines = files.map((file) => `${file} ${hash('sha256', readFileSync(path.join(root, file)))}`);
  return hash('sha256', [process.version, ...lines].join('\n'));
}

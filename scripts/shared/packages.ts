import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Versions that a folder's package.json pins, by name. */
export function pinned(folder: string): Record<string, string> {
  return (readJson(path.join(folder, 'package.json')) as { dependencies: Record<string, string> }).dependencies;
}

/** Names of the packages that a folder does not have installed in the version that it pins. */
export function missingPackages(folder: string): string[] {
  return Object.entries(pinned(folder))
    .filter(([name, version]) => {
      const manifest = path.join(folder, 'node_modules', name, 'package.json');
      return !existsSync(manifest) || (readJson(manifest) as { version: string }).version !== version;
    })
    .map(([name]) => name);
}

/**
 * Installs a folder's own packages where some are missing, and says so. What only one command needs is no part of
 * `npm ci` at the root.
 *
 * @throws what npm complains of
 */
export function installPackages(folder: string): void {
  const names = missingPackages(folder);
  if (names.length === 0) return;
  console.log(`installing into ${path.relative('', folder)}/: ${names.join(', ')}`);
  const options = ['--loglevel=error', '--no-fund', '--no-audit'];
  const { status, stderr } = spawnSync('npm', ['ci', ...options], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ci in ${folder}: ${stderr.trim()}`);
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

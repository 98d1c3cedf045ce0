import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Versions pinned in a folder's package.json, by name. */
export function pinned(folder: string): Record<string, string> {
  return (readJson(path.join(folder, 'package.json')) as { dependencies: Record<string, string> }).dependencies;
}

/** Names of the packages not installed in the version that a folder pins. */
export function missingPackages(folder: string): string[] {
  return Object.entries(pinned(folder))
    .filter(([name, version]) => {
      const manifest = path.join(folder, 'node_modules', name, 'package.json');
      return !existsSync(manifest) || (readJson(manifest) as { version: string }).version !== version;
    })
    .map(([name]) => name);
}

/**
 * Installs the missing packages of a folder, and reports it. Packages that only one command needs are excluded from
 * `npm ci` at the root.
 *
 * @throws with the output of npm
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

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { installPackages, missingPackages, pinned } from '../../scripts/shared/packages.js';
import { addFiles, folderOf } from '../support/folder.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

const FOLDERS = ['.', ...readdirSync(ROOT)].filter((folder) => existsSync(path.join(ROOT, folder, 'package.json')));

interface Package {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function read<T>(...file: string[]): T {
  return JSON.parse(readFileSync(path.join(ROOT, ...file), 'utf8')) as T;
}

function dependenciesOf(folder: string): Record<string, string> {
  const { dependencies, devDependencies } = read<Package>(folder, 'package.json');
  return { ...dependencies, ...devDependencies };
}

describe('packages', () => {
  it.each(FOLDERS)('of %s are pinned to the version in the lock file', (folder) => {
    const { packages } = read<{ packages: Record<string, { version: string }> }>(folder, 'package-lock.json');
    const names = Object.keys(dependenciesOf(folder));
    expect(names).not.toEqual([]);
    const locked = Object.fromEntries(names.map((name) => [name, packages[`node_modules/${name}`]?.version]));
    expect(dependenciesOf(folder)).toEqual(locked);
  });

  it('of one command are not installed with all others', () => {
    expect(FOLDERS).toEqual(expect.arrayContaining(['.', 'bench', 'test']));
    // The same name in another version is another package: client generators need a TypeScript before 7.
    const named = (dependencies: Record<string, string>) =>
      Object.entries(dependencies).map(([name, version]) => `${name}@${version}`);
    const own = FOLDERS.filter((folder) => folder !== '.' && folder !== 'deploy').flatMap((folder) =>
      named(pinned(path.join(ROOT, folder))),
    );
    const all = named(dependenciesOf('.'));
    expect(own.filter((name) => all.includes(name))).toEqual([]);
  });

  it('for uploading have the version that the tests run with', () => {
    expect(pinned(path.join(ROOT, 'deploy')).wrangler).toBe(dependenciesOf('.').wrangler);
  });

  it('are missing if absent or of another version', () => {
    const folder = folderOf({ 'package.json': { dependencies: { one: '1.0.0', '@some/two': '2.0.0' } } });
    expect(missingPackages(folder)).toEqual(['one', '@some/two']);
    addFiles(folder, { 'node_modules/one/package.json': { version: '1.0.0' } });
    addFiles(folder, { 'node_modules/@some/two/package.json': { version: '1.9.0' } });
    expect(missingPackages(folder)).toEqual(['@some/two']);
    expect(() => installPackages(folder)).toThrow('package-lock.json');
    addFiles(folder, { 'node_modules/@some/two/package.json': { version: '2.0.0' } });
    expect(missingPackages(folder)).toEqual([]);
    expect(() => installPackages(folder)).not.toThrow();
  });
});

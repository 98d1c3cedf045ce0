import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { prepare } from './pipeline.js';

/**
 * Reads the dataset and its records for a command. Announces it on standard error, since it takes seconds.
 *
 * @throws {ProblemsError} as {@link prepare} does
 */
export function readData(folder: string): ReturnType<typeof prepare> {
  console.error(`Reading and checking ${folder} …`);
  return prepare(folder);
}

/**
 * Resolves file names from the current or the data folder to paths below the data folder.
 *
 * @throws if one does not exist, or is not below the folder
 */
export function namedFiles(data: string, names: readonly string[]): string[] {
  return names.map((name) => {
    const place = [path.resolve(name), path.resolve(data, name)].find((one) => existsSync(one));
    if (place === undefined) throw new Error(`${name}: no such file, neither here nor below ${data}/`);
    const file = path.relative(data, place).replaceAll(path.sep, '/');
    if (file.startsWith('..')) throw new Error(`${name}: is not below ${data}/`);
    return file;
  });
}

/** The files below the data folder that differ from the last commit, including new ones. */
export function changedFiles(data: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: data, encoding: 'utf8' });
  const lists = [
    git('diff', '--name-only', '--diff-filter=d', '--relative', '-z', 'HEAD', '--', '.'),
    git('ls-files', '--others', '--exclude-standard', '-z', '--', '.'),
  ];
  return [...new Set(lists.flatMap((list) => list.split('\0')).filter((file) => file !== ''))].sort();
}

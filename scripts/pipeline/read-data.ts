import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { prepare } from './pipeline.js';

/**
 * The dataset and its records for a command that somebody waits for. It says on standard error that it reads them, which
 * takes seconds.
 *
 * @throws {ProblemsError} as {@link prepare} does
 */
export function readData(folder: string): ReturnType<typeof prepare> {
  console.error(`Reading and checking ${folder} …`);
  return prepare(folder);
}

/**
 * Files as somebody names them, as paths below the data folder: from where one stands, or from the folder.
 *
 * @throws for one that is not there, or not below the folder
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

/** The files below the data folder that differ from the last commit, new ones with them. */
export function changedFiles(data: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: data, encoding: 'utf8' });
  const lists = [
    git('diff', '--name-only', '--diff-filter=d', '--relative', '-z', 'HEAD', '--', '.'),
    git('ls-files', '--others', '--exclude-standard', '-z', '--', '.'),
  ];
  return [...new Set(lists.flatMap((list) => list.split('\0')).filter((file) => file !== ''))].sort();
}

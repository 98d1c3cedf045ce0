import glob from 'fast-glob';

/**
 * Paths below a folder that match a pattern, with forward slashes, sorted; empty if there is no such folder. Used for
 * all folders except the data folder, whose listing must not open a pipe.
 */
export function filesBelow(folder: string, pattern = '**'): string[] {
  return glob.sync(pattern, { cwd: folder, dot: true }).sort();
}

/** Names of the visible subfolders of a folder, sorted; empty if there is no such folder. */
export function foldersIn(folder: string): string[] {
  return glob.sync('*', { cwd: folder, onlyDirectories: true }).sort();
}

import glob from 'fast-glob';

/**
 * Paths below a folder that match a pattern, with forward slashes and sorted; none where there is no such folder. All
 * listing of folders is done here but for the data folder, whose listing must not open a pipe.
 */
export function filesBelow(folder: string, pattern = '**'): string[] {
  return glob.sync(pattern, { cwd: folder, dot: true }).sort();
}

/** Names of the folders in a folder that are not hidden, sorted; none where there is no such folder. */
export function foldersIn(folder: string): string[] {
  return glob.sync('*', { cwd: folder, onlyDirectories: true }).sort();
}

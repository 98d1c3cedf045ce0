import path from 'node:path';
import { Memory } from '../shared/memory.js';
import { type PlacedProblem, ProblemsError } from '../shared/problem.js';
import { type Folder, openFolder } from './folder.js';
import type { Listed } from './listing.js';
import { ReadFile } from './read-file.js';
import { askedFor, type Scope, scopeOf } from './scope.js';
import type { SourceFile } from './source-file.js';
import { type Unread, Unreadable } from './unreadable.js';

/**
 * Reads and parses every source file below `folder`, sorted by path within each kind.
 *
 * @throws {ProblemsError} naming every file that cannot be read, is not of the form of source files, or lies where none is
 * @throws when the folder holds no source file at all
 */
export function readSourceFiles(folder: string, memory = new Memory()): SourceFile[] {
  return readSome(openFolder(folder), memory, null).files;
}

/**
 * The same for what some files have to do with: everything that people wrote, and of what was imported what the scope of
 * the files needs. The scope is null where that is everything.
 */
export function readSome(
  folder: Folder,
  memory: Memory,
  only: readonly string[] | null,
): { files: SourceFile[]; scope: Scope | null } {
  const { files: listed, strays } = folder.listing;
  if (listed.length === 0 && strays.length === 0) throw new Error(`${folder.path}: no source files there`);
  const problems: PlacedProblem[] = strays.map((stray) => ({ ...stray, path: '' }));
  const read = (one: Listed): SourceFile[] => {
    try {
      const content = folder.read(one.file);
      const good = folder.isGood?.(one) ?? false;
      const file = memory.once(`source ${one.file}`, [content.digest], () => new ReadFile(one, content, good));
      // Parsed at once, for what is wrong with its form to be told with what is wrong with that of others.
      if (!good) void file.value;
      return [file];
    } catch (error) {
      problems.push({ file: one.file, path: '', ...describe(error) });
      return [];
    }
  };
  const asked = only === null ? listed : listed.filter(askedFor(only, listed));
  const written = asked.filter(({ kind }) => !kind.startsWith('imported-')).flatMap(read);
  const scope = only && problems.length === 0 ? scopeOf(only, written) : null;
  const wanted = scope ? asked.filter(scope.needs) : listed;
  const known = new Map(written.map((one) => [one.file, one]));
  const tried = new Set(asked);
  const files = wanted.flatMap((one) =>
    one.kind.startsWith('imported-') || !tried.has(one) ? read(one) : (known.get(one.file) ?? []),
  );
  if (problems.length > 0)
    throw new ProblemsError(
      problems.sort((a, b) => (a.file < b.file ? -1 : 1)),
      path.basename(folder.path),
    );
  return { files, scope };
}

/** What is wrong with a file that gave no value, and where. */
function describe(error: unknown): Unread {
  if (error instanceof Unreadable) return error.unread;
  return { line: 1, column: 1, message: `cannot be read: ${(error as Error).message}`, rule: 'readable' };
}

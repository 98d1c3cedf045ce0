import { readFileSync } from 'node:fs';
import path from 'node:path';
import fg from 'fast-glob';
import { load as parse, YAMLException } from 'js-yaml';
import { Memory } from '../shared/memory.js';
import { type PlacedProblem, ProblemsError } from '../shared/problem.js';
import { PLACES, type SourceFile } from './source-file.js';

/**
 * Reads and parses every source file below `folder`, sorted by path within each kind.
 *
 * @throws {ProblemsError} naming every file that cannot be read or is not YAML
 * @throws when the folder holds no source file at all
 */
export function readSourceFiles(folder: string, memory = new Memory()): SourceFile[] {
  // Whatever has the name of a source file: a link that leads nowhere must be told, not left out.
  const listed = PLACES.flatMap(([kind, pattern]) =>
    fg
      .globSync(pattern, { cwd: folder, onlyFiles: false })
      .sort()
      .map((file) => ({ kind, file })),
  );
  if (listed.length === 0) throw new Error(`${folder}: no source files there`);
  const problems: PlacedProblem[] = [];
  const files = listed.map(({ kind, file }): SourceFile => {
    try {
      // All of it synchronous: a thousand small files are read in a fifth of the time that promises take.
      const text = readFileSync(path.join(folder, file), 'utf8');
      return memory.once(`source ${file}`, [text], () => ({
        kind,
        file,
        text,
        value: parseBy(file, text),
      }));
    } catch (error) {
      problems.push({ file, path: '', ...describe(error) });
      return { kind, file, text: '', value: null };
    }
  });
  if (problems.length > 0)
    throw new ProblemsError(
      problems.sort((a, b) => (a.file < b.file ? -1 : 1)),
      path.basename(folder),
    );
  return files;
}

/** A text as data. JSON is read by its own parser, which is the fastest; what it rejects is YAML too, and told as such. */
function parseBy(file: string, text: string): unknown {
  if (!file.endsWith('.json')) return parse(text);
  try {
    return JSON.parse(text);
  } catch (error) {
    parse(text); // says where
    throw error;
  }
}

/** What is wrong with a file that gave no value, and where. */
function describe(error: unknown): Pick<PlacedProblem, 'line' | 'column' | 'message' | 'rule'> {
  if (!(error instanceof YAMLException))
    return { line: 1, column: 1, message: `cannot be read: ${(error as Error).message}`, rule: 'readable' };
  const { line = 0, column = 0 } = error.mark ?? {};
  return { line: line + 1, column: column + 1, message: `is not YAML: ${error.reason}`, rule: 'yaml' };
}

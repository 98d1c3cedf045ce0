import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fg from 'fast-glob';
import { load as parse, YAMLException } from 'js-yaml';
import { type PlacedProblem, ProblemsError } from '../shared/problem.js';
import { PLACES, type SourceFile } from './source-file.js';

/**
 * Reads and parses every source file below `folder`, sorted by path within each kind.
 *
 * @throws {ProblemsError} naming every file that is not YAML
 */
export async function readSourceFiles(folder: string): Promise<SourceFile[]> {
  const listed = await Promise.all(
    PLACES.map(async ([kind, pattern]) => (await fg(pattern, { cwd: folder })).sort().map((file) => ({ kind, file }))),
  );
  const problems: PlacedProblem[] = [];
  const files = await Promise.all(
    listed.flat().map(async ({ kind, file }): Promise<SourceFile> => {
      const text = await readFile(path.join(folder, file), 'utf8');
      try {
        return { kind, file, text, value: parse(text) };
      } catch (error) {
        if (!(error instanceof YAMLException)) throw error;
        const { line = 0, column = 0 } = error.mark ?? {};
        problems.push({
          file,
          line: line + 1,
          column: column + 1,
          path: '',
          message: `is not YAML: ${error.reason}`,
          rule: 'yaml',
        });
        return { kind, file, text, value: null };
      }
    }),
  );
  if (problems.length > 0)
    throw new ProblemsError(
      problems.sort((a, b) => (a.file < b.file ? -1 : 1)),
      path.basename(folder),
    );
  return files;
}

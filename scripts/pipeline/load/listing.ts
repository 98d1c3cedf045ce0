import { lstatSync, type Stats } from 'node:fs';
import path from 'node:path';
import fg from 'fast-glob';
import type { Fault } from '../../shared/problem-words/words.js';
import { DRAWING_PATHS, SOURCE_PATHS, type SourceKind } from './source-file.js';
import type { ReadProblem } from './unreadable.js';

/** Largest file, in bytes: what a person writes, and what an import does. */
const MOST_BYTES = { written: 1e6, imported: 8e6 } as const;

/** A file that is to be read. */
export interface Listed {
  kind: SourceKind;
  /** Path below the data folder, with forward slashes. */
  file: string;
}

/** What lies in a data folder: the files of every kind, each kind by path, and what does not belong there. */
export interface Listing {
  files: Listed[];
  strays: (ReadProblem & { file: string })[];
}

/** Where source files are. */
const EVERYWHERE = [...SOURCE_PATHS, ...DRAWING_PATHS];

/** Steps from version to version are no source files; they are read beside them. */
const STEPS = 'changes/*.json.br';

/** Lists a data folder without opening anything, as reading a pipe or device could block for ever. */
export function listFolder(folder: string): Listing {
  const glob = (pattern: string) =>
    fg.globSync(pattern, { cwd: folder, onlyFiles: false, followSymbolicLinks: false }).sort();
  const listed = EVERYWHERE.flatMap(([kind, pattern]) => glob(pattern).map((file) => ({ kind, file })));
  const known = new Set([...listed.map(({ file }) => file), ...glob(STEPS)]);
  const strays: Listing['strays'] = [];
  const stray = (file: string, what: Fault) => strays.push({ file, line: 1, column: 1, rule: 'place', ...what });
  for (const file of fg
    .globSync('**', { cwd: folder, dot: true, onlyFiles: false, followSymbolicLinks: false })
    .sort()) {
    const stats = lstatSync(path.join(folder, file));
    const most = file.startsWith('imported/') || file.startsWith('changes/') ? MOST_BYTES.imported : MOST_BYTES.written;
    if (!stats.isFile() && (known.has(file) || !stats.isDirectory()))
      stray(file, { code: 'no_plain_file', parameters: { is: kindOf(stats) } });
    else if (stats.isFile() && !known.has(file)) stray(file, whereInstead(file));
    else if (stats.size > most && stats.isFile())
      stray(file, { code: 'large_file', parameters: { bytes: stats.size, most } });
  }
  const refused = new Set(strays.map(({ file }) => file));
  return { files: listed.filter(({ file }) => !refused.has(file)), strays };
}

function kindOf(stats: Stats): Fault<'no_plain_file'>['parameters']['is'] {
  if (stats.isSymbolicLink()) return 'link';
  if (stats.isDirectory()) return 'folder';
  if (stats.isFIFO()) return 'pipe';
  if (stats.isSocket()) return 'socket';
  return 'device';
}

/** Why a file is not expected here, and where such a file belongs. */
function whereInstead(file: string): Fault {
  const name = path.posix.basename(file);
  const [top = ''] = file.split('/');
  if (file.split('/').some((part) => part.startsWith('.'))) return { code: 'hidden_file' };
  const right = file.replace(/\.(?:ya?ml|json)$/i, file.startsWith('imported/') ? '.json' : '.yaml');
  if (right !== file && EVERYWHERE.some(([, pattern]) => fits(right, pattern)))
    return {
      code: 'other_ending',
      parameters: { ending: name.slice(name.lastIndexOf('.')), name: path.posix.basename(right) },
    };
  const own = EVERYWHERE.map(([, pattern]) => pattern).filter((pattern) => pattern.split('/')[0] === top);
  return {
    code: 'misplaced_file',
    parameters: { top, patterns: own },
  };
}

/** Whether a path matches a pattern, ignoring the pattern's exceptions. */
function fits(file: string, pattern: string): boolean {
  const form = pattern.replace(/!\([^)]*\)/g, '*').split('/');
  const parts = file.split('/');
  return (
    form.length === parts.length &&
    form.every((one, i) => new RegExp(`^${one.replaceAll('.', '\\.').replaceAll('*', '.+')}$`).test(parts[i] ?? ''))
  );
}

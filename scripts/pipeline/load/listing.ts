import { type BigIntStats, type Dirent, existsSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from '../../shared/problem-messages/messages.js';
import { DRAWING_PATHS, SOURCE_PATHS, type SourceKind } from './source-file.js';
import type { ReadProblem } from './unreadable.js';

/** Largest file, in bytes: what a person writes, and what an import does. */
export const MOST_BYTES = { written: 1e6, imported: 8e6 } as const;

/** A file that is to be read. */
export interface Listed {
  kind: SourceKind;
  /** Path below the data folder, with forward slashes. */
  file: string;
  /** Differs once the content does; null where another write might leave it the same. */
  stamp: string | null;
}

/** What lies in a data folder: the files of every kind, each kind by path, and what does not belong there. */
export interface Listing {
  files: Listed[];
  strays: (ReadProblem & { file: string })[];
}

/** A name that is not hidden. */
const NAME = '[^/.][^/]*';

/** The paths that a pattern means: `*` stands for a name that is not hidden, `!(…)` for any but this one. */
function formOf(pattern: string): RegExp {
  const form = pattern.replaceAll('.', '\\.').replaceAll('*', NAME);
  return new RegExp(`^${form.replace(/!\(([^)]*)\)/g, `(?!$1\\.)${NAME}`)}$`);
}

/** Where source files are. */
const PLACES = [...SOURCE_PATHS, ...DRAWING_PATHS].map(([kind, pattern]) => ({ kind, pattern, form: formOf(pattern) }));

/** Steps from version to version are no source files; they are read beside them. */
const STEPS = formOf('changes/*.json.br');

/** Lists a data folder without opening anything, as reading a pipe or device could block for ever. */
export function listFolder(folder: string): Listing {
  const files = new Map(PLACES.map((place) => [place, [] as Listed[]]));
  const strays: Listing['strays'] = [];
  for (const [file, entry] of entriesIn(folder)) {
    const stray = (what: Fault) => strays.push({ file, line: 1, column: 1, rule: 'place', ...what });
    const place = PLACES.find(({ form }) => form.test(file));
    const known = place !== undefined || STEPS.test(file);
    if (!entry.isFile()) {
      if (known || !entry.isDirectory()) stray({ code: 'no_plain_file', parameters: { is: kindOf(entry) } });
      continue;
    }
    const stats = lstatSync(path.join(folder, file), { bigint: true });
    const bytes = Number(stats.size);
    const most = /^(?:imported|changes)\//.test(file) ? MOST_BYTES.imported : MOST_BYTES.written;
    if (!known) stray(whereInstead(file));
    else if (bytes > most) stray({ code: 'large_file', parameters: { bytes, most } });
    else if (place) files.get(place)?.push({ kind: place.kind, file, stamp: stampOf(stats) });
  }
  return { files: [...files.values()].flat(), strays };
}

/** How long ago a file changed whose next change gets another time, in ms: some file systems count in steps of 2 s. */
const SETTLED_MS = 3_000;

function stampOf({ dev, ino, size, mtimeNs, ctimeNs, ctimeMs }: BigIntStats): string | null {
  return Date.now() - Number(ctimeMs) < SETTLED_MS ? null : [dev, ino, size, mtimeNs, ctimeNs].join(' ');
}

/** Everything below a folder by its path with forward slashes, in the order of the paths. */
function entriesIn(folder: string): [file: string, entry: Dirent][] {
  return existsSync(folder) ? [...entriesBelow(folder, '')].sort(([a], [b]) => (a < b ? -1 : 1)) : [];
}

/** The platform's own recursive listing asks the file system about each entry again, which takes twice as long. */
function* entriesBelow(folder: string, prefix: string): Iterable<[file: string, entry: Dirent]> {
  for (const entry of readdirSync(path.join(folder, prefix), { withFileTypes: true })) {
    yield [`${prefix}${entry.name}`, entry];
    if (entry.isDirectory()) yield* entriesBelow(folder, `${prefix}${entry.name}/`);
  }
}

function kindOf(entry: Dirent): Fault<'no_plain_file'>['parameters']['is'] {
  if (entry.isSymbolicLink()) return 'link';
  if (entry.isDirectory()) return 'folder';
  if (entry.isFIFO()) return 'pipe';
  if (entry.isSocket()) return 'socket';
  return 'device';
}

/** Why a file is not expected here, and where such a file belongs. */
function whereInstead(file: string): Fault {
  const name = path.posix.basename(file);
  const [top = ''] = file.split('/');
  if (file.split('/').some((part) => part.startsWith('.'))) return { code: 'hidden_file' };
  const right = file.replace(/\.(?:ya?ml|json)$/i, file.startsWith('imported/') ? '.json' : '.yaml');
  if (right !== file && PLACES.some(({ form }) => form.test(right)))
    return {
      code: 'other_ending',
      parameters: { ending: name.slice(name.lastIndexOf('.')), name: path.posix.basename(right) },
    };
  const own = PLACES.map(({ pattern }) => pattern).filter((pattern) => pattern.split('/')[0] === top);
  return {
    code: 'misplaced_file',
    parameters: { top, patterns: own },
  };
}

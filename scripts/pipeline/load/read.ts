import { hash } from 'node:crypto';
import { closeSync, type Dirent, existsSync, lstatSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import path from 'node:path';
import { type Fault, fault, faultAt, type LocatedProblem, ProblemsError } from '../../shared/problem.js';
import { decode } from './decode.js';
import { parseDrawing } from './drawing.js';
import { DRAWING_PATHS, SOURCE_PATHS, type SourceFile, type SourceKind } from './source-file.js';
import { positionOf, type ReadProblem, Unreadable } from './unreadable.js';
import { parseYaml } from './yaml.js';

/**
 * Reads and parses every source file below `folder`, sorted by path within each kind.
 *
 * @throws {ProblemsError} with every file that is unreadable, malformed or misplaced
 * @throws when the folder contains no source file at all
 */
export function readSourceFiles(folder: string): SourceFile[] {
  const { files: listed, strays } = listFolder(folder);
  if (listed.length === 0 && strays.length === 0) throw new Error(`${folder}: no source files there`);
  const problems: LocatedProblem[] = strays.map((stray) => ({ ...stray, path: '' }));
  // Shared, since allocating memory for each file would take four times as long as reading it.
  const buffer = Buffer.allocUnsafeSlow(MOST_BYTES.imported + 1);
  const files = listed.flatMap((one) => {
    try {
      const place = path.join(folder, one.file);
      return [parse(one, place, readInto(buffer, place))];
    } catch (error) {
      problems.push({ file: one.file, path: '', ...describe(error) });
      return [];
    }
  });
  if (problems.length > 0)
    throw new ProblemsError(
      problems.sort((a, b) => (a.file < b.file ? -1 : 1)),
      path.basename(folder),
    );
  return files;
}

/**
 * The content of a file, in a buffer that the next call overwrites. Synchronous, since reading a thousand small files
 * with promises takes five times as long.
 */
function readInto(buffer: Buffer, place: string): Buffer {
  const file = openSync(place, 'r');
  try {
    let end = 0;
    for (let read = -1; read !== 0; end += read) read = readSync(file, buffer, end, buffer.length - end, null);
    return buffer.subarray(0, end);
  } finally {
    closeSync(file);
  }
}

/** @throws {Unreadable} for invalid text, and for content not in the format of source files */
function parse({ kind, file }: Listed, place: string, bytes: Buffer): SourceFile {
  // Digest and text are read again on demand instead of keeping 100 MB of text.
  return {
    kind,
    file,
    value: parseBy(file, decode(bytes)),
    get digest() {
      return hash('sha256', readFileSync(place));
    },
    get text() {
      return decode(readFileSync(place));
    },
  };
}

function parseBy(file: string, text: string): unknown {
  if (file.endsWith('.svg')) return parseDrawing(text);
  return file.endsWith('.json') ? parseJson(file, text) : parseYaml(text);
}

/** The problem of a file that could not be parsed, with its position. */
function describe(error: unknown): ReadProblem {
  if (error instanceof Unreadable) return error.unread;
  return faultAt({ line: 1, column: 1, rule: 'readable' }, 'unreadable', [
    `cannot be read: ${(error as Error).message}`,
  ]);
}

/**
 * Parses JSON with the platform's parser, which is the fastest. It takes the last of duplicate keys, so files without a
 * recorded digest are checked for those.
 *
 * @throws {Unreadable} with the position of invalid JSON
 */
function parseJson(file: string, text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    parseYaml(text); // most invalid JSON is invalid YAML too, and is reported as that
    throw notJson(text, error as Error);
  }
  if (!file.startsWith('imported/')) parseYaml(text);
  return value;
}

/** The position in the platform's message; for an unknown token, the quoted text around it. */
const JSON_PLACE = /at position (\d+)|token '(.)', (?:\.\.\.)?"(.*)"(?:\.\.\.)? is/s;

function notJson(text: string, { message }: Error): Unreadable {
  const [, at, token = '', around = ''] = JSON_PLACE.exec(message) ?? [];
  const offset = at === undefined ? Math.max(0, text.indexOf(token, text.indexOf(around))) : Number(at);
  const line = (text.slice(offset).split('\n')[0] ?? '').slice(0, 40);
  return new Unreadable(
    faultAt({ ...positionOf(text, offset), rule: 'json' }, 'no_json', [
      `is not JSON: "${line}"`,
      'what the import wrote: undo the edit, or import again',
    ]),
  );
}

/** Maximum file size, bytes: of hand-written and of imported files. */
const MOST_BYTES = { written: 1e6, imported: 8e6 } as const;

interface Listed {
  kind: SourceKind;
  /** Path below the data folder, with forward slashes. */
  file: string;
}

/** The content of a data folder: the files of every kind, ordered by path within a kind, and misplaced files. */
interface Listing {
  files: Listed[];
  strays: (ReadProblem & { file: string })[];
}

/** A name that is not hidden. */
const NAME = '[^/.][^/]*';

/** Converts a path pattern: `*` stands for a name that is not hidden, `!(…)` for any such name but this one. */
function formOf(pattern: string): RegExp {
  const form = pattern.replaceAll('.', '\\.').replaceAll('*', NAME);
  return new RegExp(`^${form.replace(/!\(([^)]*)\)/g, `(?!$1\\.)${NAME}`)}$`);
}

const PLACES = [...SOURCE_PATHS, ...DRAWING_PATHS].map(([kind, pattern]) => ({ kind, pattern, form: formOf(pattern) }));

/** Steps from version to version are not source files; they are read separately. */
const STEPS = formOf('changes/*.json.br');

/** Lists a data folder without opening any file, since reading a pipe or device could block forever. */
export function listFolder(folder: string): Listing {
  const files = new Map(PLACES.map((place) => [place, [] as Listed[]]));
  const strays: Listing['strays'] = [];
  for (const [file, entry] of entriesIn(folder)) {
    const stray = (what: Fault) => strays.push({ file, line: 1, column: 1, rule: 'place', ...what });
    const place = PLACES.find(({ form }) => form.test(file));
    const known = place !== undefined || STEPS.test(file);
    if (!entry.isFile()) {
      if (known || !entry.isDirectory()) stray(fault('no_plain_file', [`is a ${typeOf(entry)}`, 'a file of its own']));
      continue;
    }
    const { size: bytes } = lstatSync(path.join(folder, file));
    const most = /^(?:imported|changes)\//.test(file) ? MOST_BYTES.imported : MOST_BYTES.written;
    if (!known) stray(whereInstead(file));
    else if (bytes > most) stray(fault('large_file', [`has ${bytes} bytes`, `at most ${most}`]));
    else if (place) files.get(place)?.push({ kind: place.kind, file });
  }
  return { files: [...files.values()].flat(), strays };
}

/** Everything below a folder with its path (forward slashes), ordered by path. */
function entriesIn(folder: string): [file: string, entry: Dirent][] {
  return existsSync(folder) ? [...entriesBelow(folder, '')].sort(([a], [b]) => (a < b ? -1 : 1)) : [];
}

/** Recursive listing. That of Node.js calls the file system again for each entry, which takes twice as long. */
function* entriesBelow(folder: string, prefix: string): Iterable<[file: string, entry: Dirent]> {
  for (const entry of readdirSync(path.join(folder, prefix), { withFileTypes: true })) {
    yield [`${prefix}${entry.name}`, entry];
    if (entry.isDirectory()) yield* entriesBelow(folder, `${prefix}${entry.name}/`);
  }
}

function typeOf(entry: Dirent): string {
  if (entry.isSymbolicLink()) return 'link';
  if (entry.isDirectory()) return 'folder';
  if (entry.isFIFO()) return 'pipe';
  if (entry.isSocket()) return 'socket';
  return 'device';
}

/** Why a file is misplaced, and where it belongs. */
function whereInstead(file: string): Fault {
  const name = path.posix.basename(file);
  const [top = ''] = file.split('/');
  if (file.split('/').some((part) => part.startsWith('.')))
    return fault('hidden_file', ['is hidden', 'remove it: hidden files are never read']);
  const right = file.replace(/\.(?:ya?ml|json)$/i, file.startsWith('imported/') ? '.json' : '.yaml');
  if (right !== file && PLACES.some(({ form }) => form.test(right)))
    return fault('other_ending', [
      `ends in "${name.slice(name.lastIndexOf('.'))}"`,
      `call it ${path.posix.basename(right)}`,
    ]);
  const patterns = PLACES.map(({ pattern }) => pattern);
  const own = patterns.filter((pattern) => pattern.split('/')[0] === top);
  return fault('misplaced_file', [
    'is not a place for source files',
    `${own.length > 0 ? `below ${top}/: ${own.join(', ')}` : patterns.join(', ')}; remove it, or move it there`,
  ]);
}

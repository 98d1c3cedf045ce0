import { createHash, hash } from 'node:crypto';
import { closeSync, linkSync, mkdirSync, openSync, writevSync } from 'node:fs';
import path from 'node:path';
import { checksumLines, type Manifest, type ManifestEntry } from '../../../core/contract/manifest.js';
import { sameItems } from '../../shared/memory.js';
import { RELEASE_LIMITS } from './release-limits.js';

/** A file in pieces, which other files have too. */
export interface PiecedFile {
  /** Starts with a slash. */
  path: string;
  pieces: readonly Uint8Array[];
}

/** A file of a release; one in pieces is not written again by the next build while they stay the same. */
export type MadeFile = PiecedFile | { path: string; content: string | Uint8Array };

/** A file that was written in pieces, with its entry. */
export interface WrittenFile {
  pieces: readonly Uint8Array[];
  entry: ManifestEntry;
}

/** A release that was written before, in the same process: a file that did not change is linked, not written again. */
export interface LastRelease {
  folder: string;
  files: ReadonlyMap<string, WrittenFile>;
}

/** Writes the files of a release below a folder, and remembers what it wrote. */
export class ReleaseWriter {
  readonly files: ManifestEntry[] = [];
  /** Those of them that were written in pieces, by path. */
  readonly pieced = new Map<string, WrittenFile>();
  private readonly paths = new Set<string>();
  private readonly folders = new Set<string>();

  constructor(
    private readonly root: string,
    private readonly last?: LastRelease,
    private readonly onWritten: (files: number) => void = () => {},
  ) {}

  /**
   * Writes one file. `urlPath` starts with a slash.
   *
   * @returns what the manifest will say of it
   * @throws when the path is not made of names of `[a-z0-9._-]`, was written before, or the content is too large for the CDN,
   *   or cannot be written
   */
  write(urlPath: string, content: string | Uint8Array): ManifestEntry {
    const entry = this.put(urlPath, [typeof content === 'string' ? Buffer.from(content) : content]);
    this.files.push(entry);
    return entry;
  }

  /** Writes many files, those whose pieces did not change as links. @throws like {@link write} */
  writeAll(files: Iterable<MadeFile>): void {
    for (const file of files) {
      if ('content' in file) this.write(file.path, file.content);
      else this.writePieced(file);
      this.onWritten(this.files.length);
    }
  }

  private writePieced({ path: urlPath, pieces }: PiecedFile): void {
    const entry = this.linkUnchanged(urlPath, pieces) ?? this.put(urlPath, pieces);
    this.files.push(entry);
    this.pieced.set(urlPath, { pieces, entry });
  }

  /** Total size, bytes. */
  get bytes(): number {
    return this.files.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  private put(urlPath: string, pieces: readonly Uint8Array[]): ManifestEntry {
    const bytes = pieces.reduce((sum, { length }) => sum + length, 0);
    if (bytes > RELEASE_LIMITS.bytesPerFile)
      throw new Error(`${urlPath}: ${bytes} bytes, the CDN allows at most ${RELEASE_LIMITS.bytesPerFile}`);
    const place = this.placeFor(urlPath);
    const digest = createHash('sha256');
    for (const piece of pieces) digest.update(piece);
    try {
      this.makeFolderOf(place);
      writePieces(place, pieces);
    } catch (error) {
      // The error of a full disk does not name the file.
      throw new Error(`cannot write ${place}: ${(error as Error).message}`, { cause: error });
    }
    this.paths.add(urlPath);
    return { path: urlPath, bytes, sha256: digest.digest('hex') };
  }

  /** Gives the file of the last release a second name here, where this one is the same; its entry, or null. */
  private linkUnchanged(urlPath: string, pieces: readonly Uint8Array[]): ManifestEntry | null {
    const before = this.last?.files.get(urlPath);
    if (!this.last || !before || !sameItems(before.pieces, pieces)) return null;
    const place = this.placeFor(urlPath);
    this.makeFolderOf(place);
    try {
      linkSync(path.join(this.last.folder, urlPath), place);
    } catch {
      return null; // the file is gone, or its file system has no links: written again
    }
    this.paths.add(urlPath);
    return before.entry;
  }

  private placeFor(urlPath: string): string {
    if (!/^(\/(?!\.+(?:\/|$))[a-z0-9._-]+)+$/.test(urlPath))
      throw new Error(`${urlPath}: file names can contain only a-z, 0-9, dot, underscore and hyphen`);
    if (this.paths.has(urlPath)) throw new Error(`${urlPath} is written twice`);
    return path.join(this.root, urlPath);
  }

  private makeFolderOf(place: string): void {
    const folder = path.dirname(place);
    if (this.folders.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    this.folders.add(folder);
  }
}

/** Most pieces that the system takes at once (`IOV_MAX`). */
const MOST_PIECES = 1024;

/**
 * Writes a file that must not be there yet. Its pieces go to the system as they are: putting them together first costs as
 * much as composing all records.
 */
function writePieces(place: string, pieces: readonly Uint8Array[]): void {
  const file = openSync(place, 'wx');
  try {
    let left = pieces.filter(({ length }) => length > 0);
    while (left.length > 0) left = after(left, writevSync(file, left.slice(0, MOST_PIECES)));
  } finally {
    closeSync(file);
  }
}

/** What is left of `pieces` behind so many bytes. A system may take fewer than it is given. */
function after(pieces: Uint8Array[], bytes: number): Uint8Array[] {
  let index = 0;
  let rest = bytes;
  for (; index < pieces.length && rest >= (pieces[index]?.length ?? 0); index++) rest -= pieces[index]?.length ?? 0;
  const left = pieces.slice(index);
  const [first] = left;
  return first && rest > 0 ? [first.subarray(rest), ...left.slice(1)] : left;
}

/** The manifest of files. */
export function manifestOf(version: string, files: readonly ManifestEntry[]): Manifest {
  const entries = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const sha256 = hash('sha256', checksumLines(entries));
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  return { version, files: entries.length, bytes, sha256, entries };
}

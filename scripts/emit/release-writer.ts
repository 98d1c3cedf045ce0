import { linkSync } from 'node:fs';
import path from 'node:path';
import type { ManifestEntry } from '../../functions/manifest.js';
import { sameItems } from '../shared/memory.js';
import { BLOCK_BYTES, type Block, blockWriter, folderMaker, type Written } from './block.js';
import { RELEASE_LIMITS } from './release-limits.js';
import { WritingThread } from './writing-thread.js';

/** A file in pieces, which other files have too. */
export interface PiecedFile {
  /** Starts with a slash. */
  path: string;
  pieces: readonly Uint8Array[];
}

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
  private readonly makeFolderOf = folderMaker();
  private readonly writeBlock = blockWriter();

  constructor(
    private readonly root: string,
    private readonly last?: LastRelease,
  ) {}

  /**
   * Writes one file. `urlPath` starts with a slash.
   *
   * @throws when the path is not made of names of `[a-z0-9._-]`, was written before, or the content is too large for the CDN,
   *   or cannot be written
   */
  write(urlPath: string, content: string | Uint8Array): void {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    this.check(urlPath, bytes.length);
    const [sha256 = ''] = digestsOf(
      this.writeBlock({ bytes, files: [{ place: this.placeOf(urlPath), end: bytes.length }] }),
    );
    this.paths.add(urlPath);
    this.files.push({ path: urlPath, bytes: bytes.length, sha256 });
  }

  /**
   * Writes many files, in a thread of its own when they are more than a block.
   *
   * @throws like {@link write}
   */
  async writeAll(files: Iterable<PiecedFile>): Promise<void> {
    const blocks: Promise<void>[] = [];
    const free: Uint8Array[] = [];
    let thread: WritingThread | undefined;
    let batch = new Batch();
    const send = async (last: boolean) => {
      const { entries } = batch;
      const block = batch.block(free.pop());
      batch = new Batch();
      // The few files of a rebuild are not worth a thread.
      if (!last) thread ??= new WritingThread();
      const written =
        thread && !thread.isBusy ? thread.write(block) : { ...this.writeBlock(block), bytes: block.bytes };
      const done = Promise.resolve(written).then((result) => {
        for (const [index, sha256] of digestsOf(result).entries()) Object.assign(entries[index] ?? {}, { sha256 });
        free.push(result.bytes);
      });
      done.catch(() => {}); // told when all are waited for
      blocks.push(done);
      await new Promise(setImmediate); // lets the thread's answers in
    };
    try {
      for (const file of files) {
        const bytes = file.pieces.reduce((sum, { length }) => sum + length, 0);
        this.check(file.path, bytes);
        this.paths.add(file.path);
        const known = this.linkUnchanged(file);
        const entry = known ?? { path: file.path, bytes, sha256: '' };
        this.files.push(entry);
        this.pieced.set(file.path, { pieces: file.pieces, entry });
        if (known) continue;
        if (!batch.hasRoomFor(bytes)) await send(false);
        batch.add(file, this.placeOf(file.path), entry);
      }
      await send(true);
      await Promise.all(blocks);
    } finally {
      await thread?.end();
    }
  }

  /** Total size, bytes. */
  get bytes(): number {
    return this.files.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  private check(urlPath: string, bytes: number): void {
    if (!/^(\/(?!\.+(?:\/|$))[a-z0-9._-]+)+$/.test(urlPath))
      throw new Error(`${urlPath}: file names may hold a-z, 0-9, dot, underscore and hyphen only`);
    if (this.paths.has(urlPath)) throw new Error(`${urlPath} is written twice`);
    if (bytes > RELEASE_LIMITS.bytesPerFile)
      throw new Error(`${urlPath}: ${bytes} bytes, the CDN takes at most ${RELEASE_LIMITS.bytesPerFile}`);
  }

  private placeOf(urlPath: string): string {
    return path.join(this.root, urlPath);
  }

  /** Gives the file of the last release a second name here, where this one is the same; its entry, or null. */
  private linkUnchanged({ path: urlPath, pieces }: PiecedFile): ManifestEntry | null {
    const before = this.last?.files.get(urlPath);
    if (!this.last || !before || !sameItems(before.pieces, pieces)) return null;
    const place = this.placeOf(urlPath);
    this.makeFolderOf(place);
    try {
      linkSync(path.join(this.last.folder, urlPath), place);
      return before.entry;
    } catch {
      return null; // the file is gone, or its file system has no links: written again
    }
  }
}

/** Files that are collected until a block is full. */
class Batch {
  readonly entries: ManifestEntry[] = [];
  private readonly pieces: Uint8Array[] = [];
  private readonly files: { place: string; end: number }[] = [];
  private end = 0;

  /** An empty batch takes a file of any size. */
  hasRoomFor(bytes: number): boolean {
    return this.end === 0 || this.end + bytes <= BLOCK_BYTES;
  }

  add({ pieces }: PiecedFile, place: string, entry: ManifestEntry): void {
    this.pieces.push(...pieces);
    this.end += entry.bytes;
    this.files.push({ place, end: this.end });
    this.entries.push(entry);
  }

  /** Puts the files together, in memory that is given if it is large enough. */
  block(memory: Uint8Array | undefined): Block {
    const bytes = memory && memory.length >= this.end ? memory : new Uint8Array(Math.max(this.end, BLOCK_BYTES));
    let at = 0;
    for (const piece of this.pieces) {
      bytes.set(piece, at);
      at += piece.length;
    }
    return { bytes, files: this.files };
  }
}

function digestsOf(written: Written): string[] {
  if ('error' in written) throw new Error(written.error);
  return written.digests;
}

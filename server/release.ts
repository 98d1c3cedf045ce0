import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { etagTree } from '../core/contract/etag-tree.js';
import { type ManifestEntry, parseManifest } from '../core/contract/manifest.js';
import { FILES } from '../core/contract/paths.js';
import type { FurtherNames, Names } from '../core/names/spellings.js';
import type { Assets } from '../functions/types.js';
import type { ByteCache } from './byte-cache.js';
import { HEADERS_FILE, type HeaderRule, parseHeaderRules } from './header-rules.js';

const open = promisify(fs.open);
const close = promisify(fs.close);
const read = promisify(fs.read);
const fstat = promisify(fs.fstat);

export interface ReleaseFile {
  path: string;
  bytes: number;
  sha256: string;
  ino: number;
  mtimeMs: number;
  /** Its open handle; undefined where it is opened for each reading. */
  fd: number | undefined;
}

/** Files read at once. */
const PARALLEL = 8;

/** Files that {@link Release.inspect} looks at in a call. */
const INSPECTED = 1000;

/** Bytes of a file that are read at once where it is not kept in memory. */
const PIECE = 256 * 1024;

/**
 * A release on the disk, checked against its manifest. Its files stay open while it is served, so that it stays whole
 * although its folder is replaced or deleted; contents that are asked for are kept in a cache that releases share.
 */
export class Release {
  /** Answers that are being given. */
  private underWay = 0;
  private whenUnused: (() => void) | null = null;
  private damage: Error | null = null;
  private inspected = 0;

  constructor(
    private readonly root: string,
    private readonly cache: ByteCache,
    readonly version: string,
    /** Every file that the manifest lists, by path, the site's pages included: nothing else is served. */
    readonly files: ReadonlyMap<string, ReleaseFile>,
    readonly assets: Assets,
    /** What the release asks servers to send with its pages. */
    readonly headerRules: readonly HeaderRule[],
  ) {}

  get bytes(): number {
    return this.files.values().reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Whether the release survives that its folder goes. */
  get isHeld(): boolean {
    return this.files.values().every(({ fd }) => fd !== undefined);
  }

  /** A file's content: at once where it is kept. @throws when it is no longer what was checked */
  read(file: ReleaseFile): Buffer | Promise<Buffer> {
    return this.cache.get(file.sha256, (place) => this.fill(file, 0, place(file.bytes)));
  }

  /** A file's content: as it is kept, or else read into memory of its size. @throws as {@link read} does */
  readInto(file: ReleaseFile, memory: Buffer): Buffer | Promise<Buffer> {
    return this.cache.peek(file.sha256) ?? this.fill(file, 0, memory);
  }

  /** A file's content to answer with: the bytes where they are kept, or else a stream that reads them when they are sent. */
  body(file: ReleaseFile): Uint8Array | ReadableStream<Uint8Array> {
    return this.cache.peek(file.sha256) ?? this.stream(file, 0, file.bytes);
  }

  /** A part of a file, read piece by piece as it is sent. */
  stream(file: ReleaseFile, from: number, to: number): ReadableStream<Uint8Array> {
    let at = from;
    return new ReadableStream(
      {
        pull: async (controller) => {
          const end = Math.min(at + PIECE, to);
          controller.enqueue(await this.fill(file, at, Buffer.allocUnsafeSlow(end - at)));
          at = end;
          if (at >= to) controller.close();
        },
      },
      { highWaterMark: 0 },
    );
  }

  /** Opens every file, to be closed by {@link retire}. @throws when one is no longer what was checked, or too many are open */
  async hold(): Promise<void> {
    const { size } = this.files;
    if (!mayOpen(size))
      throw new Error(
        `only ${openLimit()} files may be open at once, ${openFiles()} are, and the release has ${size}: when it is replaced, answers may be 503 until the next one is checked (raise the limit with ulimit -n)`,
      );
    try {
      await inParallel([...this.files.values()], async (file) => {
        file.fd ??= await open(this.root + file.path, 'r');
        await this.check(file, file.fd);
      });
    } catch (error) {
      await this.closeFiles();
      throw error;
    }
  }

  /** An answer begins that may read files. */
  begin(): void {
    this.underWay++;
  }

  /** An answer has ended. */
  end(): void {
    this.underWay--;
    if (this.underWay === 0) this.whenUnused?.();
  }

  /** Closes the files when the last answer has ended; no further one may begin. */
  async retire(): Promise<void> {
    if (this.underWay > 0)
      await new Promise<void>((resolve) => {
        this.whenUnused = resolve;
      });
    await this.closeFiles();
  }

  private async closeFiles(): Promise<void> {
    await inParallel([...this.files.values()], async (file) => {
      const { fd } = file;
      file.fd = undefined;
      if (fd !== undefined) await close(fd);
    });
  }

  /**
   * Looks at the next files of the folder, so many a call, so that a broken one is known before somebody asks for it.
   *
   * @throws when one of them, or one that was asked for, is no longer what was checked
   */
  async inspect(): Promise<void> {
    if (this.damage !== null) throw this.damage;
    const next = [...this.files.values()].slice(this.inspected, this.inspected + INSPECTED);
    this.inspected = next.length < INSPECTED ? 0 : this.inspected + INSPECTED;
    await inParallel(next, async (file) => expectSame(file, await stat(this.root + file.path)));
  }

  private async fill(file: ReleaseFile, from: number, part: Buffer): Promise<Buffer> {
    const held = file.fd;
    let fd = held;
    try {
      fd ??= await open(this.root + file.path, 'r');
      for (let at = 0; at < part.length; ) {
        const { bytesRead } = await read(fd, part, at, part.length - at, from + at);
        if (bytesRead === 0) break;
        at += bytesRead;
      }
      await this.check(file, fd);
      return part;
    } catch (error) {
      this.damage = error as Error;
      throw error;
    } finally {
      if (held === undefined && fd !== undefined) await close(fd);
    }
  }

  /** @throws when a file was replaced or written to: no answer mixes two releases */
  private async check(file: ReleaseFile, fd: number): Promise<void> {
    expectSame(file, await fstat(fd));
  }
}

function expectSame({ path: file, bytes, ino, mtimeMs }: ReleaseFile, now: fs.Stats): void {
  if (now.size !== bytes || now.ino !== ino || now.mtimeMs !== mtimeMs)
    throw new Error(`${file} has changed since the release was checked`);
}

/** Open files that are left to connections and to the files of whatever else runs. */
const RESERVE = 2000;

/** How many files this process may have open; on Windows there is no such limit to be read. */
function openLimit(): number {
  // Else it would look up the names of the connections.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: number | string } } };
  return Number(userLimits?.open_files?.soft) || Number.POSITIVE_INFINITY;
}

/** Files that this process has open: a release served before, or others beside this one. */
function openFiles(): number {
  try {
    return fs.readdirSync('/dev/fd').length;
  } catch {
    return 0; // Windows has no such folder, and no limit.
  }
}

function mayOpen(files: number): boolean {
  return openFiles() + files + RESERVE <= openLimit();
}

/**
 * Checks a release folder against its manifest, without keeping its content. Its files stay open, unless they are too
 * many beside what is open already: see {@link Release.hold}.
 *
 * @throws when a file is missing or not what the manifest says: a half-copied release must not be served
 */
export async function loadRelease(folder: string, cache: ByteCache): Promise<Release> {
  // The folder may be swapped for a new one while it is read: the checks below then fail, and it is read again.
  const root = await realpath(folder);
  const manifestText = await readFile(path.join(root, FILES.manifest));
  const manifest = parseManifest(manifestText.toString(), sha256);
  const manifestEntry = { path: FILES.manifest, bytes: manifestText.length, sha256: sha256(manifestText) };
  const entries = [...manifest.entries, manifestEntry];
  const hold = mayOpen(entries.length);
  const files = new Map<string, ReleaseFile>();
  // One piece of memory for each reader: what is only checked is not kept.
  const pieces = Array.from({ length: PARALLEL }, () => Buffer.allocUnsafeSlow(PIECE));
  const tree = etagTree(entries.filter((entry) => entry.path.startsWith('/api/')));
  let names: Names | undefined;
  let furtherNames: FurtherNames | undefined; // few requests need it
  const json = async <T>(file: string): Promise<T | undefined> => {
    const known = files.get(file);
    return known && (JSON.parse(String(await release.read(known))) as T);
  };
  const assets: Assets = {
    etags: async () => tree,
    version: async () => manifest.version,
    names: async () => (names ??= (await json<Names>(FILES.names)) as Names),
    // Earlier releases have none.
    furtherNames: async () =>
      (furtherNames ??= (await json<FurtherNames>(FILES.furtherNames)) ?? { printers: {}, materials: {} }),
    open: (file) => {
      const known = files.get(file);
      return known ? { body: release.body(known) } : null;
    },
  };
  const rules = parseHeaderRules(await readFile(path.join(root, HEADERS_FILE), 'utf8').catch(() => ''));
  const release = new Release(root, cache, manifest.version, files, assets, rules);
  try {
    await inParallel(entries, async (entry) => {
      const piece = pieces.pop() as Buffer<ArrayBuffer>;
      files.set(entry.path, await examine(root, entry, piece, hold));
      pieces.push(piece);
    });
    await assets.names();
  } catch (error) {
    await release.retire();
    throw error;
  }
  return release;
}

/** Reads a file and holds it against its entry in the manifest. */
async function examine(
  root: string,
  { path: file, bytes: listed, sha256: digest }: ManifestEntry,
  piece: Buffer<ArrayBuffer>,
  hold: boolean,
): Promise<ReleaseFile> {
  const fd = await open(root + file, 'r');
  let isHeld = false;
  try {
    const hash = createHash('sha256');
    let bytes = 0;
    for (;;) {
      const { bytesRead } = await read(fd, piece, 0, piece.length, bytes);
      if (bytesRead === 0) break;
      hash.update(piece.subarray(0, bytesRead));
      bytes += bytesRead;
    }
    if (bytes !== listed)
      throw new Error(`${file} has ${bytes} bytes, the manifest says ${listed}: the release is incomplete`);
    if (hash.digest('hex') !== digest)
      throw new Error(`${file} is not the file that the manifest lists: the release is incomplete`);
    const { ino, mtimeMs } = await fstat(fd);
    isHeld = hold;
    return { path: file, bytes, sha256: digest, ino, mtimeMs, fd: hold ? fd : undefined };
  } finally {
    if (!isHeld) await close(fd);
  }
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  let failed = false;
  const done = await Promise.allSettled(
    Array.from({ length: PARALLEL }, async () => {
      for (const item of rest) {
        if (failed) return;
        await work(item).catch((error) => {
          failed = true;
          throw error;
        });
      }
    }),
  );
  const failure = done.find((one) => one.status === 'rejected');
  if (failure) throw failure.reason;
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

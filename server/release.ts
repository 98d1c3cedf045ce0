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
  /** Its open handle; undefined if the file is reopened for each read. */
  fd: number | undefined;
}

/** Files read concurrently. */
const PARALLEL = 8;

/** Files that {@link Release.isIntact} checks per call. */
const INSPECTED = 1000;

/** Bytes read at a time from a file that is not cached. */
const PIECE = 256 * 1024;

/**
 * A release on disk, verified against its manifest. Its files stay open while it is served, so it stays complete even
 * if its folder is replaced or deleted; requested contents go into a cache that all releases share.
 */
export class Release {
  /** Answers in progress. */
  private underWay = 0;
  private whenUnused: (() => void) | null = null;
  private isDamaged = false;
  private inspected = 0;

  constructor(
    private readonly root: string,
    private readonly cache: ByteCache,
    readonly version: string,
    /** Every file in the manifest, by path, including the site's pages: nothing else is served. */
    readonly files: ReadonlyMap<string, ReleaseFile>,
    readonly assets: Assets,
    /** The headers of the release's pages. */
    readonly headerRules: readonly HeaderRule[],
  ) {}

  get bytes(): number {
    return this.files.values().reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Whether the release stays readable if its folder is deleted. */
  get isHeld(): boolean {
    return this.files.values().every(({ fd }) => fd !== undefined);
  }

  /** A file's content, synchronously if it is cached. @throws when the file has changed since it was checked */
  read(file: ReleaseFile): Buffer | Promise<Buffer> {
    return this.cache.get(file.sha256, (place) => this.fill(file, 0, place(file.bytes)));
  }

  /** A file's content, from the cache or read into memory of its size. @throws as {@link read} does */
  readInto(file: ReleaseFile, memory: Buffer): Buffer | Promise<Buffer> {
    return this.cache.peek(file.sha256) ?? this.fill(file, 0, memory);
  }

  /** A file's content for an answer: bytes if it is cached, otherwise a stream that reads them while they are sent. */
  body(file: ReleaseFile): Uint8Array | ReadableStream<Uint8Array> {
    return this.cache.peek(file.sha256) ?? this.stream(file, 0, file.bytes);
  }

  /** A part of a file, read in pieces while it is sent. */
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

  /**
   * Opens every file; {@link retire} closes them. @throws when one has changed since it was checked, or too many are
   * open
   */
  async hold(): Promise<void> {
    const { size } = this.files;
    if (!mayOpen(size))
      throw new Error(
        `only ${openLimit()} files may be open at once, ${openFiles()} are, and the release has ${size}: when it is replaced, answers may be 503 until the next one is checked (raise the limit with ulimit -n)`,
      );
    try {
      await inParallel(this.files.values(), async (file) => {
        file.fd ??= await open(this.root + file.path, 'r');
        await this.check(file, file.fd);
      });
    } catch (error) {
      await this.closeFiles();
      throw error;
    }
  }

  /** Registers an answer that may read files. */
  begin(): void {
    this.underWay++;
  }

  /** Registers the end of an answer. */
  end(): void {
    this.underWay--;
    if (this.underWay === 0) this.whenUnused?.();
  }

  /** Closes the files when the last answer has ended. No further answer may begin. */
  async retire(): Promise<void> {
    if (this.underWay > 0)
      await new Promise<void>((resolve) => {
        this.whenUnused = resolve;
      });
    await this.closeFiles();
  }

  private async closeFiles(): Promise<void> {
    await inParallel(this.files.values(), async (file) => {
      const { fd } = file;
      file.fd = undefined;
      if (fd !== undefined) await close(fd);
    });
  }

  /**
   * Checks the next files of the folder, a bounded number per call, to find a broken one before somebody requests it.
   * False if one of them, or one that was requested, has changed since the release was checked.
   */
  async isIntact(): Promise<boolean> {
    const next = this.files.values().drop(this.inspected).take(INSPECTED);
    this.inspected += INSPECTED;
    if (this.inspected >= this.files.size) this.inspected = 0;
    const inspect = async (file: ReleaseFile) => expectSame(file, await stat(this.root + file.path));
    if (!this.isDamaged)
      await inParallel(next, inspect).catch(() => {
        this.isDamaged = true;
      });
    return !this.isDamaged;
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
      this.isDamaged = true;
      throw error;
    } finally {
      if (held === undefined && fd !== undefined) await close(fd);
    }
  }

  /** @throws when a file was replaced or written to, so that no answer mixes two releases */
  private async check(file: ReleaseFile, fd: number): Promise<void> {
    expectSame(file, await fstat(fd));
  }
}

function expectSame({ path: file, bytes, ino, mtimeMs }: ReleaseFile, now: fs.Stats): void {
  if (now.size !== bytes || now.ino !== ino || now.mtimeMs !== mtimeMs)
    throw new Error(`${file} has changed since the release was checked`);
}

/** File handles left for connections and for other parts of the process. */
const RESERVE = 2000;

/** Limit of open files for this process; Windows does not report one. */
function openLimit(): number {
  // Otherwise the report would resolve the names of the connections.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: number | string } } };
  return Number(userLimits?.open_files?.soft) || Number.POSITIVE_INFINITY;
}

/** Files that this process has open, for example of the previous release. */
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
 * Verifies a release folder against its manifest, without keeping its content. Then opens its files if the limit of open
 * files allows it: see {@link Release.hold}.
 *
 * @throws when a file is missing or does not match the manifest: a half-copied release must not be served
 */
export async function loadRelease(folder: string, cache: ByteCache): Promise<Release> {
  // The folder may be swapped for a new one meanwhile: the checks below then fail, and it is read again.
  const root = await realpath(folder);
  const manifestText = await readFile(path.join(root, FILES.manifest));
  const manifest = parseManifest(manifestText.toString(), sha256);
  const manifestEntry = { path: FILES.manifest, bytes: manifestText.length, sha256: sha256(manifestText) };
  const entries = [...manifest.entries, manifestEntry];
  const files = new Map<string, ReleaseFile>();
  // One buffer per reader, because the content is checked but not kept.
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
    await inParallel(entries.values(), async (entry) => {
      const piece = pieces.pop() as Buffer<ArrayBuffer>;
      files.set(entry.path, await examine(root, entry, piece));
      pieces.push(piece);
    });
    await assets.names();
    if (mayOpen(entries.length)) await release.hold();
  } catch (error) {
    await release.retire();
    throw error;
  }
  return release;
}

/** Reads a file and compares it with its manifest entry. */
async function examine(
  root: string,
  { path: file, bytes: listed, sha256: digest }: ManifestEntry,
  piece: Buffer<ArrayBuffer>,
): Promise<ReleaseFile> {
  const fd = await open(root + file, 'r');
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
    return { path: file, bytes, sha256: digest, ino, mtimeMs, fd: undefined };
  } finally {
    await close(fd);
  }
}

/** @throws the first failure, after all work that had begun has ended */
async function inParallel<T>(items: IteratorObject<T>, work: (item: T) => Promise<void>): Promise<void> {
  // A helper, unlike the iterator of a list, ends for all its readers when one of them fails.
  const rest = items.take(Number.POSITIVE_INFINITY);
  const read = async () => {
    for (const item of rest) await work(item);
  };
  const done = await Promise.allSettled(Array.from({ length: PARALLEL }, read));
  const failure = done.find((one) => one.status === 'rejected');
  if (failure) throw failure.reason;
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

import { hash } from 'node:crypto';
import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { RELEASE_LIMITS } from '../../../core/contract/limits.js';
import { checksumLines, type Manifest, type ManifestEntry } from '../../../core/contract/manifest.js';
import { type FileToWrite, WRITING_THREAD, writeFile } from './write-file.js';

export interface PiecedFile {
  /** Starts with a slash. */
  path: string;
  pieces: readonly Uint8Array[];
}

export type MadeFile = PiecedFile | { path: string; content: string | Uint8Array };

/** Maximum bytes queued for the writing thread, so that a slow disk does not fill the memory. */
const MOST_WAITING = 64 * 1024 * 1024;

/** Writes the files of a release below a folder and records their manifest entries. */
export class ReleaseWriter {
  readonly files: ManifestEntry[] = [];
  private readonly paths = new Set<string>();
  private readonly thread = new WritingThread();

  constructor(
    private readonly root: string,
    private readonly onWritten: (files: number) => void = () => {},
  ) {}

  /**
   * Writes one file immediately. `urlPath` starts with a slash.
   *
   * @returns its manifest entry
   * @throws when the path has names other than `[a-z0-9._-]` or was written before, the content is too large for the
   * CDN, or the file cannot be written
   */
  write(urlPath: string, content: string | Uint8Array): ManifestEntry {
    const { bytes, ...file } = this.accept({ path: urlPath, content });
    const entry = { path: urlPath, bytes, sha256: writeFile(file) };
    this.files.push(entry);
    return entry;
  }

  /**
   * Writes files in a second thread while the next ones are made; all are written once {@link settle} resolves.
   *
   * @throws like {@link write}
   */
  async writeAll(files: Iterable<MadeFile>): Promise<void> {
    for (const made of files) {
      const { bytes, ...file } = this.accept(made);
      await this.thread.write(file, bytes, (sha256) => this.files.push({ path: made.path, bytes, sha256 }));
      this.onWritten(this.paths.size);
    }
  }

  /** Resolves once every file is written. @throws like {@link write} */
  async settle(): Promise<void> {
    await this.thread.settle();
  }

  /** Terminates the second thread, even if it is busy. */
  async close(): Promise<void> {
    await this.thread.close();
  }

  /** A writer for another folder that starts with hard links to the files written so far, or copies if links fail. */
  linkedTo(root: string): ReleaseWriter {
    const other = new ReleaseWriter(root);
    for (const entry of this.files) {
      const [from, to] = [this.root, root].map((folder) => path.join(folder, entry.path)) as [string, string];
      mkdirSync(path.dirname(to), { recursive: true });
      try {
        linkSync(from, to);
      } catch {
        copyFileSync(from, to);
      }
      other.paths.add(entry.path);
      other.files.push(entry);
    }
    return other;
  }

  /** Total size, bytes. */
  get bytes(): number {
    return this.files.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  private accept(made: MadeFile): FileToWrite & { bytes: number } {
    const { path: urlPath } = made;
    const pieces = 'pieces' in made ? made.pieces : [bytesOf(made.content)];
    const bytes = pieces.reduce((sum, { length }) => sum + length, 0);
    if (bytes > RELEASE_LIMITS.bytesPerFile)
      throw new Error(`${urlPath}: ${bytes} bytes, the CDN allows at most ${RELEASE_LIMITS.bytesPerFile}`);
    if (!/^(\/(?!\.+(?:\/|$))[a-z0-9._-]+)+$/.test(urlPath))
      throw new Error(`${urlPath}: file names can contain only a-z, 0-9, dot, underscore and hyphen`);
    if (this.paths.has(urlPath)) throw new Error(`${urlPath} is written twice`);
    this.paths.add(urlPath);
    return { place: path.join(this.root, urlPath), pieces, bytes };
  }
}

/** A thread that writes files in the given order. Started with the first file. */
class WritingThread {
  private worker: Worker | undefined;
  private readonly waiting: { bytes: number; onWritten: (sha256: string) => void }[] = [];
  private waitingBytes = 0;
  private failure: Error | undefined;
  private wake = () => {};

  /** Queues a file; waits if too much is queued. @throws when an earlier file could not be written */
  async write(file: FileToWrite, bytes: number, onWritten: (sha256: string) => void): Promise<void> {
    this.worker ??= this.start();
    this.worker.postMessage(file);
    this.waiting.push({ bytes, onWritten });
    this.waitingBytes += bytes;
    if (this.waitingBytes > MOST_WAITING) await this.until(MOST_WAITING / 2);
  }

  /** Resolves once every file is written. @throws when one could not be written */
  async settle(): Promise<void> {
    while (this.waiting.length > 0) await this.until(0);
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
  }

  private async until(bytes: number): Promise<void> {
    do {
      await new Promise<void>((resolve) => (this.wake = resolve));
      if (this.failure) throw this.failure;
    } while (this.waitingBytes > bytes);
  }

  private start(): Worker {
    const worker = new Worker(new URL('./write-file.ts', import.meta.url), {
      workerData: WRITING_THREAD,
      // Node.js strips the types: no loader is needed.
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    worker.on('message', (answer: string | Error) => {
      const written = this.waiting.shift();
      if (answer instanceof Error) this.failure ??= answer;
      else written?.onWritten(answer);
      this.waitingBytes -= written?.bytes ?? 0;
      this.wake();
    });
    worker.on('error', (error) => {
      this.failure ??= error;
      this.wake();
    });
    return worker;
  }
}

function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : content;
}

export function manifestOf(version: string, files: readonly ManifestEntry[]): Manifest {
  const entries = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const sha256 = hash('sha256', checksumLines(entries));
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  return { version, files: entries.length, bytes, sha256, entries };
}

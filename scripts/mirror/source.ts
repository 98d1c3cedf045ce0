import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A copy of a release that can be looked at: a folder or a server. */
export interface Source {
  /** What to call it. */
  name: string;
  /** The text of a small file. @throws when there is none */
  text(path: string): Promise<string>;
  /** The content of a file piece by piece. @throws {Absent} when there is none, anything else when it cannot be had */
  content(path: string): AsyncIterable<Uint8Array>;
  /** Paths of all its files; null for a server, which does not tell. */
  list(): Promise<string[] | null>;
}

/** A file that a source says it does not have. */
export class Absent extends Error {}

/** How long a server may take to begin an answer and to end it, ms. */
const PATIENCE = 60_000;

/** The source that an address or a path names. */
export function sourceOf(place: string): Source {
  return /^https?:\/\//.test(place) ? server(place.replace(/\/+$/, '')) : folder(place);
}

function folder(root: string): Source {
  return {
    name: root,
    text: (file) => readFile(path.join(root, file), 'utf8'),
    async *content(file) {
      try {
        yield* createReadStream(path.join(root, file));
      } catch (error) {
        if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw new Absent();
        throw error;
      }
    },
    async list() {
      const entries = await readdir(root, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => !entry.isDirectory())
        .map((entry) => `/${path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`);
    },
  };
}

function server(base: string): Source {
  const get = async (file: string) => {
    const response = await fetch(base + file, { signal: AbortSignal.timeout(PATIENCE) });
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404 || response.status === 410) throw new Absent();
    throw new Error(`answers ${response.status}`);
  };
  return {
    name: base,
    text: async (file) => {
      const response = await get(file).catch((error: unknown) => {
        throw error instanceof Absent
          ? new Error(`${base}${file}: not found`)
          : new Error(`${base}${file}: ${reason(error)}`);
      });
      return response.text();
    },
    async *content(file) {
      const { body } = await get(file);
      if (body) yield* body as AsyncIterable<Uint8Array>;
    },
    list: async () => null,
  };
}

/** Why a request failed; the Fetch API hides it in the cause. */
export function reason(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message || (cause as NodeJS.ErrnoException).code}` : message;
}

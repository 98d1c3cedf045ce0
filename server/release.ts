import { createHash } from 'node:crypto';
import { readdir, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { EtagTree } from '../core/contract/etag-tree.js';
import { etagTree } from '../core/contract/etag-tree.js';
import { type ManifestEntry, parseManifest } from '../core/contract/manifest.js';
import { FILES } from '../core/contract/paths.js';
import type { FurtherNames, Names } from '../core/names/spellings.js';
import type { Assets } from '../functions/types.js';
import { HEADERS_FILE, type HeaderRule, parseHeaderRules } from './header-rules.js';

/** A release in memory. */
export interface LoadedRelease {
  version: string;
  assets: Assets;
  /** Digests of all files below `/api/`, the manifest's included. */
  tree: EtagTree;
  /** Content of every file by path, the site's pages included. */
  files: ReadonlyMap<string, Buffer>;
  /** The same contents by their SHA-256, for the next release to share. */
  contents: ReadonlyMap<string, Buffer>;
  /** What the release asks servers to send with its pages. */
  headerRules: readonly HeaderRule[];
  bytes: number;
}

/** Files read at once. */
const PARALLEL = 16;

/**
 * Reads a release folder into memory and checks it against its manifest. Contents that the release before it has too
 * are shared, neither read nor kept twice.
 *
 * @throws when a file is missing or not what the manifest says: a half-copied release must not be served
 */
export async function loadRelease(folder: string, before?: LoadedRelease): Promise<LoadedRelease> {
  // The folder may be swapped for a new one while it is read: the checks below then fail, and it is read again.
  const root = await realpath(folder);
  const manifestText = await readFile(path.join(root, FILES.manifest));
  const manifest = parseManifest(manifestText.toString(), sha256);
  const files = new Map<string, Buffer>([[FILES.manifest, manifestText]]);
  const contents = new Map<string, Buffer>();
  await inParallel(manifest.entries, async (entry) => {
    const content = contents.get(entry.sha256) ?? before?.contents.get(entry.sha256) ?? (await readEntry(root, entry));
    contents.set(entry.sha256, content);
    files.set(entry.path, content);
  });
  const unlisted = (await list(root)).filter((file) => !files.has(file) && !file.startsWith('/_headers'));
  await inParallel(unlisted, async (file) => void files.set(file, await readFile(path.join(root, file))));

  const manifestEntry = { path: FILES.manifest, bytes: manifestText.length, sha256: sha256(manifestText) };
  const tree = etagTree([...manifest.entries, manifestEntry].filter((entry) => entry.path.startsWith('/api/')));
  const names = JSON.parse(String(files.get(FILES.names))) as Names;
  let furtherNames: FurtherNames | undefined; // few requests need it
  const headers = await readFile(path.join(root, HEADERS_FILE), 'utf8').catch(() => '');
  return {
    version: manifest.version,
    tree,
    files,
    contents,
    headerRules: parseHeaderRules(headers),
    bytes: [...files.values()].reduce((sum, { length }) => sum + length, 0),
    assets: {
      etags: async () => tree,
      version: async () => manifest.version,
      names: async () => names,
      async furtherNames() {
        furtherNames ??= furtherNamesOf(files);
        return furtherNames;
      },
      async open(file) {
        const body = files.get(file);
        return body ? { body } : null;
      },
    },
  };
}

/** Further names of a release; one of former days has none. */
function furtherNamesOf(files: ReadonlyMap<string, Buffer>): FurtherNames {
  const text = files.get(FILES.furtherNames);
  return text ? (JSON.parse(String(text)) as FurtherNames) : { printers: {}, materials: {} };
}

async function readEntry(root: string, { path: file, bytes, sha256: expected }: ManifestEntry): Promise<Buffer> {
  const content = await readFile(path.join(root, file));
  if (content.length !== bytes)
    throw new Error(`${file} has ${content.length} bytes, the manifest says ${bytes}: the release is incomplete`);
  if (sha256(content) !== expected)
    throw new Error(`${file} is not the file that the manifest lists: the release is incomplete`);
  return content;
}

/** Paths of all regular files below a folder, from the slash. */
async function list(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`);
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      for (const item of rest) await work(item);
    }),
  );
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

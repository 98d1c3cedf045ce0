import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { EtagTree } from '../../functions/assets.js';
import { DIGEST_BYTES } from '../../functions/limits.js';

/** Most files that the CDN's free plan takes, and most bytes a file (Cloudflare Workers static assets). */
export const RELEASE_LIMITS = { files: 20_000, bytesPerFile: 25 * 1024 * 1024 } as const;

/** A file of a release, as the manifest lists it. */
export interface WrittenFile {
  path: string;
  bytes: number;
  sha256: string;
}

/** Writes the files of a release below a folder, and remembers what it wrote. */
export class ReleaseWriter {
  readonly files: WrittenFile[] = [];
  private readonly folders = new Set<string>();

  constructor(private readonly root: string) {}

  /**
   * Writes one file. `urlPath` starts with a slash.
   *
   * @throws when the path is not made of `[a-z0-9._-]`, was written before, or the content is too large for the CDN
   */
  write(urlPath: string, content: string | Uint8Array): void {
    if (!/^(\/[a-z0-9._-]+)+$/.test(urlPath))
      throw new Error(`${urlPath}: file names may hold a-z, 0-9, dot, underscore and hyphen only`);
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    if (bytes.length > RELEASE_LIMITS.bytesPerFile)
      throw new Error(`${urlPath}: ${bytes.length} bytes, the CDN takes at most ${RELEASE_LIMITS.bytesPerFile}`);
    const place = path.join(this.root, urlPath);
    const folder = path.dirname(place);
    if (!this.folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      this.folders.add(folder);
    }
    writeFileSync(place, bytes, { flag: 'wx' });
    this.files.push({ path: urlPath, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
  }

  /** Total size, bytes. */
  get bytes(): number {
    return this.files.reduce((sum, { bytes }) => sum + bytes, 0);
  }
}

/** The entity tags of files by path, nested by folder, for the function. */
export function etagTree(files: readonly WrittenFile[]): EtagTree {
  const root: Record<string, unknown> = {};
  for (const { path: urlPath, sha256 } of files) {
    const parts = urlPath.slice(1).split('/');
    let node = root;
    for (const part of parts.slice(0, -1)) {
      node[part] ??= {};
      node = node[part] as Record<string, unknown>;
    }
    node[parts.at(-1) ?? ''] = sha256.slice(0, DIGEST_BYTES * 2);
  }
  return root as EtagTree;
}

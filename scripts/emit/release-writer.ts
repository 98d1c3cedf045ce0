import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ManifestEntry } from '../../functions/manifest.js';

/** Most files that the CDN's free plan takes, and most bytes a file (Cloudflare Workers static assets). */
export const RELEASE_LIMITS = { files: 20_000, bytesPerFile: 25 * 1024 * 1024 } as const;

/** Writes the files of a release below a folder, and remembers what it wrote. */
export class ReleaseWriter {
  readonly files: ManifestEntry[] = [];
  private readonly folders = new Set<string>();

  constructor(private readonly root: string) {}

  /**
   * Writes one file. `urlPath` starts with a slash.
   *
   * @throws when the path is not made of names of `[a-z0-9._-]`, was written before, or the content is too large for the CDN,
   *   or cannot be written
   */
  write(urlPath: string, content: string | Uint8Array): void {
    if (!/^(\/(?!\.+(?:\/|$))[a-z0-9._-]+)+$/.test(urlPath))
      throw new Error(`${urlPath}: file names may hold a-z, 0-9, dot, underscore and hyphen only`);
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    if (bytes.length > RELEASE_LIMITS.bytesPerFile)
      throw new Error(`${urlPath}: ${bytes.length} bytes, the CDN takes at most ${RELEASE_LIMITS.bytesPerFile}`);
    const place = path.join(this.root, urlPath);
    const folder = path.dirname(place);
    try {
      if (!this.folders.has(folder)) {
        mkdirSync(folder, { recursive: true });
        this.folders.add(folder);
      }
      writeFileSync(place, bytes, { flag: 'wx' });
    } catch (error) {
      // A full disk is told without the name of the file.
      throw new Error(`cannot write ${place}: ${(error as Error).message}`, { cause: error });
    }
    this.files.push({ path: urlPath, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
  }

  /** Total size, bytes. */
  get bytes(): number {
    return this.files.reduce((sum, { bytes }) => sum + bytes, 0);
  }
}

import { DIGEST_BYTES } from './limits.js';

/** Folder of the files that contain every record; the page about them is there too. */
export const DOWNLOADS = '/download';

/** The package that describes the other files (Data Package 2.0). */
export const DATA_PACKAGE = `${DOWNLOADS}/datapackage.json`;

export const DATABASE = `${DOWNLOADS}/open-print-data.sqlite`;

/** The same, compressed. */
export const PACKED_DATABASE = `${DATABASE}.gz`;

/** A table as Parquet or comma-separated values (RFC 4180), or all records of a kind as compressed JSON lines. */
export function downloadPath(name: string, ending: '.parquet' | '.csv' | '.ndjson.gz'): string {
  return `${DOWNLOADS}/${name}${ending}`;
}

/** The address of exactly these bytes, which may be kept for good: it contains the start of their digest. */
export function immutablePath(path: string, sha256: string): string {
  return `${DOWNLOADS}/${sha256.slice(0, DIGEST_BYTES * 2)}${path.slice(DOWNLOADS.length)}`;
}

/** The path and the start of the digest of an {@link immutablePath}; null: another path. */
export function readImmutablePath(pathname: string): { path: string; digest: string } | null {
  const [, digest, file] = IMMUTABLE.exec(pathname) ?? [];
  return digest === undefined ? null : { path: `${DOWNLOADS}/${file}`, digest };
}

const IMMUTABLE = new RegExp(`^${DOWNLOADS}/([0-9a-f]{${DIGEST_BYTES * 2}})/([a-z0-9._-]+)$`);

/**
 * Media types of the downloads by their ending. JSON lines are a gzip file rather than text with a content coding, so
 * that browsers save the file that the manifest lists.
 */
export const DOWNLOAD_TYPES = {
  '.csv': 'text/csv; charset=utf-8',
  '.ndjson.gz': 'application/gzip',
  '.parquet': 'application/vnd.apache.parquet',
  '.sqlite': 'application/vnd.sqlite3',
  '.sqlite.gz': 'application/gzip',
  '.json': 'application/json; charset=utf-8',
} as const;

export type DownloadExtension = keyof typeof DOWNLOAD_TYPES;

/** The file extension of a download. @throws for an unknown ending */
export function extensionOf(path: string): DownloadExtension {
  const ending = (Object.keys(DOWNLOAD_TYPES) as DownloadExtension[]).find((known) => path.endsWith(known));
  if (ending === undefined) throw new Error(`${path} is not a download`);
  return ending;
}

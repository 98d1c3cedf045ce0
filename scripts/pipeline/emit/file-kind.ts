import type { ReleaseStep } from '../../../core/contract/changes.js';
import type { ManifestEntry } from '../../../core/contract/manifest.js';
import type { FurtherNames, Names } from '../../../core/names/spellings.js';
import type { TextPair } from '../../../core/words/language.js';
import type { Download, ProductPresets } from '../../../schemas/generated/record.js';
import type { JsonObject } from '../../shared/tree.js';
import type { Records } from '../compose/records.js';
import type { Dataset } from '../load/dataset.js';
import type { MadeFile } from './release-writer.js';

export interface Content {
  dataset: Dataset;
  records: Records;
  /** The kept steps from version to version, oldest first. */
  steps: readonly ReleaseStep[];
}

/** Input of the makers: the data, and what is known about the release when their stage begins. */
export interface ReleaseInProgress extends Content {
  names: Names;
  furtherNames: FurtherNames;
  productPresets: readonly ProductPresets[];
  /** Output folder of the release. */
  folder: string;
  /** All files written so far. */
  readonly files: readonly ManifestEntry[];
  /** Digest of the files of the stage `data`, 12 hexadecimal digits; empty until they are written. */
  version: string;
  /** Output of the stage `downloads`; empty in a release without the site. */
  downloads: readonly Download[];
  write(path: string, content: string | Uint8Array): ManifestEntry;
}

/** Stages in which files are made, in order; within a stage, in the order of the table. */
export const STAGES = [
  /** The files whose digest is the version of the data. */
  'data',
  /** Bulk downloads, which contain the version; omitted in a release without the site. */
  'downloads',
  /** Files about versions or about other files. */
  'version',
  /** Quotes answers of the service, which reads the files of the stages above. */
  'description',
  /** Digests of all files of the stages above. */
  'etags',
  /** Digests of all files including the site, which is built before it. */
  'manifest',
] as const;

export type Stage = (typeof STAGES)[number];

/** Content of a file; its kind determines the schema and the media type. */
export type FileContent =
  /** Records in the envelope. `record` is the title of their schema, `description` describes the whole answer. */
  | { kind: 'records'; record: string; description: TextPair }
  | { kind: 'array'; record: string; description: TextPair }
  /** A document, by the title of its schema in `schemas/record`. */
  | { kind: 'document'; schema: string }
  /** A document in a third-party format, of which these properties are guaranteed. */
  | { kind: 'foreign'; schema: string; description: TextPair; properties: JsonObject }
  /** Not JSON: the file extension determines the media type. */
  | { kind: 'other' };

/**
 * Makes all files of a kind: the content of its only file, or each file with its path. A maker that needs the digest of
 * one file for the next writes them itself and returns nothing.
 */
export type Maker = (
  release: ReleaseInProgress,
) => string | Iterable<MadeFile> | undefined | Promise<string | Iterable<MadeFile>>;

export interface FileKind {
  /** With variable parts in braces. */
  path: string;
  /** Operation id in the OpenAPI description, and thus in every generated client. */
  operationId: string;
  holds: FileContent;
  summary: TextPair;
  /** Whether further pages are below the path without its extension, as `page/{page}.json`. */
  paged?: boolean;
  /** Its key in `files` of `index.json`, if it is listed there. */
  link?: string;
  /** All paths of the kind, if `index.json` lists them under that key. */
  linked?: () => readonly string[];
  /** Default: `data`. */
  stage?: Exclude<Stage, 'data'>;
  /** Kinds with the same maker are made together, in the place of the first. */
  make: Maker;
}

/** Schema name of a file's content in the OpenAPI description; null if it is not JSON. */
export function schemaOf(holds: FileContent): string | null {
  switch (holds.kind) {
    case 'records':
      return `${holds.record}List`;
    case 'array':
      return `${holds.record}s`;
    case 'document':
    case 'foreign':
      return holds.schema;
    case 'other':
      return null;
  }
}

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
  /** The kept steps from version to version, the oldest first. */
  steps: readonly ReleaseStep[];
}

/** What files are made from: the data, and what is known of the release when their stage begins. */
export interface ReleaseInProgress extends Content {
  names: Names;
  furtherNames: FurtherNames;
  productPresets: readonly ProductPresets[];
  /** Folder that the release is written to. */
  folder: string;
  /** Every file that is written so far. */
  readonly files: readonly ManifestEntry[];
  /** Digest of the files of the stage `data`, 12 hexadecimal digits; empty before they are written. */
  version: string;
  /** What the stage `downloads` wrote; none in a release without the site. */
  downloads: readonly Download[];
  write(path: string, content: string | Uint8Array): ManifestEntry;
}

/** When files are made, in this order; within a stage, in the order of the table. */
export const STAGES = [
  /** What the version of the data is a digest of. */
  'data',
  /** Everything at once, which names the version; left out of a release without the site. */
  'downloads',
  /** What tells of versions or of other files. */
  'version',
  /** Quotes answers of the service, which reads the files above. */
  'description',
  /** Digests of all files above. */
  'etags',
  /** Digests of all files and of the site, which is built before it. */
  'manifest',
] as const;

/** One of {@link STAGES}. */
export type Stage = (typeof STAGES)[number];

/** The content of a file: its kind decides the schema and the media type. */
export type FileContent =
  /** Records in the envelope. `record` is the title of their schema, `description` tells of the whole answer. */
  | { kind: 'records'; record: string; description: TextPair }
  | { kind: 'array'; record: string; description: TextPair }
  /** A document by the title of its schema in `schemas/record`. */
  | { kind: 'document'; schema: string }
  /** A document in the form of another standard, of which these properties are promised. */
  | { kind: 'foreign'; schema: string; description: TextPair; properties: JsonObject }
  /** No JSON: the ending of the path says the media type. */
  | { kind: 'other' };

/**
 * Makes all files of a kind: the content of the only one, or each with its path. One that has to know the digest of a file
 * to make the next writes them itself and returns nothing.
 */
export type Maker = (
  release: ReleaseInProgress,
) => string | Iterable<MadeFile> | undefined | Promise<string | Iterable<MadeFile>>;

export interface FileKind {
  /** What varies is in braces. */
  path: string;
  /** What the description of the service, and so every generated client, calls reading it. */
  operationId: string;
  holds: FileContent;
  summary: TextPair;
  /** Whether further pages lie below the path without its ending, in `page/{page}.json`. */
  paged?: boolean;
  /** Its name among the `files` of `index.json`, where it is listed there. */
  link?: string;
  /** Every path of the kind, where `index.json` lists them all under that name. */
  linked?: () => readonly string[];
  /** Left out: `data`. */
  stage?: Exclude<Stage, 'data'>;
  /** Kinds that have the same maker are made together, where the first of them stands. */
  make: Maker;
}

/** Name of the schema of a file's content in the description of the service; null where it is no JSON. */
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

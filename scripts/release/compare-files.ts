import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { FILES } from '../../core/contract/paths.js';
import type { Manifest } from '../../schemas/generated/record.js';
import type { FileKind } from '../pipeline/emit/file-kind.js';
import { FILE_TABLE } from '../pipeline/emit/file-table.js';
import type { Json } from '../shared/tree.js';
import { type Renames, renameFields } from './diff/rename-fields.js';

/** The files of one kind in two releases. */
export interface ComparedFiles {
  /** Path of the kind, with variable parts in braces. */
  path: string;
  files: number;
  differing: string[];
}

/** Stages whose files state sizes, digests or schemas of other files. */
const DERIVED: readonly FileKind['stage'][] = ['downloads', 'description', 'etags', 'manifest'];

/**
 * Compares the JSON files of two built releases, kind by kind, apart from their versions.
 *
 * @param renames new names of fields of the first release by the title of the schema
 */
export function compareFiles(
  before: string,
  after: string,
  renames: Readonly<Record<string, Renames>>,
): ComparedFiles[] {
  const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');
  const manifest = (folder: string) => JSON.parse(read(folder, FILES.manifest)) as Manifest;
  const [old, now] = [manifest(before), manifest(after)];
  const known = new Set(old.entries.map((entry) => entry.path));
  const shared = now.entries.map((entry) => entry.path).filter((file) => known.has(file));
  return FILE_TABLE.flatMap(({ path: template, paged, holds, stage }) => {
    if (holds.kind === 'other' || holds.kind === 'foreign' || DERIVED.includes(stage)) return [];
    const own = renames[holds.kind === 'document' ? holds.schema : holds.record];
    const named = Object.fromEntries(Object.entries(own ?? {}).map(([field, to]) => [`data.${field}`, to]));
    const current = (text: string) => renameFields(JSON.parse(text) as Json, holds.kind === 'records' ? named : own);
    const isSame = (file: string) => {
      const [a, b] = [read(before, file).replaceAll(old.version, now.version), read(after, file)];
      return a === b || isDeepStrictEqual(current(a), JSON.parse(b));
    };
    const files = shared.filter((file) => isOf(file, template, paged ?? false));
    return [{ path: template, files: files.length, differing: files.filter((file) => !isSame(file)) }];
  });
}

function isOf(file: string, template: string, paged: boolean): boolean {
  const literal = RegExp.escape(template.replace(/\.json$/, '')).replaceAll(/\\\{[^}]*\\\}/g, '[^/]+');
  return new RegExp(`^${literal}${paged ? '(/page/\\d+)?' : ''}\\.json$`).test(file);
}

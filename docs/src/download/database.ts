import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE } from '../../../core/downloads.js';
import type { Release } from '../reference/release.js';

/** A row by the names of its columns. */
export type Row = Record<string, string | number | null>;

/** Asks the database of a release. It must have one: `release.has(DATABASE)`. */
export function ask(release: Release, sql: string): Row[] {
  const db = new DatabaseSync(path.join(release.folder, DATABASE), { readOnly: true });
  try {
    return db.prepare(sql).all() as Row[];
  } finally {
    db.close();
  }
}

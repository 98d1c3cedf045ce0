import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE } from '../../core/contract/downloads.js';
import type { Download } from '../../schemas/generated/record.js';
import type { Records } from '../../scripts/pipeline/compose/records.js';
import { writeDownloads } from '../../scripts/pipeline/emit/download/downloads.js';
import type { Dataset } from '../../scripts/pipeline/load/dataset.js';
import { folderOf } from './folder.js';

export interface Written {
  folder: string;
  downloads: Download[];
  read(file: string): Buffer;
}

export function downloadsOf({ dataset, records }: { dataset: Dataset; records: Records }): Written {
  const folder = folderOf();
  const read = (file: string) => readFileSync(path.join(folder, file));
  const downloads = writeDownloads({ version: '0123456789ab', dataset, records }, (file, content) => {
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, content);
    const bytes = read(file);
    return { path: file, bytes: bytes.length, sha256: hash('sha256', bytes) };
  });
  return { folder, downloads, read };
}

/** Queries the database of a release or of {@link downloadsOf}. */
export function askDatabase(folder: string, sql: string, ...values: (string | number)[]): Record<string, unknown>[] {
  const db = new DatabaseSync(path.join(folder, DATABASE), { readOnly: true });
  try {
    return db.prepare(sql).all(...values);
  } finally {
    db.close();
  }
}

/** Parses CSV (RFC 4180), independently of the code that writes it. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { DATABASE, downloadPath } from '../../../../core/contract/downloads.js';
import { questionNames, questionText } from '../../../../docs/src/download/page.js';
import { downloadTables } from '../../../../scripts/pipeline/emit/download/downloads.js';
import { PARQUET_TABLES, parquet } from '../../../../scripts/pipeline/emit/download/parquet.js';
import { database } from '../../../../scripts/pipeline/emit/download/sqlite.js';
import { prepare } from '../../../../scripts/pipeline/pipeline.js';
import { installPackages } from '../../../../scripts/shared/packages.js';
import { askDatabase } from '../../../support/downloads.js';
import { addFiles, folderOf } from '../../../support/folder.js';

const TESTS = path.resolve(import.meta.dirname, '../../..');

/** Rows as text with normalised numbers: `350` equals `350.0`. */
const plain = (rows: unknown[][]) =>
  rows.map((row) => row.map((cell) => (cell === null || Number.isNaN(Number(cell)) ? cell : Number(cell))));

it('DuckDB answers the questions of the page from the Parquet files as the database does', async () => {
  installPackages(TESTS);
  const { dataset, records } = await prepare('data');
  const tables = downloadTables(dataset, records);
  const folder = folderOf();
  addFiles(folder, { [DATABASE]: database(tables, {}) });
  for (const table of tables.filter(({ name }) => PARQUET_TABLES.includes(name)))
    addFiles(folder, { [downloadPath(table.name, '.parquet')]: Buffer.from(parquet(table, {})) });
  const { DuckDBInstance } = createRequire(path.join(TESTS, 'package.json'))('@duckdb/node-api');
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  for (const table of PARQUET_TABLES)
    await connection.run(
      `CREATE VIEW ${table} AS FROM read_parquet('${path.join(folder, downloadPath(table, '.parquet'))}')`,
    );
  // Full-text search is specific to SQLite.
  for (const name of questionNames().filter((one) => one !== 'misspelt')) {
    const sql = questionText(name, 'sql');
    const expected = askDatabase(folder, sql).map((row) => Object.values(row));
    expect(expected.length, name).toBeGreaterThan(0);
    expect(plain((await connection.runAndReadAll(sql)).getRowsJson()), name).toEqual(plain(expected));
  }
  const [[listed]] = (
    await connection.runAndReadAll("SELECT list_contains(materials, 'petg') FROM printers WHERE id = 'bambu-lab-p1s'")
  ).getRowsJson();
  expect(listed).toBe(true);
}, 600_000);

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Cell, Column, Table } from './table.js';
import { viewsOf } from './views.js';

/** `OPDT` in the header, by which tools tell what kind of file it is. */
const APPLICATION_ID = 0x4f504454;

/** Layout of the tables; grows when a query that held before holds no more. */
export const LAYOUT = 1;

const TYPES = { text: 'TEXT', integer: 'INTEGER', number: 'REAL', boolean: 'INTEGER', list: 'TEXT', json: 'TEXT' };

/**
 * The tables as one SQLite database, with full-text search over `names`. It is made in memory and written out by VACUUM
 * INTO, so that the same tables give the same bytes: no journal, no free pages, no counter of changes.
 *
 * @throws when a foreign key leads nowhere
 */
export function database(tables: readonly Table[], about: Readonly<Record<string, string>>): Buffer {
  const db = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false });
  const folder = mkdtempSync(path.join(tmpdir(), 'open-print-data-'));
  try {
    db.exec(
      `PRAGMA page_size = 4096; PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${LAYOUT}; BEGIN`,
    );
    for (const table of tables) fill(db, table);
    const [lost] = db.prepare('PRAGMA foreign_key_check').all();
    if (lost) throw new Error(`a row of ${lost.table} names one of ${lost.parent} that is not there`);
    describe(db, tables, about);
    for (const { name, sql } of viewsOf(tables)) db.exec(`CREATE VIEW ${name} AS ${sql}`);
    // Three letters at a time: finds parts of names, in either script, and misspelt ones by what is left of them.
    db.exec(
      `CREATE VIRTUAL TABLE search USING fts5(name, kind UNINDEXED, id UNINDEXED, content = 'names', tokenize = 'trigram');
       INSERT INTO search (search) VALUES ('rebuild'); INSERT INTO search (search) VALUES ('optimize'); COMMIT`,
    );
    const place = path.join(folder, 'database');
    db.prepare('VACUUM INTO ?').run(place);
    return readFileSync(place);
  } finally {
    db.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function fill(db: DatabaseSync, { name, columns, key, foreign, indexes, rows }: Table): void {
  const lines = [
    ...columns.map((column) => `${column.name} ${TYPES[column.kind]}${column.required ? ' NOT NULL' : ''}`),
    ...(key.length > 0 ? [`PRIMARY KEY (${key.join(', ')})`] : []),
    ...foreign.map((one) => `FOREIGN KEY (${one.columns.join(', ')}) REFERENCES ${one.table} (${one.to.join(', ')})`),
  ];
  db.exec(`CREATE TABLE ${name} (\n  ${lines.join(',\n  ')}\n)`);
  insert(db, name, columns, rows);
  for (const index of indexes) db.exec(`CREATE INDEX ${name}_by_${index.join('_')} ON ${name} (${index.join(', ')})`);
}

function insert(db: DatabaseSync, name: string, columns: readonly Pick<Column, 'kind'>[], rows: Table['rows']): void {
  const statement = db.prepare(`INSERT INTO ${name} VALUES (${columns.map(() => '?').join(', ')})`);
  for (const row of rows) statement.run(...row.map((cell, i) => stored(cell, columns[i]?.kind)));
}

function stored(cell: Cell, kind: Column['kind'] | undefined): SQLInputValue {
  if (cell === null || typeof cell === 'number') return kind === 'json' && cell !== null ? String(cell) : cell;
  if (kind === 'json' || typeof cell === 'object') return JSON.stringify(cell);
  return typeof cell === 'boolean' ? Number(cell) : cell;
}

/** The database describes itself: what it is, its tables and their columns. */
function describe(db: DatabaseSync, tables: readonly Table[], about: Readonly<Record<string, string>>): void {
  const text = (names: number) => Array.from({ length: names }, () => ({ kind: 'text' as const }));
  db.exec('CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT NOT NULL)');
  insert(db, 'about', text(2), Object.entries(about));
  db.exec(`CREATE TABLE tables (name TEXT PRIMARY KEY, description TEXT NOT NULL, description_zh TEXT NOT NULL)`);
  const relations = [...tables, ...viewsOf(tables)];
  insert(
    db,
    'tables',
    text(3),
    relations.map(({ name, description, description_zh }) => [name, description, description_zh]),
  );
  db.exec(
    `CREATE TABLE columns (table_name TEXT NOT NULL, name TEXT NOT NULL, type TEXT NOT NULL, unit TEXT,
     description TEXT NOT NULL, description_zh TEXT NOT NULL, PRIMARY KEY (table_name, name),
     FOREIGN KEY (table_name) REFERENCES tables (name))`,
  );
  const rows = tables.flatMap(({ name, columns }) =>
    columns.map((one) => [name, one.name, one.kind, one.unit, one.description, one.description_zh]),
  );
  insert(db, 'columns', text(6), rows);
}

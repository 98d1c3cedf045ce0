import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Cell, Column, Table } from './table.js';

/** `OPDT` in the file header, which identifies the file type to tools. */
const APPLICATION_ID = 0x4f504454;

/** Version of the layout; increases when an existing query would stop working. */
export const LAYOUT = 1;

const TYPES = { text: 'TEXT', integer: 'INTEGER', number: 'REAL', boolean: 'INTEGER', list: 'TEXT', json: 'TEXT' };

/**
 * Writes the tables as one SQLite database with full-text search over `names`. Repeated texts are stored once, and a
 * view has the table's name and columns. Built in memory and written by VACUUM INTO, so that the same tables give the
 * same bytes: no journal, free pages or change counter.
 *
 * @throws on a broken foreign key
 */
export function database(tables: readonly Table[], about: Readonly<Record<string, string>>): Buffer {
  const db = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false });
  const folder = mkdtempSync(path.join(tmpdir(), 'open-print-data-'));
  try {
    db.exec(
      `PRAGMA page_size = 4096; PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${LAYOUT}; BEGIN`,
    );
    const texts = new Texts();
    const stores = new Map(tables.map((table) => [table.name, storeOf(table)]));
    for (const table of tables) fill(db, table, texts, stores);
    texts.write(db);
    const [lost] = db.prepare('PRAGMA foreign_key_check').all();
    if (lost) throw new Error(`a row of ${lost.table} refers to a missing row of ${lost.parent}`);
    describe(db, tables, about);
    for (const { name, sql } of viewsOf(tables)) db.exec(`CREATE VIEW ${name} AS ${sql}`);
    // Trigrams match parts of names in English and Chinese, and misspelt names by the parts that are right.
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

/** Texts shared by rows of several tables, stored by number. */
class Texts {
  private readonly numbers = new Map<string, number>();

  numberOf(text: string): number {
    const number = this.numbers.get(text) ?? this.numbers.size + 1;
    this.numbers.set(text, number);
    return number;
  }

  write(db: DatabaseSync): void {
    if (this.numbers.size === 0) return;
    db.exec(`CREATE TABLE ${TEXTS} (number INTEGER PRIMARY KEY, text TEXT NOT NULL)`);
    const rows = [...this.numbers].map(([text, number]): Cell[] => [number, text]);
    insert(db, TEXTS, [{ kind: 'integer' }, { kind: 'text' }], rows);
  }
}

const TEXTS = 'repeated_texts';

/** Name of the stored table: that of the table itself, or of the one behind its view if texts repeat. */
export function storeOf({ name, repeated }: Table): string {
  return repeated ? `${name}_stored` : name;
}

function fill(db: DatabaseSync, table: Table, texts: Texts, stores: ReadonlyMap<string, string>): void {
  const { columns, key, foreign = [], indexes = [], rows, repeated = [] } = table;
  const store = storeOf(table);
  const isRepeated = (name: string) => repeated.includes(name);
  const lines = [
    ...columns.map(({ name, kind, required }) => {
      const type = isRepeated(name) ? `INTEGER REFERENCES ${TEXTS}` : TYPES[kind];
      return `${name} ${type}${required ? ' NOT NULL' : ''}`;
    }),
    ...(key.length > 0 ? [`PRIMARY KEY (${key.join(', ')})`] : []),
    ...foreign
      .filter(({ columns }) => !columns.some(isRepeated))
      .map(
        (one) => `FOREIGN KEY (${one.columns.join(', ')}) REFERENCES ${stores.get(one.table)} (${one.to.join(', ')})`,
      ),
  ];
  db.exec(`CREATE TABLE ${store} (\n  ${lines.join(',\n  ')}\n)${isKeyed(table) ? ' WITHOUT ROWID' : ''}`);
  const written = columns.map(({ name, kind }) => ({ kind: isRepeated(name) ? ('integer' as const) : kind }));
  const shared = columns.map(({ name, kind }) => (isRepeated(name) ? kind : null));
  const numbered = (row: readonly Cell[]) =>
    row.map((cell, i) => {
      const kind = shared[i];
      return kind == null || cell === null ? cell : texts.numberOf(String(stored(cell, kind)));
    });
  insert(db, store, written, repeated.length > 0 ? Array.from(rows, numbered) : rows);
  for (const index of indexes)
    db.exec(`CREATE INDEX ${table.name}_by_${index.join('_')} ON ${store} (${index.join(', ')})`);
  if (store !== table.name) db.exec(`CREATE VIEW ${table.name} AS ${wordedRows(table)}`);
}

/** Whether the rows behind a view are ordered by their key alone (WITHOUT ROWID), which saves a separate index. */
function isKeyed({ key, indexes = [], repeated }: Table): boolean {
  return repeated !== undefined && key.length > 0 && indexes.length === 0;
}

/** SELECT statement for the rows of a table with their repeated texts filled in. */
function wordedRows(table: Table): string {
  const { columns, repeated = [] } = table;
  const cells = columns.map(({ name }) =>
    repeated.includes(name) ? `(SELECT text FROM ${TEXTS} WHERE number = store.${name}) AS ${name}` : `store.${name}`,
  );
  return `SELECT\n  ${cells.join(',\n  ')}\nFROM ${storeOf(table)} AS store`;
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

/** Adds tables that describe the database, its tables and their columns. */
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

/** A named query of the database. */
export interface View {
  name: string;
  description: string;
  description_zh: string;
  sql: string;
}

/** Joins that users would otherwise write again and again. */
export function viewsOf(tables: readonly Table[]): View[] {
  return [PROFILE_SOURCES, DEFAULT_PROFILES, profilesWithProcess(tables)];
}

const PROFILE_SOURCES: View = {
  name: 'profile_sources',
  description: 'The presets that each profile is based on, with the source, its commit and its address.',
  description_zh: '每个配置所读取的预设及其来源、提交和地址。',
  sql: `SELECT
  profiles.id AS profile, sources.id AS source, sources.name AS source_name, sources.revision, sources.url,
  nozzles.printer_preset, profiles.filament_preset, nozzles.process_preset, nozzles.process_choice
FROM profiles
JOIN printers ON printers.id = profiles.printer
JOIN sources ON sources.id = printers.source
JOIN nozzles ON nozzles.printer = profiles.printer AND nozzles.variant = profiles.nozzle_variant`,
};

const DEFAULT_PROFILES: View = {
  name: 'default_profiles',
  description: 'The first profile of each printer and material: that of the default nozzle, or of the nearest one.',
  description_zh: '每台打印机与耗材的首选配置：默认喷嘴的配置，没有时取直径最接近的。',
  sql: 'SELECT * FROM profiles WHERE leads',
};

/** Prefixes the columns of the process, since it shares field names such as `flow_ratio` with the profile. */
function profilesWithProcess(tables: readonly Table[]): View {
  const settings = tables.find(({ name }) => name === 'processes')?.columns ?? [];
  const named = settings.filter(({ name }) => name !== 'id').map(({ name }) => `processes.${name} AS process_${name}`);
  return {
    name: 'profiles_with_process',
    description: 'Profiles with their process settings in one row; process columns start with `process_`.',
    description_zh: '配置与其工艺设置合为一行；工艺设置的列名以 `process_` 开头。',
    sql: `SELECT profiles.*, ${named.join(', ')}
FROM profiles
JOIN processes ON processes.id = profiles.process`,
  };
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE, PACKED_DATABASE } from '../../../core/contract/downloads.js';
import { FILES } from '../../../core/contract/paths.js';
import type { Say } from '../../../core/words/language.js';
import { markdownTable } from '../../../core/words/markdown.js';
import type { Download } from '../../../schemas/generated/record.js';
import { code, fence, number, titles } from '../reference/format.js';
import type { Release } from '../reference/release.js';

/** The names of the Parquet tables. */
export function parquetNames(release: Release, say: Say): string {
  const names = listed(release).flatMap(({ path: file }) => /([\w-]+)\.parquet$/.exec(file)?.[1] ?? []);
  return names.map(code).join(say(', ', '、'));
}

/** The address of the packed database that never changes. */
export function immutableAddress(release: Release): string {
  return code(listed(release).find(({ path: file }) => file === PACKED_DATABASE)?.immutable_path ?? '');
}

function listed(release: Release): Download[] {
  return release.json<{ downloads: Download[] }>(FILES.index).downloads;
}

/** A query in SQL and for a dataframe, with the result from the release's database. */
export function question(name: string, release: Release, say: Say): string {
  const sql = questionText(name, 'sql').trimEnd();
  const asked = [fence('sql', sql), fence('py', questionText(name, 'py').trimEnd())];
  if (release.has(DATABASE)) asked.push(rowTable(ask(release, sql), say));
  return asked.join('\n\n');
}

function rowTable(rows: readonly Row[], say: Say): string {
  const [first] = rows;
  if (!first) return say('The query returns no rows.', '结果为空。');
  return markdownTable(
    Object.keys(first),
    rows.map((row) => Object.values(row).map(cellOf)),
  );
}

/** Prevents Markdown from changing a value: ids become code, URLs links, and other text is escaped. */
function cellOf(value: Row[string]): string {
  if (typeof value !== 'string') return String(value ?? '');
  const text = value.replace(/\s+/g, ' ');
  if (/^[a-z0-9]+([._-]+[a-z0-9]+)+$/.test(text)) return code(text);
  return /^https?:\/\/\S+$/.test(text) ? `<${text}>` : text.replace(/[\\\x60*_{}[\]<>#~]/g, '\\$&');
}

/** The downloads with their digests. */
export function downloadTable(release: Release, say: Say): string {
  const downloads = listed(release);
  const nameOf = ({ path }: Download) => path.slice(path.lastIndexOf('/') + 1);
  const files = markdownTable(
    [say('File', '文件'), say('Size', '大小'), say('Holds', '内容')],
    downloads.map((file) => [
      `[${nameOf(file)}](${file.path})`,
      sizeOf(file.bytes, say),
      say(file.description, file.description_zh),
    ]),
  );
  // The format of `sha256sum --check`.
  const digests = downloads.map((file) => `${file.sha256}  ${nameOf(file)}`);
  return [files, say('SHA-256:', 'SHA-256：'), fence('txt', digests.join('\n'))].join('\n\n');
}

function sizeOf(bytes: number, say: Say): string {
  const [unit, divisor] = bytes < 1e6 ? (['KB', 1e3] as const) : (['MB', 1e6] as const);
  return `${number(bytes / divisor, say, 1)}\u00a0${unit}`;
}

/** Every table with its columns, folded: the widest has over a hundred. Empty for a release without the site. */
export function tableSections(release: Release, say: Say): string {
  if (!release.has(DATABASE)) return '';
  const suffix = say('', '_zh');
  const tables = ask(release, `SELECT name, description${suffix} AS description FROM tables ORDER BY rowid`);
  const columns = ask(
    release,
    `SELECT table_name, name, type, unit, description${suffix} AS description FROM columns ORDER BY rowid`,
  );
  const byTable = Map.groupBy(columns, ({ table_name }) => table_name);
  const head = titles(say, 'Column | Type | Unit | Meaning', '列 | 类型 | 单位 | 含义');
  return tables
    .map(({ name, description }) => {
      const own = byTable.get(name ?? null) ?? [];
      const cells = own.map((one) => [
        code(String(one.name)),
        String(one.type),
        cellOf(one.unit ?? null),
        cellOf(one.description ?? null),
      ]);
      const [counted] = ask(release, `SELECT count(*) AS rows FROM ${name}`);
      const rows = number(Number(counted?.rows), say);
      const summary = say(`${rows} rows, ${own.length} columns`, `${rows} 行，${own.length} 列`);
      const shown =
        own.length === 0
          ? say(`${rows} rows.`, `${rows} 行。`)
          : `<details><summary>${summary}</summary>\n\n${markdownTable(head, cells)}\n\n</details>`;
      return [`### ${name}`, String(description), shown].join('\n\n');
    })
    .join('\n\n');
}

/** A row by column name. */
type Row = Record<string, string | number | null>;

/** Queries the database of a release, which must exist: `release.has(DATABASE)`. */
function ask(release: Release, sql: string): Row[] {
  const db = new DatabaseSync(path.join(release.folder, DATABASE), { readOnly: true });
  try {
    return db.prepare(sql).all() as Row[];
  } finally {
    db.close();
  }
}

/** Folder of the queries: each has an SQL query and a script with the same result. */
export const QUESTIONS = path.resolve(import.meta.dirname, 'questions');

export function questionNames(): string[] {
  return readdirSync(QUESTIONS)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => path.basename(file, '.sql'))
    .sort();
}

/** A query in SQL, or for a dataframe. @throws if there is none of that name */
export function questionText(name: string, language: 'sql' | 'py'): string {
  return readFileSync(path.join(QUESTIONS, `${name}.${language}`), 'utf8');
}

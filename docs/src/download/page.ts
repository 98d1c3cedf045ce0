import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE } from '../../../core/contract/downloads.js';
import { FILES } from '../../../core/contract/paths.js';
import { type Language, LOCALES, type Say } from '../../../core/words/language.js';
import { markdownTable } from '../../../core/words/markdown.js';
import type { Download } from '../../../schemas/generated/record.js';
import { code, fence, number } from '../reference/format.js';
import type { Release } from '../reference/release.js';

/**
 * A part of the page about the downloads: `files`, `tables`, or the names of the tables in `parquet`. A release without the site has no downloads: then
 * nothing is shown.
 */
export function downloadPart(part: string, release: Release, language: Language): string {
  if (!release.has(DATABASE)) return '';
  if (part === 'files') return fileTable(release, language);
  if (part === 'parquet') {
    const { downloads } = release.json<{ downloads: Download[] }>(FILES.index);
    const names = downloads.flatMap(({ path: file }) => /([\w-]+)\.parquet$/.exec(file)?.[1] ?? []);
    return names.map(code).join(LOCALES[language].say(', ', '、'));
  }
  if (part === 'tables') return tableSections(release, language);
  throw new Error(`there is no part "${part}" of the downloads`);
}

/** A question in SQL and of a dataframe, with what the database of the release answers. */
export function question(name: string, release: Release, language: Language): string {
  const sql = questionText(name, 'sql').trimEnd();
  const asked = [fence('sql', sql), fence('py', questionText(name, 'py').trimEnd())];
  return [...asked, ...(release.has(DATABASE) ? [rowTable(ask(release, sql), LOCALES[language].say)] : [])].join(
    '\n\n',
  );
}

function rowTable(rows: readonly Row[], say: Say): string {
  const [first] = rows;
  if (!first) return say('The query returns no rows.', '结果为空。');
  const names = Object.keys(first);
  return markdownTable(
    names,
    rows.map((row) => names.map((name) => cellOf(row[name] ?? null))),
  );
}

function cellOf(value: Row[string]): string {
  return typeof value === 'string' ? literal(value) : String(value ?? '');
}

/** What Markdown would read as something else stays what it is: an id has hyphens, an address is a link. */
function literal(value: string): string {
  const text = value.replace(/\s+/g, ' ');
  if (/^[a-z0-9]+([._-]+[a-z0-9]+)+$/.test(text)) return code(text);
  return /^https?:\/\/\S+$/.test(text) ? `<${text}>` : text.replace(/[\\\x60*_{}[\]<>#~]/g, '\\$&');
}

function fileTable(release: Release, language: Language): string {
  const { say } = LOCALES[language];
  const { downloads } = release.json<{ downloads: Download[] }>(FILES.index);
  const nameOf = ({ path }: Download) => path.slice(path.lastIndexOf('/') + 1);
  const files = markdownTable(
    [say('File', '文件'), say('Size', '大小'), say('Holds', '内容')],
    downloads.map((file) => [
      `[${nameOf(file)}](${file.path})`,
      sizeOf(file.bytes, say),
      say(file.description, file.description_zh),
    ]),
  );
  // As `sha256sum --check` reads them.
  const digests = downloads.map((file) => `${file.sha256}  ${nameOf(file)}`);
  return [files, say('SHA-256:', 'SHA-256：'), fence('txt', digests.join('\n'))].join('\n\n');
}

function sizeOf(bytes: number, say: Say): string {
  const [unit, divisor] = bytes < 1e6 ? (['KB', 1e3] as const) : (['MB', 1e6] as const);
  return `${number(bytes / divisor, say, 1)}\u00a0${unit}`;
}

/** Every table with its columns, which a click shows: the longest has more than a hundred. */
function tableSections(release: Release, language: Language): string {
  const { say } = LOCALES[language];
  const suffix = say('', '_zh');
  const tables = ask(release, `SELECT name, description${suffix} AS description FROM tables ORDER BY rowid`);
  const columns = ask(
    release,
    `SELECT table_name, name, type, unit, description${suffix} AS description FROM columns ORDER BY rowid`,
  );
  const byTable = Map.groupBy(columns, ({ table_name }) => table_name);
  const [column, type, unit, meaning] = [
    say('Column', '列'),
    say('Type', '类型'),
    say('Unit', '单位'),
    say('Meaning', '含义'),
  ];
  return tables
    .map(({ name, description }) => {
      const own = byTable.get(name ?? null) ?? [];
      const rows = own.map((one) => [
        code(String(one.name)),
        String(one.type),
        cellOf(one.unit ?? null),
        cellOf(one.description ?? null),
      ]);
      const [counted] = ask(release, `SELECT count(*) AS rows FROM ${name}`);
      const rowCount = number(Number(counted?.rows), say);
      if (own.length === 0)
        return [`### ${name}`, String(description), say(`${rowCount} rows.`, `${rowCount} 行。`)].join('\n\n');
      const summary = say(`${rowCount} rows, ${own.length} columns`, `${rowCount} 行，${own.length} 列`);
      const shown = `<details><summary>${summary}</summary>\n\n${markdownTable([column, type, unit, meaning], rows)}\n\n</details>`;
      return [`### ${name}`, String(description), shown].join('\n\n');
    })
    .join('\n\n');
}

/** A row by the names of its columns. */
type Row = Record<string, string | number | null>;

/** Asks the database of a release. It must have one: `release.has(DATABASE)`. */
function ask(release: Release, sql: string): Row[] {
  const db = new DatabaseSync(path.join(release.folder, DATABASE), { readOnly: true });
  try {
    return db.prepare(sql).all() as Row[];
  } finally {
    db.close();
  }
}

/** Where the questions are: of each one a query and a script that give the same answer. */
export const QUESTIONS = path.resolve(import.meta.dirname, 'questions');

export function questionNames(): string[] {
  return readdirSync(QUESTIONS)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => path.basename(file, '.sql'))
    .sort();
}

/** A question as it is asked in SQL, or of a dataframe. @throws when there is no such question */
export function questionText(name: string, language: 'sql' | 'py'): string {
  return readFileSync(path.join(QUESTIONS, `${name}.${language}`), 'utf8');
}

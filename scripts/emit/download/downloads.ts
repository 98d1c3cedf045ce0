import { csvPath, DATA_PACKAGE, DATABASE, DOWNLOAD_TYPES, endingOf, ndjsonPath } from '../../../core/downloads.js';
import type { ManifestEntry } from '../../../core/manifest.js';
import type { Download } from '../../../schemas/generated/record.js';
import type { Records } from '../../compose/records.js';
import type { Dataset } from '../../load/dataset.js';
import { DATA_LICENCE } from '../licence.js';
import { csv } from './csv.js';
import { type DescribedDownload, dataPackage } from './data-package.js';
import { KINDS, ndjson } from './ndjson.js';
import { database } from './sqlite.js';
import type { Part } from './table.js';
import { downloadTables } from './tables.js';

/** What the downloads are made of. */
export interface DownloadContent {
  version: string;
  dataset: Dataset;
  records: Records;
}

/** Takes a file and tells what was taken. */
type Write = (path: string, content: string | Uint8Array) => ManifestEntry;

const BOTH: readonly Part[] = ['figures', 'texts'];

/** Writes every record in three forms, and the package that describes them, which is the last that is listed. */
export function writeDownloads({ version, dataset, records }: DownloadContent, write: Write): Download[] {
  const tables = downloadTables(dataset, records);
  const described: DescribedDownload[] = [];
  const add = (
    own: Omit<DescribedDownload, keyof ManifestEntry | 'media_type'>,
    path: string,
    content: string | Uint8Array,
  ) => described.push({ ...own, ...written(write(path, content)) });

  const about = { name: 'Open Print Data', version, licence: DATA_LICENCE };
  add({ ...DATABASE_TEXT, parts: BOTH, table: null }, DATABASE, database(tables, about));
  for (const kind of Object.keys(KINDS) as (keyof typeof KINDS)[]) {
    const { parts } = tables.find(({ name }) => name === kind) ?? { parts: BOTH };
    add({ ...linesOf(kind), parts, table: null }, ndjsonPath(kind), ndjson(records[kind]));
  }
  for (const table of tables) {
    const { description, description_zh, parts } = table;
    add({ description, description_zh, parts, table }, csvPath(table.name), csv(table));
  }
  const text = `${JSON.stringify(dataPackage(version, dataset, records, described), null, 2)}\n`;
  const own = { ...PACKAGE_TEXT, ...written(write(DATA_PACKAGE, text)) };
  return [...described, own].map(({ path, media_type, bytes, sha256, description, description_zh }) => ({
    ...{ path, media_type, bytes, sha256, description, description_zh },
  }));
}

const DATABASE_TEXT = {
  description: 'All tables in one SQLite database, with indexes, foreign keys and full-text search over names.',
  description_zh: '全部表合为一个 SQLite 数据库，含索引、外键和名称全文检索。',
};

const PACKAGE_TEXT = {
  description: 'What the other files are: sizes, digests, columns with their types, licences (Data Package 2.0).',
  description_zh: '其余文件的说明：大小、摘要、各列的类型和许可证（Data Package 2.0）。',
};

function linesOf(kind: keyof typeof KINDS) {
  const { en, zh } = KINDS[kind];
  return {
    description: `Every ${en} as the service gives it, provenance included; one JSON object a line.`,
    description_zh: `全部${zh}，内容与接口相同（含出处），每行一个 JSON 对象。`,
  };
}

function written({ path, bytes, sha256 }: ManifestEntry) {
  const [media_type = ''] = DOWNLOAD_TYPES[endingOf(path)].split(';');
  return { path, media_type, bytes, sha256 };
}

import { gzipSync } from 'fflate';
import {
  DATA_PACKAGE,
  DATABASE,
  DOWNLOAD_TYPES,
  downloadPath,
  extensionOf,
  immutablePath,
  PACKED_DATABASE,
} from '../../../../core/contract/downloads.js';
import type { ManifestEntry } from '../../../../core/contract/manifest.js';
import type { Download } from '../../../../schemas/generated/record.js';
import { importedSources } from '../../compose/origins.js';
import type { Records } from '../../compose/records.js';
import type { Dataset } from '../../load/dataset.js';
import { DATA_LICENCE, licencePage, SPDX } from '../licence.js';
import { lineOf } from '../pieces.js';
import { csv, LIST_MARK } from './csv.js';
import { PARQUET_TABLES, parquet } from './parquet.js';
import { database } from './sqlite.js';
import type { CellKind, Column, LicensedPart, Table } from './table.js';
import { filamentTables, materialTable } from './tables/materials.js';
import { fitTable, presetTable, printerTables } from './tables/printers.js';
import { processIds, processTable, profileTable } from './tables/profiles.js';
import { identifierTable, nameTable, provenanceTable, sourceTable, warningTable } from './tables/provenance.js';
import { codeTable, ruleTables, settingTables } from './tables/rules.js';

export interface DownloadContent {
  version: string;
  dataset: Dataset;
  records: Records;
}

/** Writes a file of the downloads and returns its manifest entry. */
type Write = (path: string, content: string | Uint8Array) => ManifestEntry;

const BOTH: readonly LicensedPart[] = ['figures', 'texts'];

/** Writes all records in four formats, and last the data package that describes them. */
export function writeDownloads({ version, dataset, records }: DownloadContent, write: Write): Download[] {
  const tables = downloadTables(dataset, records);
  const described: DescribedDownload[] = [];
  const add = (
    own: Omit<DescribedDownload, keyof ManifestEntry | 'media_type'>,
    path: string,
    content: string | Uint8Array,
  ) => described.push({ ...own, ...written(write(path, content)) });

  const about = { name: 'Open Print Data', version, licence: DATA_LICENCE };
  const whole = database(tables, about);
  add({ ...DATABASE_TEXT, parts: BOTH, table: null }, DATABASE, whole);
  add({ ...PACKED_TEXT, parts: BOTH, table: null }, PACKED_DATABASE, gzipSync(whole, { mtime: 0 }));
  for (const kind of Object.keys(KINDS) as (keyof typeof KINDS)[]) {
    const { parts } = tables.find(({ name }) => name === kind) ?? { parts: BOTH };
    const { en, zh } = KINDS[kind];
    const description = `Every ${en} as in the service, including provenance; one JSON object per line.`;
    const description_zh = `全部${zh}，内容与接口相同（含出处），每行一个 JSON 对象。`;
    add({ description, description_zh, parts, table: null }, downloadPath(kind, '.ndjson.gz'), ndjson(records[kind]));
  }
  for (const table of tables) {
    const { description, description_zh, parts } = table;
    add({ description, description_zh, parts, table }, downloadPath(table.name, '.csv'), csv(table));
    if (PARQUET_TABLES.includes(table.name))
      add(
        { description, description_zh, parts, table: null },
        downloadPath(table.name, '.parquet'),
        parquet(table, about),
      );
  }
  const text = `${JSON.stringify(dataPackage(version, dataset, records, described), null, 2)}\n`;
  const own = { ...PACKAGE_TEXT, ...written(write(DATA_PACKAGE, text)) };
  return [...described, own].map(({ path, media_type, bytes, sha256, description, description_zh }) => ({
    path,
    immutable_path: immutablePath(path, sha256),
    ...{ media_type, bytes, sha256, description, description_zh },
  }));
}

/** All tables, the most wanted ones first. */
export function downloadTables(dataset: Dataset, records: Records): Table[] {
  const processes = processIds(records.profiles);
  return [
    ...printerTables(records, processes),
    presetTable(records),
    materialTable(records),
    ...filamentTables(records),
    profileTable(records, processes),
    fitTable(records),
    processTable(processes),
    ...ruleTables(records),
    codeTable(records),
    ...settingTables(records),
    nameTable(dataset, records),
    identifierTable(records),
    warningTable(records),
    provenanceTable(dataset, records),
    sourceTable(dataset),
  ];
}

const DATABASE_TEXT = {
  description: 'All tables in one SQLite database, with indexes, foreign keys and full-text search over names.',
  description_zh: '全部表合为一个 SQLite 数据库，含索引、外键和名称全文检索。',
};

const PACKED_TEXT = { description: 'The database, compressed (gzip).', description_zh: '同一数据库，gzip 压缩。' };

const PACKAGE_TEXT = {
  description: 'Description of the other files: sizes, digests, columns with their types, licences (Data Package 2.0).',
  description_zh: '其余文件的说明：大小、摘要、各列的类型和许可证（Data Package 2.0）。',
};

function written({ path, bytes, sha256 }: ManifestEntry) {
  const [media_type = ''] = DOWNLOAD_TYPES[extensionOf(path)].split(';');
  return { path, media_type, bytes, sha256 };
}

/** Kinds of records available as JSON Lines, by file name, each with its singular. */
export const KINDS = {
  printers: { en: 'printer', zh: '打印机' },
  materials: { en: 'material', zh: '耗材' },
  profiles: { en: 'profile', zh: '配置' },
  rules: { en: 'troubleshooting rule', zh: '故障排除规则' },
  settings: { en: 'setting of slicers', zh: '切片设置' },
  filaments: { en: 'branded filament', zh: '品牌耗材' },
} as const satisfies Partial<Record<keyof Records, object>>;

const END = Buffer.from('\n');

/**
 * Records as returned by the service, as gzipped JSON Lines. Compressed in JavaScript because the zlib linked into
 * Node.js produces different bytes on different processors. The gzip header contains no time and no name.
 */
export function ndjson(records: readonly object[]): Uint8Array {
  return gzipSync(Buffer.concat(records.flatMap((record) => [lineOf(record), END])), { mtime: 0 });
}

/** A download with its metadata for the data package. */
export interface DescribedDownload extends Omit<Download, 'immutable_path'> {
  parts: readonly LicensedPart[];
  table: Table | null;
}

const TITLES = { figures: 'Figures and mappings', texts: 'Written texts' } as const;

/** Types of Table Schema. A list is a delimited text, since version 1 of the standard has no lists of texts. */
const TYPES: Record<CellKind, string> = {
  text: 'string',
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
  list: 'string',
  json: 'string',
};

/**
 * `datapackage.json`: the downloads with digests, columns and licences (Data Package 2.0,
 * https://datapackage.org/standard/data-package/).
 */
export function dataPackage(
  version: string,
  dataset: Dataset,
  records: Records,
  files: readonly DescribedDownload[],
): object {
  return {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: 'open-print-data',
    title: 'Open Print Data',
    description:
      'Printers, materials, print profiles and troubleshooting rules for 3D printing, with their provenance.',
    version,
    licenses: licences(['figures', 'texts']),
    sources: Object.values(importedSources(dataset, records)).map(({ name, repository, commit }) => ({
      title: name,
      path: repository,
      version: commit,
    })),
    resources: files.map(resource),
  };
}

function resource({ path, description, parts, table, media_type, bytes, sha256 }: DescribedDownload): object {
  const file = path.slice(path.lastIndexOf('/') + 1);
  const [name = '', ...endings] = file.split('.');
  const [format = ''] = endings;
  return {
    name: table ? name : [name, ...endings].join('-'),
    path: file,
    ...(table && { type: 'table' }),
    description,
    format,
    mediatype: media_type,
    ...(table && { encoding: 'utf-8', dialect: DIALECT }),
    bytes,
    hash: `sha256:${sha256}`,
    licenses: licences(parts),
    ...(table && { schema: tableSchema(table) }),
  };
}

const DIALECT = { delimiter: ',', lineTerminator: '\r\n', quoteChar: '"', doubleQuote: true };

function tableSchema({ columns, key, foreign = [] }: Table): object {
  return {
    fields: columns.map(field),
    missingValues: [''],
    ...(key.length > 0 && { primaryKey: key }),
    ...(foreign.length > 0 && {
      foreignKeys: foreign.map(({ columns, table, to }) => ({
        fields: columns,
        reference: { resource: table, fields: to },
      })),
    }),
  };
}

function field({ name, kind, description, unit, required, values }: Column): object {
  const how = { list: ` Values separated by "${LIST_MARK}".`, json: ' As JSON.' };
  // An empty list is an empty text, which the standard treats as a missing value.
  const constraints = { ...(required && kind !== 'list' && { required: true }), ...(values && { enum: values }) };
  return {
    name,
    type: TYPES[kind],
    description: `${description}${kind === 'list' || kind === 'json' ? how[kind] : ''}`,
    ...(unit !== null && { unit }),
    ...(kind === 'boolean' && { trueValues: ['true'], falseValues: ['false'] }),
    ...(Object.keys(constraints).length > 0 && { constraints }),
  };
}

function licences(parts: readonly LicensedPart[]): object[] {
  return parts.map((part) => ({ name: SPDX[part], title: TITLES[part], path: licencePage(SPDX[part]) }));
}

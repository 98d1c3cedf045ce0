import type { Download } from '../../../../schemas/generated/record.js';
import { importedSources } from '../../compose/origins.js';
import type { Records } from '../../compose/records.js';
import type { Dataset } from '../../load/dataset.js';
import { licencePage, SPDX } from '../licence.js';
import { LIST_MARK } from './csv.js';
import type { CellKind, Column, LicensedPart, Table } from './table.js';

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

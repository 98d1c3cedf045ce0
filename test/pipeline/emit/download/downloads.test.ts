import { hash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { describe, expect, it } from 'vitest';
import {
  DATA_PACKAGE,
  DATABASE,
  DOWNLOADS,
  downloadPath,
  PACKED_DATABASE,
  readImmutablePath,
} from '../../../../core/contract/downloads.js';
import { SLICERS } from '../../../../core/words/slicers.js';
import { downloadTables, KINDS } from '../../../../scripts/pipeline/emit/download/downloads.js';
import { PARQUET_TABLES } from '../../../../scripts/pipeline/emit/download/parquet.js';
import { database, LAYOUT, storeOf } from '../../../../scripts/pipeline/emit/download/sqlite.js';
import { column, fieldColumns, type Table, toId } from '../../../../scripts/pipeline/emit/download/table.js';
import { prepare } from '../../../../scripts/pipeline/pipeline.js';
import { recordSchema } from '../../../../scripts/shared/schemas/read.js';
import { EVEN_NAMES } from '../../../../scripts/shared/schemas/uneven-names.js';
import { FROZEN_DATA } from '../../../support/data.js';
import { askDatabase, downloadsOf, parseCsv } from '../../../support/downloads.js';

const content = await prepare(FROZEN_DATA);
const { dataset, records } = content;
const { folder, downloads, read } = downloadsOf(content);
const tables = downloadTables(dataset, records);
const ask = (sql: string, ...values: (string | number)[]) => askDatabase(folder, sql, ...values);

describe('the downloads', () => {
  it('are reproducible', async () => {
    const again = downloadsOf(await prepare(FROZEN_DATA));
    expect(again.downloads).toEqual(downloads);
  });

  it('match the list', () => {
    const files = readdirSync(path.join(folder, DOWNLOADS)).map((file) => `${DOWNLOADS}/${file}`);
    expect(downloads.map((file) => file.path).sort()).toEqual(files.sort());
    for (const file of downloads) {
      const bytes = read(file.path);
      expect(file).toMatchObject({ bytes: bytes.length, sha256: hash('sha256', bytes) });
      const { path: plain, digest = '' } = readImmutablePath(file.immutable_path) ?? {};
      expect([plain, file.sha256.startsWith(digest)]).toEqual([file.path, true]);
      expect([file.description, file.description_zh].filter((text) => text === '')).toEqual([]);
    }
  });

  it('contain every record as JSON Lines, without a timestamp', () => {
    for (const kind of Object.keys(KINDS) as (keyof typeof KINDS)[]) {
      const packed = read(downloadPath(kind, '.ndjson.gz'));
      expect(packed.subarray(4, 8)).toEqual(Buffer.alloc(4));
      const lines = gunzipSync(packed).toString().trimEnd().split('\n');
      expect(lines.map((line) => JSON.parse(line))).toEqual(JSON.parse(JSON.stringify(records[kind])));
    }
  });
});

describe('the Parquet files', () => {
  it.each(PARQUET_TABLES)('%s has the typed rows of its table', async (name) => {
    const table = tables.find((one) => one.name === name) as Table;
    const { buffer, byteOffset, length } = read(downloadPath(name, '.parquet'));
    const file = buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer;
    const rows = await parquetReadObjects({ file });
    const plain = (cell: unknown) => (typeof cell === 'bigint' ? Number(cell) : cell);
    expect(rows.map((row) => table.columns.map(({ name }) => plain(row[name]) ?? null))).toEqual(
      Array.from(table.rows, (row) => table.columns.map((_, place) => row[place] ?? null)),
    );
    const { schema, row_groups } = parquetMetadata(file);
    const types = new Map(schema.map((one) => [one.name, one.converted_type ?? one.type]));
    const kinds = { text: 'UTF8', integer: 'INT64', number: 'DOUBLE', boolean: 'BOOLEAN', list: 'LIST', json: 'JSON' };
    for (const { name, kind } of table.columns) expect(types.get(name), name).toBe(kinds[kind]);
    const id = row_groups[0]?.columns[0]?.meta_data;
    expect(id?.statistics).toBeDefined();
  });

  it('include the compressed database, without a timestamp', () => {
    const packed = read(PACKED_DATABASE);
    expect(packed.subarray(4, 8)).toEqual(Buffer.alloc(4));
    expect(gunzipSync(packed).equals(read(DATABASE))).toBe(true);
  });
});

describe('the database', () => {
  it('is one file with a fixed header', () => {
    const [pragmas] = ask(
      'SELECT * FROM pragma_page_size, pragma_user_version, pragma_application_id, pragma_freelist_count, pragma_journal_mode',
    );
    const fixed = { page_size: 4096, user_version: LAYOUT, application_id: 0x4f504454 };
    expect(pragmas).toEqual({ ...fixed, freelist_count: 0, journal_mode: 'delete' });
  });

  it('passes the integrity check', () => {
    expect(ask('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(ask('PRAGMA foreign_key_check')).toEqual([]);
    const keys = tables.flatMap((table) => (table.foreign ?? []).map(() => storeOf(table)));
    expect(keys.length).toBeGreaterThan(15);
    for (const name of keys) expect(ask(`PRAGMA foreign_key_list(${name})`)).not.toEqual([]);
  });

  it('stores a repeated text once, and shows it everywhere', () => {
    const [stored] = ask('SELECT count(*) AS texts, count(DISTINCT text) AS distinct_texts FROM repeated_texts');
    expect(stored?.texts).toBeGreaterThan(0);
    expect(stored?.texts).toBe(stored?.distinct_texts);
    const [roles] = ask("SELECT count(*) AS rows FROM provenance WHERE role = 'leading'");
    expect(roles?.rows).toBeGreaterThan(1);
    expect(ask("SELECT number FROM repeated_texts WHERE text = 'leading'")).toHaveLength(1);
  });

  it('is not written if a row references a missing one', () => {
    const lost: Table = { ...tableOf('lost'), foreign: [toId('id', 'known')], rows: [['nobody']] };
    expect(() => database([tableOf('known'), lost], {})).toThrow('a row of lost refers to a missing row of known');
  });

  it('has every row, and every column under its unquoted name', () => {
    for (const { name, columns, rows } of tables) {
      const found = ask(`SELECT ${columns.map((one) => one.name).join(', ')} FROM ${name}`);
      expect([name, found.length]).toEqual([name, [...rows].length]);
    }
  });

  it.each(['printer', 'material', 'profile'] as const)('returns the fields of every %s', (kind) => {
    const table = `${kind}s` as const;
    const fields = fieldColumns(recordSchema(kind), { omit: OMITTED[kind] });
    for (const record of records[table]) {
      const [row = {}] = ask(`SELECT * FROM ${table} WHERE id = ?`, record.id);
      for (const { name, path: names, kind: cell } of fields) {
        const below = (node: unknown, key: string) => (node as Record<string, unknown> | null)?.[key] ?? null;
        const value = names.reduce(below, record);
        const stored = row[name];
        const back = cell === 'list' && stored !== null ? JSON.parse(String(stored)) : stored;
        expect([record.id, name, back]).toEqual([record.id, name, typeof value === 'boolean' ? Number(value) : value]);
      }
    }
  });

  it('finds a branded filament by its barcode', () => {
    const sql = `SELECT f.name, c.name AS colour, c.hexes, s.weight_g FROM filament_sizes s
      JOIN filaments f ON f.id = s.filament
      JOIN filament_colours c ON c.filament = s.filament AND c.name = s.colour WHERE s.gtin = ?`;
    expect(ask(sql, '4006381333931')).toEqual([
      { name: 'PLA Basic', colour: 'Jet Black', hexes: '["#000000"]', weight_g: 1000 },
    ]);
  });

  it('returns the process of every profile', () => {
    for (const { id, process } of records.profiles) {
      const [row = {}] = ask('SELECT * FROM profiles_with_process WHERE id = ?', id);
      expect(row.process_layer_height_mm).toBe(process.layer_height_mm);
      expect(row.process_speed_mm_s_outer_wall).toBe(process.speed_mm_s.outer_wall);
      expect(row.process_infill_pattern).toBe(process.infill_pattern);
    }
  });

  it('has the leading profile of each pair', () => {
    const first = new Map(records.profiles.toReversed().map((one) => [`${one.printer}/${one.material}`, one.id]));
    const leading = ask('SELECT id FROM default_profiles ORDER BY id').map(({ id }) => id);
    expect(leading).toEqual([...first.values()].sort());
    expect(leading.length).toBeLessThan(records.profiles.length);
  });

  it('names the presets of every profile', () => {
    for (const { id, provenance } of records.profiles) {
      const { source, commit, printer_preset, filament_preset, process_preset } = provenance;
      expect(ask('SELECT * FROM profile_sources WHERE profile = ?', id)).toMatchObject([
        { source, revision: commit, printer_preset, filament_preset, process_preset },
      ]);
    }
  });

  it('names the presets shipped with each slicer, the process by nozzle and in Cura by material', () => {
    const found = ask('SELECT slicer, nozzle, machine, process FROM presets WHERE printer = ?', 'acme-labs-one');
    const presets = records.printers.find(({ id }) => id === 'acme-labs-one')?.presets;
    expect(found).toEqual(SLICERS.flatMap((slicer) => (presets?.[slicer] ?? []).map((own) => ({ slicer, ...own }))));
    for (const { id, presets } of records.profiles) {
      const [row = {}] = ask('SELECT * FROM profiles WHERE id = ?', id);
      expect([row.presets_orcaslicer_filament, row.presets_cura_process]).toEqual([
        presets.orcaslicer?.filament ?? null,
        presets.cura?.process ?? null,
      ]);
    }
  });

  it('gives the source of a fact', () => {
    const sql =
      "SELECT role, value, url, place, source FROM provenance WHERE kind = 'printers' AND id = ? AND field = ?";
    const of = (field: string) => ask(sql, 'acme-labs-one', field);
    expect(of('enclosed')).toEqual([
      { role: 'value', value: 'true', url: 'https://example.org/acme-labs-one', place: null, source: null },
    ]);
    expect(of('max_speed_mm_s.e')).toMatchObject([
      { role: 'upstream', value: '3', place: 'Acme Labs One 0.4 nozzle', source: 'acme-slicer' },
    ]);
  });

  it('finds names by substring, in either script', () => {
    const find = (text: string) => ask('SELECT DISTINCT kind, id FROM search WHERE search MATCH ?', `"${text}"`);
    expect(find('cme labs on')).toContainEqual({ kind: 'printers', id: 'acme-labs-one' });
    expect(find('AL One')).toContainEqual({ kind: 'printers', id: 'acme-labs-one' });
    expect(ask("SELECT DISTINCT kind, id FROM search WHERE name LIKE '%拉丝%'")).toContainEqual({
      kind: 'rules',
      id: 'stringing',
    });
  });

  it('describes every table and column in both languages', () => {
    expect(ask("SELECT * FROM tables WHERE description = '' OR description_zh = ''")).toEqual([]);
    expect(ask("SELECT table_name, name FROM columns WHERE description = '' OR description_zh = ''")).toEqual([]);
    expect(ask('SELECT count(*) AS columns FROM columns')).toEqual([
      { columns: tables.flatMap(({ columns }) => columns).length },
    ]);
  });
});

describe('the tables', () => {
  it.each(tables.map(({ name }) => name))('have the same rows as the database: %s', (name) => {
    const [head = [], ...rows] = parseCsv(read(downloadPath(name, '.csv')).toString());
    const kinds = new Map(tables.find((table) => table.name === name)?.columns.map((one) => [one.name, one.kind]));
    const text = (column: string, value: unknown) => {
      if (value === null) return '';
      if (kinds.get(column) === 'boolean') return String(value === 1);
      if (kinds.get(column) === 'list') return (JSON.parse(String(value)) as unknown[]).join('|');
      return String(value);
    };
    // A view has no row ids, and the order of a key if it has one.
    const isView = tables.some((table) => table.name === name && table.repeated);
    const expected = ask(`SELECT * FROM ${name}${isView ? '' : ' ORDER BY rowid'}`).map((row) =>
      head.map((column) => text(column, row[column])),
    );
    expect(isView ? rows.sort() : rows).toEqual(isView ? expected.sort() : expected);
  });
});

describe('the package', () => {
  const made = JSON.parse(read(DATA_PACKAGE).toString()) as {
    resources: {
      name: string;
      path: string;
      bytes: number;
      hash: string;
      licenses: { name: string }[];
      schema?: {
        fields: { name: string; constraints?: { required?: boolean } }[];
        foreignKeys?: { reference: { resource: string } }[];
      };
    }[];
  };

  it('lists every other download, with its digest', () => {
    const others = downloads.filter((file) => file.path !== DATA_PACKAGE);
    expect(made.resources.map(({ path, bytes, hash }) => [`${DOWNLOADS}/${path}`, bytes, hash])).toEqual(
      others.map((file) => [file.path, file.bytes, `sha256:${file.sha256}`]),
    );
    const names = made.resources.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z0-9._-]+$/.test(name))).toEqual([]);
  });

  it('has the columns in table order', () => {
    for (const { path: file, schema } of made.resources.filter((one) => one.schema)) {
      const [head] = parseCsv(read(`${DOWNLOADS}/${file}`).toString());
      expect(schema?.fields.map(({ name }) => name)).toEqual(head);
      for (const { reference } of schema?.foreignKeys ?? [])
        expect(made.resources.some(({ name, schema }) => schema && name === reference.resource)).toBe(true);
    }
  });

  it('requires a value only in columns without empty cells', () => {
    for (const { path: file, schema } of made.resources.filter((one) => one.schema)) {
      const [, ...rows] = parseCsv(read(`${DOWNLOADS}/${file}`).toString());
      const wrong = schema?.fields.filter(
        ({ constraints }, column) => constraints?.required && rows.some((row) => row[column] === ''),
      );
      expect([file, wrong]).toEqual([file, []]);
    }
  });

  it('states the licence of each', () => {
    const of = (name: string) =>
      made.resources.find((one) => one.name === name)?.licenses.map((licence) => licence.name);
    expect(of('profiles')).toEqual(['CC0-1.0']);
    expect(of('rules')).toEqual(['CC0-1.0', 'CC-BY-4.0']);
    expect(of('open-print-data-sqlite')).toEqual(['CC0-1.0', 'CC-BY-4.0']);
    expect(made.resources.length).toBe(Object.keys(KINDS).length + tables.length + PARQUET_TABLES.length + 2);
    expect(read(DATABASE).subarray(0, 15).toString()).toBe('SQLite format 3');
  });
});

function provenance(names: string): string[] {
  return names.split(' ').map((name) => `provenance.${name}`);
}

const OMITTED = {
  printer: [
    ...['identifiers', 'nozzles', 'likely', 'warnings'],
    ...SLICERS.map((slicer) => `presets.${slicer}`),
    ...provenance('source_name repository commit licence curated corrected others not_found withheld'),
  ],
  material: ['identifiers', 'notes', 'warnings', 'provenance', ...Object.values(EVEN_NAMES)],
  profile: [
    ...['process', 'warnings', 'presets.cura.machine', 'presets.cura.variants'],
    ...SLICERS.filter((slicer) => slicer !== 'cura').flatMap((slicer) =>
      ['machine', 'process', 'variants'].map((name) => `presets.${slicer}.${name}`),
    ),
    ...provenance('source commit printer_preset process_preset process_choice corrected'),
  ],
};

function tableOf(name: string): Table {
  const empty = { description: '', description_zh: '', parts: [], foreign: [], indexes: [], rows: [] };
  return { ...empty, name, columns: [column('id', 'text', '', '')], key: ['id'] };
}

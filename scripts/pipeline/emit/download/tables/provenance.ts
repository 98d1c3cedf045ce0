import type { Correction } from '../../../../../schemas/generated/record.js';
import { at } from '../../../../shared/tree.js';
import { type IdentifiedKind, identifierEntries } from '../../../compose/identifiers.js';
import { namedRecords } from '../../../compose/named-records.js';
import type { Records } from '../../../compose/records.js';
import { BY_HAND, type Dataset } from '../../../load/dataset.js';
import { type Cell, cellsOf, column, fieldColumns, itemSchema, required, type Table, toId } from '../table.js';

const KINDS = ['printers', 'materials', 'profiles', 'causes', 'fixes', 'rules'];
const ROLES = ['leading', 'value', 'other', 'upstream', 'not_found', 'withheld', 'reference'];

interface ProvenanceRow {
  role: string;
  value?: unknown;
  cited?: Cited | null;
  note?: string | null;
}

/** Where values come from, and what other sources state: one row per record, field and source. */
export function provenanceTable(dataset: Dataset, records: Records): Table {
  return {
    name: 'provenance',
    description:
      'Sources of values. A field without a row comes from the `leading` source of its record; profiles come from the presets in `profiles` and `nozzles`.',
    description_zh:
      '数值的出处。没有单独列出的字段取自该记录的 `leading` 来源；配置取自 `profiles` 和 `nozzles` 中的预设。',
    parts: ['figures', 'texts'],
    columns: [
      required('kind', 'Table of the record.', '记录所在的表。', KINDS),
      required('id', 'Id of the record.', '记录标识。'),
      column(
        'field',
        'text',
        'Field as in the records of the service, dotted; empty: the whole record.',
        '字段，写法与接口记录相同（以点分隔）；为空时指整条记录。',
      ),
      required(
        'role',
        'leading: every field without its own row; value: the value itself; other: another source says this; upstream: the source said this before the correction; not_found: searched for but not found, with the last day as the value; withheld: why there is no profile; reference: read for the record.',
        'leading：未单独列出的字段；value：该值本身；other：其他来源的说法；upstream：更正前来源中的值；not_found：查找过但未找到，值为最近查找日期；withheld：不提供配置的原因；reference：撰写该记录时的参考资料。',
        ROLES,
      ),
      column(
        'value',
        'json',
        'The value of the record; for the roles other and upstream, the value in that source.',
        '记录中的值；role 为 other 或 upstream 时，为该来源中的值。',
      ),
      column('source', 'text', 'Id of the source.', '来源标识。'),
      column('printer', 'text', 'Id of the printer from which the value was taken over.', '该值沿用自此打印机。'),
      column('url', 'text', 'Page or file that was read.', '查阅的页面或文件。'),
      column('place', 'text', 'Preset or part of the source.', '来源中的预设或部分。'),
      column('note', 'text', 'What was read there, or why it was corrected.', '在该处读到的内容，或更正的原因。'),
    ],
    key: [],
    foreign: [toId('source', 'sources'), toId('printer', 'printers')],
    indexes: [['kind', 'id']],
    repeated: ['field', 'role', 'value', 'url', 'place', 'note'],
    rows: [...rowsOf(dataset, records)],
  };
}

function* rowsOf(dataset: Dataset, records: Records): Iterable<Cell[]> {
  const cite = citedBy(dataset);
  const row = (
    kind: string,
    id: string,
    field: string | null,
    { role, value = null, cited, note = null }: ProvenanceRow,
  ): Cell[] => [
    ...[kind, id, field, role, value as Cell],
    ...[cited?.source ?? null, cited?.printer ?? null, cited?.url ?? null, cited?.place ?? null, note],
  ];
  const corrections = (kind: string, id: string, corrected: readonly Correction[]) =>
    corrected.map(({ field, upstream_value, reason, source }) =>
      row(kind, id, field, { role: 'upstream', value: upstream_value, cited: cite(source), note: reason }),
    );
  for (const printer of records.printers) {
    const { id, provenance } = printer;
    // A printer without an imported source has no leading one.
    if (provenance.commit !== '') yield row('printers', id, null, { role: 'leading', cited: cite(provenance.source) });
    for (const { field, source, passage: read } of provenance.curated)
      yield row('printers', id, field, { role: 'value', value: at(printer, field), cited: cite(source), note: read });
    for (const { field, value, source } of provenance.others)
      yield row('printers', id, field, { role: 'other', value, cited: cite(source) });
    yield* corrections('printers', id, provenance.corrected);
    for (const { field, date } of provenance.not_found)
      yield row('printers', id, field, { role: 'not_found', value: date });
    for (const { material, nozzle, reason } of provenance.withheld)
      yield row('printers', id, null, { role: 'withheld', value: { material, nozzle }, note: reason });
  }
  for (const material of records.materials) {
    const { id, provenance } = material;
    for (const { field, sources, note, others } of provenance.figures) {
      const value = at(material, field);
      for (const source of sources)
        yield row('materials', id, field, { role: 'value', value, cited: cite(source), note });
      for (const { sources: other, note: said, ...value } of others)
        for (const source of other)
          yield row('materials', id, field, { role: 'other', value, cited: cite(source), note: said });
    }
    yield* corrections('materials', id, provenance.corrected);
  }
  for (const { id, provenance } of records.profiles) yield* corrections('profiles', id, provenance.corrected);
  for (const [kind, id, source] of readings(records))
    yield row(kind, id, null, { role: 'reference', cited: cite(source) });
}

/** Sources of rules, causes and fixes; each once. */
function readings({ rules }: Records): (readonly [kind: string, id: string, source: string])[] {
  const found = new Map<string, readonly [string, string, string]>();
  const add = (kind: string, id: string, source: string) => found.set(`${kind} ${id} ${source}`, [kind, id, source]);
  for (const rule of rules) {
    for (const { id } of rule.references) add('rules', rule.id, id);
    for (const cause of rule.causes) {
      for (const source of cause.sources) add('causes', cause.id, source);
      for (const fix of cause.fixes) for (const source of fix.sources) add('fixes', fix.id, source);
    }
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, reading]) => reading);
}

/** The sources that records refer to by id: imported collections of presets, and pages and papers that were read. */
export function sourceTable({ sources, references }: Dataset): Table {
  return {
    name: 'sources',
    description: 'Sources that records refer to by id: imported collections of presets, and pages that were read.',
    description_zh: '记录以标识引用的来源：导入的预设集合和查阅的资料。',
    parts: ['figures'],
    columns: [
      required('id', 'Id of the source.', '来源标识。'),
      required('kind', 'Whether it was imported as a whole, or read.', '整体导入或查阅所得。', ['import', 'reference']),
      required('name', 'Name or title.', '名称或标题。'),
      column('url', 'text', 'Address.', '地址。'),
      column('revision', 'text', 'Commit that was read.', '读取的提交。'),
      column('date', 'text', 'Day of the commit.', '提交日期。'),
      column('licence', 'text', 'Licence as an SPDX identifier.', '许可证（SPDX 标识）。'),
    ],
    key: ['id'],
    rows: [
      ...Object.entries(sources.value.sources).map(([id, { name, repository, commit, date, licence }]) => [
        ...[id, 'import', name, `${repository}/tree/${commit}`, commit, date, licence],
      ]),
      ...Object.entries(references.value).map(([id, { title, url = null }]) => [
        ...[id, 'reference', title, url, null, null, null],
      ]),
      // Leading source of printers without an imported one; the pages are in the provenance table.
      [BY_HAND.source, 'reference', 'Pages that people read', null, null, null, null],
    ],
  };
}

export interface Cited {
  source: string | null;
  /** Id of another printer from which the value was taken. */
  printer: string | null;
  url: string | null;
  /** Preset of the source; or the whole text if it matches nothing known. */
  place: string | null;
}

const NOTHING: Cited = { source: null, printer: null, url: null, place: null };

/** Parses a citation: a URL, a source id, a source id with a preset (`orcaslicer: Voron 0.1`) or a printer id. */
export function citedBy({ sources, references, printers }: Dataset): (text: string | null | undefined) => Cited | null {
  const known = (id: string) => Object.hasOwn(sources.value.sources, id) || Object.hasOwn(references.value, id);
  return (text) => {
    if (text === null || text === undefined) return null;
    if (/^https?:\/\//.test(text)) return { ...NOTHING, url: text };
    if (known(text)) return { ...NOTHING, source: text };
    if (printers.has(text)) return { ...NOTHING, printer: text };
    const [, source = '', place = ''] = /^([a-z0-9-]+): (.+)$/s.exec(text) ?? [];
    return known(source) ? { ...NOTHING, source, place } : { ...NOTHING, place: text };
  };
}

// Tables whose rows refer to records of several kinds, by `kind` and `id`.

/** Tables whose rows have names. */
const NAMED = ['brands', 'printers', 'materials', 'rules', 'settings', 'causes', 'fixes'];

/** All names of every record, as indexed by the full-text search. */
export function nameTable(dataset: Dataset, records: Records): Table {
  return {
    name: 'names',
    description: 'All names of a record, in both languages: its id, names and aliases.',
    description_zh: '记录的所有称呼（中英文）：标识、名称和别名。',
    parts: ['figures'],
    columns: [
      required('kind', 'Table of the record.', '记录所在的表。', NAMED),
      required('id', 'Id of the record.', '记录标识。'),
      column(
        'position',
        'integer',
        '1 for the id, followed by names, then aliases.',
        '1 为标识本身，其后为名称和别名。',
        {
          required: true,
        },
      ),
      required('name', 'The name.', '称呼。'),
    ],
    key: ['kind', 'id', 'position'],
    indexes: [['name']],
    rows: [...named(dataset, records)].flatMap(({ kind, id, names }) =>
      [...new Set(names)].map((name, index) => [kind, id, index + 1, name]),
    ),
  };
}

function* named(dataset: Dataset, records: Records): Iterable<{ kind: string; id: string; names: readonly string[] }> {
  for (const { kind, id, names } of namedRecords(dataset, records))
    yield { kind: kind === 'symptoms' ? 'rules' : kind, id, names };
  for (const { id, name, name_zh, slicers } of records.settings) {
    const labels = Object.values(slicers).flatMap(({ label, label_zh, key }) => [label, label_zh, key]);
    yield { kind: 'settings', id, names: [id, name, name_zh, ...labels.filter((label) => label !== null)] };
  }
  for (const { value } of dataset.causes.values())
    yield { kind: 'causes', id: value.id, names: [value.id, value.name.en, value.name.zh] };
  for (const { value } of dataset.fixes.values())
    yield { kind: 'fixes', id: value.id, names: [value.id, value.action.en, value.action.zh] };
}

/** Tables whose rows have identifiers in other systems. */
const IDENTIFIED: readonly IdentifiedKind[] = ['printers', 'materials', 'filaments'];

/**
 * Identifiers of printers, materials and branded filaments in other systems: one row per identifier and record, with
 * the content of `identify.json`. An identifier of a product also stands for its material.
 */
export function identifierTable(records: Records): Table {
  return {
    name: 'identifiers',
    description:
      'Names that slicers, machines and other databases use for a printer, a material or a branded filament, in their spelling; the name of a product also stands for its material.',
    description_zh:
      '切片软件、机器和其他数据库对打印机、耗材或品牌耗材的称呼，拼写与其一致；产品的称呼同时指其所属耗材。',
    parts: ['figures'],
    columns: [
      required('kind', 'Table of the record.', '记录所在的表。', IDENTIFIED),
      required('id', 'Id of the record.', '记录标识。'),
      required('system', 'System that uses this name.', '使用该称呼的系统。'),
      required('identifier', 'The name in that system.', '在该系统中的称呼。'),
    ],
    // The key begins with the identifier because rows are looked up by it.
    key: ['identifier', 'system', 'kind', 'id'],
    repeated: ['kind', 'id', 'system'],
    rows: identifierRows(records),
  };
}

function identifierRows(records: Records): Cell[][] {
  const rows = new Map<string, string[]>();
  for (const { kind, id, system, identifier } of identifierEntries(records)) {
    const row = [kind, id, system, identifier];
    rows.set(row.join('\0'), row);
  }
  const byKind = Map.groupBy(rows.values(), ([kind]) => kind);
  return IDENTIFIED.flatMap((kind) => byKind.get(kind) ?? []);
}

export function warningTable({ printers, materials, profiles, filaments }: Records): Table {
  const columns = fieldColumns(itemSchema('profile', 'warnings'));
  const kinds = { printers, materials, profiles, filaments };
  return {
    name: 'warnings',
    description: 'Possible harm that could not be ruled out.',
    description_zh: '可能造成损害且无法由数据确定的事项。',
    parts: ['texts'],
    columns: [
      required('kind', 'Table of the record.', '记录所在的表。', Object.keys(kinds)),
      required('id', 'Id of the record.', '记录标识。'),
      ...columns,
    ],
    key: [],
    indexes: [['kind', 'id']],
    repeated: columns.map(({ name }) => name),
    rows: Object.entries(kinds).flatMap(([kind, records]) =>
      records.flatMap(({ id, warnings }) => warnings.map((warning) => [kind, id, ...cellsOf(warning, columns)])),
    ),
  };
}

import { z } from 'zod';
import { schemaPath } from '../../../../../core/contract/paths.js';
import { nearest } from '../../../../../core/names/nearest.js';
import { printerName } from '../../../../../core/names/printer-name.js';
import { type FieldSchema, type Line, layoutOf, linesFor } from '../../../../../core/words/layout.js';
import {
  materialStatements,
  type ProvenanceStatement,
  printerStatements,
} from '../../../../../core/words/provenance.js';
import { valueAt } from '../../../../../core/words/values.js';
import type { Filament, Material, Printer } from '../../../../../schemas/generated/record.js';
import { UnknownNameError } from '../../errors.js';
import type { Files } from '../../files.js';
import { resolveFilament } from '../../parts/filaments.js';
import { clearest, identify, recordsMeant } from '../../parts/identify.js';
import { idsByIdentifier, idsByName } from '../../parts/resolve-names.js';
import { resolveRecord } from '../../resolve-record.js';
import { args, argumentsOf, described } from '../arguments.js';
import { mark } from '../citations.js';
import { Refusal, unclear } from '../names.js';
import { defineTool, type Lines, type ToolContext } from '../tool.js';

const KINDS = ['printer', 'material', 'filament'] as const;
type Kind = (typeof KINDS)[number];

type Fields = readonly string[] | undefined;

export const lookupTool = defineTool({
  name: 'lookup',
  title: { en: 'Figures of a printer or a material', zh: '打印机或耗材的数据' },
  description: {
    en: 'All figures with sources of one printer (build volume, rated and firmware temperature limits separately, speeds, nozzles, configurations), material (temperatures, drying, fan, softening, fumes) or branded filament (figures of the spool; those of its material beside them). Also accepts identifiers ("GFA00", "C12"). Use "fields" for single figures. A configuration (another hotend or board) is a separate record.',
    zh: '一台打印机（打印体积、分开列出的额定与固件温度上限、速度、喷嘴、不同配置）、一种耗材（温度、烘干、风扇、软化、烟气）或一款品牌耗材（料盘自身的数据，其材料的一般数据列在旁边）的全部数据，每项都有来源。也可用标识符（GFA00、C12）。只问个别数据时用 fields。同一机器的不同配置（换热端、主板）是各自独立的记录。',
  },
  input: argumentsOf({
    name: args.name('name'),
    kind: described('kind', z.enum(KINDS)).optional(),
    fields: args.names('fields', 1, 20).optional(),
  }),
  example: { name: 'Bambu Lab P1S' },
  async run({ name, kind: given, fields }, call) {
    const { kind, id } = given ? { kind: given, id: name } : await recordCalled(name, call);
    const found = await FINDERS[kind](id, fields, call);
    return {
      texts: true,
      lines: [
        `${found.name} (${kind}, id ${found.id})`,
        ...(fields ? [] : found.head),
        // States first if the name is not that of the record.
        await meaningOf(name, kind, found.id, call),
        ...found.lines,
      ],
    };
  },
});

/** A record in lines. */
interface FoundRecord {
  id: string;
  name: string;
  /** What precedes its values, unless only some fields are asked for. */
  head: Lines;
  lines: Lines;
}

/** The record that a name means, with the name or its id. @throws {Refusal} if there is none or several */
async function recordCalled(name: string, call: ToolContext): Promise<{ kind: Kind; id: string }> {
  const { files, say } = call;
  const [printer, material] = await Promise.all(
    (['printers', 'materials'] as const).map(async (kind) => (await idsByName(files, [kind, name])).length > 0),
  );
  if (printer && material)
    throw new Refusal(
      'ambiguous',
      say(
        `"${name}" is the name of a printer and of a material: pass "kind".`,
        `“${name}”既是打印机又是耗材，请指定 kind。`,
      ),
    );
  if (printer || material) return { kind: printer ? 'printer' : 'material', id: name };
  if (await isFilament(name, files)) return { kind: 'filament', id: name };
  if ((await idsByIdentifier(files, ['printers', name])).length > 0) return { kind: 'printer', id: name };
  // A product before its material, since the values of a spool are its own.
  const meant = recordsMeant(clearest(await identify(files, name)));
  const [product, other] = meant.filter(({ kind }) => kind === 'filaments');
  if (product && !other) return { kind: 'filament', id: product.id };
  if ((await idsByIdentifier(files, ['materials', name])).length > 0) return { kind: 'material', id: name };
  throw await unclear(['printers', 'materials'], name, 'unknown_name', call);
}

/** Whether a name is that of a branded filament. @throws {UnknownNameError} if it is that of several */
async function isFilament(name: string, files: Files): Promise<boolean> {
  try {
    await resolveFilament(files, name);
    return true;
  } catch (error) {
    if (error instanceof UnknownNameError && !error.several) return false;
    throw error;
  }
}

/** A line that says so if the name is that of a product or an identifier of another system. */
async function meaningOf(name: string, kind: Kind, id: string, { files, say }: ToolContext) {
  const isName =
    kind === 'filament' ? await isFilament(name, files) : (await idsByName(files, [`${kind}s`, name])).length > 0;
  if (isName) return null;
  if (kind !== 'material') return say(`"${name}" is an identifier of ${id}.`, `“${name}”是 ${id} 的标识符。`);
  return say(
    `"${name}" is a product or an identifier of the material ${id}: these are figures of the material, not of a product.`,
    `“${name}”是材料 ${id} 的产品名或标识符：以下是该材料的数据，不是某个产品的数据。`,
  );
}

/**
 * Matches the requested fields: a field, all fields below it, or all that end with it ("max_nozzle_temperature_c"
 * matches both the rated limit and that of the firmware).
 *
 * @throws {Refusal} for a field that the record does not have
 */
function askedOf(kind: Kind, all: readonly string[], fields: Fields, { say }: ToolContext) {
  const fits = (path: string, field: string) =>
    path === field || path.startsWith(`${field}.`) || path.endsWith(`.${field}`);
  const strange = fields?.find((field) => !all.some((path) => fits(path, field)));
  if (strange !== undefined)
    throw new Refusal(
      'unknown_field',
      say(`A ${kind} has no field "${strange}".`, `没有“${strange}”这个字段。`),
      nearest(strange, all)
        .slice(0, 8)
        .map((one) => one.name),
    );
  return (path: string) => fields === undefined || fields.some((field) => fits(path, field));
}

const FINDERS: Readonly<Record<Kind, (name: string, fields: Fields, call: ToolContext) => Promise<FoundRecord>>> = {
  async printer(name, fields, call) {
    const { files, say, writer } = call;
    const record = await resolveRecord<Printer>(files, 'printers', name);
    const { configuration_of, configurations, warnings, differences, materials } = record;
    const { lines, others, labels, isAsked } = await factsOf('printer', record, printerStatements, fields, call);
    const likely = record.likely.filter(({ field }) => isAsked(field));
    return {
      id: record.id,
      name: printerName(record),
      head: [
        configuration_of &&
          say(
            `A configuration of ${configuration_of} (differs: ${differences.join(', ')}).`,
            `${configuration_of} 的一种配置（不同之处：${differences.join('、')}）。`,
          ),
        configurations.length > 0 &&
          say(
            `Configurations with their own figures: ${configurations.join(', ')}.`,
            `另有配置，数据各自独立：${configurations.join('、')}。`,
          ),
      ],
      lines: [
        ...lines,
        ...likely.map(({ field, value, reason, reason_zh, correct_count: right, known_count: known }) =>
          say(
            `Likely, not confirmed: ${labels.get(field)} = ${writer.any(value)} (${reason}; the pattern is right for ${right} of the ${known} printers for which it is known)`,
            `推测，未证实：${labels.get(field)} = ${writer.any(value)}（${reason_zh}；已知的 ${known} 台打印机中有 ${right} 台符合这一规律）`,
          ),
        ),
        !fields && materials.length > 0 && `${say('Profiles for: ', '有配置的耗材：')}${materials.join(', ')}`,
        ...(fields ? [] : warnings.map(({ message, message_zh }) => say(message, message_zh))),
        ...others,
      ],
    };
  },
  async material(name, fields, call) {
    const { files, say, writer } = call;
    const record = await resolveRecord<Material>(files, 'materials', name);
    const { fumes, food_contact: food, notes, warnings } = record;
    const { lines, others } = await factsOf('material', record, materialStatements, fields, call);
    const judged = (title: string, level: string, note: string | null, noteZh: string | null) =>
      `${title}${writer.any(level)}. ${say(note ?? '', noteZh ?? '')}`;
    const remarks = [
      fumes && judged(say('Fumes: ', '烟气：'), fumes.level, fumes.note, fumes.note_zh),
      food && judged(say('Food contact: ', '食品接触：'), food.suitable, food.note, food.note_zh),
      ...notes.map((note) => say(note)),
      ...warnings.map(({ message, message_zh }) => say(message, message_zh)),
    ];
    const title = say(record.name, record.name_zh);
    return { id: record.id, name: title, head: [], lines: [...lines, ...(fields ? [] : remarks), ...others] };
  },
  async filament(name, fields, call) {
    const { files, say } = call;
    const record = await resolveFilament(files, name);
    const material = await resolveRecord<Material>(files, 'materials', record.material);
    const templates = record.provenance.templates.join(say(', ', '、'));
    return {
      id: record.id,
      name: `${record.brand} ${record.name}`,
      head: [say(`A product of the material ${material.id}.`, `属于耗材 ${material.id} 的产品。`)],
      lines: [
        ...(await filamentLines(record, material, askedOf('filament', FILAMENT_FIELDS, fields, call), call)),
        record.discontinued && say('No longer sold.', '已停产。'),
        templates !== '' &&
          say(
            `Left out, because a database gives the same value to every product of the type: ${templates}`,
            `因数据库对该类型一律给出相同的值而留空：${templates}`,
          ),
      ],
    };
  },
};

/**
 * The requested values of a printer or material, grouped as on the site, and what no source states; the differing
 * values of other sources; the labels of all fields by path; and the test for requested fields.
 */
async function factsOf<T extends object>(
  kind: 'printer' | 'material',
  record: T,
  statementsOf: (record: T, path: string) => ProvenanceStatement[],
  fields: Fields,
  call: ToolContext,
) {
  const { files, citations, language, say, writer } = call;
  const groups = layoutOf(kind, await files.memo<FieldSchema>(schemaPath(kind)), language);
  const all = groups.flatMap((group) => group.lines);
  const isAsked = askedOf(
    kind,
    all.map(({ path }) => path),
    fields,
    call,
  );
  const byLabel = Map.groupBy(all, ({ label }) => label);
  const labels = new Map<string, string>();
  const others = new Map<string, string>();
  const lines: string[] = [];
  const unknown: string[] = [];
  const addFact = ({ path, label }: Line, text: string) => {
    const known = statementsOf(record, path);
    for (const one of known) {
      if (one.kind !== 'other') continue;
      const other = `${labels.get(one.field) ?? one.field} = ${writer.any(one.value)}`;
      if (!others.has(other)) others.set(other, mark(citations.ofStatement(one)));
    }
    return `- ${label}${writer.colon}${text}${mark(citations.ofValue(known, 4))}`;
  };
  // Temperature limits first, as they are requested most.
  for (const group of groups.toSorted((a, b) => Number(b.id === 'limits') - Number(a.id === 'limits'))) {
    const own = group.lines.flatMap((line) => {
      // "Chamber" alone does not distinguish the rated limit from that of the firmware.
      const shared = (byLabel.get(line.label)?.length ?? 0) > 1;
      const label = shared ? `${group.title} – ${line.label}` : line.label;
      labels.set(line.path, label);
      if (!isAsked(line.path)) return [];
      const text = writer.line(line, record);
      if (text !== null) return addFact(line, text);
      unknown.push(label);
      return [];
    });
    if (own.length > 0) lines.push(`${group.title}:`, ...own);
  }
  if (unknown.length > 0)
    lines.push(`${say('Not stated by any source: ', '没有来源、未知：')}${unknown.join(writer.semicolon)}`);
  const differing = [...others].map(([other, cited]) => `${say('Other sources say: ', '其他来源：')}${other}${cited}`);
  return { lines, others: differing, labels, isAsked };
}

/** Fields stated on spools, most requested first. Materials have most of these at the same path. */
const FILAMENT_FIELDS = [
  'nozzle_temperature_c',
  'bed_temperature_c',
  'chamber_temperature_c',
  'drying_temperature_c',
  'drying_time_h',
  'max_volumetric_speed_mm3_s',
  'flow_ratio',
  'density_g_cm3',
  'diameters_mm',
] as const;

/** The values of a branded filament, each next to that of its material in general. */
async function filamentLines(
  filament: Filament,
  material: Material,
  isAsked: (field: string) => boolean,
  { files, citations, language, say, writer }: ToolContext,
): Promise<string[]> {
  const schema = await files.memo<FieldSchema>(schemaPath('filament'));
  const fields: Readonly<Record<string, string>> = filament.provenance.fields;
  /** A field may be a range for a product but a single value for its material. */
  const textOf = (record: object, line: Line): string | null => {
    const value = valueAt(record, line.path) as unknown;
    if (value == null) return null;
    if (typeof value !== 'object' || !('min' in value)) return writer.line(line, record);
    const { min, max } = value as { min: number | null; max: number | null };
    return min === max ? writer.any(min, line.unit) : writer.range(min, max, line.unit);
  };
  return linesFor(schema, FILAMENT_FIELDS.filter(isAsked), language).flatMap((line) => {
    const { path, label } = line;
    const [own, general] = [textOf(filament, line), textOf(material, line)];
    if (own === null && general === null) return [];
    const source = fields[path];
    const ownSources = own === null || source === undefined ? [] : [citations.number(source)];
    const theirs = general === null ? '' : mark(citations.ofValue(materialStatements(material, path), 3));
    const inGeneral = general && say(`${material.name} in general ${general}`, `${material.name} 一般为 ${general}`);
    const beside = inGeneral ? writer.aside.join(inGeneral + theirs) : '';
    const product = own === null ? say('not stated for this product', '该产品未给出') : own + mark(ownSources);
    return [`- ${label}${writer.colon}${product}${beside}`];
  });
}

import { z } from 'zod';
import { nearest } from '../../../../../core/names/nearest.js';
import { printerName } from '../../../../../core/names/printer-name.js';
import { type FieldSchema, layoutOf } from '../../../../../core/words/layout.js';
import { materialStatements, printerStatements } from '../../../../../core/words/provenance.js';
import { writerIn } from '../../../../../core/words/record-words.js';
import type { Filament, Material, Printer } from '../../../../../schemas/generated/record.js';
import { args, argumentsOf, described } from '../arguments.js';
import { type Citations, mark, sourceLine } from '../citations.js';
import { FACT, type Facts, factsOf, OTHER } from '../facts.js';
import { Refusal } from '../failure.js';
import { CUT, FROM, fromLine, SOURCE } from '../shapes.js';
import { fitData } from '../shorten.js';
import { defineTool, type ToolContext } from '../tool.js';
import { FILAMENT_FIELDS, filamentFacts } from './lookup-filament.js';

const OUTPUT = z.object({
  kind: z.enum(['printer', 'material', 'filament']),
  id: z.string(),
  name: z.string(),
  facts: z.array(FACT),
  of_material: z
    .array(FACT)
    .describe('For a filament: general figures of its material, not of the product. Say so when you use them.'),
  unknown: z.array(z.string()).describe('Fields that no source states. Say "not known"; never guess them.'),
  likely: z
    .array(
      z.object({ field: z.string(), value: z.unknown(), because: z.string(), right: z.number(), known: z.number() }),
    )
    .describe('Likely but not confirmed: the pattern was right this often. Always say that it is an estimate.'),
  others: z.array(OTHER).describe('Different values in other sources.'),
  configuration_of: z.string().nullable().describe('The printer that this is a configuration of: a separate record.'),
  configurations: z.array(z.string()).describe('Its configurations: separate records with their own figures.'),
  materials: z.array(z.string()).describe('Materials that have a profile; left out if "fields" is given.'),
  notes: z.array(z.string()),
  sources: z.array(SOURCE),
  cut: CUT,
  from: FROM,
});

const KINDS = ['printer', 'material', 'filament'] as const;
type Kind = (typeof KINDS)[number];

const INPUT = argumentsOf({
  name: args.name('name'),
  kind: described('kind', z.enum(KINDS)).optional(),
  fields: args.names('fields', 1, 20).optional(),
  language: args.language,
});

/** `lookup`. */
export const lookupTool = defineTool({
  name: 'lookup',
  title: { en: 'Figures of a printer or a material', zh: '打印机或耗材的数据' },
  description: {
    en: 'All figures with sources of one printer (build volume, rated and firmware temperature limits separately, speeds, nozzles, configurations), material (temperatures, drying, fan, softening, fumes) or branded filament (figures of the spool; those of its material separately, in of_material). Also accepts identifiers ("GFA00", "C12"). Use "fields" for single figures. A configuration (another hotend or board) is a separate record.',
    zh: '一台打印机（打印体积、分开列出的额定与固件温度上限、速度、喷嘴、不同配置）、一种耗材（温度、烘干、风扇、软化、烟气）或一款品牌耗材（料盘自身的数据，其材料的一般数据另列于 of_material）的全部数据，每项都有来源。也可用标识符（GFA00、C12）。只问个别数据时用 fields。同一机器的不同配置（换热端、主板）是各自独立的记录。',
  },
  input: INPUT,
  output: OUTPUT,
  example: { name: 'Bambu Lab P1S' },
  async run({ name, kind, fields }, call) {
    const found = kind ?? (await kindOf(name, call));
    const { release } = call;
    const citations = await release.citations();
    const answer =
      found === 'printer'
        ? await ofPrinter(await release.printer(name), citations, fields, call)
        : found === 'filament'
          ? await ofFilament(await release.filament(name), citations, fields, call)
          : await ofMaterial(await release.material(name), citations, fields, call);
    // First of all: what is read on is not of what was named.
    const read = await readAs(name, answer, call);
    const told = { ...answer, lines: [...read, ...answer.lines], notes: [...read, ...answer.notes] };
    return finish(told, citations, fields === undefined, call);
  },
});

/**
 * Which fields are asked for: a field, all below it, or all that end so ("max_nozzle_temperature_c" is that of the rating
 * and that of the firmware).
 *
 * @throws {Refusal} for one that the record does not have
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

/** How often a pattern was right. */
function rightWords(right: number, known: number, say: ToolContext['say']): string {
  return right === known
    ? say(
        `the pattern is right for all ${known} printers for which it is known`,
        `已知的 ${known} 台打印机全部符合这一规律`,
      )
    : say(
        `the pattern is right for ${right} of the ${known} printers for which it is known`,
        `已知的 ${known} 台打印机中有 ${right} 台符合这一规律`,
      );
}

type RecordAnswer = Omit<z.output<typeof OUTPUT>, 'sources' | 'cut' | 'from'> & {
  lines: string[];
  head: string[];
  labels: ReadonlyMap<string, string>;
};

type Fields = readonly string[] | undefined;

/** What a name means, where nobody said it. @throws {Refusal} when it is neither, or both */
async function kindOf(name: string, { release, say }: ToolContext): Promise<Kind> {
  // Names win over identifiers, whatever these mean.
  for (const ids of [release.idsNamed, release.idsIdentified]) {
    const printers = await ids('printers', name);
    const materials = await ids('materials', name);
    if (printers.length > 0 && materials.length > 0)
      throw new Refusal(
        'ambiguous',
        say(
          `"${name}" is the name of a printer and of a material: pass "kind".`,
          `“${name}”既是打印机又是耗材，请指定 kind。`,
        ),
      );
    if (printers.length + materials.length > 0) return printers.length > 0 ? 'printer' : 'material';
    // Names win over products, and products over what identifiers mean: the figures of a spool are its own.
    if (ids === release.idsNamed && (await release.isFilament(name))) return 'filament';
  }
  await release.refuseSeveral(['printers', 'materials'], name, []);
  throw new Refusal(
    'unknown_name',
    say(
      `No printer or material is called "${name}" in this data. Do not use another one instead: ask the user, or say that it is not in the data.`,
      `数据中没有名为“${name}”的打印机或耗材。不要拿别的代替：请询问用户，或说明未收录。`,
    ),
    await release.near(['printers', 'materials'], name),
  );
}

/** What was made of a name that is that of a product, or an identifier of another system. */
async function readAs(name: string, { kind, id }: RecordAnswer, { release, say }: ToolContext): Promise<string[]> {
  if (kind === 'filament') return [];
  const kinds = { printer: 'printers', material: 'materials' } as const;
  if ((await release.idsNamed(kinds[kind], name)).length > 0) return [];
  return kind === 'printer'
    ? [say(`"${name}" is an identifier of ${id}.`, `“${name}”是 ${id} 的标识符。`)]
    : [
        say(
          `"${name}" is a product or an identifier of the material ${id}: these are figures of the material, not of a product.`,
          `“${name}”是材料 ${id} 的产品名或标识符：以下是该材料的数据，不是某个产品的数据。`,
        ),
      ];
}

/** The paths of all lines in which a record is shown. */
function pathsOf(kind: 'printer' | 'material', schema: FieldSchema, { language }: ToolContext): string[] {
  return layoutOf(kind, schema, language).flatMap(({ lines }) => lines.map(({ path }) => path));
}

/** The facts of a record that are asked for, and which fields are. */
async function askedFacts(
  kind: 'printer' | 'material',
  record: Parameters<typeof factsOf>[1],
  statements: Parameters<typeof factsOf>[3],
  citations: Citations,
  fields: Fields,
  call: ToolContext,
) {
  const schema = await call.release.schema(kind);
  const isAsked = askedOf(kind, pathsOf(kind, schema, call), fields, call);
  return { facts: factsOf(kind, record, schema, statements, citations, call.language, isAsked), isAsked };
}

async function ofPrinter(
  printer: Printer,
  citations: Citations,
  fields: Fields,
  call: ToolContext,
): Promise<RecordAnswer> {
  const { say } = call;
  const { facts, isAsked } = await askedFacts(
    'printer',
    printer,
    (path) => printerStatements(printer, path),
    citations,
    fields,
    call,
  );
  const { configuration_of, configurations, warnings, differs } = printer;
  const likely = printer.likely
    .filter(({ field }) => isAsked(field))
    .map(({ field, value, because, because_zh, right, known }) => ({
      ...{ field, value, because: say(because, because_zh), right, known },
    }));
  const head = [
    ...(configuration_of
      ? [
          say(
            `A configuration of ${configuration_of} (differs: ${differs.join(', ')}).`,
            `${configuration_of} 的一种配置（不同之处：${differs.join('、')}）。`,
          ),
        ]
      : []),
    ...(configurations.length > 0
      ? [
          say(
            `Configurations with their own figures: ${configurations.join(', ')}.`,
            `另有配置，数据各自独立：${configurations.join('、')}。`,
          ),
        ]
      : []),
  ];
  return {
    ...common('printer', printer.id, printerName(printer), facts),
    likely,
    of_material: [],
    configuration_of,
    configurations,
    materials: fields ? [] : printer.materials,
    notes: fields ? [] : warnings.map(({ message, message_zh }) => say(message, message_zh)),
    head,
  };
}

async function ofMaterial(
  material: Material,
  citations: Citations,
  fields: Fields,
  call: ToolContext,
): Promise<RecordAnswer> {
  const { language, say } = call;
  const { facts } = await askedFacts(
    'material',
    material,
    (path) => materialStatements(material, path),
    citations,
    fields,
    call,
  );
  const { fumes, food_contact, notes, warnings } = material;
  const writer = writerIn(language);
  const safety = [
    fumes && `${say('Fumes: ', '烟气：')}${writer.any(fumes.level)}. ${say(fumes.note ?? '', fumes.note_zh ?? '')}`,
    food_contact &&
      `${say('Food contact: ', '食品接触：')}${writer.any(food_contact.suitable)}. ${say(food_contact.note ?? '', food_contact.note_zh ?? '')}`,
  ].filter((text): text is string => typeof text === 'string');
  return {
    ...common('material', material.id, say(material.name, material.name_zh), facts),
    likely: [],
    of_material: [],
    configuration_of: null,
    configurations: [],
    materials: [],
    notes: fields
      ? []
      : [
          ...safety,
          ...notes.map(({ en, zh }) => say(en, zh)),
          ...warnings.map(({ message, message_zh }) => say(message, message_zh)),
        ],
    head: [],
  };
}

async function ofFilament(
  filament: Filament,
  citations: Citations,
  fields: Fields,
  call: ToolContext,
): Promise<RecordAnswer> {
  const { release, say } = call;
  const [material, schema] = await Promise.all([release.material(filament.material), release.schema('filament')]);
  const isAsked = askedOf('filament', FILAMENT_FIELDS, fields, call);
  const { of_material, ...told } = filamentFacts(filament, material, schema, citations, isAsked, call);
  const { templates } = filament.provenance;
  return {
    ...common('filament', filament.id, `${filament.brand} ${filament.name}`, { ...told, others: [] }),
    of_material,
    likely: [],
    configuration_of: null,
    configurations: [],
    materials: [],
    notes: [
      ...(filament.discontinued ? [say('No longer sold.', '已停产。')] : []),
      ...(templates.length > 0
        ? [
            say(
              `Left out, because a database gives the same value to every product of the type: ${templates.join(', ')}`,
              `因数据库对该类型一律给出相同的值而留空：${templates.join('、')}`,
            ),
          ]
        : []),
    ],
    head: [say(`A product of the material ${material.id}.`, `属于耗材 ${material.id} 的产品。`)],
  };
}

function common(kind: Kind, id: string, name: string, { facts, unknown, others, lines, labels }: Facts) {
  return { kind, id, name, facts, unknown, others: others.slice(0, 12), lines, labels };
}

async function finish(
  { lines, head, labels, ...told }: RecordAnswer,
  citations: Citations,
  whole: boolean,
  { release, language, say }: ToolContext,
) {
  const writer = writerIn(language);
  const called = (field: string) => labels.get(field) ?? field;
  const more = (what: string) => (n: number) => say(`${n} more ${what}`, `另有 ${n} 项${what}`);
  const data = fitData({ ...told, sources: citations.list(), cut: [] as string[], from: await release.from(true) }, [
    { list: 'of_material', keep: 20, told: more(say('figures of the material', '耗材的数据')) },
    { list: 'others', keep: 3, told: more(say('values of other sources', '其他来源的值')) },
    {
      list: 'materials',
      keep: 20,
      told: more(
        say('materials: to see whether there is a profile, use the tool profile', '耗材：用 profile 工具查是否有配置'),
      ),
    },
    { list: 'others', keep: 0, told: more(say('values of other sources', '其他来源的值')) },
    { list: 'notes', keep: 2, told: more(say('notes', '说明')) },
    { list: 'sources', keep: 4, told: more(say('sources: see the record', '来源，见记录')) },
    { list: 'facts', keep: 10, told: more(say('facts: see the record', '数据，见记录')) },
  ]);
  const { likely, others, materials, notes, unknown, sources } = data;
  return {
    data,
    lines: [
      `${told.name} (${told.kind}, id ${told.id})`,
      ...(whole ? head : []),
      ...lines,
      // Of a filament each line says so itself, beside what its material has.
      ...(unknown.length > 0 && told.kind !== 'filament'
        ? [`${say('Not stated by any source: ', '没有来源、未知：')}${unknown.map(called).join(writer.semicolon)}`]
        : []),
      ...likely.map(
        ({ field, value, because, right, known }) =>
          `${say('Likely, not confirmed: ', '推测，未证实：')}${called(field)} = ${writer.any(value)} (${because}; ${rightWords(right, known, say)})`,
      ),
      ...others.map(
        ({ field, value, sources: numbers }) =>
          `${say('Other sources say: ', '其他来源：')}${called(field)} = ${writer.any(value)}${mark(numbers)}`,
      ),
      ...(materials.length > 0 ? [`${say('Profiles for: ', '有配置的耗材：')}${materials.join(', ')}`] : []),
      ...notes,
      ...data.cut,
      ...sources.map((one) => sourceLine(one, language)),
    ],
    tail: [fromLine(data.from, say)],
  };
}

import { FILES } from '../../../../../core/contract/paths.js';
import type { FitVerdict } from '../../../../../core/fit/judge.js';
import { SUREST, verdictIn } from '../../../../../core/fit/matrix.js';
import { chooseMaterials, DEMANDS, type Demand, NO_WANTS } from '../../../../../core/materials/choose.js';
import { printerName } from '../../../../../core/names/printer-name.js';
import { suggest } from '../../../../../core/names/suggest.js';
import { FIT_VERDICTS } from '../../../../../core/words/enumerations.js';
import { MEANINGS, meaningOf } from '../../../../../core/words/meanings.js';
import type { FitMatrix, ListedRule, Material, Printer, Setting } from '../../../../../schemas/generated/record.js';
import type { Command, Context } from '../command.js';
import { EXIT, failure } from '../failure.js';
import { MATERIAL, numberOption, PRINTER } from '../options.js';
import { givenNames, namesIn, PAIR_OPTIONS } from '../pair.js';
import type { Column } from '../text-writer.js';

export const brands: Command = {
  name: 'brands',
  summary: { en: 'list all printer brands', zh: '全部打印机品牌' },
  usage: ['brands'],
  examples: ['brands'],
  async run({ data, output, say }) {
    output.list(await data.brands.list(), [[say('Brand', '品牌'), ({ name }) => name], ID]);
  },
};

const ID: Column<{ id: string }> = ['id', ({ id }) => id];

export const printers: Command = {
  name: 'printers',
  summary: {
    en: 'list all printers, those of a brand, or those for a part',
    zh: '全部打印机，或某个品牌、适合某个零件的打印机',
  },
  usage: ['printers [BRAND] [--material NAME] [--size MM]'],
  examples: ['printers bambu lab', 'printers --material asa --size 300'],
  options: {
    brand: { value: 'NAME', help: { en: 'only those of one brand', zh: '只列某个品牌' } },
    material: {
      ...MATERIAL,
      help: {
        en: 'only those that print it, or may: the surest first',
        zh: '只列能打印或可能打印该耗材的，最确定的在前',
      },
    },
    size: { value: 'MM', help: { en: 'only those with all sides at least so long', zh: '只列各边均不短于此的' } },
  },
  args: { min: 0 },
  async run(context) {
    const { args, data, option, output, say } = context;
    const words = args.join(' ');
    if (words !== '' && option('brand') !== undefined)
      throw failure('brand_given', { where: 'printers', value: words });
    const brand = words === '' ? option('brand') : words;
    const size = numberOption(context, 'size', 1, 10_000) ?? 0;
    const verdictOf = await verdictsOn(option('material'), context);
    const all = await data.printers.list({ ...(brand === undefined ? {} : { brand }) }).all();
    const list = all
      .filter(({ build_volume_mm: { x, y, z } }) => [x, y, z].every((side) => (side ?? 0) >= size))
      .map((one) => ({ one, verdict: verdictOf?.(one.id) ?? 'yes' }))
      .filter(({ verdict }) => verdict !== 'no')
      .sort((a, b) => SUREST.indexOf(a.verdict) - SUREST.indexOf(b.verdict));
    const judged = list.map(({ one, verdict }) => (verdictOf ? { ...one, verdict } : one));
    output.list<JudgedPrinter>(judged, [
      [say('Printer', '打印机'), printerName],
      ID,
      [say('Build volume', '打印体积'), (one) => buildVolume(one)],
      [say('Max nozzle', '喷嘴最高'), (one) => maxNozzle(one, context)],
      ...(verdictOf ? [prints((one: JudgedPrinter) => one.verdict ?? 'unknown', say)] : []),
    ]);
  },
};

function prints<Item>(verdictOf: (one: Item) => FitVerdict, say: Context['say']): Column<Item> {
  return [say('Prints it', '能否打印'), (one) => say(...FIT_VERDICTS[verdictOf(one)])];
}

/** A printer with its verdict on the requested material. */
type JudgedPrinter = Printer & { verdict?: FitVerdict };

/** The published verdict on a material by printer; null if no material is given. @throws {UnknownNameError} */
async function verdictsOn(name: string | undefined, { data }: Context): Promise<((id: string) => FitVerdict) | null> {
  if (name === undefined) return null;
  const { id } = await data.materials.get(name);
  const matrix = await data.json<FitMatrix>(FILES.fit);
  return (printer) => verdictIn(matrix, printer, id);
}

function buildVolume({ build_volume_mm: { x, y, z } }: Printer): string {
  return `${[x, y, z].map((side) => side ?? '?').join(' × ')} mm`;
}

function maxNozzle(printer: Printer, { say, writer, orUnknown }: Context): string {
  const max = orUnknown(writer.any(printer.max_nozzle_temperature_c, '°C'));
  const meaning = meaningOf(printer, 'max_nozzle_temperature_c');
  const words = meaning && MEANINGS[meaning];
  return words ? say(`${max} (${words.en})`, `${max}（${words.zh}）`) : max;
}

export const materials: Command = {
  name: 'materials',
  summary: { en: 'list all materials, or those for a part', zh: '全部耗材，或适合某个零件的耗材' },
  usage: ['materials [--for DEMAND]… [--printer NAME]'],
  examples: ['materials', 'materials --for heat --for sun --printer mk4'],
  options: {
    for: {
      ...{ value: 'DEMAND', multiple: true, choices: DEMANDS },
      help: {
        en: `what the part has to stand: ${DEMANDS.join(', ')}; the most suitable first`,
        zh: `零件须经受的：${DEMANDS.join('、')}；最合适的在前`,
      },
    },
    printer: {
      ...PRINTER,
      help: {
        en: 'only those that it prints, or may: the surest first',
        zh: '只列该打印机能打印或可能打印的，最确定的在前',
      },
    },
  },
  async run({ data, option, options, output, say, writer, orUnknown }) {
    const range = ({ min, max }: { min: number | null; max: number | null }) => orUnknown(writer.range(min, max, '°C'));
    const demands = options('for') as Demand[];
    const all = await data.materials.list().all();
    const asked = all.map((one) => ({ ...one, nozzle: one.nozzle_temperature_c.min }));
    const name = option('printer');
    const printer = name === undefined ? null : await data.printers.get(name);
    const matrix = printer && (await data.json<FitMatrix>(FILES.fit));
    const verdictOn = printer && matrix && ((material: string) => verdictIn(matrix, printer.id, material));
    const chosen = demands.length === 0 && !printer ? all : chooseMaterials(asked, { ...NO_WANTS, demands, verdictOn });
    output.list(
      chosen.map(({ id }) => all.find((one) => one.id === id) as Material),
      [
        [say('Material', '耗材'), ({ name }) => name],
        ID,
        [say('Nozzle', '喷嘴'), (one) => range(one.nozzle_temperature_c)],
        [say('Bed', '热床'), (one) => range(one.bed_temperature_c)],
        [say('Enclosure', '封闭机箱'), ({ enclosure }) => orUnknown(writer.any(enclosure))],
        ...(verdictOn ? [prints((one: Material) => verdictOn(one.id), say)] : []),
      ],
    );
  },
};

export const symptoms: Command = {
  name: 'symptoms',
  summary: { en: 'list all symptoms that the data covers', zh: '全部可处理的故障现象' },
  usage: ['symptoms'],
  examples: ['symptoms'],
  async run({ files, output, say }) {
    output.list(await files.list<ListedRule>(FILES.briefRules), [
      [say('Symptom', '现象'), ({ name, name_zh }) => say(name, name_zh)],
      ID,
      [say('Description', '表现'), ({ description, description_zh }) => say(description, description_zh)],
    ]);
  },
};

export const settings: Command = {
  name: 'settings',
  summary: { en: 'list all settings, with their names in the slicers', zh: '全部已收录的切片设置' },
  usage: ['settings'],
  examples: ['settings'],
  async run({ data, output, say, writer }) {
    const scopes: Record<Setting['scope'], string> = {
      filament: say('filament', '耗材'),
      process: say('process', '工艺'),
      printer: say('printer', '打印机'),
    };
    output.list(await data.settings.list().all(), [
      [say('Setting', '设置'), ({ name, name_zh }) => say(name, name_zh)],
      ID,
      [say('Unit', '单位'), ({ unit }) => writer.withUnit('', unit).trim()],
      [say('Preset', '所属'), ({ scope }) => scopes[scope]],
    ]);
  },
};

export const profiles: Command = {
  name: 'profiles',
  summary: { en: 'list all profiles of a printer or for a material', zh: '某台打印机或某种耗材的全部配置' },
  usage: ['profiles PRINTER', 'profiles MATERIAL', 'profiles PRINTER MATERIAL'],
  examples: ['profiles p1s', 'profiles p1s petg'],
  options: PAIR_OPTIONS,
  args: { min: 1 },
  async run(context) {
    const { data, output, say, writer, orUnknown } = context;
    const filter = await filterOf(context);
    const list = await data.profiles.list({ ...filter }).all();
    if (list.length === 0) {
      const names = [filter.printer, filter.material].map((name) => (name?.includes(' ') ? `"${name}"` : name));
      const why = say('To see why: open-print-data can', '查看原因：open-print-data can');
      output.answer(list, (paper) => {
        paper.text(say('No matching profile.', '没有这样的配置。'));
        if (!names.includes(undefined)) paper.quiet(`${why} ${names.join(' ')}`);
      });
      return EXIT.notFound;
    }
    return output.list(list, [
      [say('Printer', '打印机'), ({ printer }) => printer],
      [say('Material', '耗材'), ({ material }) => material],
      [say('Nozzle', '喷嘴'), ({ nozzle }) => `${nozzle.variant} mm`],
      [say('Hotend', '热端'), (one) => orUnknown(writer.any(one.nozzle_temperature_c.other_layers, '°C'))],
      [say('Bed', '热床'), (one) => orUnknown(writer.any(one.bed_temperature_c.other_layers, '°C'))],
      [say('Max flow', '最大流量'), (one) => orUnknown(writer.any(one.max_volumetric_speed_mm3_s, 'mm³/s'))],
    ]);
  },
};

/** The printer and the material from options, or from words that name one or both. @throws {Failure} for neither */
async function filterOf(context: Context): Promise<{ printer?: string | undefined; material?: string | undefined }> {
  const given = givenNames(context);
  if (Object.keys(given).length > 0) return given;
  const named = await namesIn(context);
  if (named) return named;
  const words = context.args.join(' ');
  const names = await context.files.allNames();
  const suggestions = (['printers', 'materials'] as const).flatMap((kind) => suggest(names, kind, words));
  throw failure('neither', { value: words, suggestions });
}

import { printerName } from '../../../../../core/names/printer-name.js';
import { describeRequirement } from '../../../../../core/troubleshoot/resolve/change-words.js';
import { counted } from '../../../../../core/words/language.js';
import { materialStatements, printerStatements } from '../../../../../core/words/provenance.js';
import { SLICER_NAMES, SLICERS, type SlicerId } from '../../../../../core/words/slicers.js';
import type { Filament, Material, Printer, Setting } from '../../../../../schemas/generated/record.js';
import type { Command, Context } from '../command.js';
import { failure } from '../failure.js';
import { SLICER, SOURCES, slicerOption } from '../options.js';
import { answerRecord, type RecordPage } from '../record.js';
import type { TextWriter } from '../text-writer.js';

export const printer: Command = {
  name: 'printer',
  summary: {
    en: 'a printer: size, temperatures, limits, nozzles, materials',
    zh: '一台打印机：尺寸、温度、上限、喷嘴、耗材',
  },
  usage: ['printer NAME'],
  examples: ['printer p1s', 'printer "ender 3 s1" --sources'],
  options: SOURCES,
  args: { min: 1 },
  async run(context) {
    const { args, data } = context;
    const record = await data.printers.get(args.join(' '));
    return answerRecord('printer', record, context, (page) => writePrinter(page, record, context));
  },
};

function writePrinter(page: RecordPage, record: Printer, { say, writer, flag }: Context): void {
  const { paper } = page;
  page.names(printerName(record), record.aliases);
  if (record.configuration_of)
    paper.text(say(`A configuration of ${record.configuration_of}.`, `${record.configuration_of} 的一种配置。`));
  if (record.rebrand_of)
    paper.text(say(`The same machine as ${record.rebrand_of}.`, `与 ${record.rebrand_of} 是同一台机器。`));
  if (record.rebrands.length > 0)
    paper.text(say(`Also sold as ${record.rebrands.join(', ')}.`, `也以 ${record.rebrands.join('、')} 的名称销售。`));
  page.warnings();
  const instead = ({ path }: { path: string }) => {
    const likely = record.likely.find(({ field }) => field === path);
    if (!likely) return null;
    const { value, reason, reason_zh, correct_count, known_count } = likely;
    return say(
      `unknown; likely ${writer.any(value)}, because ${reason} (true of ${correct_count} of the ${known_count} known)`,
      `未知；很可能是${writer.any(value)}，因为${reason_zh}（已知 ${known_count} 台中 ${correct_count} 台如此）`,
    );
  };
  page.values({ statementsOf: ({ path }) => printerStatements(record, path), instead });
  paper.title(
    say(`Materials with a profile (${record.materials.length})`, `有配置的耗材（${record.materials.length}）`),
  );
  paper.text(record.materials.join(', ') || say('none', '无'), { indent: 2 });
  if (record.configurations.length > 0)
    paper.title(say('Configurations', '各种配置')).text(record.configurations.join(', '), { indent: 2 });
  if (flag('sources')) return;
  const { source, commit } = record.provenance;
  const words = commit === '' ? say('pages that people read', '人工查阅的页面') : page.source(source, commit);
  paper.gap().quiet(`${say('Source: ', '来源：')}${words}`);
  paper.quiet(say('To see the source of each value: --sources', '各数值的来源：--sources'));
}

export const material: Command = {
  name: 'material',
  summary: { en: 'a material: temperatures, drying, requirements', zh: '一种耗材：温度、烘干和使用要求' },
  usage: ['material NAME'],
  examples: ['material asa', 'material pla+ --sources'],
  options: SOURCES,
  args: { min: 1 },
  async run(context) {
    const { args, data } = context;
    const record = await data.materials.get(args.join(' '));
    return answerRecord('material', record, context, (page) => writeMaterial(page, record, context));
  },
};

function writeMaterial(page: RecordPage, record: Material, { say, writer, flag, orUnknown }: Context): void {
  const { paper } = page;
  const { name, name_zh, fumes, food_contact: food, provenance } = record;
  page.names(name === name_zh ? name : say(name, `${name}，${name_zh}`), record.aliases);
  page.warnings();
  page.values({ statementsOf: ({ path }) => materialStatements(record, path) });
  const judged = (level: string, en: string, zh: string) => writer.word(level) + writer.colon + say(en, zh);
  paper.title(say('Safety', '安全')).facts([
    [say('Fumes', '烟气'), orUnknown(fumes && judged(fumes.level, fumes.note, fumes.note_zh))],
    [say('Food contact', '接触食品'), orUnknown(food && judged(food.suitable, food.note, food.note_zh))],
  ]);
  if (record.notes.length > 0) paper.title(say('Good to know', '须知'));
  for (const note of record.notes) paper.text(say(note), { indent: 2, mark: '- ' });
  paper
    .gap()
    .quiet(
      say(
        `Profiles for ${counted(record.printer_count, 'printer')}: open-print-data profiles --material ${record.id}`,
        `${record.printer_count} 台打印机有它的配置：open-print-data profiles --material ${record.id}`,
      ),
    );
  if (flag('sources')) return;
  const count = provenance.references.length;
  paper.quiet(
    say(
      `Based on ${counted(count, 'source')}; to see the source of each value: --sources`,
      `共引用 ${count} 个来源；各数值的来源：--sources`,
    ),
  );
}

export const filament: Command = {
  name: 'filament',
  summary: { en: 'a branded filament: the data on its spool', zh: '一款品牌耗材：料盘上所写的内容' },
  usage: ['filament NAME', 'filament --brand NAME'],
  examples: ['filament polymaker polyterra pla', 'filament --brand prusament'],
  options: { brand: { value: 'NAME', help: { en: 'list the products of a brand', zh: '列出某个品牌的产品' } } },
  args: { min: 0 },
  async run(context) {
    const { args, data, option, output, say } = context;
    const brand = option('brand');
    const name = args.join(' ');
    if ((brand === undefined) === (name === '')) throw failure('no_filament');
    if (brand !== undefined)
      return output.list(await data.filaments.list(brand), [
        [say('Product', '产品'), (one) => one.name],
        ['id', (one) => one.id],
        [say('Material', '耗材'), (one) => one.material],
        [say('Colours', '颜色'), (one) => String(one.colours.length)],
      ]);
    const record = await data.filaments.get(name);
    output.answer(record, (paper) => writeFilament(paper, record, context));
  },
};

function writeFilament(paper: TextWriter, record: Filament, { say, writer, orUnknown }: Context): void {
  const figure = (field: keyof Filament & keyof Filament['from_material'], unit: string) => {
    const lent = writer.any(record.from_material[field], unit);
    return orUnknown(writer.any(record[field], unit) ?? (lent && say(`${lent}, of the material`, `${lent}，材料数值`)));
  };
  paper.title(`${record.brand} ${record.name}`).quiet(record.id);
  paper.facts([
    [say('Material', '耗材'), record.material],
    [say('Nozzle', '喷嘴'), figure('nozzle_temperature_c', '°C')],
    [say('Bed', '热床'), figure('bed_temperature_c', '°C')],
    [say('Drying', '烘干'), figure('drying_temperature_c', '°C')],
    [say('Drying time', '烘干时间'), figure('drying_time_h', 'h')],
    [say('Max volumetric speed', '最大体积速度'), figure('max_volumetric_speed_mm3_s', 'mm³/s')],
    [say('Density', '密度'), figure('density_g_cm3', 'g/cm³')],
    [say('Colours', '颜色'), orUnknown(record.colours.map(({ name }) => name).join(say(', ', '、')) || null)],
    [say('Printers with a preset', '有专属预设的打印机'), String(record.printers.length)],
  ]);
  const { fields, templates } = record.provenance;
  const sources = [...new Set(Object.values(fields))].join(say(', ', '、'));
  paper.gap().quiet(say(`Sources: ${sources}`, `来源：${sources}`));
  if (templates.length > 0)
    paper.quiet(
      say(
        `Left out, because the database gives the same value to every product of the type: ${templates.join(', ')}`,
        `因数据库对该类型一律给出相同的值而留空：${templates.join('、')}`,
      ),
    );
}

export const setting: Command = {
  name: 'setting',
  summary: {
    en: 'a setting: what it does, its key and menu in each slicer',
    zh: '一项设置：作用，以及在各切片软件中的键名和菜单',
  },
  usage: ['setting NAME [--slicer NAME]'],
  examples: ['setting retraction_length', 'setting "pressure advance" --slicer orca'],
  options: { slicer: SLICER },
  args: { min: 1 },
  async run(context) {
    const { args, data, output } = context;
    const slicer = slicerOption(context);
    const record = await data.settings.get(args.join(' '));
    output.answer(record, (paper) => writeSetting(paper, record, slicer ? [slicer] : SLICERS, context));
  },
};

function writeSetting(paper: TextWriter, record: Setting, slicers: readonly SlicerId[], context: Context): void {
  const { say, writer } = context;
  const unit = writer.withUnit('', record.unit).trim();
  paper.title(say(record.name, `${record.name_zh}，${record.name}`) + (unit === '' ? '' : writer.aside.join(unit)));
  paper.quiet(record.id).text(say(record.description, record.description_zh));
  for (const slicer of slicers) paper.title(SLICER_NAMES[slicer]).facts(factsIn(slicer, record, context));
  const conversion = say(record.conversion ?? '', record.conversion_zh);
  if (conversion !== '') paper.gap().text(conversion);
  const firmware = Object.entries(record.firmware).filter(([, command]) => command !== null);
  if (firmware.length > 0)
    paper
      .title(say('In the firmware', '固件命令'))
      .facts(firmware.map(([name, command]) => [writer.word(name), command ?? '']));
  if (record.documentation) paper.gap().quiet(record.documentation);
}

/** Labelled facts about a setting in one slicer. */
export function factsIn(
  slicer: SlicerId,
  { slicers, unit }: Setting,
  { say, writer }: Pick<Context, 'say' | 'writer'>,
): [label: string, value: string][] {
  const at = slicers[slicer];
  const own = at.unit ?? unit;
  const plates = at.plates.map(({ plate, key }) => `${writer.word(plate)} ${key}`);
  const facts: [string, string | null | undefined][] = [
    [say('key', '键名'), at.key ?? say('none', '无')],
    [say('menu', '菜单'), say(at.menu, at.menu_zh)?.join(' > ')],
    [say('default', '默认值'), writer.any(at.default, own)],
    [say('range', '范围'), writer.range(at.min, at.max, own)],
    [
      say('needs', '前提'),
      (at.requires ?? []).map((one) => describeRequirement(one, say)).join(writer.semicolon) || null,
    ],
    [say('by plate', '按打印板'), plates.join(writer.semicolon) || null],
    [say('instead', '替代办法'), say(at.workaround ?? '', at.workaround_zh) || null],
    [say('note', '说明'), say(at.note ?? '', at.note_zh) || null],
    [say('source', '来源'), at.source],
  ];
  return facts.flatMap(([label, value]) => (value == null ? [] : [[label, value]]));
}

import { recordPath, schemaPath } from '../../../core/contract/paths.js';
import { EVERYDAY } from '../../../core/materials/everyday.js';
import { printerName } from '../../../core/names/printer-name.js';
import { counted } from '../../../core/words/language.js';
import type { FieldSchema, Line } from '../../../core/words/layout.js';
import { MEANINGS, meaningOf } from '../../../core/words/meanings.js';
import { type ProvenanceStatement, printerStatements } from '../../../core/words/provenance.js';
import { valueAt } from '../../../core/words/values.js';
import type { Fit, Printer } from '../../../schemas/generated/record.js';
import { release } from '../reference/current.js';
import { AlsoCalled } from './also-called.js';
import type { Catalogue } from './catalogue.js';
import { type Figure, Figures, MissingFigures } from './figures.js';
import { Identifiers } from './identifiers.js';
import type { PageLocale } from './locale.js';
import type { Page } from './page.js';
import { PrintedMaterials } from './printed-materials.js';
import { maximumFields, printerGroups } from './printer-fields.js';
import { Relatives } from './relatives.js';
import { SetupButton } from './setup-button.js';
import { OwnVolume, Volumes } from './volumes.js';

/** The page of a printer. */
export function printerPage(from: Catalogue, id: string, locale: PageLocale): Page {
  const printer = from.printers.get(id);
  if (!printer) throw new Error(`no printer ${id}`);
  const { say } = locale;
  const name = printerName(printer);
  const schema = release.json<FieldSchema>(schemaPath('printer'));
  const groups = printerGroups(schema, locale).map(({ title, lines }) => ({
    title,
    figures: lines.map((line) => figureOf(printer, line, locale)),
  }));
  const profiles = from.profiles.get(id) ?? [];
  const fits = from.fitsOf(id);
  const facts = summary(printer, locale);
  const prints = promise(fits, from, locale);
  return {
    path: `/printers/${id}/`,
    heading: name,
    title: say(`${name}: materials, settings, build volume`, `${name}：能打印什么、打印参数与打印体积`),
    description: say(
      `${name}: ${prints}${facts.join(', ')}. Print settings for ${counted(profiles.length, 'material')}, each figure with its source.`,
      `${name}：${prints}${facts.join('，')}。${profiles.length} 种耗材的打印参数，每个数值都注明出处。`,
    ),
    crumbs: [
      { name: say('Printers', '打印机'), path: '/printers/' },
      { name: printer.brand, path: `/brands/${printer.brand_id}/` },
    ],
    about: aboutOf(printer, locale),
    file: recordPath('printers', id),
    body: (
      <>
        <div class="first">
          <p class="lead">{facts.join(' · ')}</p>
          <OwnVolume printer={printer} />
        </div>
        <SetupButton kind="printer" id={id} name={name} />
        <PrintedMaterials {...{ printer, fits, profiles, from, locale }} />
        <div id="figures">
          {groups.map(({ title, figures }) => (
            <Figures
              key={title}
              title={title}
              figures={figures.filter(isShown)}
              sources={from.sources}
              locale={locale}
            />
          ))}
          <MissingFigures
            figures={groups.flatMap(({ figures }) => figures.filter((figure) => !isShown(figure)))}
            locale={locale}
          />
        </div>
        <AlsoCalled aliases={printer.aliases} locale={locale} />
        <Volumes {...{ printer, from, locale }} />
        <Relatives {...{ printer, from, locale }} />
        <Identifiers identifiers={printer.identifiers} schema={schema} locale={locale} />
      </>
    ),
  };
}

/** What is known, or likely: the rest is told in one line. */
function isShown({ text, hint }: Figure): boolean {
  return text !== null || hint != null;
}

/** Which everyday materials it prints, as a sentence for those who search. */
function promise(fits: readonly Fit[], from: Catalogue, { say }: PageLocale): string {
  const named = (verdict: Fit['verdict']) =>
    EVERYDAY.filter((id) => fits.some((fit) => fit.material === id && fit.verdict === verdict))
      .map((id) => from.materials.get(id)?.name ?? id)
      .join(say(', ', '、'));
  const [yes, care, no] = [named('yes'), named('with_care'), named('no')];
  const parts = [
    yes && say(`prints ${yes}`, `可打印 ${yes}`),
    care && say(`with care ${care}`, `需注意 ${care}`),
    no && say(`not ${no}`, `不可打印 ${no}`),
  ].filter((part) => part !== '');
  return parts.length > 0 ? parts.join(say('; ', '；')) + say('. ', '。') : '';
}

/** What people ask first, as far as it is known. */
function summary(printer: Printer, { say, writer }: PageLocale): string[] {
  const { x, y, z } = printer.build_volume_mm;
  const degrees = (value: number) => writer.withUnit(writer.number(value), '°C');
  const { max_nozzle_temperature_c: nozzle, max_bed_temperature_c: bed, kinematics, enclosed, extruder_type } = printer;
  const parts = [
    x !== null && y !== null && z !== null && writer.withUnit(`${x} × ${y} × ${z}`, 'mm'),
    nozzle !== null && upTo(meaningOf(printer, 'max_nozzle_temperature_c'), ['nozzle', '喷嘴'], degrees(nozzle), say),
    bed !== null && upTo(meaningOf(printer, 'max_bed_temperature_c'), ['bed', '热床'], degrees(bed), say),
    kinematics !== null && writer.word(kinematics),
    enclosed !== null && (enclosed ? say('enclosed', '封闭式') : say('open', '开放式')),
    extruder_type !== null && writer.word(extruder_type),
  ];
  const known = parts.filter((part) => part !== false);
  return known.length > 0 ? known : [say('figures not known yet', '暂无数值')];
}

/** A maximum, by what it means: what a maker rates is no more than what a firmware allows. */
function upTo(
  meaning: ReturnType<typeof meaningOf>,
  [en, zh]: readonly [string, string],
  degrees: string,
  say: PageLocale['say'],
): string {
  const words = meaning && MEANINGS[meaning];
  if (meaning === 'rated' || !words) return say(`${en} up to ${degrees}`, `${zh}最高 ${degrees}`);
  return say(`${en}: ${words.en} ${degrees}`, `${zh}${words.zh} ${degrees}`);
}

function figureOf(printer: Printer, line: Line, locale: PageLocale): Figure {
  const text = locale.writer.line(line, printer);
  const [stated = line.path] = maximumFields(line.path);
  const { provenance } = printer;
  const field = line.path === 'nozzles' ? 'nozzles.0.4.layer_height_mm.max' : stated;
  return {
    line,
    text,
    hint: text === null ? likely(printer, line.path, locale) : meaning(printer, line.path, locale),
    searched: provenance.searched.find((one) => one.field === stated)?.date ?? null,
    statements: text === null ? [] : statementsOf(printer, line.path),
    doubt: { record: `printers/${printer.id}`, field, known: text !== null },
  };
}

function statementsOf(printer: Printer, path: string): ProvenanceStatement[] {
  const meaning = valueAt(printer.provenance.means, path) ?? null;
  const fields = maximumFields(path);
  const chosen = fields.filter((field) => fields.length === 1 || meaning === null || field.startsWith(`${meaning}.`));
  return chosen.flatMap((field) => printerStatements(printer, field));
}

/** What a figure is that could be two things. */
function meaning(printer: Printer, path: string, { say }: PageLocale): string | null {
  const which = meaningOf(printer, path);
  const words = which && MEANINGS[which];
  return words && say(words.en, words.zh);
}

/** What figures show where no source says it. */
function likely({ likely }: Printer, path: string, { say, writer }: PageLocale): string | null {
  const found = likely.find(({ field }) => field === path);
  if (!found) return null;
  const { value, because, because_zh, right, known } = found;
  return say(
    `Likely ${writer.any(value)}: ${because}. True of ${right} of ${known} printers for which it is known.`,
    `可能是${writer.any(value)}：${because_zh}。在已知的 ${known} 台中有 ${right} 台符合。`,
  );
}

function aboutOf(printer: Printer, { say }: PageLocale): Record<string, unknown> {
  const { x, y, z } = printer.build_volume_mm;
  const property = (name: string, value: number | null, unitText: string) =>
    value === null ? [] : [{ '@type': 'PropertyValue', name, value, unitText }];
  return {
    '@type': 'Product',
    name: printerName(printer),
    category: say('3D printer', '3D 打印机'),
    brand: { '@type': 'Brand', name: printer.brand },
    model: printer.model,
    ...(printer.aliases.length > 0 ? { alternateName: printer.aliases } : {}),
    additionalProperty: [
      ...property(say('Build volume X', '打印体积 X'), x, 'mm'),
      ...property(say('Build volume Y', '打印体积 Y'), y, 'mm'),
      ...property(say('Build volume Z', '打印体积 Z'), z, 'mm'),
      ...property(
        say('Nozzle temperature, rated', '喷嘴额定温度'),
        printer.rated.max_nozzle_temperature_c ?? null,
        '°C',
      ),
      ...property(say('Bed temperature, rated', '热床额定温度'), printer.rated.max_bed_temperature_c ?? null, '°C'),
    ],
  };
}

import type { ComponentChild } from 'preact';
import { recordPath, schemaPath } from '../../../core/contract/paths.js';
import { EVERYDAY } from '../../../core/materials/everyday.js';
import { printerName } from '../../../core/names/printer-name.js';
import { counted, type TextPair } from '../../../core/words/language.js';
import { type FieldSchema, type Line, layoutOf } from '../../../core/words/layout.js';
import { meaningOf, meaningWords } from '../../../core/words/meanings.js';
import { printerStatements } from '../../../core/words/provenance.js';
import type { Fit, Printer } from '../../../schemas/generated/record.js';
import { boxOf, Volumes, volumeSize } from '../explorer/boxes.js';
import { Facts } from '../parts.js';
import { release } from '../reference/release.js';
import type { Catalogue } from './catalogue.js';
import { type Figure, Figures, MissingFigures } from './figures.js';
import { AlsoCalled, Identifiers, LinkList, Section, SetupButton } from './lists.js';
import type { PageLocale } from './locale.js';
import type { Page } from './page.js';
import { PrintedMaterials } from './printed-materials.js';
import { likelyText } from './statement.js';
import { useLocale } from './use-locale.js';

/** Rows left out: each kind of maximum, as the lowest is shown with its kind, and details of the machine's preset. */
const LEFT_OUT = new RegExp(
  [
    '^(rated|firmware_limit|community_firmware|preset_maxima)',
    '^(bed_origin|default_plate|default_nozzle_variant|z_offset_mm)',
    '^retraction\\.(min_travel|on_layer_change|extra_prime|wipe|before_wipe|z_hop_type)',
    '^max_\\w+\\.(z|e|extruding|retracting|travel)$',
  ].join('|'),
);

export function printerPage(from: Catalogue, printer: Printer, locale: PageLocale): Page {
  const { id } = printer;
  const { say } = locale;
  const name = printerName(printer);
  const schema = release.json<FieldSchema>(schemaPath('printer'));
  const groups = layoutOf('printer', schema, locale.language).map(({ title, lines }) => ({
    title,
    figures: lines.filter(({ path }) => !LEFT_OUT.test(path)).map((line) => figureOf(printer, line, locale)),
  }));
  const profiles = from.profiles.get(id) ?? [];
  const fits = from.fitsOf(id);
  const facts = summary(printer, locale);
  const prints = printsOf(fits, from, locale);
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
    about: {
      '@type': 'Product',
      category: say('3D printer', '3D 打印机'),
      brand: { '@type': 'Brand', name: printer.brand },
      model: printer.model,
    },
    file: recordPath('printers', id),
    body: (
      <>
        <p class="lead">{facts.join(' · ')}</p>
        <SetupButton kind="printer" id={id} name={name} />
        <PrintedMaterials {...{ printer, fits, profiles, from }} />
        <div id="figures">
          {groups.map(({ title, figures }) => (
            <Figures key={title} title={title} figures={figures.filter(isShown)} sources={from.sources} />
          ))}
          <MissingFigures figures={groups.flatMap(({ figures }) => figures.filter((figure) => !isShown(figure)))} />
        </div>
        <AlsoCalled aliases={printer.aliases} />
        <BuildVolume {...{ printer, from }} />
        <Relatives {...{ printer, from }} />
        <Identifiers identifiers={printer.identifiers} schema={schema} />
      </>
    ),
  };
}

/** Whether the value is known or likely; the others are only counted. */
function isShown({ text, hint }: Figure): boolean {
  return text !== null || hint != null;
}

/** Which common materials it can print, as a sentence for search engines. */
function printsOf(fits: readonly Fit[], from: Catalogue, { say, writer }: PageLocale): string {
  const verdicts = [
    ['yes', 'prints', '可打印'],
    ['with_care', 'with care', '需注意'],
    ['no', 'not', '不可打印'],
  ] as const;
  const clauses = verdicts.flatMap(([verdict, en, zh]) => {
    const ids = EVERYDAY.filter((id) => fits.some((fit) => fit.material === id && fit.verdict === verdict));
    const names = ids.map((id) => from.materials.get(id)?.name ?? id).join(writer.comma);
    return names === '' ? [] : `${say(en, zh)} ${names}`;
  });
  return clauses.length > 0 ? clauses.join(writer.semicolon) + writer.stop : '';
}

/** The most requested facts, if known. */
function summary(printer: Printer, locale: PageLocale): string[] {
  const { say, writer } = locale;
  const { kinematics, enclosed, extruder_type } = printer;
  const known = [
    boxOf(printer) !== null && volumeSize(printer, writer),
    maximum(printer, 'max_nozzle_temperature_c', ['nozzle', '喷嘴'], locale),
    maximum(printer, 'max_bed_temperature_c', ['bed', '热床'], locale),
    kinematics !== null && writer.word(kinematics),
    enclosed !== null && (enclosed ? say('enclosed', '封闭式') : say('open', '开放式')),
    extruder_type !== null && writer.word(extruder_type),
  ].filter((fact) => fact !== false);
  return known.length > 0 ? known : [say('figures not known yet', '暂无数值')];
}

/** A maximum temperature in words: "up to" if rated, otherwise labelled with its meaning. False: unknown. */
function maximum(
  printer: Printer,
  field: 'max_nozzle_temperature_c' | 'max_bed_temperature_c',
  [en, zh]: TextPair,
  { say, writer }: PageLocale,
): string | false {
  const degrees = writer.any(printer[field], '°C');
  if (degrees === null) return false;
  const words = meaningWords(printer, field);
  if (meaningOf(printer, field) === 'rated' || !words) return say(`${en} up to ${degrees}`, `${zh}最高 ${degrees}`);
  return say(`${en}: ${words.en} ${degrees}`, `${zh}${words.zh} ${degrees}`);
}

function figureOf(printer: Printer, line: Line, locale: PageLocale): Figure {
  const text = locale.writer.line(line, printer);
  const meaning = meaningWords(printer, line.path);
  // The manufacturer states its own maximum: the value itself is the lowest of the known ones.
  const stated = /^max_\w+_temperature_c$/.test(line.path) ? `rated.${line.path}` : line.path;
  const { provenance } = printer;
  const field = line.path === 'nozzles' ? 'nozzles.0.4.layer_height_mm.max' : stated;
  return {
    line,
    text,
    hint: text === null ? likelyText(printer, line.path, locale) : meaning && locale.say(meaning),
    searched: provenance.not_found.find((one) => one.field === stated)?.date ?? null,
    statements: text === null ? [] : printerStatements(printer, line.path),
    record: `printers/${printer.id}`,
    field,
  };
}

/** The build volume of a printer to scale, beside widely known printers. */
function BuildVolume({ printer, from }: { printer: Printer; from: Catalogue }) {
  const { texts, writer, to } = useLocale();
  if (!boxOf(printer)) return null;
  const known = KNOWN_PRINTERS.filter((id) => id !== printer.id).flatMap((id) => from.printers.get(id) ?? []);
  return (
    <Section title={texts.volumeChart}>
      <Volumes
        printers={[printer, ...known]}
        textOf={(one) => volumeSize(one, writer)}
        hrefOf={({ id }) => (id === printer.id ? null : to(`/printers/${id}/`))}
      />
    </Section>
  );
}

/** Widely known printers of different sizes, to compare with. */
export const KNOWN_PRINTERS = ['bambu-lab-a1-mini', 'creality-ender-3', 'voron-2-4-350'] as const;

/** The configurations of a printer, its base machine, its rebrands, and its variants or base model. */
function Relatives({ printer, from }: { printer: Printer; from: Catalogue }) {
  const { say, to, writer } = useLocale();
  const all = [...from.printers.values()];
  const at = (ids: readonly (string | null)[]) => ids.flatMap((id) => from.printers.get(id ?? '') ?? []);
  const groups: [title: string, printers: Printer[]][] = [
    [say('A configuration of', '所属机器'), at([printer.configuration_of])],
    [say('Configurations', '配置'), at(printer.configurations)],
    [say('A variant of', '基础机型'), at([printer.variant_of])],
    [say('Also sold by other brands as', '以其他品牌销售的名称'), at(printer.rebrands)],
    [say('A rebrand of', '贴牌来源机型'), at([printer.rebrand_of])],
    [say('Variants', '变体'), all.filter(({ variant_of }) => variant_of === printer.id)],
    [
      say('Other variants of the same machine', '同一机型的其他变体'),
      all.filter(({ id, variant_of }) => variant_of !== null && variant_of === printer.variant_of && id !== printer.id),
    ],
  ];
  const { brand } = printer;
  const count = from.brands.get(printer.brand_id)?.length;
  return (
    <Section id="relatives" title={say('Relatives', '相关机型')}>
      {printer.differences.length > 0 && (
        <p>
          {say('Differences from the base machine: ', '与所属机器的不同之处：')}
          {printer.differences.map((field) => writer.word(field)).join(writer.comma)}
        </p>
      )}
      <Facts
        rows={[
          ...groups
            .filter(([, printers]) => printers.length > 0)
            .map(([title, printers]): [string, ComponentChild] => [
              title,
              <LinkList key={title} links={printers.map((one) => [`/printers/${one.id}/`, printerName(one)])} />,
            ]),
          [
            say('Other printers of the brand', '同品牌'),
            <a key="brand" href={to(`/brands/${printer.brand_id}/`)}>
              {say(`All ${brand} printers (${count})`, `${brand} 的全部 ${count} 款打印机`)}
            </a>,
          ],
        ]}
      />
    </Section>
  );
}

import { recordPath, schemaPath } from '../../../core/contract/paths.js';
import { materialTitle } from '../../../core/names/title.js';
import { counted } from '../../../core/words/language.js';
import { type FieldSchema, type Line, linesFor } from '../../../core/words/layout.js';
import { materialStatements } from '../../../core/words/provenance.js';
import type { Material } from '../../../schemas/generated/record.js';
import { release } from '../reference/current.js';
import { AlsoCalled } from './also-called.js';
import type { Catalogue } from './catalogue.js';
import { type Figure, Figures } from './figures.js';
import { FilamentsOf } from './filaments/of-material.js';
import { Identifiers } from './identifiers.js';
import type { PageLocale } from './locale.js';
import type { MaterialGroup } from './material-groups.js';
import { MaterialPrinters } from './material-printers.js';
import { cellsOf } from './material-table/cells.js';
import type { Page } from './page.js';
import { neighbours, Ranges } from './ranges.js';
import { SetupButton } from './setup-button.js';

/** The figures of a material in groups, as its page shows them: open is what one sets before a print. */
const GROUPS: readonly {
  id: MaterialGroup;
  title: readonly [en: string, zh: string];
  fields: readonly string[];
  folded?: boolean;
}[] = [
  {
    id: 'printing',
    title: ['Printing', '打印'],
    fields: [
      'nozzle_temperature_c',
      'bed_temperature_c',
      'chamber_temperature_c',
      'fan_percent',
      'max_volumetric_speed_mm3_s',
      'enclosure',
      'warping',
      'linear_shrinkage_percent',
    ],
  },
  { id: 'drying', title: ['Drying', '烘干'], fields: ['hygroscopic', 'drying_temperature_c', 'drying_time_h'] },
  {
    id: 'nozzle',
    title: ['Nozzle', '喷嘴'],
    fields: ['abrasive', 'min_nozzle_hardness_hrc', 'min_nozzle_diameter_mm'],
  },
  {
    id: 'part',
    title: ['The printed part', '打印出的零件'],
    folded: true,
    fields: [
      'tensile_modulus_mpa',
      'tensile_strength_mpa',
      'elongation_at_break_percent',
      'impact_strength_kj_m2',
      'heat_deflection_c',
      'toughness',
      'uv_resistance',
      'price',
    ],
  },
  {
    id: 'plastic',
    title: ['The material itself', '材料本身'],
    folded: true,
    fields: [
      'type',
      'fibre',
      'density_g_cm3',
      'glass_transition_c',
      'softening_temperature_c',
      'soluble_in',
      'support_for',
    ],
  },
];

/** The page of a material. */
export function materialPage(from: Catalogue, id: string, locale: PageLocale): Page {
  const material = from.materials.get(id);
  if (!material) throw new Error(`no material ${id}`);
  const { say, writer, texts, to } = locale;
  const name = materialTitle(material, locale.say);
  const schema = release.json<FieldSchema>(schemaPath('material'));
  const shown = neighbours(material, from.materials);
  const range = (field: 'nozzle_temperature_c' | 'bed_temperature_c') =>
    writer.range(material[field]?.min, material[field]?.max, '°C') ?? texts.notKnown;
  return {
    path: `/materials/${id}/`,
    heading: name,
    title: say(`${name}: temperatures, drying, printers`, `${name}：温度、烘干与可用打印机`),
    description: say(
      `Print ${material.name}: nozzle ${range('nozzle_temperature_c')}, bed ${range('bed_temperature_c')}, drying, safety, and settings for it on ${counted(material.printer_count, 'printer')}.`,
      `${name}打印参数：喷嘴 ${range('nozzle_temperature_c')}，热床 ${range('bed_temperature_c')}，以及烘干、安全和 ${material.printer_count} 款有参数的打印机。`,
    ),
    crumbs: [{ name: say('Materials', '耗材'), path: '/materials/' }],
    about: aboutOf(material, name),
    file: recordPath('materials', id),
    body: (
      <>
        <p class="lead">
          {say('Nozzle', '喷嘴')} {range('nozzle_temperature_c')} · {say('Bed', '热床')} {range('bed_temperature_c')} ·{' '}
          {writer.word(material.family)}
        </p>
        <Summary material={material} locale={locale} />
        <SetupButton kind="material" id={id} name={material.name} />
        <AlsoCalled aliases={material.aliases} locale={locale} />
        <p>
          <a href={to(`/calibration/?material=${id}`)}>{texts.calibrate}</a>
        </p>
        <Safety material={material} locale={locale} />
        {GROUPS.map(({ id: group, title, fields, folded = false }) => (
          <Figures
            key={group}
            id={group}
            title={say(...title)}
            figures={linesFor(schema, fields, locale.language).map((line) => figureOf(material, line, locale))}
            sources={from.sources}
            locale={locale}
            folded={folded}
          />
        ))}
        <details class="charts group">
          <summary>
            <h2>{say('Compared with similar materials', '与相近耗材对比')}</h2>
          </summary>
          <Ranges title={say('Nozzle', '喷嘴')} field="nozzle_temperature_c" materials={shown} locale={locale} />
          <Ranges title={say('Bed', '热床')} field="bed_temperature_c" materials={shown} locale={locale} />
          <Ranges title={say('Drying', '烘干')} field="drying_temperature_c" materials={shown} locale={locale} />
        </details>
        <MaterialPrinters material={material} from={from} locale={locale} />
        <Identifiers identifiers={material.identifiers} schema={schema} locale={locale} />
        <FilamentsOf material={id} from={from} locale={locale} />
      </>
    ),
  };
}

function figureOf(material: Material, line: Line, { writer }: PageLocale): Figure {
  const text = writer.line(line, material);
  return {
    line,
    text,
    statements: text === null ? [] : materialStatements(material, line.path),
    doubt: { record: `materials/${material.id}`, field: line.path, known: text !== null },
  };
}

/** What a material is like in plain words, as the table of materials says it. What is not known is counted. */
function Summary({ material, locale }: { material: Material; locale: PageLocale }) {
  const { say, to } = locale;
  const cells = cellsOf(material, locale);
  const known = cells.filter(({ text }) => text !== null);
  const missing = cells.length - known.length;
  return (
    <section class="summary">
      <dl class="facts in-words">
        {known.map(({ column, head, text }) => (
          <div key={column}>
            <dt>{head}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p class="quiet">
        {missing > 0 && say(`${missing} of ${cells.length} not known. `, `${cells.length} 项中有 ${missing} 项未知。`)}
        <a href={to(`/materials/?compare=${material.id}`)}>{say('Compare with others', '与其他耗材对比')}</a>
      </p>
    </section>
  );
}

/** What can hurt people or the printer, and how to print it well. */
function Safety({ material, locale }: { material: Material; locale: PageLocale }) {
  const { say, texts, writer } = locale;
  const { fumes, food_contact: food, notes } = material;
  const unknown = <span class="unknown">{texts.notKnown}</span>;
  return (
    <section id="safety" class="safety">
      <h2>{say('Safety and tips', '安全与提示')}</h2>
      <dl class="facts">
        <div>
          <dt>{texts.fumes}</dt>
          <dd>{fumes ? `${writer.word(fumes.level)}${say('. ', '。')}${say(fumes.note, fumes.note_zh)}` : unknown}</dd>
        </div>
        <div>
          <dt>{texts.foodContact}</dt>
          <dd>{food ? `${writer.word(food.suitable)}${say('. ', '。')}${say(food.note, food.note_zh)}` : unknown}</dd>
        </div>
      </dl>
      {notes.length > 0 && (
        <ul>
          {notes.map(({ en, zh }) => (
            <li key={en}>{say(en, zh)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function aboutOf(material: Material, name: string): Record<string, unknown> {
  const range = material.nozzle_temperature_c;
  return {
    '@type': 'Product',
    name,
    category: 'Filament',
    material: material.name,
    ...(material.aliases.length > 0 ? { alternateName: material.aliases } : {}),
    ...(range && (range.min !== null || range.max !== null)
      ? {
          additionalProperty: [
            {
              '@type': 'PropertyValue',
              name: 'Nozzle temperature',
              ...(range.min !== null ? { minValue: range.min } : {}),
              ...(range.max !== null ? { maxValue: range.max } : {}),
              unitText: '°C',
            },
          ],
        }
      : {}),
  };
}

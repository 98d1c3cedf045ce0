import { recordPath, schemaPath } from '../../../core/paths.js';
import { type FieldSchema, type Line, linesFor } from '../../../core/show/layout.js';
import { materialStatements } from '../../../core/show/provenance.js';
import type { Material } from '../../../schemas/generated/record.js';
import { release } from '../reference/current.js';
import { AlsoCalled } from './also-called.js';
import type { Catalogue } from './catalogue.js';
import { type Figure, Figures } from './figures.js';
import { FilamentsOf } from './filaments/of-material.js';
import { Identifiers } from './identifiers.js';
import { MaterialPrinters } from './material-printers.js';
import { Mine } from './mine.js';
import type { Page } from './page.js';
import { neighbours, Ranges } from './ranges.js';
import { materialTitle, type Tongue } from './tongue.js';

/** The figures of a material in groups, as its page shows them. */
const GROUPS: readonly { title: readonly [en: string, zh: string]; fields: readonly string[] }[] = [
  {
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
  { title: ['Drying', '烘干'], fields: ['hygroscopic', 'drying_temperature_c', 'drying_time_h'] },
  { title: ['Nozzle', '喷嘴'], fields: ['abrasive', 'min_nozzle_hardness_hrc', 'min_nozzle_diameter_mm'] },
  {
    title: ['The material itself', '材料本身'],
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
export function materialPage(from: Catalogue, id: string, tongue: Tongue): Page {
  const material = from.materials.get(id);
  if (!material) throw new Error(`no material ${id}`);
  const { say, writer, texts, to } = tongue;
  const name = materialTitle(material, tongue);
  const schema = release.json<FieldSchema>(schemaPath('material'));
  const shown = neighbours(material, from.materials);
  const range = (field: 'nozzle_temperature_c' | 'bed_temperature_c') =>
    writer.range(material[field]?.min, material[field]?.max, '°C') ?? texts.notKnown;
  return {
    path: `/materials/${id}/`,
    heading: name,
    title: say(`${name}: temperatures, drying, printers`, `${name}：温度、烘干与可用打印机`),
    description: say(
      `Print ${material.name}: nozzle ${range('nozzle_temperature_c')}, bed ${range('bed_temperature_c')}, drying, safety, and the ${material.printer_count} printers that have settings for it.`,
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
        <Mine kind="material" id={id} name={material.name} />
        <AlsoCalled aliases={material.aliases} tongue={tongue} />
        <p>
          <a href={to(`/calibration/?material=${id}`)}>{texts.calibrate}</a>
        </p>
        <Safety material={material} tongue={tongue} />
        <section class="charts">
          <h2>{say('Beside its neighbours', '与相近耗材对比')}</h2>
          <Ranges title={say('Nozzle', '喷嘴')} field="nozzle_temperature_c" materials={shown} tongue={tongue} />
          <Ranges title={say('Bed', '热床')} field="bed_temperature_c" materials={shown} tongue={tongue} />
          <Ranges title={say('Drying', '烘干')} field="drying_temperature_c" materials={shown} tongue={tongue} />
        </section>
        {GROUPS.map(({ title, fields }) => (
          <Figures
            key={title[0]}
            title={say(...title)}
            figures={linesFor(schema, fields, tongue.lang).map((line) => figureOf(material, line, tongue))}
            sources={from.sources}
            tongue={tongue}
          />
        ))}
        <MaterialPrinters material={material} from={from} tongue={tongue} />
        <Identifiers identifiers={material.identifiers} schema={schema} tongue={tongue} />
        <FilamentsOf material={id} from={from} tongue={tongue} />
      </>
    ),
  };
}

function figureOf(material: Material, line: Line, { writer, say }: Tongue): Figure {
  const text = writer.line(line, material);
  const right = say('the right value', '正确的值');
  const value = line.kind === 'range' ? `min: <${right}>, max: <${right}>` : `value: <${right}>`;
  return {
    line,
    text,
    statements: text === null ? [] : materialStatements(material, line.path),
    doubt: {
      record: `materials/${material.id}`,
      field: line.path,
      value: text,
      file: `data/materials/${material.id}.yaml`,
      lines: ['facts:', `  ${line.path}: {${value}, sources: [<${say('id in', '见')} data/references.yaml>]}`],
    },
  };
}

/** What can hurt people or the printer, and how to print it well. */
function Safety({ material, tongue }: { material: Material; tongue: Tongue }) {
  const { say, texts, writer } = tongue;
  const { fumes, food_contact: food, notes } = material;
  const unknown = <span class="unknown">{texts.notKnown}</span>;
  return (
    <section class="safety">
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

import { schemaPath } from '../../../../core/contract/paths.js';
import { type FieldSchema, linesFor } from '../../../../core/words/layout.js';
import type { Material } from '../../../../schemas/generated/record.js';
import type { Text } from '../../../../schemas/generated/source.js';
import { release } from '../../reference/current.js';
import type { PageLocale } from '../locale.js';
import { cellsOf } from './cells.js';
import { COLUMN_LABELS, DEMAND_LABELS, MACHINE_LABELS, PATIENCE_LABELS } from './labels.js';
import { COLUMNS, type Column, type Row } from './view.js';

/** How many materials are shown until all are asked for. */
const SHOWN_FIRST = 24;

/** Figures that are compared besides what the table shows. */
const COMPARED = [
  'nozzle_temperature_c',
  'bed_temperature_c',
  'drying_temperature_c',
  'drying_time_h',
  'density_g_cm3',
  'tensile_modulus_mpa',
  'tensile_strength_mpa',
  'elongation_at_break_percent',
  'impact_strength_kj_m2',
  'heat_deflection_c',
  'min_nozzle_hardness_hrc',
] as const;

const RANKS: Readonly<Record<Exclude<Column, 'name' | 'heat'>, readonly string[]>> = {
  ease: ['easy', 'moderate', 'hard', 'expert'],
  stiffness: ['flexible', 'pliable', 'stiff', 'very_stiff'],
  toughness: ['brittle', 'medium', 'tough', 'very_tough'],
  outdoors: ['indoors', 'some_sun', 'outdoors'],
  moisture: ['low', 'medium', 'high', 'very_high'],
  fumes: ['low', 'medium', 'high', 'toxic_when_overheated'],
  price: ['low', 'medium', 'high', 'very_high'],
};

function rowOf(material: Material, schema: FieldSchema, { writer, language }: PageLocale): Row {
  const { classes, hygroscopic, fumes, price } = material;
  const rank = (column: keyof typeof RANKS, word: string | null) =>
    word === null ? null : RANKS[column].indexOf(word);
  return {
    id: material.id,
    name: material.name,
    classes,
    uses: material.uses,
    enclosure: material.enclosure,
    nozzle: material.nozzle_temperature_c?.min ?? null,
    price,
    keys: {
      ease: rank('ease', classes.ease),
      stiffness: material.tensile_modulus_mpa ?? (classes.flexible ? 1 : null),
      toughness: rank('toughness', classes.toughness),
      heat: material.heat_deflection_c,
      outdoors: rank('outdoors', classes.outdoors),
      moisture: rank('moisture', hygroscopic),
      fumes: rank('fumes', fumes?.level ?? null),
      price: rank('price', price),
    },
    figures: linesFor(schema, COMPARED, language).map((line) => writer.line(line, material)),
  };
}

/**
 * Three questions and the table of all materials. `start.ts` brings them to life; without JavaScript the whole table is
 * there, and the questions are not.
 */
export function MaterialTable({ materials, locale }: { materials: readonly Material[]; locale: PageLocale }) {
  const { say, to, language } = locale;
  const told = ({ en, zh }: Text) => say(en, zh);
  const schema = release.json<FieldSchema>(schemaPath('material'));
  const built = {
    rows: materials.map((material) => rowOf(material, schema, locale)),
    figures: linesFor(schema, COMPARED, language).map(({ label }) => label),
    first: SHOWN_FIRST,
    texts: {
      found: say('{n} of {all} materials', '{all} 种耗材中的 {n} 种'),
      everything: say('{all} materials, those that most printers can print first', '{all} 种耗材，常用的在前'),
      none: say(
        'No known material meets all of these requirements. Remove one answer.',
        '已知的耗材中没有同时符合的。请去掉一个条件。',
      ),
      best: say('Consider these first', '先看这几种'),
      unknown: say('not known', '未知'),
      side: say('Side by side', '并排对比'),
      most: say('At most four: remove one first.', '最多四种：请先去掉一种。'),
      one: say('Select one more to compare.', '再选一种即可对比。'),
      reason: say('{what}: {how}', '{what}：{how}'),
    },
  };
  return (
    <div class="materials" data-built={JSON.stringify(built)}>
      <form class="choose late" autocomplete="off" hidden>
        <fieldset>
          <legend>{say('What must the part withstand?', '要经受什么？')}</legend>
          {Object.entries(DEMAND_LABELS).map(([value, text]) => (
            <label key={value}>
              <input type="checkbox" name="stand" value={value} />
              <span>{told(text)}</span>
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{say('Which printer do you have?', '用什么机器？')}</legend>
          {Object.entries(MACHINE_LABELS).map(([value, text]) => (
            <label key={value}>
              <input type="radio" name="machine" value={value} />
              <span>{told(text)}</span>
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{say('How much effort is it worth?', '愿意花多少功夫？')}</legend>
          {Object.entries(PATIENCE_LABELS).map(([value, text]) => (
            <label key={value}>
              <input type="radio" name="patience" value={value} />
              <span>{told(text)}</span>
            </label>
          ))}
        </fieldset>
        <p class="state">
          <span role="status" />{' '}
          <button type="reset" hidden>
            {say('Start over', '重新选择')}
          </button>
        </p>
      </form>
      <section class="short-list" hidden />
      <section class="side" id="compare" hidden />
      <div class="scroll">
        <table class="by-material">
          <thead>
            <tr>
              <th scope="col" data-column="name">
                {told(COLUMN_LABELS.name)}
              </th>
              <th scope="col">{told(COLUMN_LABELS.uses)}</th>
              {COLUMNS.filter((column) => column !== 'name').map((column) => (
                <th key={column} scope="col" data-column={column}>
                  {told(COLUMN_LABELS[column])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {materials.map((material) => (
              <tr key={material.id} id={material.id}>
                <th scope="row">
                  <input
                    type="checkbox"
                    name="compare"
                    value={material.id}
                    aria-label={say(`Compare ${material.name}`, `对比 ${material.name}`)}
                    hidden
                  />
                  <a href={to(`/materials/${material.id}/`)}>{material.name}</a>
                </th>
                {cellsOf(material, locale).map(({ column, head, text }) => (
                  <td key={column} class={text === null ? 'unknown' : undefined} data-head={head} data-column={column}>
                    {text ?? '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        <button type="button" class="all" hidden>
          {say(`Show all ${materials.length} materials`, `显示全部 ${materials.length} 种耗材`)}
        </button>
      </p>
      <p class="quiet">
        {say(
          'Heat is the temperature at which a part under a light load begins to bend. Each figure is that of one product, and “–” means that no source states it. ',
          '耐热为轻载零件开始弯曲的温度。每个数值取自某一款产品；“–”表示没有资料。',
        )}
        <a href={to('/method/')}>{say('How the ratings follow from the figures', '分级如何得出')}</a>
      </p>
    </div>
  );
}

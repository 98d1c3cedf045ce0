import { schemaPath } from '../../../core/contract/paths.js';
import type { Demand, Machine, Patience } from '../../../core/materials/choose.js';
import { everydayFirst } from '../../../core/materials/everyday.js';
import type { TextPair } from '../../../core/words/language.js';
import { type FieldSchema, linesFor } from '../../../core/words/layout.js';
import type { Material } from '../../../schemas/generated/record.js';
import { release } from '../reference/release.js';
import type { Catalogue } from './catalogue.js';
import { Chips, type Question } from './lists.js';
import type { PageLocale } from './locale.js';
import type { Column, Row } from './material-table/view.js';
import type { Page } from './page.js';
import { useLocale } from './use-locale.js';

/** The material selection page: three questions, and a table in everyday words. */
export function materialsPage(from: Catalogue, locale: PageLocale): Page {
  const { say } = locale;
  return {
    path: '/materials/',
    heading: say('Which material?', '选哪种耗材？'),
    title: say(
      '3D printing materials compared: heat, sun, strength, how hard to print',
      '3D 打印耗材对比：耐热、户外、强度与打印难度',
    ),
    description: say(
      `Choose among ${from.materials.size} materials by what the part must withstand, your printer and the effort; PLA, PETG, ABS, ASA, TPU and the rest side by side.`,
      `按零件要经受的环境、机器和愿意花的功夫，从 ${from.materials.size} 种耗材中挑选；PLA、PETG、ABS、ASA、TPU 等并排对比。`,
    ),
    file: '/api/v1/materials.json',
    waits: true,
    body: (
      <>
        <p>
          <a href={locale.to('/filaments/')}>
            {say(
              `Have a spool at hand? Filaments of ${from.filamentBrands.size} brands`,
              `手上有一卷料？${from.filamentBrands.size} 个品牌的耗材`,
            )}
          </a>
        </p>
        <MaterialTable materials={everydayFirst(from.materials.values())} />
      </>
    ),
  };
}

/** Column labels, in order. */
const COLUMN_LABELS: Readonly<Record<Column | 'uses', TextPair>> = {
  name: ['Material', '耗材'],
  uses: ['Used for', '用途'],
  ease: ['Difficulty', '打印难度'],
  stiffness: ['Stiffness', '刚度'],
  toughness: ['Toughness', '韧性'],
  heat: ['Heat', '耐热'],
  outdoors: ['Outdoors', '户外'],
  moisture: ['Absorbs water', '吸湿'],
  fumes: ['Fumes', '烟气'],
  price: ['Price', '价格'],
};

/** The questions with their answers: requirements of the part, the machine, and the user's patience. */
const QUESTIONS: readonly [Question<'stand', Demand>, Question<'machine', Machine>, Question<'patience', Patience>] = [
  {
    name: 'stand',
    type: 'checkbox',
    title: ['What must the part withstand?', '要经受什么？'],
    answers: {
      heat: ['a hot car', '夏天的车内'],
      sun: ['sun and rain', '日晒雨淋'],
      bending: ['bending like rubber', '像橡胶一样弯曲'],
      knocks: ['knocks', '磕碰'],
      wear: ['friction and wear', '摩擦磨损'],
      looks: ['good looks', '外观好看'],
    },
  },
  {
    name: 'machine',
    type: 'radio',
    title: ['Which printer do you have?', '用什么机器？'],
    answers: {
      open: ['an open printer', '敞开式打印机'],
      enclosed: ['an enclosed printer', '封闭式打印机'],
      heated: ['one with a heated chamber and a hotend above 300 °C', '带腔体加热、喷嘴超过 300 °C 的打印机'],
    },
  },
  {
    name: 'patience',
    type: 'radio',
    title: ['How much effort is it worth?', '愿意花多少功夫？'],
    answers: {
      easy: ['it should just work', '装上就能打'],
      some: ['I dry the spool and use glue', '愿意烘干、涂胶'],
      any: ['any effort', '多麻烦都行'],
    },
  },
];

/** Fields compared in addition to the table columns. */
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

const RANKS: Readonly<Record<Exclude<Column, 'name' | 'stiffness' | 'heat'>, readonly string[]>> = {
  ease: ['easy', 'moderate', 'hard', 'expert'],
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

/** A cell of the table, or a row of the summary on a material's page. */
export interface Cell {
  column: keyof typeof COLUMN_LABELS;
  head: string;
  /** null: unknown. */
  text: string | null;
}

/** The properties of a material, in everyday words. */
export function cellsOf(material: Material, { say, writer }: PageLocale): Cell[] {
  const { classes, uses, hygroscopic, fumes, price, enclosure, heat_deflection_c: heat } = material;
  const word = (value: string | null) => (value === null ? null : writer.word(value));
  const needs: Readonly<Record<string, string>> = {
    required: say('needs an enclosure', '需封闭'),
    heated_chamber: writer.word('heated_chamber'),
  };
  const cells: [Cell['column'], string | null][] = [
    [
      'uses',
      uses
        ?.map((use) => (use === 'flexible' ? say('flexible parts', '柔性零件') : writer.word(use)))
        .join(writer.comma) ?? null,
    ],
    [
      'ease',
      [word(classes.ease), needs[enclosure ?? ''] ?? null].filter((part) => part !== null).join(say(', ', '，')) ||
        null,
    ],
    ['stiffness', word(classes.stiffness)],
    ['toughness', word(classes.toughness)],
    ['heat', heat === null ? null : say(`to\u00a0${heat}\u00a0°C`, `至\u00a0${heat}\u00a0°C`)],
    ['outdoors', word(classes.outdoors)],
    ['moisture', word(hygroscopic)],
    ['fumes', fumes && word(fumes.level)],
    ['price', word(price)],
  ];
  return cells.map(([column, text]) => ({ column, head: say(...COLUMN_LABELS[column]), text }));
}

/**
 * Three questions and the table of all materials, initialised by `choose-material.ts`. Without JavaScript the whole
 * table is shown, without the questions.
 */
export function MaterialTable({ materials }: { materials: readonly Material[] }) {
  const locale = useLocale();
  const { say, to, language } = locale;
  const schema = release.json<FieldSchema>(schemaPath('material'));
  const built = {
    rows: materials.map((material) => rowOf(material, schema, locale)),
    figures: linesFor(schema, COMPARED, language).map(({ label }) => label),
  };
  return (
    <div class="materials" data-built={JSON.stringify(built)}>
      <form class="choose late" autocomplete="off" hidden>
        {QUESTIONS.map((question) => (
          <Chips key={question.name} {...question}>
            {question.name === 'machine' && (
              <div>
                <input
                  name="printer"
                  list="printers"
                  aria-label={say('Your printer', '你的打印机')}
                  placeholder={say('or yours, such as MK4', '或具体型号，例如 MK4')}
                />
                <datalist id="printers" />
              </div>
            )}
          </Chips>
        ))}
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
              {Object.entries<TextPair>(COLUMN_LABELS).map(([column, label]) => (
                <th key={column} scope="col" data-column={column === 'uses' ? undefined : column}>
                  {say(...label)}
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

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { FILES } from '../../../core/contract/paths.js';
import { FIT_LETTERS } from '../../../core/fit/matrix.js';
import { Release } from '../../../docs/src/reference/release.js';
import { builtFor } from '../../../docs/src/table/built.js';
import { cellOf, FIRST_ORDER, OPENING_MACHINES, sorted, USUAL_COLUMNS } from '../../../docs/src/table/columns.js';
import {
  type Filters,
  filter,
  marginIn,
  NO_FILTERS,
  someLack,
  surestFirst,
} from '../../../docs/src/table/filtering.js';
import { tableTexts } from '../../../docs/src/table/table-texts.js';
import type { BriefPrinter, FitMatrix } from '../../../schemas/generated/record.js';
import { readJson } from '../../support/published.js';
import { shared } from '../../support/shared.js';

const PLAIN: BriefPrinter = {
  id: 'acme-one',
  brand: 'Acme',
  brand_id: 'acme',
  aliases: [],
  model: 'One',
  configuration_of: null,
  build_volume_mm: { x: 200, y: 200, z: 200 },
  printable_volume_mm: null,
  bed_shape: 'rectangular',
  enclosed: null,
  air_filtration: null,
  max_nozzle_temperature_c: null,
  max_bed_temperature_c: null,
  max_chamber_temperature_c: null,
  firmware_limits: [],
  structure: null,
  kinematics: null,
  extruder_type: null,
  likely_extruder_type: null,
  tool_arrangement: null,
  extruder_count: null,
  nozzle_diameters_mm: [0.4],
  materials: ['pla', 'petg'],
  release_year: null,
};

const atLeast = (figures: Partial<Filters['atLeast']>) => ({ atLeast: { ...NO_FILTERS.atLeast, ...figures } });
const choice = (values: Partial<Filters['choices']>) => ({ choices: { ...NO_FILTERS.choices, ...values } });

type Case = [told: string, Partial<BriefPrinter>, Partial<Filters>, passes: boolean];

const HOT = atLeast({ nozzle: 280 });
const UNKNOWN = { unknown: ['nozzle'] } as const;
const FLAT = { build_volume_mm: { x: 200, y: 200, z: null } };
const ROUND = { bed_shape: 'circular', build_volume_mm: { x: 320, y: 320, z: 400 } } as const;
const LIKELY = { likely_extruder_type: 'bowden' } as const;
const hot = (max_nozzle_temperature_c: number | null) => ({ max_nozzle_temperature_c });
const allows = (max: number) => ({ ...hot(max), firmware_limits: ['max_nozzle_temperature_c' as const] });

describe('a printer filter', () => {
  it.each<Case>([
    ['a minimum', hot(280), HOT, true],
    ['a minimum', hot(279), HOT, false],
    ['a minimum', hot(null), HOT, false],
    ['a minimum or unknown', hot(null), { ...HOT, ...UNKNOWN }, true],
    ['a minimum or unknown', hot(279), { ...HOT, ...UNKNOWN }, false],
    ['only unknown', hot(null), UNKNOWN, true],
    ['only unknown', hot(280), UNKNOWN, false],
    ['a firmware limit is no proof', allows(300), HOT, false],
    ['a firmware limit is no proof', allows(300), { ...HOT, ...UNKNOWN }, true],
    ['a firmware limit is no proof', allows(300), UNKNOWN, true],
    ['a firmware limit is a limit', allows(279), { ...HOT, ...UNKNOWN }, false],
    ['the smaller of two volumes', {}, atLeast({ x: 195 }), true],
    ['the smaller of two volumes', { printable_volume_mm: { x: 190, y: 200, z: 200 } }, atLeast({ x: 195 }), false],
    ['an unknown side', FLAT, { ...atLeast({ z: 100 }), unknown: ['volume'] }, true],
    ['a side that is too small', FLAT, { ...atLeast({ x: 250, z: 100 }), unknown: ['volume'] }, false],
    ['the diagonal on a round bed', ROUND, atLeast({ x: 300, y: 300 }), false],
    ['the diagonal on a round bed', ROUND, atLeast({ x: 220, y: 220 }), true],
    ['one side on a round bed', ROUND, atLeast({ x: 300 }), true],
    ['the sides on a rectangular bed', { ...ROUND, bed_shape: 'rectangular' }, atLeast({ x: 300, y: 300 }), true],
    ['one of several values', { enclosed: true }, choice({ enclosed: ['yes'] }), true],
    ['unknown as a value', { enclosed: null }, choice({ enclosed: ['yes'] }), false],
    ['unknown as a value', { enclosed: null }, choice({ enclosed: ['yes', 'unknown'] }), true],
    ['likely as a value', LIKELY, choice({ extruder: ['bowden'] }), false],
    ['likely as a value', LIKELY, choice({ extruder: ['unknown'] }), false],
    ['likely as a value', LIKELY, choice({ extruder: ['bowden', 'likely_bowden'] }), true],
    ['every material', {}, { materials: ['pla', 'petg'] }, true],
    ['every material', {}, { materials: ['pla', 'pc'] }, false],
    ['unknown materials', {}, { materials: ['unknown'] }, false],
    ['unknown materials', { materials: [] }, { materials: ['pla', 'unknown'] }, true],
    ['unknown materials', { materials: [] }, { materials: ['pla'] }, false],
    ['the words of a name', {}, { name: 'acme' }, true],
    ['the words of a name', {}, { name: 'ONE acme' }, true],
    ['the words of a name', {}, { name: 'acme-one' }, true],
    ['the words of a name', {}, { name: '  on ' }, true],
    ['the words of a name', {}, { name: 'acme two' }, false],
    ['configurations', { configuration_of: 'acme' }, {}, true],
    ['only machines', { configuration_of: 'acme' }, { machines: true }, false],
  ])('%s: %j with %j', (_, printer, filters, passes) => {
    expect(filter([{ ...PLAIN, ...printer }], { ...NO_FILTERS, ...filters })).toHaveLength(passes ? 1 : 0);
  });

  it.each([
    ['y', 'care', [], true],
    ['y', 'yes', [], true],
    ['c', 'care', [], true],
    ['c', 'yes', [], false],
    ['n', 'care', [], false],
    ['u', 'care', [], false],
    ['u', 'yes', ['unknown'], true],
    ['n', 'care', ['unknown'], false],
  ] as const)('lets the verdict %s pass where it must be %s, also %j: %s', (letter, verdict, also, passes) => {
    const fits = { letters: FIT_LETTERS, materials: ['pla', 'asa'], printers: { 'acme-one': `y${letter}` } };
    const filters = { ...NO_FILTERS, materials: ['asa', ...also], verdict };
    expect(filter([PLAIN], filters, fits)).toHaveLength(passes ? 1 : 0);
  });
});

describe('the sort order of printers', () => {
  const years = [2020, null, 2024, 2018].map((release_year, i) => ({ ...PLAIN, id: `p${i}`, release_year }));

  it('puts unknown values last, in both directions', () => {
    const order = (descending: boolean) =>
      sorted(years, { by: 'year', descending }).map(({ release_year }) => release_year);
    expect(order(false)).toEqual([2018, 2020, 2024, null]);
    expect(order(true)).toEqual([2024, 2020, 2018, null]);
  });

  it('puts rated values before firmware limits', () => {
    const [rated, cutoff] = [280, 300].map((max_nozzle_temperature_c) => ({ ...PLAIN, max_nozzle_temperature_c }));
    const all = [{ ...cutoff, firmware_limits: ['max_nozzle_temperature_c'] }, rated] as BriefPrinter[];
    expect(sorted(all, { by: 'nozzle', descending: true })).toEqual([all[1], all[0]]);
  });

  it('sorts numbers in names numerically', () => {
    const models = ['One 10', 'One 9', 'one 1'].map((model) => ({ ...PLAIN, model }));
    const expected = ['one 1', 'One 9', 'One 10'];
    expect(sorted(models, { by: 'name', descending: false }).map(({ model }) => model)).toEqual(expected);
  });
});

it('starts with the best-known machines, with configurations of another machine last', () => {
  const known = { ...PLAIN, id: 'known', enclosed: true, max_bed_temperature_c: 100 };
  const printers = [{ ...known, id: 'other', configuration_of: 'known' }, PLAIN, known];
  expect(sorted(printers, FIRST_ORDER).map(({ id }) => id)).toEqual(['known', 'acme-one', 'other']);
});

describe('the default view of the table', async () => {
  const release = await shared('release');
  const { data } = readJson<{ data: BriefPrinter[] }>(release, FILES.briefPrinters);
  const first = sorted(data, FIRST_ORDER).slice(0, OPENING_MACHINES.length);

  it('has well-known machines of several brands, with every visible column known', () => {
    expect(first.map(({ id }) => id)).toEqual(OPENING_MACHINES);
    expect(new Set(first.map(({ brand_id }) => brand_id)).size).toBeGreaterThanOrEqual(6);
    const unknown = first.flatMap((printer) =>
      USUAL_COLUMNS.filter((column) => cellOf(printer, column, tableTexts('en')) === null).map(
        (column) => `${printer.id} ${column}`,
      ),
    );
    expect(unknown).toEqual([]);
  });

  it('has the printers that people mention', () => {
    const typed = ['typed', 'typed-held'].flatMap(
      (file) => parse(readFileSync(`test/fixtures/${file}.yaml`, 'utf8')) as { means: string[] }[],
    );
    const named = data.filter(({ id }) => {
      const whole = new RegExp(`[ /]${id}( |$)`);
      return typed.filter(({ means }) => means.some((one) => whole.test(one))).length >= 3;
    });
    expect(named.length).toBeGreaterThan(3);
    expect(named.map(({ id }) => id).filter((id) => !OPENING_MACHINES.includes(id))).toEqual([]);
  });

  it('offers everyday materials first', () => {
    const { materials } = builtFor('en', new Release(release), '/');
    expect(Object.keys(materials).slice(0, 4).sort()).toEqual(['abs', 'petg', 'pla', 'tpu']);
  });
});

describe('the order of printers judged for a material', () => {
  const demands = { warm: ['asa'], fumes: ['asa'] };
  const fits: FitMatrix = {
    letters: FIT_LETTERS,
    materials: ['asa'],
    printers: { care: 'c', tight: 'y', large: 'y' },
  } as unknown as FitMatrix;
  const tight = { ...PLAIN, id: 'tight', enclosed: true, build_volume_mm: { x: 300, y: 300, z: 300 } };
  const large = { ...tight, id: 'large', build_volume_mm: { x: 340, y: 340, z: 340 }, max_chamber_temperature_c: 65 };
  const asked: Filters = { ...NO_FILTERS, materials: ['asa'], verdict: 'care', ...atLeast({ x: 300, y: 300 }) };
  const ids = (filters: Filters) =>
    surestFirst([{ ...large, id: 'care' }, tight, large], filters, fits, demands).map(({ id }) => id);

  it('puts certain verdicts first, and among them the largest margin', () => {
    expect(ids(asked)).toEqual(['large', 'tight', 'care']);
    expect(ids({ ...asked, materials: [] })).toEqual(['care', 'tight', 'large']);
  });

  it('states the distinguishing features of each', () => {
    const told = (printer: BriefPrinter) => marginIn(printer, asked, demands).reasons.map(({ zh }) => zh);
    expect(told(large)).toEqual(['尺寸余量 40 mm', '腔体可加热到 65 °C']);
    expect(told(tight)).toEqual(['没有加 Brim 的余量', '未见腔体加热']);
  });
});

describe('the materials that some lack', () => {
  const printer = (...materials: string[]) => ({ materials });

  it('treats a material without a hardness and one of its grades as the same', () => {
    const [a, b] = [printer('pla', 'tpu', 'petg'), printer('pla', 'tpu-95a', 'tpu-85a')];
    expect(someLack(a.materials, [a, b])).toEqual(['petg']);
    expect(someLack(b.materials, [a, b])).toEqual([]);
  });

  it('distinguishes two grades, and names that only start the same', () => {
    const [a, b] = [printer('tpu-95a', 'pa6'), printer('tpu-85a', 'pa6-cf')];
    expect(someLack(a.materials, [a, b])).toEqual(['tpu-95a', 'pa6']);
  });
});

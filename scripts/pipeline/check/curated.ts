import type { PrinterSource } from '../../../schemas/generated/source.js';
import { type CheckProblem, type FieldProblem, faultAt } from '../../shared/problem.js';
import type { Dataset, LoadedFile } from '../load/dataset.js';
import { fields } from './overrides/fields.js';
import { valueProblem } from './schema.js';

/**
 * Checks every curated fact, and what other sources say instead, against the schema of its field: type, keys, bounds.
 * Also: no release year after the newest source, no contradicting facts, and none listed as not found.
 */
export function* checkCurated({ printers, sources }: Dataset): Iterable<CheckProblem> {
  const newest = Math.max(...Object.values(sources.value.sources).map(({ date }) => Number(date.slice(0, 4))));
  for (const entry of printers.values()) yield* ofPrinter(entry, newest);
}

function* ofPrinter(
  { file, value: { curated = {}, searched = {} } }: LoadedFile<PrinterSource>,
  newest: number,
): Iterable<CheckProblem> {
  for (const field of Object.keys(searched)) {
    // Reported at both places, since either may be the mistake.
    if (Object.hasOwn(curated, field))
      for (const [at, other] of [
        ['searched', 'curated'],
        ['curated', 'searched'],
      ])
        yield faultAt({ file, path: `${at}.${field}` }, 'searched_and_found', [
          `is under ${other} as well`,
          'under curated when it was found, under searched when it was not',
        ]);
  }
  let good = true;
  for (const [field, fact] of Object.entries(curated)) {
    const schema = fields('printer').get(field);
    if (!schema) continue; // reported by the schema
    const stated = [
      { at: `curated.${field}.value`, value: fact.value },
      ...(fact.others ?? []).map(({ value }, index) => ({ at: `curated.${field}.others.${index}.value`, value })),
    ];
    for (const { at, value } of stated) {
      const problem = valueProblem(schema, value) ?? (at.includes('.others.') ? null : lacksAxis(field, value));
      if (problem) good = false;
      if (problem) yield { ...problem, file, path: [at, ...(problem.path ? [problem.path] : [])].join('.') };
      else if (field === 'release_year' && typeof value === 'number' && value > newest)
        yield faultAt({ file, path: at }, 'year_to_come', [
          `${value} is in the future`,
          `at most ${newest}, the year of the newest source`,
        ]);
    }
  }
  if (good) for (const fault of contradictions(curated)) yield { ...fault, file };
}

/** Reports a volume without one of its axes: an unknown axis must be null. */
function lacksAxis(field: string, value: unknown): FieldProblem | null {
  if (!field.endsWith('_volume_mm') || typeof value !== 'object' || value === null) return null;
  const axis = ['x', 'y', 'z'].find((one) => !Object.hasOwn(value, one));
  return axis === undefined ? null : faultAt({ path: '' }, 'missing_axis', [`misses "${axis}"`, 'x, y and z, in mm']);
}

type Curated = NonNullable<PrinterSource['curated']>;

/** How much larger the printable volume may be than the build volume: makers round, slicers use the last mm. */
const ROUNDED = 1.1;

/** °C. No filament melts below this, except wax-like polymers, which every nozzle melts. */
const COLDEST = 150;

/** Curated figures of one machine that contradict each other; the lint judges contradictions with its design. */
function* contradictions(curated: Curated): Iterable<FieldProblem> {
  const of = (field: string) => curated[field as keyof Curated]?.value as unknown;
  const at = (field: string, below = '') => `curated.${field}.value${below}`;
  const room = of('build_volume_mm');
  const used = of('printable_volume_mm');
  for (const axis of ['x', 'y', 'z']) {
    const [whole, part] = [sizeOf(room, axis), sizeOf(used, axis)];
    if (whole !== null && part !== null && part > whole * ROUNDED)
      yield faultAt({ path: at('build_volume_mm', `.${axis}`) }, 'whole_below_part', [
        `${whole} mm is less than the printable ${part} mm`,
        'at least as much as printable_volume_mm',
      ]);
  }
  for (const limit of ['rated', 'firmware_limit']) {
    const bed = of(`${limit}.max_bed_temperature_c`);
    const nozzle = of(`${limit}.max_nozzle_temperature_c`);
    if (of('heated_bed') === false && typeof bed === 'number')
      yield faultAt({ path: at('heated_bed') }, 'unheated_bed', [
        `false contradicts a bed temperature of ${bed} °C`,
        `true, or remove ${limit}.max_bed_temperature_c`,
      ]);
    if (typeof nozzle === 'number' && typeof bed === 'number' && nozzle <= bed)
      yield faultAt({ path: at(`${limit}.max_nozzle_temperature_c`) }, 'nozzle_below_bed', [
        `${nozzle} °C is not above the bed, ${bed} °C`,
        `above ${bed} °C`,
      ]);
    else if (typeof nozzle === 'number' && nozzle < COLDEST)
      yield faultAt({ path: at(`${limit}.max_nozzle_temperature_c`) }, 'cold_nozzle', [
        `a nozzle of at most ${nozzle} °C cannot melt any filament`,
        `at least ${COLDEST} °C`,
      ]);
  }
}

function sizeOf(volume: unknown, axis: string): number | null {
  const size = (volume as Readonly<Record<string, unknown>> | null | undefined)?.[axis];
  return typeof size === 'number' ? size : null;
}

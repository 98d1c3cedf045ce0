import type { PrinterSource } from '../../../schemas/generated/source.js';
import { type CheckProblem, type FieldProblem, faultAt } from '../../shared/problem.js';
import { everyText } from '../../shared/tree.js';
import type { Dataset, LoadedFile } from '../load/dataset.js';
import { fields } from './overrides/target.js';
import { json, valueProblem } from './schema.js';

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
      const problem = valueProblem(schema, value);
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

type Kinematics = 'cartesian' | 'corexy' | 'corexz' | 'hbot' | 'delta';

const KINEMATICS: readonly (readonly [value: Kinematics, name: RegExp])[] = [
  ['corexy', /core[ _-]?xy/gi],
  ['corexz', /core[ _-]?xz/gi],
  ['hbot', /h-?bot/gi],
  ['delta', /\bdelta\b/gi],
  ['cartesian', /cartesian/gi],
];

/** Words that negate a name before or after them, within a clause. */
const DENIED_BEFORE = /\b(?:no|not|without|neither|nor)\b[^;:.]*$/i;
const DENIED_BEHIND = /^[^;:.]*?\b(?:not|off|disabled|commented|undefined)\b/i;

/** Compares facts with the passages that were read about them: either may have been changed alone. */
export function* checkReadings({ printers }: Dataset): Iterable<CheckProblem> {
  for (const { file, value } of printers.values()) for (const problem of readings(value)) yield { ...problem, file };
}

function* readings({ curated = {}, identifiers = {} }: PrinterSource): Iterable<FieldProblem> {
  const { kinematics, heated_bed: heated } = curated;
  const otherwise = (field: string, { value, read = '' }: { value: unknown; read?: string }) =>
    faultAt({ path: `curated.${field}.value` }, 'read_otherwise', [
      `${json(value)} is not the value that was read: ${json(read)}`,
      'the value that the page states, with its words under "read"',
    ]);
  if (kinematics?.value != null && kinematics.read !== undefined) {
    const named = namedIn(kinematics.read);
    // A hybrid is named after its base kinematics.
    const own = String(kinematics.value).replace('hybrid_', '') as Kinematics;
    const affirmed = [...named].filter(([, is]) => is).map(([name]) => name);
    if (named.get(own) === false || (affirmed.length > 0 && !affirmed.includes(own)))
      yield otherwise('kinematics', kinematics);
  }
  const sensor = /TEMP_SENSOR_BED\W+(?:is )?(-?\d+)/.exec(heated?.read ?? '')?.[1];
  if (heated && sensor !== undefined && JSON.stringify(heated.value) !== String(sensor !== '0'))
    yield otherwise('heated_bed', heated);
  const { klipper_config: config } = identifiers;
  if (config && !config.value.some((name) => config.source.includes(name)))
    yield faultAt({ path: 'identifiers.klipper_config.value.0' }, 'other_file_than_source', [
      `"${config.value[0] ?? ''}" is not the file of its source`,
      config.source.slice(config.source.lastIndexOf('/') + 1),
    ]);
}

/** The kinematics that a text names, each with whether the text affirms it. */
function namedIn(text: string): Map<Kinematics, boolean> {
  const named = new Map<Kinematics, boolean>();
  for (const [value, name] of KINEMATICS)
    for (const { 0: word, index } of text.matchAll(name)) {
      const denied = DENIED_BEFORE.test(text.slice(0, index)) || DENIED_BEHIND.test(text.slice(index + word.length));
      named.set(value, named.get(value) === true || !denied);
    }
  return named;
}

/** Words of a file name or an id, not numbers. */
const WORD = /^[a-z]{4,}$/;

/** Finds misspelt words in ids that only their own file names: those one slip away from a word in the texts. */
export function* checkSpelling(dataset: Dataset): Iterable<CheckProblem> {
  const { checks, settings, symptoms, causes, fixes, setups } = dataset;
  const said = new Map<string, number>();
  const files = [checks, settings, symptoms, causes, fixes].flatMap((all) => [...all.values()]);
  for (const [, text] of everyText([...files.map(({ value }) => value), setups.value]))
    for (const [word] of text.toLowerCase().matchAll(/[a-z]{4,}/g)) said.set(word, (said.get(word) ?? 0) + 1);
  for (const { file, value } of checks.values())
    for (const [index, { id }] of value.outcomes.entries())
      for (const word of id.split('-')) {
        if (!WORD.test(word) || (said.get(word) ?? 0) > 1) continue;
        const meant = [...said].find(([other, times]) => times > 1 && isSlipOf(word, other))?.[0];
        if (meant !== undefined)
          yield faultAt({ file, path: `outcomes.${index}.id` }, 'misspelt_id', [
            `"${word}" of "${id}" cannot occur in a text`,
            `nearest: ${meant}`,
          ]);
      }
}

/** Whether a word is another one with a letter missing or doubled, or two letters swapped. */
function isSlipOf(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1 || word === other) return false;
  let at = 0;
  while (at < word.length && word[at] === other[at]) at++;
  const [rest, meant] = [word.slice(at), other.slice(at)];
  // A final s is another form of the word.
  if (word.length < other.length) return rest === meant.slice(1) && meant !== 's';
  if (word.length > other.length) return word[at] === word[at - 1] && rest.slice(1) === meant;
  return rest[0] === meant[1] && rest[1] === meant[0] && rest.slice(2) === meant.slice(2);
}

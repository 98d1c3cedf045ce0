import { nearest } from '../../../core/names/nearest.js';
import type { CalibrationSource, SettingSource } from '../../../schemas/generated/source.js';
import { type CheckProblem, type FieldProblem, faultAt } from '../../shared/problem.js';
import type { Dataset } from '../load/dataset.js';
import { fieldAt, fieldPaths } from './overrides/target.js';
import { valueProblem } from './schema.js';
import { nearestOf } from './unknown-id.js';
import { isTooFine } from './wrong-units.js';

/** Settings whose percentage is the remaining size in most slicers, but the loss in the records. */
const LEFT = ['shrinkage_xy', 'shrinkage_z'];

/**
 * Checks the data of each slicer on a setting: a default within its limits that records can have, menu paths of equal
 * length in both languages, and an existing first-layer setting.
 */
export function* checkSettings({ settings, slicerKeys }: Dataset): Iterable<CheckProblem> {
  for (const { file, value } of settings.values()) {
    for (const problem of judge(value, settings)) yield { ...problem, file };
    for (const [slicer, entry] of Object.entries(value.slicers)) {
      if (!hasKey(entry)) continue;
      const table = Object.keys(slicerKeys.get(slicer)?.value.keys ?? {});
      for (const problem of [...judgeDefault(value, entry), ...judgeKeys(slicer, entry, table), ...judgeMenus(entry)])
        yield { ...problem, file, path: `slicers.${slicer}.${problem.path}` };
    }
  }
}

function* judge(
  { unit, record_field, first_layer: id = '' }: SettingSource,
  settings: Dataset['settings'],
): Iterable<FieldProblem> {
  const field = record_field === undefined ? undefined : fieldAt(record_field);
  if (record_field !== undefined && field === undefined)
    yield faultAt({ path: 'record_field' }, 'unknown_record_field', [
      `there is no field "${record_field}"`,
      nearestOf(record_field, fieldPaths()) ?? 'a field of the records, such as profile.flow_ratio',
    ]);
  const own = field?.['x-unit'];
  // Slicers accept many lengths as a percentage of another length.
  const share = own === 'mm' && unit === '%';
  if (own !== undefined && unit !== 'bool' && unit !== 'enum' && own !== unit && !share)
    yield faultAt({ path: 'unit' }, 'other_unit', [`"${unit}" is not the unit of ${record_field ?? ''}`, String(own)]);
  const other = settings.get(id)?.value.unit;
  if (other !== undefined && other !== unit)
    yield faultAt({ path: 'first_layer' }, 'first_layer_in_other_unit', [`${id} is in ${other}`, unit]);
}

type Entry = SettingSource['slicers']['cura'] & { key: string };

const hasKey = (entry: SettingSource['slicers']['cura']): entry is Entry => entry.key !== null;

/** Factors by which a default may exceed or fall below all others: Cura purges a fraction of what others do. */
const TIMES_MORE = 10;
const TIMES_LESS = 25;

function* judgeDefault({ id, unit, record_field, slicers }: SettingSource, entry: Entry): Iterable<FieldProblem> {
  const { default: preset, min, max, unit: own } = entry;
  const at = { path: 'default' };
  const meant = misread(preset, unit);
  if (meant !== null)
    yield faultAt(at, 'misread_default', [
      `${JSON.stringify(preset)} cannot be the default of a setting in ${unit}`,
      meant,
    ]);
  if (typeof preset !== 'number') return;
  if (isTooFine(preset, own ?? ''))
    yield faultAt(at, 'default_too_fine', [
      `${preset} ${own ?? ''} is finer than can be measured`,
      'the default as the slicer has it',
    ]);
  const alike = Object.values(slicers)
    .filter(hasKey)
    .filter((one) => one !== entry && one.unit === own);
  const others = alike.flatMap((one) => (typeof one.default === 'number' && one.default > 0 ? [one.default] : []));
  const isFar = preset > Math.max(...others) * TIMES_MORE || preset < Math.min(...others) / TIMES_LESS;
  if (preset > 0 && others.length > 0 && isFar)
    yield faultAt(at, 'default_unlike_others', [
      `${preset} is far from the defaults of the other slicers`,
      `about ${others.join(', ')}`,
    ]);
  const [low, high] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY];
  if (preset < low || preset > high)
    return yield faultAt(at, 'default_out_of_limits', [
      `${preset} is outside the slicer's own limits`,
      `${low} to ${high}`,
    ]);
  const field = fieldAt(record_field ?? '');
  // 0 often means "same as another setting".
  if (field?.['x-unit'] !== unit || preset === 0 || LEFT.includes(id)) return;
  // Cura uses per cent where the others use a ratio.
  const read = own === unit ? preset : own === '%' && unit === 'ratio' ? preset / 100 : null;
  const problem = read === null ? null : valueProblem(field, read);
  if (problem) yield { ...problem, ...at };
}

/**
 * The expected form of a default that has the wrong type; null if it is fine. A slicer may have an enum or a number
 * where the records have a boolean.
 */
function misread(preset: unknown, unit: SettingSource['unit']): string | null {
  const truth = typeof preset === 'string' && /^(?:true|false|yes|no|on|off|y|n)$/i.test(preset);
  if (truth && (unit === 'bool' || unit === 'enum')) return 'true or false';
  if (preset === undefined || preset === null || unit === 'bool' || unit === 'enum') return null;
  if (truth) return 'a number; or true or false without quotation marks if the slicer has a switch';
  return typeof preset === 'number' || /^-?\d+(?:\.\d+)?%$/.test(String(preset))
    ? null
    : 'a number, or a percentage such as "50%"';
}

/** Most edits between an unknown key and its suggestion. */
const SLIP = 2;

/** Finds misspelt keys, a letter or two from a key of the slicer; tables omit keys without a single figure. */
function* judgeKeys(slicer: string, entry: Entry, table: readonly string[]): Iterable<FieldProblem> {
  for (const [path, key, most] of [
    ['filament_override.key', entry.filament_override?.key, Number.POSITIVE_INFINITY],
    ['key', entry.key, SLIP],
  ] as const) {
    if (key === undefined || table.length === 0 || table.includes(key)) continue;
    if (most === SLIP && !nearest(key, table).some(({ edits }) => edits <= most)) continue;
    yield faultAt({ path }, 'unknown_key', [`${slicer} has no key "${key}"`, nearestOf(key, table)]);
  }
}

/** Checks that menu paths have as many steps in Chinese as in English, and that every plate has a key of its own. */
function* judgeMenus({ key: main, menu, plates = [], filament_override: own }: Entry): Iterable<FieldProblem> {
  for (const [path, { en, zh }] of Object.entries({ menu, ...(own && { 'filament_override.menu': own.menu }) }))
    if (en.length !== zh.length)
      yield faultAt({ path }, 'other_menu', [`has ${zh.length} steps in Chinese`, `${en.length}, as in English`]);
  if (new Set([main, ...plates.map(({ key }) => key)]).size <= plates.length)
    yield faultAt({ path: 'plates' }, 'plate_key_twice', ['names a key twice', 'one key per plate']);
}

/** Checks the values that a calibration step tries: valid for the setting, ascending, with a sensible step size. */
export function* checkTrials({ calibrations, settings }: Dataset): Iterable<CheckProblem> {
  for (const { file, value } of calibrations.values()) {
    const setting = settings.get(value.settings[0] ?? '')?.value;
    const field = fieldAt(setting?.record_field ?? '');
    const schema = field?.['x-unit'] === setting?.unit ? field : undefined;
    for (const [index, trial] of value.trials.entries())
      for (const problem of judgeTrial(trial, schema))
        yield { ...problem, file, path: `trials.${index}.${problem.path}` };
  }
}

/** Most values in one trial: a tower or a row of lines has no more. */
const MOST_STEPS = 60;

type Trial = CalibrationSource['trials'][number];

function* judgeTrial(
  { from, to, step, less, more }: Trial,
  schema: Parameters<typeof valueProblem>[0] | undefined,
): Iterable<FieldProblem> {
  for (const [path, value] of Object.entries({ from, to })) {
    const problem = schema === undefined || value === undefined ? null : valueProblem(schema, value);
    if (problem) yield { ...problem, path };
  }
  if (from !== undefined && to !== undefined && from >= to)
    yield faultAt({ path: 'from' }, 'trial_backwards', [`the trial runs from ${from} to ${to}`, 'from below to']);
  const span =
    from !== undefined && to !== undefined
      ? to - from
      : less !== undefined && more !== undefined
        ? less + more
        : undefined;
  if (span !== undefined && span / step > MOST_STEPS)
    yield faultAt({ path: 'step' }, 'many_trials', [
      `${step} results in ${Math.round(span / step).toLocaleString('en')} trials`,
      `at least ${Number((span / MOST_STEPS).toPrecision(2))}, for at most ${MOST_STEPS} trials`,
    ]);
  if (span !== undefined && span > 0 && step > span)
    yield faultAt({ path: 'step' }, 'wide_step', [`${step} is larger than the whole range to try`, `at most ${span}`]);
}

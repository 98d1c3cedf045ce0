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
  for (const { file, value } of settings.values())
    for (const problem of [
      ...judge(value),
      ...judgeKeys(value, slicerKeys),
      ...judgeMenus(value),
      ...judgeFirstLayer(value, settings),
    ])
      yield { ...problem, file };
}

function* judge({ id, unit, record_field, slicers }: SettingSource): Iterable<FieldProblem> {
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
  for (const [slicer, entry] of Object.entries(slicers)) {
    if (entry.key === null) continue;
    const { default: preset, min, max, unit: own } = entry;
    const path = `slicers.${slicer}`;
    const meant = misread(preset, unit);
    if (meant !== null)
      yield faultAt({ path: `${path}.default` }, 'misread_default', [
        `${JSON.stringify(preset)} cannot be the default of a setting in ${unit}`,
        meant,
      ]);
    const [low, high] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY];
    if (typeof preset !== 'number') continue;
    if (isTooFine(preset, own ?? ''))
      yield faultAt({ path: `${path}.default` }, 'default_too_fine', [
        `${preset} ${own ?? ''} is finer than can be measured`,
        'the default as the slicer has it',
      ]);
    if (preset < low || preset > high)
      yield faultAt({ path: `${path}.default` }, 'default_out_of_limits', [
        `${preset} is outside the slicer's own limits`,
        `${low} to ${high}`,
      ]);
    const others = defaultsBeside(slicers, slicer, own);
    if (
      preset > 0 &&
      others.length > 0 &&
      (preset > Math.max(...others) * TIMES_MORE || preset < Math.min(...others) / TIMES_LESS)
    )
      yield faultAt({ path: `${path}.default` }, 'default_unlike_others', [
        `${preset} is far from the defaults of the other slicers`,
        `about ${others.join(', ')}`,
      ]);
    if (preset < low || preset > high) continue;
    // 0 often means "same as another setting".
    if (field?.['x-unit'] !== unit || preset === 0 || LEFT.includes(id)) continue;
    // Cura uses per cent where the others use a ratio.
    const read = own === unit ? preset : own === '%' && unit === 'ratio' ? preset / 100 : null;
    const problem = read === null ? null : valueProblem(field, read);
    if (problem) yield { ...problem, path: `${path}.default` };
  }
}

/** Factors by which a default may exceed or fall below all others: Cura purges a fraction of what others do. */
const TIMES_MORE = 10;
const TIMES_LESS = 25;

function defaultsBeside(slicers: SettingSource['slicers'], slicer: string, unit: string | null | undefined): number[] {
  return Object.entries(slicers).flatMap(([id, entry]) =>
    id !== slicer && entry.key !== null && entry.unit === unit && typeof entry.default === 'number' && entry.default > 0
      ? [entry.default]
      : [],
  );
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
function* judgeKeys({ slicers }: SettingSource, slicerKeys: Dataset['slicerKeys']): Iterable<FieldProblem> {
  for (const [slicer, entry] of Object.entries(slicers)) {
    const table = slicerKeys.get(slicer)?.value.keys;
    if (entry.key === null || !table) continue;
    for (const [path, key, most] of [
      ['filament_override.key', entry.filament_override?.key, Number.POSITIVE_INFINITY],
      ['key', entry.key, SLIP],
    ] as const) {
      if (key === undefined || Object.hasOwn(table, key)) continue;
      if (most === SLIP && !nearest(key, Object.keys(table)).some(({ edits }) => edits <= most)) continue;
      yield faultAt({ path: `slicers.${slicer}.${path}` }, 'unknown_key', [
        `${slicer} has no key "${key}"`,
        nearestOf(key, Object.keys(table)),
      ]);
    }
  }
}

/** Checks that menu paths have as many steps in Chinese as in English, and that every plate has a key of its own. */
function* judgeMenus({ slicers }: SettingSource): Iterable<FieldProblem> {
  for (const [slicer, entry] of Object.entries(slicers)) {
    if (entry.key === null) continue;
    const path = `slicers.${slicer}`;
    const menus = { menu: entry.menu, 'filament_override.menu': entry.filament_override?.menu };
    for (const [at, menu] of Object.entries(menus))
      if (menu && menu.en.length !== menu.zh.length)
        yield faultAt({ path: `${path}.${at}` }, 'other_menu', [
          `has ${menu.zh.length} steps in Chinese`,
          `${menu.en.length}, as in English`,
        ]);
    const keys = [entry.key, ...(entry.plates ?? []).map(({ key }) => key)];
    if (new Set(keys).size < keys.length)
      yield faultAt({ path: `${path}.plates` }, 'plate_key_twice', ['names a key twice', 'one key per plate']);
  }
}

function* judgeFirstLayer(
  { first_layer: id = '', unit }: SettingSource,
  settings: Dataset['settings'],
): Iterable<FieldProblem> {
  const other = settings.get(id)?.value.unit;
  if (other !== undefined && other !== unit)
    yield faultAt({ path: 'first_layer' }, 'first_layer_in_other_unit', [`${id} is in ${other}`, unit]);
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

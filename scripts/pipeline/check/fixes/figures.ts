import type { FixSource, Quantity, SettingSource } from '../../../../schemas/generated/source.js';
import { type FieldProblem, faultAt } from '../../../shared/problem.js';
import { valuesSchema } from '../../../shared/schemas/read.js';
import type { JsonObject } from '../../../shared/tree.js';
import { fieldAt } from '../overrides/target.js';
import { valueProblem } from '../schema.js';
import { isTooFine } from '../wrong-units.js';

/** Bounds of a figure, by its unit. */
const OF_UNIT = valuesSchema('quantities').properties as Record<string, JsonObject>;

/** Units that a setting's figures may have besides its own. */
const OTHER_UNITS: Readonly<Record<string, readonly Quantity['unit'][]>> = {
  jerk: ['mm'], // junction deviation, which Marlin has in its place
  seam_gap: ['% of nozzle diameter'], // the percentage that slicers mean
};

/** Units of amounts: negative only if the setting itself goes below 0. */
const AMOUNTS = new Set<Quantity['unit']>(['mm', 'mm/s', 'mm/s²', 'mm³/s', '% of nozzle diameter', 's', 'h', 'count']);

function* belowNothing(path: string, quantity: Quantity, { adjustment }: FixSource): Iterable<FieldProblem> {
  const { safe_range: safe } = adjustment ?? {};
  const least = safe && 'unit' in safe ? (safe as Quantity).min : undefined;
  if (least === undefined ? !AMOUNTS.has(quantity.unit) : least < 0 || quantity.unit === '°C') return;
  for (const [name, value] of ends(quantity))
    if (value < 0)
      yield faultAt({ path: `${path}.${name}` }, 'less_than_none', [
        `${value} ${quantity.unit} is negative`,
        '0 or more',
      ]);
}

/** Finds figures out of the bounds of their unit or setting, or in a unit that does not fit the setting. */
export function* checkFigures(fix: FixSource, setting: SettingSource | undefined): Iterable<FieldProblem> {
  for (const [index, { quantity }] of (fix.figures ?? []).entries()) {
    yield* bounded(`figures.${index}.quantity`, quantity, OF_UNIT[quantity.unit]);
    yield* belowNothing(`figures.${index}.quantity`, quantity, fix);
  }
  for (const [index, { quantity }] of (fix.adjustment?.stops ?? []).entries())
    yield* bounded(`adjustment.stops.${index}.quantity`, quantity, OF_UNIT[quantity.unit]);
  if (!fix.adjustment || !setting) return;
  yield* otherDefault(fix, setting);
  const field = setting.record_field === undefined ? undefined : fieldAt(setting.record_field);
  for (const { path, quantity, is } of quantitiesOf(fix.adjustment)) {
    const { unit } = quantity;
    const fits = unitsOf(setting, is);
    if (!fits.includes(unit)) {
      yield faultAt({ path: `${path}.unit` }, 'unfit_unit', [
        `${unit} does not fit ${setting.id}`,
        `allowed: ${fits.join(', ')}`,
      ]);
      continue;
    }
    yield* bounded(path, quantity, is === 'value' && field?.['x-unit'] === unit ? field : OF_UNIT[unit]);
    if (is === 'value' && unit === setting.unit) yield* withinSlicers(path, quantity, setting);
  }
}

/** Checks that a figure labelled as a slicer's default is the default in the setting. */
function* otherDefault({ figures = [] }: FixSource, { id, slicers }: SettingSource): Iterable<FieldProblem> {
  for (const [index, { what, when, quantity }] of figures.entries()) {
    if (!/\bdefault\b/i.test(what.en) || quantity.value === undefined) continue;
    for (const slicer of when?.slicers ?? []) {
      const entry = slicers[slicer];
      // 0 often means that presets set it.
      if (entry.key === null || entry.unit !== quantity.unit || !entry.default) continue;
      if (typeof entry.default === 'number' && entry.default !== quantity.value)
        yield faultAt({ path: `figures.${index}.quantity.value` }, 'other_default', [
          `${quantity.value} ${quantity.unit} is not the default of ${slicer}`,
          `${entry.default} ${quantity.unit} in settings/${id.replaceAll('_', '-')}.yaml; correct either`,
        ]);
    }
  }
}

/** Finds figures that no slicer allows. */
function* withinSlicers(path: string, quantity: Quantity, { unit, slicers }: SettingSource): Iterable<FieldProblem> {
  const own = Object.values(slicers).flatMap((entry) => (entry.key !== null && entry.unit === unit ? [entry] : []));
  if (own.length === 0) return;
  const lowest = Math.min(...own.map(({ min }) => min ?? Number.NEGATIVE_INFINITY));
  const highest = Math.max(...own.map(({ max }) => max ?? Number.POSITIVE_INFINITY));
  for (const [name, value] of ends(quantity))
    if (value < lowest || value > highest)
      yield faultAt({ path: `${path}.${name}` }, 'beyond_slicers', [
        `no slicer can be set to ${value} ${unit}`,
        `${lowest} to ${highest} ${unit}`,
      ]);
}

function unitsOf({ id, unit }: SettingSource, is: QuantityAtPath['is']): string[] {
  const share = is === 'step' ? ['% of the current value'] : [];
  const ofNozzle = unit === 'mm' ? ['% of nozzle diameter'] : [];
  return [unit, ...ofNozzle, ...share, ...(OTHER_UNITS[id] ?? [])];
}

function* bounded(path: string, quantity: Quantity, schema: JsonObject | undefined): Iterable<FieldProblem> {
  for (const [name, value] of schema ? ends(quantity) : []) {
    const problem = schema && valueProblem(schema, value);
    if (problem) yield { ...problem, path: `${path}.${name}` };
    else if (isTooFine(value, quantity.unit))
      yield faultAt({ path: `${path}.${name}` }, 'figure_too_fine', [
        `${value} ${quantity.unit} is finer than can be measured`,
        'the figure as in its source, in this unit',
      ]);
  }
}

export type Adjustment = NonNullable<FixSource['adjustment']>;

/** A quantity of a fix, with its path; it is a value of the setting, or a step. */
export interface QuantityAtPath {
  path: string;
  quantity: Quantity;
  is: 'value' | 'step';
  /** Undefined: any material. */
  materials?: string[] | undefined;
  /** Whether it applies only to a certain setup. */
  conditional?: boolean | undefined;
}

export function* quantitiesOf(adjustment: Adjustment): Iterable<QuantityAtPath> {
  const { target, steps, safe_range: safe, recommendations } = adjustment;
  const at = 'adjustment';
  if (target && 'unit' in target) yield { path: `${at}.target`, quantity: target as Quantity, is: 'value' };
  if (safe && 'unit' in safe) yield { path: `${at}.safe_range`, quantity: safe as Quantity, is: 'value' };
  for (const [index, { quantity, when }] of (steps ?? []).entries())
    yield { path: `${at}.steps.${index}.quantity`, quantity, is: 'step', materials: when?.materials };
  for (const [index, { quantity, when }] of (recommendations ?? []).entries())
    yield {
      path: `${at}.recommendations.${index}.quantity`,
      quantity,
      is: 'value',
      materials: when?.materials,
      conditional: when !== undefined,
    };
}

export function ends({ value, min, max }: Quantity): [name: string, value: number][] {
  return Object.entries({ value, min, max }).filter((end): end is [string, number] => end[1] !== undefined);
}

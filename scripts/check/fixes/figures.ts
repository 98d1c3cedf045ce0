import type { FixSource, Quantity, SettingSource } from '../../../schemas/generated/source.js';
import { valuesSchema } from '../../schemas/read.js';
import type { JsonObject } from '../../shared/tree.js';
import { fieldAt } from '../overrides/fields.js';
import { valueProblem } from '../schema.js';
import type { Adjustment, Fault } from './check.js';

/** What a figure may be, by its unit. */
const OF_UNIT = valuesSchema('quantities').properties as Record<string, JsonObject>;

/** Units that a setting's figures may have beside its own. */
const OTHER_UNITS: Readonly<Record<string, readonly Quantity['unit'][]>> = {
  jerk: ['mm'], // junction deviation, which Marlin has in its place
  seam_gap: ['% of nozzle diameter'], // the percentage that slicers mean
};

/** A quantity of a fix, with its path, and whether it is a value of the setting or a step. */
export interface Placed {
  path: string;
  quantity: Quantity;
  is: 'value' | 'step';
  /** Materials that it is for; undefined for any. */
  materials?: string[] | undefined;
}

/** Every quantity of an adjustment. */
export function* quantitiesOf({ target, steps, safe_range: safe, recommendations }: Adjustment): Iterable<Placed> {
  const at = 'adjustment';
  if (target && 'unit' in target) yield { path: `${at}.target`, quantity: target as Quantity, is: 'value' };
  if (safe && 'unit' in safe) yield { path: `${at}.safe_range`, quantity: safe as Quantity, is: 'value' };
  for (const [index, { quantity, when }] of (steps ?? []).entries())
    yield { path: `${at}.steps.${index}.quantity`, quantity, is: 'step', materials: when?.materials };
  for (const [index, { quantity, when }] of (recommendations ?? []).entries())
    yield { path: `${at}.recommendations.${index}.quantity`, quantity, is: 'value', materials: when?.materials };
}

/** The ends of a quantity that are given, by name. */
export function ends({ value, min, max }: Quantity): [name: string, value: number][] {
  return Object.entries({ value, min, max }).filter((end): end is [string, number] => end[1] !== undefined);
}

/** A figure alone, or what it lies between: one beside the other says two things. */
function* oneOrTwoEnds(path: string, { value, min, max }: Quantity): Iterable<Fault> {
  if (value !== undefined && (min !== undefined || max !== undefined))
    yield { path: `${path}.value`, message: `${value} stands beside a range`, allowed: 'value alone, or min and max' };
}

/** Figures out of the bounds of their unit or of the setting, or in a unit that is not the setting's. */
export function* judgeFigures(fix: FixSource, setting: SettingSource | undefined): Iterable<Fault> {
  for (const [index, { quantity }] of (fix.figures ?? []).entries()) {
    yield* oneOrTwoEnds(`figures.${index}.quantity`, quantity);
    yield* bounded(`figures.${index}.quantity`, quantity, OF_UNIT[quantity.unit]);
  }
  if (!fix.adjustment || !setting) return;
  const field = setting.record_field === undefined ? undefined : fieldAt(setting.record_field);
  for (const { path, quantity, is } of quantitiesOf(fix.adjustment)) {
    const { unit } = quantity;
    yield* oneOrTwoEnds(path, quantity);
    const fits = unitsOf(setting, is);
    if (!fits.includes(unit)) {
      yield {
        path: `${path}.unit`,
        message: `${unit} does not fit ${setting.id}`,
        allowed: `allowed: ${fits.join(', ')}`,
      };
      continue;
    }
    yield* bounded(path, quantity, is === 'value' && field?.['x-unit'] === unit ? field : OF_UNIT[unit]);
  }
}

function unitsOf({ id, unit }: SettingSource, is: Placed['is']): string[] {
  const share = is === 'step' ? ['% of the current value'] : [];
  const ofNozzle = unit === 'mm' ? ['% of nozzle diameter'] : [];
  return [unit, ...ofNozzle, ...share, ...(OTHER_UNITS[id] ?? [])];
}

function* bounded(path: string, quantity: Quantity, schema: JsonObject | undefined): Iterable<Fault> {
  for (const [name, value] of schema ? ends(quantity) : []) {
    const problem = schema && valueProblem(schema, value);
    if (problem) yield { ...problem, path: `${path}.${name}` };
  }
}

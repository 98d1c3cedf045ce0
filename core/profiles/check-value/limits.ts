import { isPossible, type Limit, ofRecords, ofSlicer } from '../../troubleshoot/resolve/bounds.js';
import type { Setup } from '../../troubleshoot/resolve/setup.js';
import { SLICERS } from '../../words/slicers.js';
import { endBeyond } from '../range.js';
import { describeProblem, type ValueProblem } from './problems.js';
import type { CheckedSetting, GivenValue } from './types.js';

/** Temperatures that may be 0: the heater is off. */
const MAY_BE_OFF = /^(bed|chamber)_temperature/;

/** A nozzle diameter that is checked counts as the fitted nozzle. */
export function setupFor({ id }: CheckedSetting, { value }: GivenValue, setup: Setup): Setup {
  if (id !== 'nozzle_diameter' || typeof value !== 'number') return setup;
  return { ...setup, user_values: { ...setup.user_values, nozzle_diameter: value } };
}

/** Limits of a setting from records and slicer, including unknown ones of records. */
export function limitsOf(setting: CheckedSetting, setup: Setup): Limit[] {
  const { printer, material } = setup;
  const limits = [...ofRecords(setting.id, setup)].flatMap((one) =>
    one.of === 'printer' ? splitPrinterLimit(one, setup) : [one],
  );
  if (setting.id === 'nozzle_diameter' && material)
    limits.push({
      of: 'material',
      field: 'min_nozzle_diameter_mm',
      span: { min: material.min_nozzle_diameter_mm, max: null },
    });
  if (setting.id === 'first_layer_height' && printer)
    limits.push(...[...ofRecords('layer_height', setup)].filter(({ of }) => of === 'printer'));
  if (setting.id === 'deretraction_speed' && printer)
    limits.push(...[...ofRecords('retraction_speed', setup)].filter(({ of }) => of === 'printer'));
  return [...limits, ...ofSlicer(setting, setup)].filter((one) => isKnown(one) || one.of !== 'slicer');
}

/** Splits the printer's maximum temperature into the rated one and the firmware's, each with its own field. */
function splitPrinterLimit(limit: Limit, { printer }: Setup): Limit[] {
  const field = limit.field as keyof NonNullable<typeof printer>['rated'];
  if (!printer || !Object.hasOwn(printer.rated, field)) return [limit];
  const of = (kind: 'rated' | 'firmware_limit' | 'community_firmware'): Limit => ({
    of: 'printer',
    field: `${kind}.${field}`,
    // `community_firmware` is absent in older releases.
    span: { min: null, max: printer[kind]?.[field] ?? null },
  });
  // Neither implies the other; community firmware counts only if both are unknown.
  const both = [of('rated'), of('firmware_limit')];
  if (both.some(isKnown)) return both;
  const community = of('community_firmware');
  return isKnown(community) ? [community] : [limit];
}

/** Whether any end is known. */
export function isKnown({ span }: Limit): boolean {
  return span.min !== null || span.max !== null;
}

/** Why no slicer, or not the chosen one, accepts a value; null: accepted. */
export function impossible(setting: CheckedSetting, value: number, { slicer }: Setup): ValueProblem | null {
  const { id, unit } = setting;
  if (!isPossible(id, value) && !(value === 0 && MAY_BE_OFF.test(id)))
    return describeProblem(value === 0 ? 'zero' : 'negative', setting, { value });
  const spans = (slicer ? [slicer] : SLICERS).flatMap((one) => [...ofSlicer({ ...setting, unit }, { slicer: one })]);
  const refused = spans.length > 0 && spans.every(({ span }) => endBeyond(value, span) !== null);
  if (!refused) return null;
  const range = `${outermost(spans, 'min')}–${outermost(spans, 'max')} ${unit}`;
  return describeProblem(slicer ? 'slicer_refuses' : 'no_slicer_takes_it', setting, { value }, range);
}

/** The outermost end of several ranges; open if any of them is. */
function outermost(spans: readonly Limit[], end: 'min' | 'max'): string {
  const ends = spans.map(({ span }) => span[end] ?? Number.NaN);
  const value = end === 'min' ? Math.min(...ends) : Math.max(...ends);
  return Number.isNaN(value) ? '…' : String(value);
}

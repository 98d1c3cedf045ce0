import { endBeyond } from '../range.js';
import { isPossible, type Limit, ofRecords, ofSlicer } from '../resolve/bounds.js';
import type { Setup } from '../resolve/setup.js';
import { SLICERS } from '../slicers.js';
import { problemOf, type ValueProblem } from './problems.js';
import type { CheckedSetting, SaidValue } from './said.js';

/** What may be at 0 although it is a temperature: a heater that is off. */
const MAY_BE_OFF = /^(bed|chamber)_temperature/;

/** A nozzle that is asked about is the one that prints. */
export function setupFor({ id }: CheckedSetting, { value }: SaidValue, setup: Setup): Setup {
  if (id !== 'nozzle_diameter' || typeof value !== 'number') return setup;
  return { ...setup, yours: { ...setup.yours, nozzle_diameter: value } };
}

/** What records and slicer say of a setting, also where they do not know it. */
export function limitsOf(setting: CheckedSetting, setup: Setup): Limit[] {
  const { printer, material } = setup;
  const limits = [...ofRecords(setting.id, setup)].flatMap((one) => (one.of === 'printer' ? apart(one, setup) : [one]));
  if (setting.id === 'nozzle_diameter' && material)
    limits.push(least(material.min_nozzle_diameter_mm, 'material', 'min_nozzle_diameter_mm'));
  if (setting.id === 'first_layer_height' && printer)
    limits.push(...[...ofRecords('layer_height', setup)].filter(({ of }) => of === 'printer'));
  if (setting.id === 'deretraction_speed' && printer)
    limits.push(...[...ofRecords('retraction_speed', setup)].filter(({ of }) => of === 'printer'));
  return [...limits, ...ofSlicer(setting, setup)].filter((one) => isKnown(one) || one.of !== 'slicer');
}

/** The highest temperature of a printer is the lower of two, which mean different things: each by its own name. */
function apart(limit: Limit, { printer }: Setup): Limit[] {
  const field = limit.field as keyof NonNullable<typeof printer>['rated'];
  if (!printer || !Object.hasOwn(printer.rated, field)) return [limit];
  const both = (['rated', 'firmware_limit'] as const).map(
    (kind): Limit => ({ of: 'printer', field: `${kind}.${field}`, span: { min: null, max: printer[kind][field] } }),
  );
  // One that is known does not tell the other.
  return both.some(isKnown) ? both : [limit];
}

function least(min: number | null, of: Limit['of'], field: string): Limit {
  return { of, field, span: { min, max: null } };
}

/** Whether an end is known. */
export function isKnown({ span }: Limit): boolean {
  return span.min !== null || span.max !== null;
}

/** Why no slicer can be given such a value; null: one can. */
export function impossible(setting: CheckedSetting, value: number, { slicer }: Setup): ValueProblem | null {
  const { id, unit } = setting;
  if (!isPossible(id, value) && !(value === 0 && MAY_BE_OFF.test(id)))
    return problemOf(value === 0 ? 'zero' : 'negative', setting, { value });
  const spans = (slicer ? [slicer] : SLICERS).flatMap((one) => [...ofSlicer({ ...setting, unit }, { slicer: one })]);
  const refused = spans.length > 0 && spans.every(({ span }) => endBeyond(value, span) !== null);
  if (!refused) return null;
  const range = `${lowest(spans)}–${highest(spans)} ${unit}`;
  return problemOf(slicer ? 'slicer_refuses' : 'no_slicer_takes_it', setting, { value }, range);
}

/** The widest of some spans: an end that one of them leaves open is open. */
function lowest(spans: readonly Limit[]): string {
  return spans.some(({ span }) => span.min === null)
    ? '…'
    : String(Math.min(...spans.map(({ span }) => span.min ?? 0)));
}

function highest(spans: readonly Limit[]): string {
  return spans.some(({ span }) => span.max === null)
    ? '…'
    : String(Math.max(...spans.map(({ span }) => span.max ?? 0)));
}

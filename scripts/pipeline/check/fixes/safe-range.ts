import type { FixSource, Quantity, SettingSource } from '../../../../schemas/generated/source.js';
import type { FieldProblem } from '../../../shared/problem.js';
import type { Dataset } from '../../load/dataset.js';
import { type Adjustment, ends, quantitiesOf } from './quantities.js';

/** Directions that go on until something stops them. */
const OPEN = new Set<Adjustment['direction']>(['increase', 'decrease', 'tune']);

/** The smallest step that can be told from none in a print, by unit. */
const SMALLEST: Partial<Record<Quantity['unit'], number>> = {
  '°C': 1,
  '%': 0.5,
  '% of the current value': 1,
  mm: 0.004,
  'mm/s': 1,
  'mm/s²': 10,
  'mm³/s': 0.1,
  ratio: 0.002,
};

/** How many times as far a range may go to one side of 0 as to the other. */
const LOPSIDED = 4;

/** More steps than somebody goes, of the largest: pressure advance alone, in s, is told from nothing in smaller ones. */
const MOST_STEPS = 30;

/** A fix that turns a figure says where to stop, or why it cannot; its steps go forward and fit in between. */
export function* checkSafeRange(
  { adjustment, figures = [] }: FixSource,
  setting: SettingSource,
  dataset: Dataset,
): Iterable<FieldProblem> {
  if (!adjustment) return;
  const { safe_range: safe, no_safe_range: reason, direction } = adjustment;
  const path = 'adjustment.safe_range';
  if (!safe) {
    if (OPEN.has(direction) && !['bool', 'enum'].includes(setting.unit) && reason === undefined)
      yield {
        path: 'adjustment',
        code: 'missing_safe_range',
      };
  } else if (reason !== undefined) {
    yield { path: 'adjustment.no_safe_range', code: 'safe_range_and_none' };
  }
  if (safe && 'material_range' in safe) {
    const kind = safe.material_range.replace(/_(c|percent)$/, '');
    if (setting.record_field?.includes(kind) === false)
      yield {
        path,
        code: 'range_of_another_setting',
        parameters: { range: safe.material_range, setting: setting.id },
      };
  } else if (safe) {
    const { min, max, unit } = safe as Quantity;
    const steps = (adjustment.steps ?? []).flatMap(({ quantity }) =>
      quantity.unit === unit ? ends(quantity).map(([, value]) => value) : [],
    );
    const step = Math.max(0, ...steps);
    if (min === undefined || max === undefined || min >= max) yield { path, code: 'no_range' };
    else if (min < 0 && max > 0 && Math.max(-max / min, -min / max) > LOPSIDED)
      yield { path, code: 'lopsided_range', parameters: { min, max, unit } };
    else if (step > (SMALLEST[unit] ?? 0) && unit !== 's' && (max - min) / step > MOST_STEPS)
      yield { path, code: 'many_steps', parameters: { min, max, step, unit } };
  }
  if (safe && 'unit' in safe && (safe as Quantity).unit !== '°C')
    for (const [index, { quantity }] of figures.entries())
      yield* farBeyond(`figures.${index}.quantity`, quantity, safe as Quantity, true);
  const width = widthOf(adjustment, dataset);
  for (const { path: at, quantity, is, conditional } of quantitiesOf(adjustment)) {
    if (is !== 'step') {
      if (at !== path && safe && 'unit' in safe) yield* farBeyond(at, quantity, safe as Quantity, conditional === true);
      continue;
    }
    const least = SMALLEST[quantity.unit] ?? 0;
    for (const [name, value] of ends(quantity)) {
      if (value > 0 && value < least)
        yield {
          path: `${at}.${name}`,
          code: 'small_step',
          parameters: { value, unit: quantity.unit, least },
        };
      else if (value <= 0)
        yield {
          path: `${at}.${name}`,
          code: 'no_step',
          parameters: { value },
        };
      else if (width !== null && quantity.unit === width.unit && value >= width.of)
        yield {
          path: `${at}.${name}`,
          code: 'large_step',
          parameters: { value, unit: quantity.unit, width: width.of },
        };
    }
  }
}

/** How many times the width of a safe range what is advised for a certain setup, or only told, may lie outside. */
const BEYOND = 4;

/** What is advised lies where it is safe to go; for a setup with a plastic or a nozzle of its own, not far from there. */
function* farBeyond(
  path: string,
  quantity: Quantity,
  { min, max, unit }: Quantity,
  conditional: boolean,
): Iterable<FieldProblem> {
  if (min === undefined || max === undefined || quantity.unit !== unit) return;
  const room = conditional ? (max - min) * BEYOND : 0;
  for (const [name, value] of ends(quantity))
    if (value < min - room || value > max + room)
      yield {
        path: `${path}.${name}`,
        code: 'outside_safe_range',
        parameters: { value, unit, min, max },
      };
}

/** How wide the safe range is; of a range by material the usual width. Null where there is none. */
function widthOf({ safe_range: safe }: Adjustment, { materials }: Dataset): { of: number; unit: string } | null {
  if (!safe) return null;
  if ('material_range' in safe) {
    const widths = [...materials.values()].flatMap(({ value: { facts } }) => {
      const { min, max } = facts[safe.material_range] ?? {};
      return min === undefined || max === undefined ? [] : [max - min];
    });
    return { of: medianOf(widths), unit: safe.material_range.endsWith('_c') ? '°C' : '%' };
  }
  const { min, max, unit } = safe as Quantity;
  // Rounded, so that 0.3 - 0.2 is 0.1.
  return min === undefined || max === undefined ? null : { of: Number((max - min).toPrecision(12)), unit };
}

/** The upper of the two in the middle; infinite where there is nothing. */
function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.POSITIVE_INFINITY;
}

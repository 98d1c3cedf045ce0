import type { FixSource, Quantity, SettingSource } from '../../../../schemas/generated/source.js';
import { type FieldProblem, faultAt } from '../../../shared/problem.js';
import type { Dataset } from '../../load/dataset.js';
import { type Adjustment, ends, quantitiesOf } from './figures.js';

/** Directions without a natural end. */
const OPEN = new Set<Adjustment['direction']>(['increase', 'decrease', 'tune']);

/** The smallest step with a visible effect on a print, by unit. */
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

/** Most by which a range may extend further on one side of 0 than on the other, as a factor. */
const LOPSIDED = 4;

/** Most steps of the largest size in a range; does not apply to pressure advance, in s, whose steps are tiny. */
const MOST_STEPS = 30;

/** Checks that a fix of a figure has a safe range, or a reason for none, and positive steps that fit into it. */
export function* checkSafeRange(
  { adjustment, figures = [] }: FixSource,
  setting: SettingSource,
  dataset: Dataset,
): Iterable<FieldProblem> {
  if (!adjustment) return;
  const { safe_range: safe, no_safe_range: reason, direction } = adjustment;
  const path = 'adjustment.safe_range';
  if (!safe && OPEN.has(direction) && !['bool', 'enum'].includes(setting.unit) && reason === undefined)
    yield faultAt({ path: 'adjustment' }, 'missing_safe_range', [
      'misses "safe_range"',
      'where to stop, or no_safe_range with the reason',
    ]);
  if (safe && 'material_range' in safe) {
    const kind = safe.material_range.replace(/_(c|percent)$/, '');
    if (setting.record_field?.includes(kind) === false)
      yield faultAt({ path }, 'range_of_another_setting', [
        `${safe.material_range} is not a range of ${setting.id}`,
        'a range of the same quantity',
      ]);
  } else if (safe) {
    const { min, max, unit } = safe as Quantity;
    const steps = (adjustment.steps ?? []).flatMap(({ quantity }) =>
      quantity.unit === unit ? ends(quantity).map(([, value]) => value) : [],
    );
    const step = Math.max(0, ...steps);
    if (min === undefined || max === undefined || min >= max)
      yield faultAt({ path }, 'no_range', ['is not a range', 'min and max, with min less than max']);
    else if (min < 0 && max > 0 && Math.max(-max / min, -min / max) > LOPSIDED)
      yield faultAt({ path }, 'lopsided_range', [
        `runs from ${min} to ${max} ${unit}, much farther to one side than to the other`,
        'as far as is safe on each side',
      ]);
    else if (step > (SMALLEST[unit] ?? 0) && unit !== 's' && (max - min) / step > MOST_STEPS)
      yield faultAt({ path }, 'many_steps', [
        `from ${min} to ${max} ${unit} takes ${Math.round((max - min) / step)} steps of ${step} ${unit}`,
        'a range that can be covered in a few steps',
      ]);
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
        yield faultAt({ path: `${at}.${name}` }, 'small_step', [
          `a step of ${value} ${quantity.unit} has no visible effect`,
          `at least ${least} ${quantity.unit}`,
        ]);
      else if (value <= 0)
        yield faultAt({ path: `${at}.${name}` }, 'no_step', [
          `${value} is not a step`,
          'greater than 0: "direction" says up or down',
        ]);
      else if (width !== null && quantity.unit === width.unit && value >= width.of)
        yield faultAt({ path: `${at}.${name}` }, 'large_step', [
          `a step of ${value} ${quantity.unit} immediately leaves the safe range`,
          `below ${width.of} ${quantity.unit}`,
        ]);
    }
  }
}

/** How far advice for a certain setup, or a mere mention, may be outside the safe range, in widths of the range. */
const BEYOND = 4;

/** Finds advice outside the safe range; if for a certain setup, such as a plastic or nozzle, only far outside. */
function* farBeyond(
  path: string,
  quantity: Quantity,
  { min, max, unit }: Quantity,
  conditional: boolean,
): Iterable<FieldProblem> {
  if (min === undefined || max === undefined || quantity.unit !== unit) return;
  const tolerance = conditional ? (max - min) * BEYOND : 0;
  for (const [name, value] of ends(quantity))
    if (value < min - tolerance || value > max + tolerance)
      yield faultAt({ path: `${path}.${name}` }, 'outside_safe_range', [
        `${value} ${unit} is outside the safe range`,
        `${min} to ${max} ${unit}, or the setup that it is for with "when"`,
      ]);
}

/** The width of the safe range, or the median width if it depends on the material; null if there is none. */
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

/** The median, the upper of the two middle values; infinite for an empty list. */
function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.POSITIVE_INFINITY;
}

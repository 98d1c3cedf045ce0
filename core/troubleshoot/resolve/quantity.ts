import type { RuleQuantity } from '../../../schemas/generated/record.js';
import { nozzleOf, type Setup } from './setup.js';
import { roundSignificant } from './value.js';

/** Ends of a quantity in a setting's unit; null: open. */
export interface Span {
  min: number | null;
  max: number | null;
}

type Figures = Pick<RuleQuantity, 'value' | 'min' | 'max' | 'unit'>;

/**
 * Converts a quantity to the setting's unit; a single value is both ends. Null if that is impossible: a share of an
 * unknown nozzle diameter or current value, or a different quantity.
 */
export function inSettingUnit(figures: Figures, unit: string, setup: Setup, now: number | null): Span | null {
  const factor = factorTo(unit, figures.unit, setup, now);
  if (factor === null) return null;
  const end = (value: number | null | undefined) => (value == null ? null : roundSignificant(value * factor));
  return { min: end(figures.value ?? figures.min), max: end(figures.value ?? figures.max) };
}

function factorTo(unit: string, given: string, setup: Setup, now: number | null): number | null {
  if (given === unit) return 1;
  if (given === '% of the current value') return now === null ? null : now / 100;
  if (given !== '% of nozzle diameter') return null;
  // A setting in % is relative to the nozzle diameter.
  if (unit === '%') return 1;
  const nozzle = nozzleOf(setup);
  return nozzle === null || unit !== 'mm' ? null : nozzle / 100;
}

import type { Adjustment, ConditionalQuantity, VectorFigure } from '../../../schemas/generated/record.js';
import { type Applies, judge } from './conditions.js';
import { inSettingUnit, type Span } from './quantity.js';
import type { Setup } from './setup.js';

/** A figure of a fix that applies or may apply to the setup. */
export interface Figure extends Omit<VectorFigure, 'applies'> {
  note: string | null;
  note_zh: string | null;
  applies: Applies;
}

export interface FigureLeftOut {
  list: 'steps' | 'recommendations';
  index: number;
  unmet_conditions: Applies['unmet_conditions'];
}

/** Size of one step. */
export interface SettingStep {
  /** In the setting's unit; null if it is a share of an unknown value. */
  size: number | null;
  /** As stated by the source, such as 50 and "% of the current value". */
  as_stated: { value: number; unit: string };
  /** Figures of other sources, if they differ. */
  others: Figure[];
}

/** Splits the figures of a list into those that apply to the setup, in the setting's unit, and those that do not. */
export function figuresFor(
  list: FigureLeftOut['list'],
  { unit, [list]: items }: NonNullable<Adjustment>,
  setup: Setup,
  now: number | null,
): { figures: Figure[]; leftOut: FigureLeftOut[] } {
  const [figures, leftOut]: [Figure[], FigureLeftOut[]] = [[], []];
  for (const [index, item] of items.entries()) {
    const applies = judge(item.when, setup);
    if (applies.verdict === 'no') leftOut.push({ list, index, unmet_conditions: applies.unmet_conditions });
    else figures.push({ ...figureOf(item, unit, setup, now), index, applies });
  }
  return { figures, leftOut };
}

function figureOf({ quantity, note, note_zh }: ConditionalQuantity, unit: string, setup: Setup, now: number | null) {
  const span = inSettingUnit(quantity, unit, setup, now);
  const { value, min, max } = quantity;
  return {
    ...(span ?? { min: value ?? min, max: value ?? max }),
    unit: span ? unit : quantity.unit,
    note,
    note_zh,
  };
}

/**
 * Chooses one of the steps given: certain ones before possible ones, then the most specific; of the rest the median,
 * and the lower end of a range. Differing ones are listed.
 *
 * @param now current value in the setting's unit: steps too small for such a speed are enlarged; null: unknown
 */
export function chooseStep(
  adjustment: NonNullable<Adjustment>,
  figures: readonly Figure[],
  now: number | null,
): SettingStep | null {
  const certain = figures.filter(({ applies }) => applies.verdict === 'yes');
  const open = certain.length > 0 ? certain : figures;
  const most = Math.max(...open.map(({ index }) => specificity(adjustment.steps[index])));
  const best = open
    .filter(({ index }) => specificity(adjustment.steps[index]) === most)
    .sort((a, b) => sizeOf(a) - sizeOf(b) || (a.max ?? 0) - (b.max ?? 0));
  const chosen = best[Math.floor((best.length - 1) / 2)];
  if (!chosen) return null;
  const said = adjustment.steps[chosen.index]?.quantity;
  return {
    size: chosen.unit === adjustment.unit ? Math.max(sizeOf(chosen), leastStep(adjustment.setting, now)) : null,
    as_stated: { value: said?.value ?? said?.min ?? said?.max ?? sizeOf(chosen), unit: said?.unit ?? adjustment.unit },
    others: figures.filter((one) => one !== chosen && (one.min !== chosen.min || one.max !== chosen.max)),
  };
}

/** Speeds and accelerations differ tenfold between printers; a change by a smaller share is not visible on the part. */
const LEAST_SHARE = 0.2;

/** Smallest visible step of a speed or an acceleration, rounded; 0: any step. */
function leastStep(setting: string, now: number | null): number {
  if (now === null || !/^(?!.*retraction|travel|max_volumetric).*(_speed|acceleration)$/.test(setting)) return 0;
  const least = now * LEAST_SHARE;
  const round = 10 ** Math.floor(Math.log10(least)) / 2;
  return Math.round(least / round) * round;
}

function sizeOf({ min, max }: Span): number {
  return min ?? max ?? 0;
}

/** Number of conditions of a figure. */
function specificity(item: ConditionalQuantity | undefined): number {
  return Object.values(item?.when ?? {}).filter((one) => one !== null).length;
}

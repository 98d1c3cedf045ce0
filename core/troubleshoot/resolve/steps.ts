import type { Adjustment, ConditionalQuantity } from '../../../schemas/generated/record.js';
import { type Applies, judge } from './conditions.js';
import { inSettingUnit, type Span } from './quantity.js';
import type { Setup } from './setup.js';

/** A figure of a fix that holds for the setup, or may. */
export interface Figure extends Span {
  /** Place in the list of the rule. */
  index: number;
  unit: string;
  note: string | null;
  note_zh: string | null;
  applies: Applies;
}

export interface FigureLeftOut {
  list: 'steps' | 'recommendations';
  index: number;
  unmet_conditions: Applies['unmet_conditions'];
}

/** How far to go at a time. */
export interface SettingStep {
  /** In the setting's unit; null while the value that it is a share of is not known. */
  size: number | null;
  /** As it is said, such as 50 and "% of the current value". */
  as_stated: { value: number; unit: string };
  /** What the other sources say, where they disagree. */
  others: Figure[];
}

interface Sorted {
  figures: Figure[];
  leftOut: FigureLeftOut[];
}

/** The figures of a list that hold for the setup, in the setting's unit, and those that do not. */
export function figuresFor(
  list: FigureLeftOut['list'],
  { unit, [list]: items }: NonNullable<Adjustment>,
  setup: Setup,
  now: number | null,
): Sorted {
  const sorted: Sorted = { figures: [], leftOut: [] };
  for (const [index, item] of items.entries()) {
    const applies = judge(item.when, setup);
    if (applies.verdict === 'no') sorted.leftOut.push({ list, index, unmet_conditions: applies.unmet_conditions });
    else sorted.figures.push({ ...figureOf(item, unit, setup, now), index, applies });
  }
  return sorted;
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
 * One step out of all that are given: those for this very case go before those for any, those that surely hold before
 * those that may; of what is left the middle one, and of a range its lower end. The differing ones are listed.
 *
 * @param now the value that stands, in the setting's unit: a step of a speed that it dwarfs is made larger; null: not known
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

/** Speeds and accelerations differ tenfold between machines: less than this share of one is not seen on the part. */
const LEAST_SHARE = 0.2;

/** The least step of a speed or an acceleration that shows, as a round figure; 0: any does. */
function leastStep(setting: string, now: number | null): number {
  if (now === null || !/^(?!.*retraction|travel|max_volumetric).*(_speed|acceleration)$/.test(setting)) return 0;
  const least = now * LEAST_SHARE;
  const round = 10 ** Math.floor(Math.log10(least)) / 2;
  return Math.round(least / round) * round;
}

function sizeOf({ min, max }: Span): number {
  return min ?? max ?? 0;
}

/** How many things a figure is for. */
function specificity(item: ConditionalQuantity | undefined): number {
  return Object.values(item?.when ?? {}).filter((one) => one !== null).length;
}

import { type Demand, type Margin, marginOf, usableSide } from '../../../core/fit/margin.js';
import { verdictIn } from '../../../core/fit/matrix.js';
import { printerName } from '../../../core/names/printer-name.js';
import type { BriefPrinter, Fit, FitMatrix } from '../../../schemas/generated/record.js';

/** The URL parameter and choice value for unknown. */
export const UNKNOWN = 'unknown';

/** A value with a minimum filter, by its URL parameter. */
export type Figure = 'x' | 'y' | 'z' | 'nozzle' | 'bed' | 'chamber' | 'year';

/** Values that are filtered and unknown together. */
export const FIGURES = {
  volume: ['x', 'y', 'z'],
  nozzle: ['nozzle'],
  bed: ['bed'],
  chamber: ['chamber'],
  year: ['year'],
} as const satisfies Record<string, readonly Figure[]>;

export type FigureGroup = keyof typeof FIGURES;
export const FIGURE_GROUPS = Object.keys(FIGURES) as FigureGroup[];

/** A property with a few possible values, by its URL parameter. */
export type Choice = 'enclosed' | 'structure' | 'kinematics' | 'extruder';
export const CHOICES: readonly Choice[] = ['enclosed', 'structure', 'kinematics', 'extruder'];

/** The minimum verdict for a material, by its URL parameter. */
export type Verdict = 'yes' | 'care';
export const VERDICTS: readonly Verdict[] = ['care', 'yes'];

/** Filter criteria for printers. */
export interface Filters {
  /** Words that the name must contain. */
  name: string;
  atLeast: Readonly<Record<Figure, number | null>>;
  /** Values that may be unknown or, without a minimum, must be. */
  unknown: readonly FigureGroup[];
  /** Any of these values, including {@link UNKNOWN}; empty: any. */
  choices: Readonly<Record<Choice, readonly string[]>>;
  /** All of these; {@link UNKNOWN} also includes printers without material data. */
  materials: readonly string[];
  /** Requirement for a material: the verdict "yes", or also "with care"; null: a profile. */
  verdict: Verdict | null;
  /** Excludes configurations of other machines. */
  machines: boolean;
}

export const NO_FILTERS: Filters = {
  name: '',
  atLeast: { x: null, y: null, z: null, nozzle: null, bed: null, chamber: null, year: null },
  unknown: [],
  choices: { enclosed: [], structure: [], kinematics: [], extruder: [] },
  materials: [],
  verdict: null,
  machines: false,
};

export function judged({ materials, verdict }: Filters): string[] {
  return verdict === null ? [] : materials.filter((id) => id !== UNKNOWN);
}

/** A value of a printer; for the volume, the smaller of the manufacturer's and the slicer's. */
export function figureOf(printer: BriefPrinter, figure: Figure): number | null {
  if (figure === 'x' || figure === 'y' || figure === 'z') return usableSide(printer, figure);
  return figure === 'year' ? printer.release_year : printer[`max_${figure}_temperature_c`];
}

/** Whether a value is only a firmware limit, which can be far above the manufacturer's rating. */
export function isFirmwareLimit(printer: BriefPrinter, figure: string): boolean {
  return printer.firmware_limits.some((field) => field === `max_${figure}_temperature_c`);
}

/** The value of a choice or of the tools; likely values are distinct from stated ones. */
export function choiceOf(printer: BriefPrinter, choice: Choice | 'tools'): string {
  switch (choice) {
    case 'tools':
      return printer.tool_arrangement ?? UNKNOWN;
    case 'enclosed':
      return printer.enclosed === null ? UNKNOWN : printer.enclosed ? 'yes' : 'no';
    case 'extruder':
      if (printer.extruder_type !== null) return printer.extruder_type;
      return printer.likely_extruder_type === null ? UNKNOWN : `likely_${printer.likely_extruder_type}`;
    default:
      return printer[choice] ?? UNKNOWN;
  }
}

/**
 * The printers that match all filters, in their order.
 *
 * @param fits the verdicts; required if the filters ask for one
 */
export function filter(
  printers: readonly BriefPrinter[],
  filters: Filters,
  fits: FitMatrix | null = null,
): BriefPrinter[] {
  const words = plain(filters.name).split(' ').filter(Boolean);
  return printers.filter(
    (printer) =>
      (!filters.machines || printer.configuration_of === null) &&
      words.every((word) => plain(`${printerName(printer)} ${printer.id}`).includes(word)) &&
      FIGURE_GROUPS.every((group) => meetsFigures(printer, group, filters)) &&
      CHOICES.every((choice) => isIn(filters.choices[choice], choiceOf(printer, choice))) &&
      (filters.verdict === null
        ? hasProfiles(printer, filters.materials)
        : meetsVerdict(printer, filters.materials, filters.verdict, fits)),
  );
}

function meetsFigures(printer: BriefPrinter, group: FigureGroup, { atLeast, unknown }: Filters): boolean {
  const figures: readonly Figure[] = FIGURES[group];
  const asked = figures.filter((figure) => atLeast[figure] !== null);
  const orUnknown = unknown.includes(group);
  const isUncertain = (figure: Figure) => figureOf(printer, figure) === null || isFirmwareLimit(printer, figure);
  if (asked.length === 0) return !orUnknown || figures.some(isUncertain);
  // A rectangle fits a round bed whose diameter is at least its diagonal.
  const { x, y } = atLeast;
  if (printer.bed_shape === 'circular' && group === 'volume' && x !== null && y !== null) {
    const diameter = figureOf(printer, 'x');
    if (diameter !== null && diameter < Math.hypot(x, y)) return false;
  }
  // One dimension known to be too small rules the printer out, even if others are unknown.
  return asked.every((figure) => {
    const value = figureOf(printer, figure);
    if (value === null || value < (atLeast[figure] ?? 0)) return value === null && orUnknown;
    return orUnknown || !isFirmwareLimit(printer, figure);
  });
}

/** Whether a value is among those wanted, if any are. */
function isIn(wanted: readonly string[], value: string): boolean {
  return wanted.length === 0 || wanted.includes(value);
}

/** Whether the verdicts for all materials are good enough. */
function meetsVerdict(
  { id }: BriefPrinter,
  wanted: readonly string[],
  least: Verdict,
  fits: FitMatrix | null,
): boolean {
  const enough: Fit['verdict'][] = least === 'care' ? ['yes', 'with_care'] : ['yes'];
  if (wanted.includes(UNKNOWN)) enough.push('unknown');
  return wanted
    .filter((material) => material !== UNKNOWN)
    .every((material) => enough.includes(fits ? verdictIn(fits, id, material) : 'unknown'));
}

/** The margin by which a printer meets the filters. */
export function marginIn(printer: BriefPrinter, filters: Filters, demands: Demands): Margin {
  const asks = (ids: readonly string[]) => judged(filters).some((id) => ids.includes(id));
  return marginOf(printer, { part: filters.atLeast, warm: asks(demands.warm), fumes: asks(demands.fumes) });
}

/** The materials that need more than temperatures, by what they need. */
export type Demands = Readonly<Record<keyof Omit<Demand, 'part'>, readonly string[]>>;

/** If verdicts are required, sorts by the worst verdict, then by the margin; otherwise keeps the order. */
export function surestFirst(
  printers: readonly BriefPrinter[],
  filters: Filters,
  fits: FitMatrix | null,
  demands: Demands,
): readonly BriefPrinter[] {
  const asked = judged(filters);
  if (!fits || asked.length === 0) return printers;
  const doubts = ({ id }: BriefPrinter) => asked.filter((material) => verdictIn(fits, id, material) !== 'yes').length;
  const ranked = printers.map((printer) => ({
    printer,
    doubts: doubts(printer),
    configuration: Number(printer.configuration_of !== null),
    points: marginIn(printer, filters, demands).points,
  }));
  ranked.sort((a, b) => a.doubts - b.doubts || a.configuration - b.configuration || b.points - a.points);
  return ranked.map(({ printer }) => printer);
}

function hasProfiles(printer: BriefPrinter, wanted: readonly string[]): boolean {
  if (wanted.length === 0) return true;
  if (printer.materials.length === 0) return wanted.includes(UNKNOWN);
  const asked = wanted.filter((id) => id !== UNKNOWN);
  return asked.length > 0 && asked.every((id) => printer.materials.includes(id));
}

/** Normalises a name for comparison: ignores case, hyphens and underscores. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
}

type Printing = Pick<BriefPrinter, 'materials'>;

/** Whether one of the printers has a profile for a material that another lacks. */
export function materialsDiffer(compared: readonly Printing[]): boolean {
  if (compared.some(({ materials }) => materials.length === 0)) return false;
  return compared.some(({ materials }) => someLack(materials, compared).length > 0);
}

/** The materials that at least one of the printers has no profile for. */
export function someLack(materials: readonly string[], compared: readonly Printing[]): string[] {
  return materials.filter((id) => compared.some((other) => !other.materials.some((one) => isSameOrGrade(one, id))));
}

/** Whether two ids are equal, or one has no hardness and the other is a grade of it: `tpu` and `tpu-95a`. */
function isSameOrGrade(a: string, b: string): boolean {
  const plain = (id: string) => id.replace(/-\d+[ad]$/, '');
  return a === b || plain(a) === b || plain(b) === a;
}

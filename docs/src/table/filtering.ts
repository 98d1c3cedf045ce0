import { type Demand, type Margin, marginOf, usableSide } from '../../../core/fit/margin.js';
import { verdictIn } from '../../../core/fit/matrix.js';
import { printerName } from '../../../core/names/printer-name.js';
import type { BriefPrinter, Fit, FitMatrix } from '../../../schemas/generated/record.js';

/** The word for what is not known, in an address and among the values of a choice. */
export const UNKNOWN = 'unknown';

/** A figure that one may ask at least so much of, by the word in the page's address. */
export type Figure = 'x' | 'y' | 'z' | 'nozzle' | 'bed' | 'chamber' | 'year';

/** Figures that are asked for and unknown together. */
export const FIGURES = {
  volume: ['x', 'y', 'z'],
  nozzle: ['nozzle'],
  bed: ['bed'],
  chamber: ['chamber'],
  year: ['year'],
} as const satisfies Record<string, readonly Figure[]>;

export type FigureGroup = keyof typeof FIGURES;
export const FIGURE_GROUPS = Object.keys(FIGURES) as FigureGroup[];

/** A property that has one of a few values, by the word in the page's address. */
export type Choice = 'enclosed' | 'structure' | 'kinematics' | 'extruder';
export const CHOICES: readonly Choice[] = ['enclosed', 'structure', 'kinematics', 'extruder'];

/** The least verdict on a material, by the word in the page's address. */
export type Verdict = 'yes' | 'care';
export const VERDICTS: readonly Verdict[] = ['care', 'yes'];

/** What printers are filtered by. */
export interface Filters {
  /** Words that the name must hold. */
  name: string;
  atLeast: Readonly<Record<Figure, number | null>>;
  /** Figures of which it is also wanted, or without a number only wanted, that nobody knows them. */
  unknown: readonly FigureGroup[];
  /** Any of these values, {@link UNKNOWN} being one; none: all. */
  choices: Readonly<Record<Choice, readonly string[]>>;
  /** All of these; {@link UNKNOWN}: also printers of which it is not known. */
  materials: readonly string[];
  /** What it takes to print a material: the verdict "yes", or also "with care"; null: a profile for it. */
  verdict: Verdict | null;
  /** Without configurations of another machine. */
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

/** A figure of a printer. Of its volumes the smaller counts: what the maker states and the slicer lets one use. */
export function figureOf(printer: BriefPrinter, figure: Figure): number | null {
  switch (figure) {
    case 'x':
    case 'y':
    case 'z':
      return usableSide(printer, figure);
    case 'nozzle':
      return printer.max_nozzle_temperature_c;
    case 'bed':
      return printer.max_bed_temperature_c;
    case 'chamber':
      return printer.max_chamber_temperature_c;
    case 'year':
      return printer.release_year;
  }
}

/** Whether a figure is only what a firmware allows, which can be far above what the maker rates. */
export function isFirmwareLimit(printer: BriefPrinter, figure: string): boolean {
  return printer.firmware_limits.some((field) => field === `max_${figure}_temperature_c`);
}

/** The value of a choice or of the tools; what is likely is a value of its own beside what is stated. */
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
 * The printers that meet every filter, in their order.
 *
 * @param fits the verdicts; needed where the filters ask for one
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
      CHOICES.every((choice) => meetsChoice(printer, choice, filters)) &&
      (filters.verdict === null
        ? hasProfiles(printer, filters.materials)
        : meetsVerdict(printer, filters.materials, filters.verdict, fits)),
  );
}

function meetsFigures(printer: BriefPrinter, group: FigureGroup, { atLeast, unknown }: Filters): boolean {
  const figures: readonly Figure[] = FIGURES[group];
  const asked = figures.filter((figure) => atLeast[figure] !== null);
  const orUnknown = unknown.includes(group);
  if (asked.length === 0)
    return (
      !orUnknown || figures.some((figure) => figureOf(printer, figure) === null || isFirmwareLimit(printer, figure))
    );
  // A rectangle needs a round bed as wide as its diagonal.
  const { x, y } = atLeast;
  if (printer.bed_shape === 'circular' && group === 'volume' && x !== null && y !== null) {
    const diameter = figureOf(printer, 'x');
    if (diameter !== null && diameter < Math.hypot(x, y)) return false;
  }
  // One side that is known to be too small settles it, whatever is not known of the others.
  return asked.every((figure) => {
    const value = figureOf(printer, figure);
    if (value === null || value < (atLeast[figure] ?? 0)) return value === null && orUnknown;
    return orUnknown || !isFirmwareLimit(printer, figure);
  });
}

function meetsChoice(printer: BriefPrinter, choice: Choice, { choices }: Filters): boolean {
  const wanted = choices[choice];
  return wanted.length === 0 || wanted.includes(choiceOf(printer, choice));
}

/** Whether the verdict on every material is good enough. */
function meetsVerdict(
  { id }: BriefPrinter,
  wanted: readonly string[],
  least: Verdict,
  fits: FitMatrix | null,
): boolean {
  const enough: readonly Fit['verdict'][] = [
    'yes',
    ...(least === 'care' ? (['with_care'] as const) : []),
    ...(wanted.includes(UNKNOWN) ? (['unknown'] as const) : []),
  ];
  return wanted
    .filter((material) => material !== UNKNOWN)
    .every((material) => enough.includes(fits ? verdictIn(fits, id, material) : 'unknown'));
}

/** The margin by which a printer meets the filters. @param demands materials that ask for more than their temperatures */
export function marginIn(printer: BriefPrinter, filters: Filters, demands: Demands): Margin {
  const asks = (ids: readonly string[]) => judged(filters).some((id) => ids.includes(id));
  return marginOf(printer, { part: filters.atLeast, warm: asks(demands.warm), fumes: asks(demands.fumes) });
}

type Demands = Readonly<Record<keyof Omit<Demand, 'part'>, readonly string[]>>;

/** The surest first where verdicts are asked for: by the worst of them, then by what is left over; else as they were. */
export function surestFirst(
  printers: readonly BriefPrinter[],
  filters: Filters,
  fits: FitMatrix | null,
  demands: Demands,
): readonly BriefPrinter[] {
  const asked = judged(filters);
  if (!fits || asked.length === 0) return printers;
  const doubts = ({ id }: BriefPrinter) => asked.filter((material) => verdictIn(fits, id, material) !== 'yes').length;
  const keyed = printers.map((printer) => ({
    printer,
    keys: [
      doubts(printer),
      Number(printer.configuration_of !== null),
      -marginIn(printer, filters, demands).points,
    ] as const,
  }));
  keyed.sort(({ keys: a }, { keys: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
  return keyed.map(({ printer }) => printer);
}

function hasProfiles(printer: BriefPrinter, wanted: readonly string[]): boolean {
  if (wanted.length === 0) return true;
  if (printer.materials.length === 0) return wanted.includes(UNKNOWN);
  const asked = wanted.filter((id) => id !== UNKNOWN);
  return asked.length > 0 && asked.every((id) => printer.materials.includes(id));
}

/** A text as names are compared by: without regard to case, hyphens and underscores. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
}

type Printing = Pick<BriefPrinter, 'materials'>;

/** Whether one of the printers has a profile for a material that another one lacks. */
export function materialsDiffer(compared: readonly Printing[]): boolean {
  if (compared.some(({ materials }) => materials.length === 0)) return false;
  return compared.some(({ materials }) => someLack(materials, compared).length > 0);
}

/** Of some materials, those that one of the printers has no profile for. */
export function someLack(materials: readonly string[], compared: readonly Printing[]): string[] {
  return materials.filter((id) => compared.some((other) => !other.materials.some((one) => isSameOrGrade(one, id))));
}

/** Whether one is the other, or one names no hardness and the other is a grade of it: `tpu` and `tpu-95a`. */
function isSameOrGrade(a: string, b: string): boolean {
  const plain = (id: string) => id.replace(/-\d+[ad]$/, '');
  return a === b || plain(a) === b || plain(b) === a;
}

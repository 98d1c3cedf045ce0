import { printerName } from '../../../core/names/printer-name.js';
import type { BriefPrinter } from '../../../schemas/generated/record.js';

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

/** What printers are filtered by. */
export interface Filters {
  /** Words that the name must hold. */
  name: string;
  atLeast: Readonly<Record<Figure, number | null>>;
  /** Figures of which it is also wanted, or without a number only wanted, that nobody knows them. */
  unknown: readonly FigureGroup[];
  /** Any of these values, {@link UNKNOWN} being one; none: all. */
  choices: Readonly<Record<Choice, readonly string[]>>;
  /** All of these; {@link UNKNOWN}: also printers without any profile. */
  materials: readonly string[];
  /** Without configurations of another machine. */
  machines: boolean;
}

export const NO_FILTERS: Filters = {
  name: '',
  atLeast: { x: null, y: null, z: null, nozzle: null, bed: null, chamber: null, year: null },
  unknown: [],
  choices: { enclosed: [], structure: [], kinematics: [], extruder: [] },
  materials: [],
  machines: false,
};

/** A figure of a printer. Of its volumes the smaller counts: what the maker states and the slicer lets one use. */
export function figureOf(printer: BriefPrinter, figure: Figure): number | null {
  switch (figure) {
    case 'x':
    case 'y':
    case 'z': {
      const sides = [printer.build_volume_mm[figure], printer.printable_volume_mm?.[figure]];
      const known = sides.filter((side) => typeof side === 'number');
      return known.length === 0 ? null : Math.min(...known);
    }
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

/** The value of a choice; what is likely is a value of its own beside what is stated. */
export function choiceOf(printer: BriefPrinter, choice: Choice): string {
  switch (choice) {
    case 'enclosed':
      return printer.enclosed === null ? UNKNOWN : printer.enclosed ? 'yes' : 'no';
    case 'extruder':
      if (printer.extruder_type !== null) return printer.extruder_type;
      return printer.likely_extruder_type === null ? UNKNOWN : `likely_${printer.likely_extruder_type}`;
    default:
      return printer[choice] ?? UNKNOWN;
  }
}

/** The printers that meet every filter, in their order. */
export function filter(printers: readonly BriefPrinter[], filters: Filters): BriefPrinter[] {
  const words = plain(filters.name).split(' ').filter(Boolean);
  return printers.filter(
    (printer) =>
      (!filters.machines || printer.configuration_of === null) &&
      words.every((word) => plain(`${printerName(printer)} ${printer.id}`).includes(word)) &&
      FIGURE_GROUPS.every((group) => meetsFigures(printer, group, filters)) &&
      CHOICES.every((choice) => meetsChoice(printer, choice, filters)) &&
      meetsMaterials(printer, filters.materials),
  );
}

function meetsFigures(printer: BriefPrinter, group: FigureGroup, { atLeast, unknown }: Filters): boolean {
  const figures: readonly Figure[] = FIGURES[group];
  const asked = figures.filter((figure) => atLeast[figure] !== null);
  const orUnknown = unknown.includes(group);
  if (asked.length === 0) return !orUnknown || figures.some((figure) => figureOf(printer, figure) === null);
  // One side that is known to be too small settles it, whatever is not known of the others.
  return asked.every((figure) => {
    const value = figureOf(printer, figure);
    return value === null ? orUnknown : value >= (atLeast[figure] ?? 0);
  });
}

function meetsChoice(printer: BriefPrinter, choice: Choice, { choices }: Filters): boolean {
  const wanted = choices[choice];
  return wanted.length === 0 || wanted.includes(choiceOf(printer, choice));
}

function meetsMaterials(printer: BriefPrinter, wanted: readonly string[]): boolean {
  if (wanted.length === 0) return true;
  if (printer.materials.length === 0) return wanted.includes(UNKNOWN);
  const asked = wanted.filter((id) => id !== UNKNOWN);
  return asked.length > 0 && asked.every((id) => printer.materials.includes(id));
}

/** A text as names are compared by: case, hyphens and underscores tell nothing apart. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
}

import { printerName } from '../../../core/names/printer-name.js';
import type { BriefPrinter } from '../../../schemas/generated/record.js';
import { fill } from '../explorer/texts/fill.js';
import { choiceOf, figureOf, isFirmwareLimit, UNKNOWN } from './filtering.js';
import type { Texts } from './table-texts.js';

/** The columns beside the name, in order. */
export const COLUMNS = [
  'volume',
  'enclosed',
  'nozzle',
  'bed',
  'chamber',
  'structure',
  'kinematics',
  'extruder',
  'tools',
  'nozzles',
  'materials',
  'year',
] as const;
export type Column = (typeof COLUMNS)[number];

/** The columns shown by default. */
export const USUAL_COLUMNS: readonly Column[] = ['volume', 'enclosed', 'nozzle', 'bed', 'extruder', 'materials'];

/** Sort orders of the table; `known`: popular machines first, then by the number of known values. */
export const SORTABLES = ['known', 'name', ...COLUMNS] as const;
export type Sortable = (typeof SORTABLES)[number];

export interface Sort {
  by: Sortable;
  descending: boolean;
}

/** The default sort order. */
export const FIRST_ORDER: Sort = { by: 'known', descending: false };

/** Whether a column is numeric and sorts highest first by default. */
export function isFigure(by: Sortable): boolean {
  return ['volume', 'nozzle', 'bed', 'chamber', 'materials', 'year'].includes(by);
}

/**
 * The machines at the top of the table. No usage figures are published, so they are hand-picked, most requested first:
 * those that people search for, then at most two from each other large brand.
 */
export const OPENING_MACHINES = [
  'bambu-lab-p1s',
  'bambu-lab-a1',
  'bambu-lab-a1-mini',
  'bambu-lab-x1-carbon',
  'creality-ender-3',
  'bambu-lab-h2d',
  'creality-ender-3-v3-se',
  'creality-k1-max',
  'prusa-mk4s',
  'prusa-core-one',
  'prusa-mini',
  'elegoo-neptune-4-pro',
  'elegoo-centauri-carbon',
  'anycubic-kobra-3',
  'flashforge-adventurer-5m',
  'sovol-sv06',
  'qidi-q1-pro',
];

/** Sort score: lower for popular printers and for those with more known values; configurations come after machines. */
function obscurity(printer: BriefPrinter): number {
  const place = OPENING_MACHINES.indexOf(printer.id);
  if (place >= 0) return place - 1e6;
  const facts = COLUMNS.filter((column) => column !== 'materials' && keyOf(printer, column) !== null).length;
  const configuration = printer.configuration_of === null ? 0 : 1e6;
  return configuration - facts * 1000 - printer.materials.length;
}

/** The sort key of a printer; null: unknown. Volumes sort by size. */
function keyOf(printer: BriefPrinter, by: Sortable): number | string | null {
  switch (by) {
    case 'known':
      return obscurity(printer);
    case 'name':
      return printerName(printer);
    case 'volume': {
      const [x, y, z] = (['x', 'y', 'z'] as const).map((axis) => figureOf(printer, axis));
      return x == null || y == null || z == null ? null : x * y * z;
    }
    case 'nozzle':
    case 'bed':
    case 'chamber':
    case 'year':
      return isFirmwareLimit(printer, by) ? null : figureOf(printer, by);
    case 'nozzles':
      return printer.nozzle_diameters_mm.length === 0 ? null : Math.min(...printer.nozzle_diameters_mm);
    case 'materials':
      return printer.materials.length === 0 ? null : printer.materials.length;
    default: {
      const value = choiceOf(printer, by);
      return value === UNKNOWN ? null : value;
    }
  }
}

const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Sorts printers. Unknown values come last in both directions; the sort is stable. */
export function sorted(printers: readonly BriefPrinter[], { by, descending }: Sort): BriefPrinter[] {
  const sign = descending ? -1 : 1;
  return printers
    .map((printer) => ({ printer, key: keyOf(printer, by) }))
    .sort(({ key: a }, { key: b }) => {
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
      return sign * names.compare(String(a), String(b));
    })
    .map(({ printer }) => printer);
}

/** The text of a cell; null: unknown. */
export function cellOf(printer: BriefPrinter, column: Column, texts: Texts): string | null {
  const word = (value: string) => (value === UNKNOWN ? null : (texts.words[value] ?? value));
  switch (column) {
    case 'volume':
      return volumeText(printer, texts);
    case 'nozzle':
    case 'bed':
    case 'chamber':
    case 'year': {
      const figure = figureOf(printer, column)?.toString() ?? null;
      return isFirmwareLimit(printer, column) ? fill(texts.firmwareAllows, { n: figure ?? '' }) : figure;
    }
    case 'nozzles':
      return printer.nozzle_diameters_mm.join(texts.listSeparator) || null;
    case 'materials':
      return printer.materials.length === 0 ? null : fill(texts.count, { n: printer.materials.length });
    default:
      return word(choiceOf(printer, column));
  }
}

/** The class of a cell: grey for an unknown value, or one that only the firmware states. */
export function cellClass(printer: BriefPrinter, column: Column, text: string | null): string {
  return text === null || isFirmwareLimit(printer, column) ? 'pt-none' : '';
}

/** The text for an unknown value. No source states that a chamber has no heater. */
export function unknownText(column: Column, texts: Texts): string {
  return column === 'chamber' ? texts.noChamber : texts.unknown;
}

/** The manufacturer's build volume, plus the slicer's if different; null: no dimension is known. */
export function volumeText(
  { build_volume_mm: build, printable_volume_mm: printable, bed_shape }: BriefPrinter,
  texts: Texts,
): string | null {
  const round = bed_shape === 'circular';
  const text = sides(build, round);
  if (printable === null) return text;
  return fill(texts.twoVolumes, { volume: text ?? '?', slicer: sides(printable, round) ?? '?' });
}

function sides({ x, y, z }: BriefPrinter['build_volume_mm'], round: boolean): string | null {
  if (x === null && y === null && z === null) return null;
  const shown = round && x === y ? [`⌀ ${x ?? '?'}`, z] : [x, y, z];
  return shown.map((side) => side ?? '?').join(' × ');
}

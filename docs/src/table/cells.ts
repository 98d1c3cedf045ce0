import type { BriefPrinter } from '../../../schemas/generated/record.js';
import { fill } from '../explorer/texts/fill.js';
import type { Column } from './columns.js';
import { choiceOf, figureOf, UNKNOWN } from './filtering.js';
import type { Texts } from './texts/en.js';

/** What a cell says; null: not known. */
export function cellOf(printer: BriefPrinter, column: Column, texts: Texts): string | null {
  const word = (value: string) => (value === UNKNOWN ? null : (texts.words[value] ?? value));
  switch (column) {
    case 'volume':
      return volumeText(printer, texts);
    case 'nozzle':
    case 'bed':
    case 'chamber':
    case 'year':
      return figureOf(printer, column)?.toString() ?? null;
    case 'tools':
      return word(printer.tool_arrangement ?? UNKNOWN);
    case 'nozzles':
      return printer.nozzle_diameters_mm.join(texts.listSeparator) || null;
    case 'materials':
      return printer.materials.length === 0 ? null : fill(texts.count, { n: printer.materials.length });
    default:
      return word(choiceOf(printer, column));
  }
}

/** What stands in place of a figure that is not known. Nobody says of a chamber that it has no heater. */
export function unknownText(column: Column, texts: Texts): string {
  return column === 'chamber' ? texts.noChamber : texts.unknown;
}

/** The volume that the maker states, and the slicer's where that is another one; null: no side is known. */
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

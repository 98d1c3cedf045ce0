import { wholeAnswer } from '../../core/envelope.js';
import type { BriefPrinter, Printer } from '../../schemas/generated/record.js';

/**
 * `/api/v1/brief/printers.json`: every printer by what one chooses it by, in one page. Small enough to be loaded whole
 * and filtered by whoever asks.
 */
export function briefPrinters(printers: readonly Printer[]): string {
  const lines = printers.map((printer) => JSON.stringify(briefPrinter(printer)));
  return wholeAnswer(lines);
}

/** The fields of a printer that one chooses by, as they are; the printable volume only where it is another one. */
export function briefPrinter(printer: Printer): BriefPrinter {
  return {
    id: printer.id,
    brand: printer.brand,
    brand_id: printer.brand_id,
    model: printer.model,
    aliases: printer.aliases,
    configuration_of: printer.configuration_of,
    build_volume_mm: printer.build_volume_mm,
    printable_volume_mm: otherVolume(printer),
    bed_shape: printer.bed_shape,
    enclosed: printer.enclosed,
    max_nozzle_temperature_c: printer.max_nozzle_temperature_c,
    max_bed_temperature_c: printer.max_bed_temperature_c,
    max_chamber_temperature_c: printer.max_chamber_temperature_c,
    structure: printer.structure,
    kinematics: printer.kinematics,
    extruder_type: printer.extruder_type,
    likely_extruder_type: likelyExtruder(printer),
    tool_arrangement: printer.tool_arrangement,
    extruder_count: printer.extruder_count,
    nozzle_diameters_mm: printer.nozzle_diameters_mm,
    materials: printer.materials,
    release_year: printer.release_year,
  };
}

function otherVolume({
  build_volume_mm: build,
  printable_volume_mm: printable,
}: Printer): Printer['build_volume_mm'] | null {
  const axes = ['x', 'y', 'z'] as const;
  const known = axes.some((axis) => printable[axis] !== null);
  return known && axes.some((axis) => printable[axis] !== build[axis]) ? printable : null;
}

function likelyExtruder({ extruder_type, likely }: Printer): BriefPrinter['likely_extruder_type'] {
  if (extruder_type !== null) return null;
  const value = likely.find(({ field }) => field === 'extruder_type')?.value;
  return value === 'direct_drive' || value === 'bowden' ? value : null;
}

import type { ImportedPresetValues, ImportedPrinterValues, ImportedProcesses } from '../../schemas/generated/source.js';
import { outOfBounds } from '../pipeline/check/schema.js';
import type { SourceKind } from '../pipeline/load/source-file.js';
import type { JsonObject } from '../shared/tree.js';
import type { Assembled, AssembledPrinter } from './assemble.js';
import type { PrinterName } from './printer-naming.js';
import type { Report } from './report.js';

/**
 * The values of a slicer's presets for printers led by another source, by path below the source's folder.
 *
 * @param assembled all machines of the source, assembled as if it led for all of them
 * @param isWanted whether the printer exists and another source leads for it
 * @param before brands that had such a file: one without printers is written empty
 */
export function presetValueFiles(
  { printers, processes }: Assembled,
  isWanted: (name: PrinterName) => boolean,
  before: Iterable<string>,
  report: Report,
): Map<string, ImportedPresetValues> {
  const byBrand = new Map<string, ImportedPresetValues>(
    [...before].map((brand) => [brand, { printers: {}, processes: {} }]),
  );
  for (const printer of printers) {
    const values = isWanted(printer) ? valuesOf(printer) : null;
    if (!values) continue;
    const own = byBrand.get(printer.brand) ?? { printers: {}, processes: {} };
    byBrand.set(printer.brand, own);
    own.printers[printer.id] = values;
  }
  return new Map(
    [...byBrand].map(([brand, { printers: own }]) => {
      const used = blocksOf(own, processes.get(brand) ?? new Map());
      return [
        `preset-values/${brand}.json`,
        plausible('imported-preset-values', { printers: own, processes: used }, report),
      ];
    }),
  );
}

/** Removes implausible figures: nobody corrects values that are only shown next to a record or compared with it. */
export function plausible<T extends object>(kind: SourceKind, values: T, report: Report): T {
  const places = outOfBounds(kind, values);
  if (places.length === 0) return values;
  const kept = structuredClone(values) as unknown as JsonObject;
  for (const place of places) {
    const last = place.at(-1) ?? '';
    const holder = place.slice(0, -1).reduce((node, key) => node[key] as JsonObject, kept);
    report.drop('impossible figure in a preset', `${place.join('.')}: ${holder[last]}`);
    Reflect.deleteProperty(holder, last);
  }
  return kept as unknown as T;
}

/** The values of the profiles; null for a printer without any. */
function valuesOf({ imported: { facts, nozzles, profiles = {} } }: AssembledPrinter): ImportedPrinterValues | null {
  if (Object.keys(profiles).length === 0) return null;
  return {
    ...(facts?.default_plate ? { default_plate: facts.default_plate } : {}),
    // Layer heights are facts of the machine, not preset values.
    nozzles: Object.fromEntries(
      Object.entries(nozzles).map(([variant, { layer_height_mm: _, ...nozzle }]) => [variant, nozzle]),
    ),
    profiles,
  };
}

/** The processes that printers refer to, sorted by id. */
function blocksOf(
  printers: ImportedPresetValues['printers'],
  blocks: ReadonlyMap<string, ImportedProcesses[string]>,
): ImportedProcesses {
  const named = Object.values(printers).flatMap(({ nozzles, profiles }) => [
    ...Object.values(nozzles),
    ...Object.values(profiles).flat(),
  ]);
  const ids = [...new Set(named.flatMap(({ process }) => process ?? []))].sort();
  return Object.fromEntries(
    ids.flatMap((id) => {
      const block = blocks.get(id);
      return block ? [[id, block] as const] : [];
    }),
  );
}

import type { Names } from '../../../../core/names.js';
import { FILES, namedPath, pagePath } from '../../../../core/paths.js';
import type { RawSettings } from '../../../../core/read-settings/raw-settings.js';
import { type FileSetup, printerByPreset, recognise } from '../../../../core/read-settings/recognise.js';
import type { Printer } from '../../../../schemas/generated/record.js';
import type { Loader } from '../load.js';
import type { Place } from '../place.js';

/**
 * The setup of a file by the service's names; a printer that they do not tell is looked for by its preset's name in the
 * records.
 *
 * @throws LoadError when the names cannot be had
 */
export async function setupOf(raw: RawSettings, extruder: number, loader: Loader): Promise<FileSetup> {
  const setup = recognise(raw, await loader.json<Names>(FILES.names), extruder);
  // Cura's names of machines are in no record.
  if (setup.printer.id !== null || setup.printer.said === null || raw.dialect === 'cura') return setup;
  const [id, ...more] = printerByPreset(
    raw,
    await loader.list<Printer>((page) => pagePath({ kind: 'printers' }, page)),
  );
  if (id === undefined) return setup;
  const printer = more.length === 0 ? { id, candidates: [] } : { id: null, candidates: [id, ...more] };
  return { ...setup, printer: { ...setup.printer, ...printer } };
}

/** What the page shows from then on: all that is certain. */
export async function placeOf(setup: FileSetup, loader: Loader): Promise<Partial<Place>> {
  const { printer, material, nozzle, slicer } = setup;
  const change: Partial<Place> = { slicer };
  if (material.id !== null) change.material = material.id;
  if (printer.id === null) return change;
  const machine = await loader.record<Printer>(namedPath('printers', printer.id));
  const variants = machine.nozzles.filter(({ diameter_mm: diameter }) => diameter === nozzle);
  const plain = variants.find(({ variant }) => variant === String(nozzle)) ?? variants[0];
  return { ...change, printer: printer.id, brand: null, nozzle: plain?.variant ?? null };
}

import type { RawSettings } from '../../../../core/read-settings/raw-settings.js';
import { type FileSetup, printerByPreset, recognise } from '../../../../core/read-settings/recognise.js';
import type { Printer } from '../../../../schemas/generated/record.js';
import type { Files } from '../files.js';
import { listOf } from '../lists.js';
import type { ReadOptions } from '../source.js';
import { idsByIdentifier } from './resolve-names.js';

/**
 * The setup that a file of a slicer was made for, by the service's names. A printer that they do not tell is looked for by
 * the presets that the file names, for which all printers are read.
 *
 * @param extruder which extruder or filament of the file, from 0
 * @param needsPrinter whether the printer is looked for so; not where it is known already
 * @throws {OpenPrintDataError} when names or printers cannot be had
 */
export async function setupOfFile(
  files: Files,
  raw: RawSettings,
  extruder: number,
  { needsPrinter = true, ...options }: ReadOptions & { needsPrinter?: boolean } = {},
): Promise<FileSetup> {
  const setup = await withProduct(files, raw, recognise(raw, await files.allNames(options), extruder), options);
  const unnamed = setup.printer.id === null && setup.printer.said !== null;
  // Cura's names of machines are in no record.
  if (!needsPrinter || !unnamed || raw.dialect === 'cura') return setup;
  const printers = await listOf<Printer>(files, [], () => ({ kind: 'printers' }), options).all();
  const [id, ...more] = printerByPreset(raw, printers);
  if (id === undefined) return setup;
  const printer = more.length === 0 ? { id, candidates: [] } : { id: null, candidates: [id, ...more] };
  return { ...setup, printer: { ...setup.printer, ...printer } };
}

/** The setup with the material of the branded filament, or of Cura's number for one, that a file names where no type tells it. */
async function withProduct(files: Files, raw: RawSettings, setup: FileSetup, options: ReadOptions): Promise<FileSetup> {
  const { id, candidates, said } = setup.material;
  const number = raw.values.get('material_guid');
  if (id !== null || candidates.length > 0 || said === null) return setup;
  for (const name of [typeof number === 'string' ? number : null, said.replace(/@.*$/, '')]) {
    const found = name ? await idsByIdentifier(files, ['materials', name], options) : [];
    const [only, ...more] = found;
    if (only === undefined) continue;
    return {
      ...setup,
      material: { id: more.length === 0 ? only : null, candidates: more.length === 0 ? [] : [...found], said },
    };
  }
  return setup;
}

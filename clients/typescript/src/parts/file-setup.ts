import { checkSetup, type SetupCheck } from '../../../../core/profiles/check-value/check-setup.js';
import { profileForNozzle } from '../../../../core/profiles/choose-nozzle.js';
import { firstFilament, type RawSettings } from '../../../../core/read-settings/raw-settings.js';
import { type FileSetup, printerByPreset, recognise } from '../../../../core/read-settings/recognise.js';
import { ownSettings } from '../../../../core/read-settings/values.js';
import type { Setup } from '../../../../core/troubleshoot/resolve/setup.js';
import type { Printer, Setting } from '../../../../schemas/generated/record.js';
import type { Files } from '../files.js';
import { listOf } from '../lists.js';
import type { SetupNames } from '../shapes.js';
import { idsByIdentifier } from './resolve-names.js';
import { type SetupChoice, setupRecords, setupWith } from './setup.js';

/** Given along with a file, and overriding it: names, own values, and its extruder or filament, from 0. */
export interface BesideFile extends Pick<SetupNames, 'printer' | 'material'>, SetupChoice {
  extruder?: number | undefined;
}

/** The values of a file in the setup that it was made for, with the problems found. */
export interface CheckedFile {
  recognised: FileSetup;
  setup: Setup;
  /** Nozzle diameter as given or as stated by the file, mm; null: neither. */
  nozzle: number | null;
  /** Number of settings with a value in the file. */
  values: number;
  check: SetupCheck;
}

/**
 * Checks a file, for the command and the MCP tool.
 *
 * @param otherwise if the pair has no profile for the nozzle, as in {@link setupWith}
 * @throws {OpenPrintDataError}
 */
export async function checkFile(
  files: Files,
  raw: RawSettings,
  settings: readonly Setting[],
  beside: BesideFile,
  otherwise: 'refuse' | 'keep',
): Promise<CheckedFile> {
  const { extruder = firstFilament(raw), nozzle, slicer } = beside;
  const recognised = await setupOfFile(files, raw, extruder, beside.printer == null);
  const records = await setupRecords(files, {
    printer: beside.printer ?? recognised.printer.id ?? undefined,
    material: beside.material ?? recognised.material.id ?? undefined,
  });
  // If no profile matches the nozzle of the file, its own values state the diameter.
  const inFile = recognised.nozzle === null ? null : profileForNozzle(records.profiles, recognised.nozzle);
  const chosen = setupWith(records, { nozzle: nozzle ?? inFile?.nozzle.variant }, otherwise);
  const own = ownSettings(raw, settings, { extruder, plate: records.printer?.default_plate ?? null }).values;
  const diameter = chosen.profile?.nozzle.diameter_mm ?? chosen.user_values.nozzle_diameter;
  const user_values = {
    ...Object.fromEntries(own.map(({ setting, value }) => [setting, value])),
    ...(nozzle === undefined || diameter === undefined ? {} : { nozzle_diameter: diameter }),
    ...beside.user_values,
  };
  const setup = { ...chosen, slicer: slicer ?? recognised.slicer, user_values };
  const said = nozzle === undefined ? recognised.nozzle : diameter;
  const check = checkSetup(settings, setup);
  return { recognised, setup, nozzle: typeof said === 'number' ? said : null, values: own.length, check };
}

/**
 * The setup that a slicer's file was made for, by the ids of the service. If no name identifies the printer, it is
 * searched for by the presets that the file names, which reads all printers.
 *
 * @param extruder index of the extruder or filament in the file, from 0
 * @param needsPrinter whether to search all printers; false if the printer is known already
 * @throws {OpenPrintDataError} if names or printers are unavailable
 */
export async function setupOfFile(
  files: Files,
  raw: RawSettings,
  extruder: number,
  needsPrinter = true,
): Promise<FileSetup> {
  const setup = await withProduct(files, raw, recognise(raw, await files.allNames(), extruder));
  const unnamed = setup.printer.id === null && setup.printer.said !== null;
  // No record contains Cura's machine names.
  if (!needsPrinter || !unnamed || raw.dialect === 'cura') return setup;
  const printers = await listOf<Printer>(files, [], () => ({ kind: 'printers' })).all();
  const [id, ...more] = printerByPreset(raw, printers);
  if (id === undefined) return setup;
  const printer = more.length === 0 ? { id, candidates: [] } : { id: null, candidates: [id, ...more] };
  return { ...setup, printer: { ...setup.printer, ...printer } };
}

/** The setup with the material of the branded filament or Cura material GUID in the file, if its type names none. */
async function withProduct(files: Files, raw: RawSettings, setup: FileSetup): Promise<FileSetup> {
  const { id, candidates, said } = setup.material;
  const number = raw.values.get('material_guid');
  if (id !== null || candidates.length > 0 || said === null) return setup;
  for (const name of [typeof number === 'string' ? number : null, said.replace(/@.*$/, '')]) {
    const found = name ? await idsByIdentifier(files, ['materials', name]) : [];
    const [only, ...more] = found;
    if (only === undefined) continue;
    return {
      ...setup,
      material: { id: more.length === 0 ? only : null, candidates: more.length === 0 ? [] : [...found], said },
    };
  }
  return setup;
}

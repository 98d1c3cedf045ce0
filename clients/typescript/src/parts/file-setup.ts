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
import type { ReadOptions } from '../source.js';
import { idsByIdentifier } from './resolve-names.js';
import type { SetupChoice, SetupRecords } from './setup.js';

/** Given beside a file, and before what it says: names, own values, and which of its extruders or filaments is meant, from 0. */
export interface BesideFile extends Pick<SetupNames, 'printer' | 'material'>, SetupChoice {
  extruder?: number | undefined;
}

/** How the records of a setup are read, and the profile for a nozzle chosen. */
export interface SetupReader {
  records(names: Pick<SetupNames, 'printer' | 'material'>): Promise<SetupRecords>;
  choose(records: SetupRecords, nozzle: string | number | undefined): Setup;
}

/** A file's own values in the setup that it was made for, and what is wrong with them. */
export interface CheckedFile {
  recognised: FileSetup;
  setup: Setup;
  /** Diameter of the nozzle that is given or that the file says, mm; null: neither. */
  nozzle: number | null;
  /** How many settings have a value in it. */
  values: number;
  check: SetupCheck;
}

/** Checks a file as the command and the assistant's tool do. @throws {OpenPrintDataError}, and what the reader throws */
export async function checkFile(
  files: Files,
  raw: RawSettings,
  settings: readonly Setting[],
  beside: BesideFile,
  reader: SetupReader,
  options: ReadOptions = {},
): Promise<CheckedFile> {
  const { extruder = firstFilament(raw), nozzle, slicer } = beside;
  const recognised = await setupOfFile(files, raw, extruder, { ...options, needsPrinter: beside.printer == null });
  const records = await reader.records({
    printer: beside.printer ?? recognised.printer.id ?? undefined,
    material: beside.material ?? recognised.material.id ?? undefined,
  });
  // There may be no profile for the nozzle of a file: then its own values tell the diameter.
  const inFile = recognised.nozzle === null ? null : profileForNozzle(records.profiles, recognised.nozzle);
  const chosen = reader.choose(records, nozzle ?? inFile?.nozzle.variant);
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

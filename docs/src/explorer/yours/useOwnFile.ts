import { useEffect, useRef, useState } from 'preact/hooks';
import type { Files } from '../../../../clients/typescript/src/files.js';
import { listAt } from '../../../../clients/typescript/src/lists.js';
import { setupOfFile } from '../../../../clients/typescript/src/parts/file-setup.js';
import { profilesOf, setupWith } from '../../../../clients/typescript/src/parts/setup.js';
import { handedBlob, platform } from '../../../../clients/typescript/src/platform.js';
import { resolveRecord } from '../../../../clients/typescript/src/resolve-record.js';
import { FILES } from '../../../../core/contract/paths.js';
import type { RawSettings } from '../../../../core/read-settings/raw-settings.js';
import { type FileReading, readSettings } from '../../../../core/read-settings/read-settings.js';
import type { FileSetup } from '../../../../core/read-settings/recognise.js';
import { type OwnSettings, ownSettings } from '../../../../core/read-settings/values.js';
import type { Printer, Setting } from '../../../../schemas/generated/record.js';
import type { QueryState } from '../query-state.js';
import { type Loaded, loadedValue, useLoaded, useTools } from '../tools.js';
import type { OwnFile } from './handed.js';
import { replaceFile, updateYours, useYours } from './store.js';

/** The unambiguous part of the setup a file was made for. */
type FileChoice = Partial<Pick<QueryState, 'printer' | 'material' | 'nozzle' | 'slicer'>>;

interface FileState {
  /** The settings of the file; null: no file has been read, or it was rejected. */
  raw: RawSettings | null;
  refusal: Extract<FileReading, { ok: false }>['refusal'] | null;
  /** The setup it was made for; null until the names have loaded. */
  setup: FileSetup | null;
  /** Its values mapped to the settings of the service. */
  own: OwnSettings | null;
  settings: Loaded<Setting[]>;
}

/** Extruders already used to fill in the setup, per file: filled once, so that manual choices are kept. */
const filled = new WeakMap<RawSettings, number>();

/**
 * Reads the pending file into the store and fills in the setup it was made for.
 *
 * @param plate the build plate if the file names none, as in printer records
 */
export function useOwnFile(files: Files, plate: string | null, fillIn: (choice: FileChoice) => void): FileState {
  const yours = useYours();
  const [setup, setSetup] = useState<FileSetup | null>(null);
  // The view may have changed while names and records were loading.
  const fillNow = useRef(fillIn);
  fillNow.current = fillIn;
  const settings = useLoaded('settings', () => listAt<Setting>(files, FILES.settings).all());
  const known = loadedValue(settings);

  const { pending } = yours;
  useEffect(() => {
    if (!pending) return;
    let current = true;
    readPresets(pending, []).then((file) => current && replaceFile(file, pending));
    return () => {
      current = false;
    };
  }, [pending]);

  const raw = yours.file?.reading.ok ? yours.file.reading.settings : null;
  useEffect(() => {
    if (!raw) return setSetup(null);
    let current = true;
    setupOfFile(files, raw, yours.extruder).then(
      async (found) => {
        if (!current) return;
        setSetup(found);
        updateYours({ nozzle: found.nozzle });
        if (filled.get(raw) === yours.extruder) return;
        const choice = await choiceOf(found, files).catch(() => null);
        if (!current || !choice) return;
        filled.set(raw, yours.extruder);
        fillNow.current(choice);
      },
      () => setSetup(null),
    );
    return () => {
      current = false;
    };
  }, [raw, yours.extruder]);

  const own = raw && known && ownSettings(raw, known, { extruder: yours.extruder, plate });
  useEffect(() => {
    if (own) updateYours({ read: Object.fromEntries(own.values.map(({ setting, value }) => [setting, value])) });
  }, [raw, known, yours.extruder, plate]);

  const refusal = yours.file?.reading.ok === false ? yours.file.reading.refusal : null;
  return { raw, refusal, setup, own, settings };
}

/** The records that the explorer shows, with the profile that belongs to them. */
export function useShownProfile() {
  const { files, place, records } = useTools();
  const [printer, material] = [loadedValue(records.printer), loadedValue(records.material)];
  const pair = printer && material ? `${printer.id} ${material.id}` : null;
  const profiles = loadedValue(useLoaded(pair, () => profilesOf(files, printer, material))) ?? [];
  return setupWith({ printer, material, profiles }, { nozzle: place.nozzle ?? undefined }, 'default');
}

/** Reads a file, with these presets of its bundle. */
export async function readPresets(file: File, presets: readonly string[]): Promise<OwnFile> {
  return { name: file.name, reading: await readSettings(handedBlob(file.name, file), platform, { presets }) };
}

/** The unambiguous part of a file's setup. */
async function choiceOf({ printer, material, nozzle, slicer }: FileSetup, files: Files): Promise<FileChoice> {
  const choice: FileChoice = { ...(slicer && { slicer }), ...(material.id !== null && { material: material.id }) };
  if (printer.id === null) return choice;
  const machine = await resolveRecord<Printer>(files, 'printers', printer.id);
  const variants = machine.nozzles.filter(({ diameter_mm: diameter }) => diameter === nozzle);
  const plain = variants.find(({ variant }) => variant === String(nozzle)) ?? variants[0];
  return { ...choice, printer: printer.id, nozzle: plain?.variant ?? null };
}

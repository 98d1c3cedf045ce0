import { useEffect, useRef, useState } from 'preact/hooks';
import type { Files } from '../../../../clients/typescript/src/files.js';
import { listAt } from '../../../../clients/typescript/src/lists.js';
import { setupOfFile } from '../../../../clients/typescript/src/parts/file-setup.js';
import { profilesOf, setupWith } from '../../../../clients/typescript/src/parts/setup.js';
import { handedBlob, platform } from '../../../../clients/typescript/src/platform.js';
import { resolveRecord } from '../../../../clients/typescript/src/resolve-record.js';
import { FILES } from '../../../../core/contract/paths.js';
import { FILE_NOTES, FILE_REFUSALS } from '../../../../core/read-settings/messages.js';
import type { RawSettings } from '../../../../core/read-settings/raw-settings.js';
import { readSettings } from '../../../../core/read-settings/read-settings.js';
import type { FileSetup } from '../../../../core/read-settings/recognise.js';
import { ownSettings } from '../../../../core/read-settings/values.js';
import type { Printer, Setting } from '../../../../schemas/generated/record.js';
import type { QueryState } from '../query-state.js';
import { Status } from '../Status.js';
import { fill } from '../texts/fill.js';
import { loadedValue, useLoaded, useTools } from '../tools.js';
import { useNamed } from '../useNamed.js';
import { Beyond } from './Beyond.js';
import { FileFacts } from './FileFacts.js';
import { OwnValues } from './OwnValues.js';
import { clearYours, updateYours, useYours, valuesOf } from './store.js';
import { YOURS_TEXTS } from './texts.js';
import { Unread } from './Unread.js';

/** The file that is read or was read last: each is read once, however often this is shown, and the last one counts. */
let latest: File | null = null;

/** The extruders of files whose setup has been filled in: once, so that what is chosen by hand afterwards stays. */
const filled = new WeakMap<RawSettings, number>();

interface Props {
  /** The file that was handed over last; null: values are typed. */
  file: File | null;
  onForget: () => void;
}

/** Reads a file and shows what is in it, beside the profile. */
export function Reader({ file, onForget }: Props) {
  const { texts, files, place, go, language } = useTools();
  const words = YOURS_TEXTS[language];
  const yours = useYours();
  const [reading, setReading] = useState(false);
  // What is shown may have changed while names and records were loaded.
  const goNow = useRef(go);
  goNow.current = go;
  const [setup, setSetup] = useState<FileSetup | null>(null);
  const loaded = useLoaded('settings', () => listAt<Setting>(files, FILES.settings, {}).all());
  const printer = loadedValue(useNamed('printer'));
  const material = loadedValue(useNamed('material'));
  const pair = printer && material ? `${printer.id} ${material.id}` : null;
  const profiles = useLoaded(pair, () => profilesOf(files, printer, material));
  const { profile } = setupWith(
    { printer, material, profiles: loadedValue(profiles) ?? [] },
    { nozzle: place.nozzle ?? undefined },
    'default',
  );

  useEffect(() => {
    if (file === null || file === latest) return;
    latest = file;
    setReading(true);
    readSettings(handedBlob(file.name, file), platform).then((result) => {
      if (file !== latest) return;
      setReading(false);
      updateYours({ file: { name: file.name, reading: result }, extruder: 0, read: {} });
    });
  }, [file]);

  const raw = yours.file?.reading.ok ? yours.file.reading.settings : null;
  useEffect(() => {
    if (!raw) return setSetup(null);
    let current = true;
    setupOfFile(files, raw, yours.extruder).then(
      async (found) => {
        if (!current) return;
        setSetup(found);
        if (filled.get(raw) === yours.extruder) return;
        const change = await placeOf(found, files).catch(() => null);
        if (!current || !change) return;
        filled.set(raw, yours.extruder);
        goNow.current(change);
      },
      () => setSetup(null),
    );
    return () => {
      current = false;
    };
  }, [raw, yours.extruder]);

  const settings = loadedValue(loaded);
  const own =
    raw && settings && ownSettings(raw, settings, { extruder: yours.extruder, plate: printer?.default_plate ?? null });
  useEffect(() => {
    if (own) updateYours({ read: Object.fromEntries(own.values.map(({ setting, value }) => [setting, value])) });
  }, [raw, settings, yours.extruder, printer]);

  const refusal = yours.file?.reading.ok === false ? yours.file.reading.refusal : null;
  const values = valuesOf(yours);
  return (
    <>
      <div role="status" aria-live="polite">
        {reading && file && <p>{fill(words.reading, { name: file.name })}</p>}
        {!reading && yours.file && !refusal && (
          <p>
            <strong>{fill(words.read, { name: yours.file.name })}</strong>
          </p>
        )}
      </div>
      {!reading && refusal && (
        <p class="xp-alert" role="alert">
          <strong>{yours.file?.name}:</strong>{' '}
          {fill(FILE_REFUSALS[refusal.code][language], { what: refusal.what ?? '' })}
        </p>
      )}
      {raw && (
        <>
          <FileFacts raw={raw} setup={setup} extruder={yours.extruder} />
          {raw.notes.length > 0 && (
            <ul class="xp-quiet">
              {raw.notes.map(({ code, what }) => (
                <li key={`${code} ${what}`}>{fill(FILE_NOTES[code][language], { what: what ?? '' })}</li>
              ))}
            </ul>
          )}
        </>
      )}
      <Status of={loaded} what={texts.yours.title} />
      {settings && (
        <>
          {own && <p>{fill(words.found, { n: own.values.length, total: settings.length })}</p>}
          {Object.keys(values).length > 0 && <Beyond {...{ values, settings, printer, material }} />}
          <OwnValues {...{ settings, profile, printer }} />
          {own && <Unread own={own} settings={settings} />}
        </>
      )}
      {(yours.file !== null || Object.keys(yours.typed).length > 0) && (
        <button
          type="button"
          class="xp-button"
          onClick={() => {
            clearYours();
            onForget();
          }}
        >
          {words.forget}
        </button>
      )}
    </>
  );
}

/** What the page shows from then on: all that is certain of a file. */
async function placeOf(setup: FileSetup, files: Files): Promise<Partial<QueryState>> {
  const { printer, material, nozzle, slicer } = setup;
  const change: Partial<QueryState> = { slicer };
  if (material.id !== null) change.material = material.id;
  if (printer.id === null) return change;
  const machine = await resolveRecord<Printer>(files, 'printers', printer.id);
  const variants = machine.nozzles.filter(({ diameter_mm: diameter }) => diameter === nozzle);
  const plain = variants.find(({ variant }) => variant === String(nozzle)) ?? variants[0];
  return { ...change, printer: printer.id, brand: null, nozzle: plain?.variant ?? null };
}

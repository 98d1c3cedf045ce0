import { useEffect, useRef, useState } from 'preact/hooks';
import { handedBlob, platform } from '../../../../clients/typescript/src/platform.js';
import { chooseNozzle } from '../../../../core/choose-nozzle.js';
import { FILES, pagePath } from '../../../../core/paths.js';
import type { RawSettings } from '../../../../core/read-settings/raw-settings.js';
import { readSettings } from '../../../../core/read-settings/read-settings.js';
import type { FileSetup } from '../../../../core/read-settings/recognise.js';
import { NOTES, REFUSALS } from '../../../../core/read-settings/remarks.js';
import { ownSettings } from '../../../../core/read-settings/values.js';
import type { Profile, Setting } from '../../../../schemas/generated/record.js';
import { Status } from '../Status.js';
import { fill } from '../texts/fill.js';
import { loadedValue, useLoaded, useTools } from '../tools.js';
import { useNamed } from '../useNamed.js';
import { Beyond } from './Beyond.js';
import { FileFacts } from './FileFacts.js';
import { OwnValues } from './OwnValues.js';
import { placeOf, setupOf } from './setup.js';
import { forgetYours, tellYours, useYours, valuesOf } from './store.js';
import { Unread } from './Unread.js';
import { WORDS } from './words.js';
import type { ReaderProps } from './YourFile.js';

/** The file that is read or was read last: each is read once, however often this is shown, and the last one counts. */
let latest: File | null = null;

/** The extruders of files whose setup has been filled in: once, so that what is chosen by hand afterwards stays. */
const filled = new WeakMap<RawSettings, number>();

/** Reads a file and shows what is in it, beside the profile. */
export function Reader({ file, onForget }: ReaderProps) {
  const { texts, loader, place, go, lang } = useTools();
  const words = WORDS[lang];
  const language = lang === 'en' ? 'en' : 'zh';
  const yours = useYours();
  const [reading, setReading] = useState(false);
  // What is shown may have changed while names and records were loaded.
  const goNow = useRef(go);
  goNow.current = go;
  const [setup, setSetup] = useState<FileSetup | null>(null);
  const loaded = useLoaded('settings', () => loader.list<Setting>(() => FILES.settings));
  const printer = loadedValue(useNamed('printer'));
  const material = loadedValue(useNamed('material'));
  const pair = printer && material && printer.materials.includes(material.id) ? { printer, material } : null;
  const path = pair && pagePath({ kind: 'profiles', printer: pair.printer.id, material: pair.material.id });
  const profiles = useLoaded(path, () =>
    loader.list<Profile>((page) =>
      pagePath({ kind: 'profiles', printer: pair?.printer.id ?? '', material: pair?.material.id ?? '' }, page),
    ),
  );
  const profile = chooseNozzle(loadedValue(profiles) ?? [], place.nozzle, printer?.default_nozzle_diameter_mm ?? null);

  useEffect(() => {
    if (file === null || file === latest) return;
    latest = file;
    setReading(true);
    readSettings(handedBlob(file.name, file), platform).then((result) => {
      if (file !== latest) return;
      setReading(false);
      tellYours({ file: { name: file.name, reading: result }, extruder: 0, read: {} });
    });
  }, [file]);

  const raw = yours.file?.reading.ok ? yours.file.reading.settings : null;
  useEffect(() => {
    if (!raw) return setSetup(null);
    let current = true;
    setupOf(raw, yours.extruder, loader).then(
      async (found) => {
        if (!current) return;
        setSetup(found);
        if (filled.get(raw) === yours.extruder) return;
        const change = await placeOf(found, loader).catch(() => null);
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
    if (own) tellYours({ read: Object.fromEntries(own.values.map(({ setting, value }) => [setting, value])) });
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
          <strong>{yours.file?.name}:</strong> {fill(REFUSALS[refusal.code][language], { what: refusal.what ?? '' })}
        </p>
      )}
      {raw && (
        <>
          <FileFacts raw={raw} setup={setup} extruder={yours.extruder} />
          {raw.notes.length > 0 && (
            <ul class="xp-quiet">
              {raw.notes.map(({ code, what }) => (
                <li key={`${code} ${what}`}>{fill(NOTES[code][language], { what: what ?? '' })}</li>
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
            forgetYours();
            onForget();
          }}
        >
          {words.forget}
        </button>
      )}
    </>
  );
}

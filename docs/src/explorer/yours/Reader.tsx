import { profilesOf, setupWith } from '../../../../clients/typescript/src/parts/setup.js';
import { FILE_NOTES, FILE_REFUSALS } from '../../../../core/read-settings/messages.js';
import factStyles from '../facts.css?inline';
import { Status } from '../Status.js';
import { fill } from '../texts/fill.js';
import { loadedValue, useLoaded, useTools } from '../tools.js';
import { useNamed } from '../useNamed.js';
import { Beyond } from './Beyond.js';
import { FileFacts } from './FileFacts.js';
import { OwnValues } from './OwnValues.js';
import styles from './reader.css?inline';
import { clearYours, useYours, valuesOf } from './store.js';
import { YOURS_TEXTS } from './texts.js';
import { Unread } from './Unread.js';
import { useOwnFile } from './useOwnFile.js';

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
  const printer = loadedValue(useNamed('printer'));
  const material = loadedValue(useNamed('material'));
  const pair = printer && material ? `${printer.id} ${material.id}` : null;
  const profiles = useLoaded(pair, () => profilesOf(files, printer, material));
  const { profile } = setupWith(
    { printer, material, profiles: loadedValue(profiles) ?? [] },
    { nozzle: place.nozzle ?? undefined },
    'default',
  );

  const {
    reading,
    raw,
    refusal,
    setup,
    own,
    settings: loaded,
  } = useOwnFile(files, file, printer?.default_plate ?? null, (choice) =>
    go('printer' in choice ? { ...choice, brand: null } : choice),
  );
  const settings = loadedValue(loaded);
  const values = valuesOf(yours);
  return (
    <>
      <style>{factStyles + styles}</style>
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

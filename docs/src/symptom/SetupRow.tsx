import { SetupFields } from '../explorer/fields.js';
import { loadedValue } from '../explorer/tools.js';
import type { SymptomTexts } from './symptom-texts.js';
import type { LoadedSetup } from './use-setup.js';
import type { View } from './view.js';

/** Changes the setup or parts of it. */
export type ChooseSetup = (part: Partial<Pick<View, 'printer' | 'material' | 'nozzle' | 'slicer'>>) => void;

interface Props {
  view: View;
  loaded: LoadedSetup;
  texts: SymptomTexts;
  onChoose: ChooseSetup;
  onFile: (file: File) => void;
}

/** The setup fields, filled in by hand or from a file. */
export function SetupRow({ view, loaded: { printer, material, variants }, texts, onChoose, onFile }: Props) {
  return (
    <section class="sy-setup" aria-label={texts.setup}>
      <SetupFields
        texts={texts}
        printer={loadedValue(printer)}
        material={loadedValue(material)}
        nozzle={view.nozzle}
        slicer={view.slicer}
        {...{ variants, onChoose }}
      />
      <p class="sy-file row">
        <label class="button">
          {texts.file}
          <input
            type="file"
            class="sr-only"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) onFile(file);
              // Lets the same file be chosen again after it has changed.
              currentTarget.value = '';
            }}
          />
        </label>
        <small>{texts.fileHint}</small>
      </p>
    </section>
  );
}

import { SetupFields } from '../explorer/fields.js';
import { loadedValue } from '../explorer/tools.js';
import { FileButton } from '../parts.js';
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
        <FileButton label={texts.file} take={onFile} />
        <small>{texts.fileHint}</small>
      </p>
    </section>
  );
}

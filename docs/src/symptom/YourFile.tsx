import { LoadFailed } from '../explorer/LoadFailed.js';
import { fill } from '../explorer/texts/fill.js';
import { loadedValue, useOnDemand } from '../explorer/tools.js';
import { useHandedYours } from '../explorer/yours/store.js';
import type { SymptomAnswer } from './answer.js';
import type { ChooseSetup } from './SetupRow.js';

interface Props {
  answer: SymptomAnswer;
  /** The file that was dropped here last. */
  file: File | null;
  onChoose: ChooseSetup;
}

/** Somebody's own file: one that is dropped here, or that another page handed over. */
export function YourFile({ answer, file, onChoose }: Props) {
  const { texts } = answer;
  const known = useHandedYours();
  const wanted = file !== null || known.file !== null;
  const loading = useOnDemand(wanted, async () => (await import('./FileNote.js')).FileNote);
  const FileNote = loadedValue(loading);
  if (loading.state === 'failed') return <LoadFailed of={loading} texts={texts} look="an" />;
  if (wanted && FileNote) return <FileNote {...{ answer, file, onChoose }} />;
  return file ? <p role="status">{fill(texts.reading, { name: file.name })}</p> : null;
}

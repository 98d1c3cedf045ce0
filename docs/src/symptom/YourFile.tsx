import { useEffect, useState } from 'preact/hooks';
import { fill } from '../explorer/texts/fill.js';
import { handedFile } from '../explorer/yours/handed.js';
import { updateYours, useYours } from '../explorer/yours/store.js';
import type { SymptomAnswer } from './answer.js';
import type { FileNote as Note } from './FileNote.js';
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
  const known = useYours();
  // What reads files is a script of its own, which a page without a file does not load.
  const [FileNote, setFileNote] = useState<typeof Note | null>(null);
  const [failed, setFailed] = useState(false);
  const wanted = file !== null || known.file !== null;
  const load = () => {
    setFailed(false);
    import('./FileNote.js').then(
      (part) => setFileNote(() => part.FileNote),
      () => setFailed(true),
    );
  };
  useEffect(() => {
    const handed = handedFile();
    if (handed) updateYours({ file: handed, extruder: 0, read: {} });
  }, []);
  useEffect(() => {
    if (wanted && !FileNote) load();
  }, [wanted]);
  if (failed)
    return (
      <p role="alert">
        {texts.failed}{' '}
        <button type="button" class="an-button" onClick={load}>
          {texts.retry}
        </button>
      </p>
    );
  if (wanted && FileNote) return <FileNote {...{ answer, file, onChoose }} />;
  return file ? <p role="status">{fill(texts.reading, { name: file.name })}</p> : null;
}

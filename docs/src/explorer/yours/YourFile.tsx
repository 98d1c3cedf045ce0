import { useEffect, useId, useState } from 'preact/hooks';
import { useFileDrop } from '../../use-file-drop.js';
import { useTools } from '../tools.js';
import { handedFile } from './handed.js';
import type { Reader as FileReader } from './Reader.js';
import { updateYours, useYours } from './store.js';

interface Props {
  /** Whether values that were typed elsewhere open it: not where they are typed beside what they change. */
  opens?: boolean;
}

/** Takes a file of a slicer, or values by hand: "your file". */
export function YourFile({ opens = true }: Props) {
  const { texts } = useTools();
  const known = useYours();
  const [file, setFile] = useState<File | null>(null);
  const [open, setOpen] = useState(false);
  // What shows a file is a script of its own, which a page without a file does not load.
  const [Reader, setReader] = useState<typeof FileReader | null>(null);
  const [failed, setFailed] = useState(false);
  const title = useId();
  const wanted = open || known.file !== null || (opens && Object.keys(known.typed).length > 0);
  const load = () => {
    if (Reader) return;
    setFailed(false);
    import('./Reader.js').then(
      (part) => setReader(() => part.Reader),
      () => setFailed(true),
    );
  };
  useEffect(() => {
    const handed = handedFile();
    if (handed) updateYours({ file: handed, extruder: 0, read: {} });
  }, []);
  useEffect(() => {
    if (wanted) load();
  }, [wanted]);
  const take = (one: File) => {
    setFile(one);
    setOpen(true);
    if (failed) load();
  };
  const dropPlace = useFileDrop<HTMLDivElement>(take);
  return (
    <section class="xp-card xp-yours" aria-labelledby={title}>
      <h2 id={title}>{texts.yours.title}</h2>
      <div ref={dropPlace} class="xp-drop">
        <label class="xp-button">
          {texts.yours.choose}
          <input
            type="file"
            class="sr-only"
            onFocus={load}
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? [];
              if (chosen) take(chosen);
              // The same file can be chosen again, after it has changed.
              currentTarget.value = '';
            }}
          />
        </label>
        {!wanted && (
          <button type="button" class="xp-button" onClick={() => setOpen(true)}>
            {texts.yours.type}
          </button>
        )}
        <p class="xp-quiet">{texts.yours.drop}</p>
      </div>
      <p class="xp-quiet">{texts.yours.privacy}</p>
      {failed && (
        <p class="xp-alert" role="alert">
          {texts.yours.failed}{' '}
          <button type="button" class="xp-button" onClick={load}>
            {texts.retry}
          </button>
        </p>
      )}
      {wanted && Reader && (
        <Reader
          file={file}
          onForget={() => {
            setFile(null);
            setOpen(false);
          }}
        />
      )}
    </section>
  );
}

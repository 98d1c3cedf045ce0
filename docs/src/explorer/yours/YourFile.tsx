import { useId, useState } from 'preact/hooks';
import { Button, FileButton } from '../../parts.js';
import { useFileDrop } from '../../use-file-drop.js';
import { Status } from '../Status.js';
import { useOnDemand, useTools } from '../tools.js';
import { hasOwn, takeFile, useYours } from './store.js';

/** Accepts a slicer file, or values typed by hand. */
export function YourFile() {
  const { texts } = useTools();
  const known = useYours();
  const [open, setOpen] = useState(false);
  const [focused, setFocused] = useState(false);
  const title = useId();
  const wanted = open || hasOwn(known);
  const loading = useOnDemand(wanted || focused, async () => (await import('./Reader.js')).Reader);
  const take = (file: File) => {
    takeFile(file);
    if (loading.state === 'failed') loading.retry();
  };
  const dropPlace = useFileDrop<HTMLDivElement>(take);
  return (
    <section class="box xp-yours" aria-labelledby={title}>
      <h2 id={title}>{texts.yours.title}</h2>
      <div ref={dropPlace} class="xp-drop row">
        <FileButton label={texts.yours.choose} take={take} onFocus={() => setFocused(true)} />
        {!wanted && <Button onPress={() => setOpen(true)}>{texts.yours.type}</Button>}
        <p class="quiet">{texts.yours.drop}</p>
      </div>
      <p class="quiet">{texts.yours.privacy}</p>
      {wanted && (
        <Status of={loading} what={texts.yours.title}>
          {(Reader) => <Reader onForget={() => setOpen(false)} />}
        </Status>
      )}
    </section>
  );
}

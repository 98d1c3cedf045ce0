import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Status } from '../explorer/Status.js';
import { useOnDemand, useTools } from '../explorer/tools.js';
import type { PresetRecords } from './make-preset.js';

/** This anchor in an explorer URL opens the section. */
const IN_YOUR_SLICER = 'in-your-slicer';

/** Offers the settings of a profile as a slicer file; the code that generates it loads on opening. */
export function InYourSlicer(subject: PresetRecords) {
  const { texts } = useTools();
  const words = texts.preset;
  const [open, setOpen] = useState(false);
  const loading = useOnDemand(open, async () => (await import('./Panel.js')).Panel);
  const section = useRef<HTMLElement>(null);
  const body = useId();
  useEffect(() => {
    if (location.hash !== `#${IN_YOUR_SLICER}`) return;
    setOpen(true);
    section.current?.scrollIntoView();
  }, []);
  return (
    <section class="box xp-preset" id={IN_YOUR_SLICER} ref={section} aria-label={words.title}>
      <h3>{words.title}</h3>
      <p class="quiet">{words.about}</p>
      <button type="button" class="button" aria-expanded={open} aria-controls={body} onClick={() => setOpen(!open)}>
        {open ? words.close : words.open}
      </button>
      <div id={body} class="ps-body">
        {open && (
          <Status of={loading} what={words.title}>
            {(Panel) => <Panel {...subject} />}
          </Status>
        )}
      </div>
    </section>
  );
}

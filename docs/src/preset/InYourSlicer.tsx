import type { ComponentType } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { LaidOut } from '../explorer/LaidOut.js';
import { useTools } from '../explorer/tools.js';
import type { PresetRecords } from './make-preset.js';

/** An address of the explorer that ends in it opens this part. */
const IN_YOUR_SLICER = 'in-your-slicer';

/** Offers the settings of a profile as a file for a slicer: what makes it is loaded only when it is opened. */
export function InYourSlicer(subject: PresetRecords) {
  const { texts } = useTools();
  const words = texts.preset;
  const [open, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<PresetRecords> | null>(null);
  const [failed, setFailed] = useState(false);
  const section = useRef<HTMLElement>(null);
  const body = useId();
  const load = () => {
    if (Panel) return;
    setFailed(false);
    import('./Panel.js').then(
      (part) => setPanel(() => part.Panel),
      () => setFailed(true),
    );
  };
  useEffect(() => {
    if (location.hash !== `#${IN_YOUR_SLICER}`) return;
    setOpen(true);
    section.current?.scrollIntoView();
  }, []);
  useEffect(() => {
    if (open) load();
  }, [open]);
  return (
    <section class="xp-card xp-preset" id={IN_YOUR_SLICER} ref={section} aria-label={words.title}>
      <h3>{words.title}</h3>
      <p class="xp-quiet">{words.about}</p>
      <button type="button" class="xp-button" aria-expanded={open} aria-controls={body} onClick={() => setOpen(!open)}>
        {open ? words.close : words.open}
      </button>
      {failed && (
        <p class="xp-alert" role="alert">
          {words.failed}{' '}
          <button type="button" class="xp-button" onClick={load}>
            {texts.retry}
          </button>
        </p>
      )}
      <div id={body} class="ps-body">
        {open && Panel && (
          <LaidOut>
            <Panel {...subject} />
          </LaidOut>
        )}
      </div>
    </section>
  );
}

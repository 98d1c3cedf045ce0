import { LOCALES } from '../../../core/words/language.js';
import { onFileDrop } from '../file-drop.js';
import { pageLanguage } from '../setup/on-page.js';
import { isEmpty, onChange, readSetup } from '../setup/setup.js';
import { openHash } from './open-hash.js';

/** What brings the page to life: loaded only once there is something to answer for. */
interface Live {
  bringToLife(place: HTMLElement, fileNow: () => File | null): Promise<void>;
}

/**
 * The page of a symptom reads without this. It comes to life for the setup of its address or of this browser, as soon
 * as somebody chooses one, drops a file on it, or wants to be asked.
 */
export function startSymptom(): void {
  openHash();
  const place = document.getElementById('symptom');
  if (!place) return;
  let live: Promise<void> | null = null;
  let isAlive = false;
  // A file that is dropped before the page is awake.
  let dropped: File | null = null;
  const wake = (): Promise<void> => {
    live ??= import('./live.js')
      .then((part: Live) => part.bringToLife(place, () => dropped))
      .then(() => {
        isAlive = true;
        // What was typed before anything could hear it is said again.
        const { activeElement: field } = document;
        if (field instanceof HTMLInputElement && field.value !== '' && place.contains(field))
          field.dispatchEvent(new Event('input', { bubbles: true }));
      });
    return live.catch(() => {
      if (live !== null) place.before(failed(wake));
      delete document.documentElement.dataset.waits;
      live = null;
    });
  };
  if (location.search !== '' || !isEmpty(readSetup())) {
    void wake();
    return;
  }
  onChange(() => void wake());
  const row = place.querySelector('.sy-setup');
  for (const kind of ['pointerdown', 'focusin', 'mouseenter'] as const) row?.addEventListener(kind, () => void wake());
  place.addEventListener('click', (event) => {
    const { target } = event;
    if (isAlive || !(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('a[href^="?"]');
    const button = target.closest<HTMLButtonElement>('button');
    if (link && !(event.metaKey || event.ctrlKey || event.shiftKey)) {
      event.preventDefault();
      history.pushState(null, '', link.href);
      void wake();
    } else if (button) {
      // What was pressed before it could do anything is pressed again.
      void wake().then(() => button.click());
    }
  });
  place.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.files?.[0]) take(target.files[0]);
  });
  place.addEventListener('dragover', () => void wake());
  onFileDrop(place, take);

  function take(file: File): void {
    if (isAlive) return; // the page takes it itself
    dropped = file;
    void wake();
  }
}

/** Says that the page stays as it is, with a way to try again. */
function failed(again: () => void): HTMLParagraphElement {
  const { say } = LOCALES[pageLanguage()];
  const paragraph = document.createElement('p');
  paragraph.role = 'alert';
  paragraph.textContent = `${say('This part of the page could not be loaded.', '页面的这一部分加载失败。')} `;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = say('Try again', '重试');
  button.addEventListener('click', () => {
    paragraph.remove();
    again();
  });
  paragraph.append(button);
  return paragraph;
}

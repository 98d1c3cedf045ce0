import { LOCALES } from '../../../core/words/language.js';
import { element } from '../element.js';
import { onFileDrop } from '../file-drop.js';
import { pageLanguage } from '../setup/on-page.js';
import { isEmpty, onChange, readSetup } from '../setup/setup.js';
import { openHash } from './open-hash.js';

/** The interactive part of the page, loaded on demand. */
const loadApp = () => import('./App.js');

/**
 * Makes the static page of a symptom interactive if the URL or this browser has a setup, or as soon as the user chooses
 * one, drops a file on the page, or starts the questions.
 */
export function startSymptom(): void {
  openHash();
  const place = document.getElementById('symptom');
  if (!place) return;
  let live: Promise<void> | null = null;
  let isAlive = false;
  /** Makes the page interactive, then runs the action that the user started. */
  const wake = async (then?: () => unknown): Promise<void> => {
    if (isAlive) return;
    live ??= loadApp().then(({ bringToLife }) => bringToLife(place));
    try {
      await live;
      isAlive = true;
      then?.();
    } catch {
      if (live !== null) place.before(failed(() => void wake()));
      delete document.documentElement.dataset.waits;
      live = null;
    }
  };
  /** Types again what was typed before anything could hear it. */
  const retype = () => {
    const { activeElement: field } = document;
    if (field instanceof HTMLInputElement && field.value !== '' && place.contains(field))
      field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const take = (file: File) => void wake(async () => (await loadApp()).takeFile(file));
  if (location.search !== '' || !isEmpty(readSetup())) {
    void wake();
    return;
  }
  onChange(() => void wake());
  const row = place.querySelector('.sy-setup');
  for (const kind of ['pointerdown', 'focusin', 'mouseenter'] as const)
    row?.addEventListener(kind, () => void wake(retype));
  place.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>('a[href^="?"], button');
    if (isAlive || !pressed || event.metaKey || event.ctrlKey || event.shiftKey) return;
    // Repeats a click that came before the page was interactive.
    event.preventDefault();
    void wake(() => pressed.click());
  });
  place.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.files?.[0]) take(target.files[0]);
  });
  place.addEventListener('dragover', () => void wake());
  onFileDrop(place, take);
}

/** Says that the page stays as it is, with a way to try again. */
function failed(again: () => void): HTMLParagraphElement {
  const { say } = LOCALES[pageLanguage()];
  const retry = element('button', { type: 'button', className: 'button' }, say('Try again', '重试'));
  const text = say('This part of the page could not be loaded.', '页面的这一部分加载失败。');
  const paragraph = element('p', { role: 'alert' }, `${text} `, retry);
  retry.addEventListener('click', () => {
    paragraph.remove();
    again();
  });
  return paragraph;
}

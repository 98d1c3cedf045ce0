import { startFinding } from '../records/find/find-field.js';
import { showSetup, startSetupButtons } from '../setup/setup-buttons.js';

/** Initialises the parts of every page: theme and language switches, search field and saved setup. */
export function startFrame(): void {
  startColours();
  startLanguage();
  startFinding();
  showSetup();
  startSetupButtons();
}

/** The language switch keeps the query, in which the explorer and the table store their state. */
function startLanguage(): void {
  const link = document.querySelector<HTMLAnchorElement>('.site .language');
  link?.addEventListener('click', () => {
    link.search = location.search;
    link.hash = location.hash;
  });
}

/** localStorage key of the theme, shared with Starlight. */
const KEY = 'starlight-theme';

type Scheme = 'light' | 'dark';

/** Initialises the theme switch. The system preference is not stored as a choice. */
function startColours(): void {
  const button = document.querySelector<HTMLButtonElement>('.site .colours');
  if (!button) return;
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const preferred = (): Scheme => (dark.matches ? 'dark' : 'light');
  const shown = (): Scheme => (root.dataset.theme === undefined ? preferred() : (root.dataset.theme as Scheme));
  const tell = () => button.setAttribute('aria-pressed', String(shown() === 'dark'));

  button.hidden = false;
  tell();
  button.addEventListener('click', () => {
    const next = shown() === 'dark' ? 'light' : 'dark';
    root.dataset.theme = next;
    try {
      localStorage.setItem(KEY, next === preferred() ? '' : next);
    } catch {
      // Without storage, the choice applies to this page only.
    }
    tell();
  });
  dark.addEventListener('change', () => {
    if (!chosen()) root.dataset.theme = preferred();
    tell();
  });
}

function chosen(): boolean {
  try {
    return Boolean(localStorage.getItem(KEY));
  } catch {
    return false;
  }
}

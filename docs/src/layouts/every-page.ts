import { startFinding } from '../records/find/find-field.js';
import { showSetup, startSetupButtons } from '../setup/setup-buttons.js';

/** Brings to life what every page has: the choice of colours and language, the search field and my setup. */
export function startFrame(): void {
  startColours();
  startLanguage();
  startFinding();
  showSetup();
  startSetupButtons();
  unfoldToPrint();
}

/** The link to the page in the other language keeps what the page shows, which the explorer and the table have in their query. */
function startLanguage(): void {
  const link = document.querySelector<HTMLAnchorElement>('.site .language');
  link?.addEventListener('click', () => {
    link.search = location.search;
    link.hash = location.hash;
  });
}

/** Where the choice of colours is kept: the name that the documentation's theme reads as well. */
const KEY = 'starlight-theme';

type Scheme = 'light' | 'dark';

/** Brings the button that changes between light and dark to life. What the system prefers is not kept as a choice. */
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
      // Where nothing can be kept, the choice holds for this page.
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

/** Opens what is folded away as long as the page is being printed; the style alone does that only in newer browsers. */
function unfoldToPrint(): void {
  let folded: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    folded = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const details of folded) details.open = true;
  });
  addEventListener('afterprint', () => {
    for (const details of folded) details.open = false;
    folded = [];
  });
}

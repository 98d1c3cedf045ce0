import { unfoldToPrint } from '../printing.js';
import { startFinding } from '../records/find/start.js';
import { showSetup } from '../setup/bar.js';
import { startSetupButtons } from '../setup/setup-buttons.js';
import { startColours } from './colours.js';

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

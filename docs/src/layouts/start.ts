import { unfoldToPrint } from '../printing.js';
import { startFinding } from '../records/find/start.js';
import { showSetup } from '../setup/bar.js';
import { startMine } from '../setup/mine.js';
import { startColours } from './colours.js';
import { startLanguage } from './language.js';

/** Brings to life what every page has: the choice of colours and language, the search field and my setup. */
export function startFrame(): void {
  startColours();
  startLanguage();
  startFinding();
  showSetup();
  startMine();
  unfoldToPrint();
}

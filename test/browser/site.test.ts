import { SOME_VIEWERS } from '../support/visit.js';
import { eachPage } from './cases/pages.js';
import { wholeSite } from './cases/site.js';

wholeSite(SOME_VIEWERS);

/** One of each kind: cards, the tool, text with examples, parameters, a wide table, charts. The full run has them all. */
eachPage(['/', '/explorer/', '/quick-start/', '/endpoints/profiles/', '/records/printer/', '/performance/']);

/** One of each kind of page that is written once for hundreds of records, and their lists. */
eachPage([
  '/printers/bambu-lab-x1-carbon/',
  '/brands/prusa/',
  '/materials/petg/',
  '/symptoms/stringing/',
  '/causes/wet-filament/',
  '/settings/retraction_length/',
  '/brands/',
  '/materials/',
  '/symptoms/',
  '/settings/',
]);

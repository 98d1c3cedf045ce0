import { SOME_VIEWERS } from '../support/visit.js';
import { eachPage } from './cases/pages.js';
import { wholeSite } from './cases/site.js';

wholeSite(SOME_VIEWERS);

/** Text with examples, and a page of a record: the full run has one of every kind. */
eachPage(['/quick-start/', '/printers/bambu-lab-x1-carbon/']);

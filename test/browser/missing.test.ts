import { SOME_VIEWERS } from '../support/visit.js';
import { missingPages } from './cases/missing.js';

missingPages(SOME_VIEWERS);

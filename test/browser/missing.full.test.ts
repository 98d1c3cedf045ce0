import { OTHER_VIEWERS } from '../support/visit.js';
import { missingPages } from './cases/missing.js';

missingPages(OTHER_VIEWERS);

import { OPPOSITE_VIEWERS } from '../support/visit.js';
import { missingPages } from './cases/missing.js';

missingPages(OPPOSITE_VIEWERS);

import { OPPOSITE_VIEWERS } from '../support/visit.js';
import { wholeSite } from './cases/site.js';

wholeSite(OPPOSITE_VIEWERS);

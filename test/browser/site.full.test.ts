import { OTHER_VIEWERS } from '../support/visit.js';
import { wholeSite } from './cases/site.js';

wholeSite(OTHER_VIEWERS);

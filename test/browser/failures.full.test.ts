import { OTHER_VIEWERS } from '../support/visit.js';
import { failing } from './cases/failures.js';

failing(OTHER_VIEWERS);

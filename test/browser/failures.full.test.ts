import { OPPOSITE_VIEWERS } from '../support/visit.js';
import { failing } from './cases/failures.js';

failing(OPPOSITE_VIEWERS);

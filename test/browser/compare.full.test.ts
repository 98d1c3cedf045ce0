import { OPPOSITE_VIEWERS } from '../support/visit.js';
import { comparing } from './cases/compare.js';

comparing(OPPOSITE_VIEWERS);

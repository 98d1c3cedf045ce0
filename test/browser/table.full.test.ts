import { OPPOSITE_VIEWERS } from '../support/visit.js';
import { choosing } from './cases/table.js';

choosing(OPPOSITE_VIEWERS);

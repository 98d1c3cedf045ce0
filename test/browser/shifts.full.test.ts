import { OPPOSITE_VIEWERS } from '../support/visit.js';
import { shifts } from './cases/shifts.js';

shifts(OPPOSITE_VIEWERS);

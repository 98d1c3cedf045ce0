import { OPPOSITE_VIEWERS } from '../support/visit.js';
import { wallOfSymptoms } from './cases/wall.js';

wallOfSymptoms(OPPOSITE_VIEWERS);

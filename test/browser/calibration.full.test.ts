import { OPPOSITE_VIEWERS } from '../support/visit.js';
import { calibration } from './cases/calibration.js';

calibration(OPPOSITE_VIEWERS);

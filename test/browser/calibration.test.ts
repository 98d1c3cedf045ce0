import { SOME_VIEWERS } from '../support/visit.js';
import { calibration } from './cases/calibration.js';

calibration(SOME_VIEWERS);

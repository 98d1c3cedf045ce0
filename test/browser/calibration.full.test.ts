import { OTHER_VIEWERS } from '../support/visit.js';
import { calibration } from './cases/calibration.js';

calibration(OTHER_VIEWERS);

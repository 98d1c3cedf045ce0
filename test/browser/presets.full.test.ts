import { OPPOSITE_VIEWERS } from '../support/visit.js';
import { inYourSlicer } from './cases/presets.js';

inYourSlicer(OPPOSITE_VIEWERS);

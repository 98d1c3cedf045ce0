import { OTHER_VIEWERS } from '../support/visit.js';
import { inYourSlicer } from './cases/presets.js';

inYourSlicer(OTHER_VIEWERS);

import { OTHER_VIEWERS } from '../support/visit.js';
import { wallOfSymptoms } from './cases/wall.js';

wallOfSymptoms(OTHER_VIEWERS);

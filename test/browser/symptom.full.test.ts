import { OTHER_VIEWERS } from '../support/visit.js';
import { symptoms } from './cases/symptom.js';

symptoms(OTHER_VIEWERS);

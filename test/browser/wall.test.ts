import { SOME_VIEWERS } from '../support/visit.js';
import { wallOfSymptoms } from './cases/wall.js';

wallOfSymptoms(SOME_VIEWERS);

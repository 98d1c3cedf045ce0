import { OTHER_VIEWERS } from '../support/visit.js';
import { comparing } from './cases/compare.js';

comparing(OTHER_VIEWERS);

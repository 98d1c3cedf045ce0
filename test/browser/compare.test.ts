import { SOME_VIEWERS } from '../support/visit.js';
import { comparing } from './cases/compare.js';

comparing(SOME_VIEWERS);

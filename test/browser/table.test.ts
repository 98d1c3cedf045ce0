import { SOME_VIEWERS } from '../support/visit.js';
import { choosing } from './cases/table.js';

choosing(SOME_VIEWERS);

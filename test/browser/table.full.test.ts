import { OTHER_VIEWERS } from '../support/visit.js';
import { choosing } from './cases/table.js';

choosing(OTHER_VIEWERS);

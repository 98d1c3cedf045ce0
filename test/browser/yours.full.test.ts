import { OPPOSITE_VIEWERS } from '../support/visit.js';
import { yourFile } from './cases/yours.js';

yourFile(OPPOSITE_VIEWERS);

import { SOME_VIEWERS } from '../support/visit.js';
import { yourFile } from './cases/yours.js';

yourFile(SOME_VIEWERS);

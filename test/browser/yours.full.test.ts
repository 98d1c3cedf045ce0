import { OTHER_VIEWERS } from '../support/visit.js';
import { yourFile } from './cases/yours.js';

yourFile(OTHER_VIEWERS);

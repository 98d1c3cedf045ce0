import { OTHER_VIEWERS } from '../support/visit.js';
import { onPaper } from './cases/paper.js';

onPaper(OTHER_VIEWERS);

import { SOME_VIEWERS } from '../support/visit.js';
import { onPaper } from './cases/paper.js';

onPaper(SOME_VIEWERS);

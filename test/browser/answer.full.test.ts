import { OTHER_VIEWERS } from '../support/visit.js';
import { answers } from './cases/answer.js';

answers(OTHER_VIEWERS);

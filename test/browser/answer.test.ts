import { SOME_VIEWERS } from '../support/visit.js';
import { answers } from './cases/answer.js';

answers(SOME_VIEWERS);

import { SOME_VIEWERS } from '../support/visit.js';
import { titles } from './cases/titles.js';

titles(SOME_VIEWERS);

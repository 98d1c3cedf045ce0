import { OTHER_VIEWERS } from '../support/visit.js';
import { titles } from './cases/titles.js';

titles(OTHER_VIEWERS);

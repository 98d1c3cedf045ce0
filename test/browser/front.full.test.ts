import { OPPOSITE_VIEWERS } from '../support/visit.js';
import { frontDoor } from './cases/front.js';

frontDoor(OPPOSITE_VIEWERS);

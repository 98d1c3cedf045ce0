import { SOME_VIEWERS } from '../support/visit.js';
import { frontDoor } from './cases/front.js';

frontDoor(SOME_VIEWERS);

import { OTHER_VIEWERS } from '../support/visit.js';
import { frontDoor } from './cases/front.js';

frontDoor(OTHER_VIEWERS);

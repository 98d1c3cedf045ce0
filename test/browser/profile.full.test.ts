import { OPPOSITE_VIEWERS } from '../support/visit.js';
import { lookingUp } from './cases/profile.js';

lookingUp(OPPOSITE_VIEWERS);

import { OTHER_VIEWERS } from '../support/visit.js';
import { lookingUp } from './cases/profile.js';

lookingUp(OTHER_VIEWERS);

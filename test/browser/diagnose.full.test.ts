import { OTHER_VIEWERS } from '../support/visit.js';
import { diagnosing } from './cases/diagnose.js';

diagnosing(OTHER_VIEWERS);

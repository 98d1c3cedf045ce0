import { OTHER_VIEWERS, OTHER_WATCHERS } from '../support/visit.js';
import { choosingInPlace, symptoms } from './cases/symptom.js';

symptoms(OTHER_VIEWERS);
choosingInPlace(OTHER_WATCHERS);

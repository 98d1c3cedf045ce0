import { OTHER_WATCHERS } from '../support/visit.js';
import { tasks } from './cases/tasks.js';

tasks(OTHER_WATCHERS);

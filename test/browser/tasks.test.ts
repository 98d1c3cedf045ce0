import { SOME_WATCHERS } from '../support/visit.js';
import { tasks } from './cases/tasks.js';

tasks(SOME_WATCHERS);

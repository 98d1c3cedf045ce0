import { SOME_VIEWERS, SOME_WATCHERS } from '../support/visit.js';
import { trying, tryingOnServers } from './cases/try.js';

trying(SOME_WATCHERS);
tryingOnServers(SOME_VIEWERS.slice(0, 1));

import { OPPOSITE_VIEWERS, OTHER_WATCHERS } from '../support/visit.js';
import { trying, tryingOnServers } from './cases/try.js';

trying(OTHER_WATCHERS);
tryingOnServers(OPPOSITE_VIEWERS);

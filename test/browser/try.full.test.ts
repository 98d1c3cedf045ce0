import { OPPOSITE_VIEWERS, OPPOSITE_WATCHERS } from '../support/visit.js';
import { trying, tryingOnServers } from './cases/try.js';

trying(OPPOSITE_WATCHERS);
tryingOnServers(OPPOSITE_VIEWERS);

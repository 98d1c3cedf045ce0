import { OPPOSITE_VIEWERS } from '../support/visit.js';
import { onServers } from './cases/servers.js';

onServers(OPPOSITE_VIEWERS);

import { SOME_VIEWERS } from '../support/visit.js';
import { onServers } from './cases/servers.js';

onServers(SOME_VIEWERS);

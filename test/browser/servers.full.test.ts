import { OTHER_VIEWERS } from '../support/visit.js';
import { onServers } from './cases/servers.js';

onServers(OTHER_VIEWERS);

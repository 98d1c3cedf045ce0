import { OTHER_VIEWERS } from '../support/visit.js';
import { troubleshooting } from './cases/troubleshoot.js';

troubleshooting(OTHER_VIEWERS);

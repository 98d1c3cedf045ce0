import { runClient } from './run-client.js';

/** `npm run verify`: `open-print-data verify` from its source; ends with 1 where a copy is not whole or not genuine. */
process.exitCode = (await runClient('verify')) === 0 ? 0 : 1;

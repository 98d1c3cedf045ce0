import { runClient } from './run-client.js';

/** `npm run verify`: runs `open-print-data verify` from source; exits with 1 if a copy is incomplete or not genuine. */
process.exitCode = (await runClient('verify')) === 0 ? 0 : 1;

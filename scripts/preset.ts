import { runClient } from './run-client.js';

/** `npm run preset`: runs `open-print-data preset` from source on the built release. */
process.exitCode = await runClient('preset');

import { runClient } from './run-client.js';

/** `npm run preset`: `open-print-data preset` from its source, over the release that was built. */
process.exitCode = await runClient('preset');

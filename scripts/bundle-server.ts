import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { run } from './shared/run.js';

/** `npm run bundle:server`: the Node server as one file that needs only Node and a release folder. */
await run(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'build/server.mjs' } } });
  await build({
    entryPoints: ['server/main.ts'],
    outfile: values.out,
    bundle: true,
    platform: 'node',
    format: 'esm',
    define: { SITE_ADDRESS: JSON.stringify(process.env.SITE_URL ?? '') },
    // The oldest maintained Node with URL.parse and iterator helpers.
    target: 'node22',
    banner: { js: '#!/usr/bin/env node' },
  });
  console.log(`${values.out}: node ${values.out} --help`);
});

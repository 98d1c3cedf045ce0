import { parseOptions, USAGE } from './options.js';
import { serve } from './serve.js';

/** `npm run serve`, or the bundled file: runs until it is told to end. */
try {
  const options = parseOptions(process.argv.slice(2), process.env);
  if (options === null) console.log(USAGE);
  else {
    // On standard error: a release takes seconds to read, and programs wait for the address on standard output.
    console.error(`Reading the release in ${options.dist} …`);
    const running = await serve(options, { print: console.log, warn: console.error });
    const { version, files, bytes } = running.follower.current();
    console.log(`${running.url}: version ${version}, ${files.size} files, ${(bytes / 1e6).toFixed(1)} MB in memory`);
    process.on('SIGHUP', () => running.follower.check());
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => running.stop());
  }
} catch (error) {
  console.error(process.env.DEBUG ? error : (error as Error).message);
  process.exitCode = 1;
}

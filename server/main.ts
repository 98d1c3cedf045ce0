import { showControls } from '../core/words/controls.js';
import { parseOptions, USAGE } from './options.js';
import { serve } from './serve.js';

const warn = (line: string) => console.error(showControls(line));

/** `npm run serve`, or the bundled file: runs until it is asked to end. */
try {
  const options = parseOptions(process.argv.slice(2), process.env);
  if (options === null) console.log(USAGE);
  else {
    // To standard error: checking a release takes seconds, and programs wait for the address on standard output.
    warn(`Checking the release in ${options.dist} …`);
    const running = await serve(options, { print: (line) => console.log(showControls(line)), warn });
    const { version, files, bytes } = running.follower.current();
    const size = `${(bytes / 1e6).toFixed(1)} MB, at most ${options.cacheBytes / 1e6} MB of them in memory`;
    console.log(`${running.url}: version ${version}, ${files.size} files, ${size}`);
    process.on('SIGHUP', () => running.follower.check());
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => running.stop());
  }
} catch (error) {
  if (process.env.DEBUG) console.error(error);
  else warn((error as Error).message);
  process.exitCode = 1;
}

import { parseArgs } from 'node:util';
import { Builder } from './pipeline/builder.js';
import { RELEASE_LIMITS } from './pipeline/emit/release-limits.js';
import { run } from './shared/run.js';
import { Stages } from './shared/stages.js';

/**
 * `npm run build`: load -> check -> compose -> emit, into dist/. `--api` leaves the site out, which takes seconds;
 * `--watch` goes on and builds again after every edit.
 */
await run(async () => {
  const { values } = parseArgs({
    options: {
      data: { type: 'string', default: 'data' },
      out: { type: 'string', default: 'dist' },
      api: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      'max-files': { type: 'string', default: String(RELEASE_LIMITS.files) },
    },
  });
  const maxFiles = Number(values['max-files']);
  if (!Number.isSafeInteger(maxFiles) || maxFiles < 1)
    throw new Error(`--max-files "${values['max-files']}" is not a whole number above 0`);
  if (values.watch && !values.api) throw new Error('--watch builds without the site: also give --api');
  const stages = new Stages();
  const { report: onProgress } = stages;
  const builder = new Builder({ data: values.data, out: values.out, site: !values.api, maxFiles, onProgress });
  const build = async () => {
    const start = performance.now();
    const { version, digest, records, files, bytes } = await builder.build().finally(() => stages.end());
    const seconds = ((performance.now() - start) / 1000).toFixed(values.watch ? 2 : 1);
    console.log(
      `${values.out}: ${records} records, ${files} files, ${(bytes / 1e6).toFixed(1)} MB, version ${version}, ${seconds} s`,
    );
    if (!values.watch) console.log(`digest of the release: sha256:${digest}`);
  };
  if (!values.watch) return build();

  // An edit that breaks the data is reported; the next edit builds again.
  const rebuild = () => build().catch((error: Error) => console.error(error.message));
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const { watchFolder } = await import('./pipeline/watch.js');
  await watchFolder(values.data, rebuild, stop.signal);
});

import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { lock } from '../clients/typescript/src/mirror/lock.js';
import { RELEASE_LIMITS } from '../core/contract/limits.js';
import { buildRelease } from './pipeline/build.js';
import { run } from './shared/run.js';
import { type ReportStage, Stages } from './shared/stages.js';

/** Silence after which another build counts as dead, ms: one that keeps all cores busy may log nothing for minutes. */
const DEAD_AFTER = 600_000;

/**
 * `npm run build`: load -> check -> compose -> emit, into dist/. `--api` skips the site and takes only seconds;
 * `--watch` rebuilds after every edit. For `npm start` it writes the API alone to the folder `--interim` as early as
 * possible, reports that and each rendered page over the IPC channel, and exits when the channel closes.
 */
await run(async () => {
  // Makes the responses quoted in the description use the address of the service.
  Object.assign(globalThis, { SITE_ADDRESS: process.env.SITE_URL ?? '' });
  const { values } = parseArgs({
    options: {
      data: { type: 'string', default: 'data' },
      out: { type: 'string', default: 'dist' },
      api: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      interim: { type: 'string' },
      'max-files': { type: 'string', default: String(RELEASE_LIMITS.files) },
    },
  });
  const maxFiles = Number(values['max-files']);
  if (!Number.isSafeInteger(maxFiles) || maxFiles < 1)
    throw new Error(`--max-files "${values['max-files']}" is not a whole number above 0`);
  if (values.watch && !values.api) throw new Error('--watch builds without the site: also give --api');
  const stages = new Stages();
  const { interim: folder } = values;
  const onProgress: ReportStage = (stage, count) => {
    stages.report(stage, count);
    if (folder !== undefined && count?.what === 'pages') process.send?.(count);
  };
  const interim = folder === undefined ? undefined : { folder, onWritten: () => process.send?.('interim') };
  const options = { data: values.data, out: values.out, site: !values.api, interim, maxFiles, onProgress };
  if (folder !== undefined) process.once('disconnect', () => process.exit(1)).channel?.unref();
  const build = async () => {
    const start = performance.now();
    await mkdir(path.dirname(path.resolve(values.out)), { recursive: true });
    // Two builds into one folder would overwrite each other's files.
    const unlock = await lock(`${path.resolve(values.out)}.lock`, DEAD_AFTER);
    const { version, digest, records, files, bytes } = await buildRelease(options).finally(() => {
      stages.end();
      return unlock();
    });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(
      `${values.out}: ${records} records, ${files} files, ${(bytes / 1e6).toFixed(1)} MB, version ${version}, ${seconds} s`,
    );
    if (!values.watch) console.log(`digest of the release: sha256:${digest}`);
  };
  if (!values.watch) return build();

  // Reports an edit that breaks the data and waits for the next one.
  const rebuild = () => build().catch((error: Error) => console.error(error.message));
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const { watchFolder } = await import('./pipeline/watch.js');
  await watchFolder(values.data, rebuild, stop.signal);
});

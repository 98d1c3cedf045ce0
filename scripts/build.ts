import { parseArgs } from 'node:util';
import { loadChecked } from './check/check.js';
import { emitRelease } from './emit/release.js';
import { swapIn } from './emit/swap.js';
import { progress } from './shared/progress.js';
import { run } from './shared/run.js';

/** `npm run build`: load -> check -> compose -> emit, into dist/. `--api` leaves the site out, which takes seconds. */
await run(async () => {
  const { values } = parseArgs({
    options: {
      data: { type: 'string', default: 'data' },
      out: { type: 'string', default: 'dist' },
      api: { type: 'boolean', default: false },
    },
  });
  const start = performance.now();
  progress('checking');
  const checked = await loadChecked(values.data);
  progress('writing');
  const { version, records, files, bytes } = await swapIn(values.out, (folder) =>
    emitRelease(checked, folder, { site: !values.api }),
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  progress('');
  console.log(
    `${values.out}: ${records} records, ${files} files, ${(bytes / 1e6).toFixed(1)} MB, version ${version}, ${seconds} s`,
  );
});

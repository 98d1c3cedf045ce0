import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { compareReleases, readRelease } from './release/diff/compare.js';
import { compareWarnings, previewComment } from './release/preview/comment.js';
import { run } from './shared/run.js';

/**
 * `npm run preview -- OLD NEW`: differences between two built releases as a pull request comment; `--out` writes a
 * file.
 */
await run(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } });
  const [old, now, ...more] = positionals;
  if (!old || !now || more.length > 0)
    throw new Error('usage: npm run preview -- OLD NEW [--out FILE]   (two folders that a build wrote)');
  const [before, after] = [readRelease(old), readRelease(now)];
  const comment = previewComment(compareReleases(before, after), compareWarnings(before, after));
  if (values.out) await writeFile(values.out, comment);
  else console.log(comment);
});

import { changelogSection } from './release/diff/changelog.js';
import { compareReleases } from './release/diff/compare.js';
import { readRelease } from './release/diff/read-release.js';
import { run } from './shared/run.js';

/** `npm run diff -- OLD NEW`: what changed from one built release to another, for people. */
await run(async () => {
  const [before, after, ...more] = process.argv.slice(2);
  if (!before || !after || more.length > 0)
    throw new Error(
      'usage: npm run diff -- OLD NEW   (two folders that a build wrote; "npm run release" records a step)',
    );
  console.log(changelogSection(compareReleases(readRelease(before), readRelease(after))));
});

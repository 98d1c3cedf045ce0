import { changelogSection } from './release/diff/changelog.js';
import { compareFiles, compareReleases, readRelease } from './release/diff/compare.js';
import { inline } from './shared/markdown.js';
import { run } from './shared/run.js';

/** `npm run diff -- OLD NEW`: readable differences between two built releases: first the records, then the files. */
await run(async () => {
  const [before, after, ...more] = process.argv.slice(2);
  if (!before || !after || more.length > 0)
    throw new Error(
      'usage: npm run diff -- OLD NEW   (two folders that a build wrote; "npm run release" records a step)',
    );
  console.log(changelogSection(compareReleases(readRelease(before), readRelease(after))));
  console.log('### Files\n');
  // Grouped by the first folder below /api/v1, the kind of record.
  for (const [change, files] of Object.entries(compareFiles(before, after)))
    for (const [folder, own] of Map.groupBy(files, (file) => file.split('/').slice(0, 4).join('/')))
      console.log(`- \`${folder}\`: ${own.length} ${change}: ${inline(own, 3)}`);
});

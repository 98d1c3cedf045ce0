import { compareFiles } from './release/compare-files.js';
import { changelogSection } from './release/diff/changelog.js';
import { compareReleases } from './release/diff/compare.js';
import { readRelease } from './release/diff/read-release.js';
import { RENAMES, withCurrentNames } from './release/diff/rename-fields.js';
import { run } from './shared/run.js';

/**
 * `npm run diff -- OLD NEW`: what changed from one built release to another, for people: the records, then the files.
 * Fields that only have another name (`renames.json`) do not count as changes.
 */
await run(async () => {
  const [before, after, ...more] = process.argv.slice(2);
  if (!before || !after || more.length > 0)
    throw new Error(
      'usage: npm run diff -- OLD NEW   (two folders that a build wrote; "npm run release" records a step)',
    );
  console.log(changelogSection(compareReleases(withCurrentNames(readRelease(before)), readRelease(after))));
  console.log('### Files\n');
  for (const { path, files, differing } of compareFiles(before, after, RENAMES)) {
    const examples = differing.length > 0 ? `: ${differing.slice(0, 3).join(', ')}` : '';
    console.log(`- \`${path}\`: ${differing.length} of ${files} differ${examples}`);
  }
});

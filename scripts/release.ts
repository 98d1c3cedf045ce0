import { parseArgs } from 'node:util';
import { changelogSection } from './release/diff/changelog.js';
import { npm, npmBuild } from './release/last-release.js';
import { planRelease, recordRelease } from './release/release.js';
import { run } from './shared/run.js';

/**
 * `npm run release`: compares the committed data with the last release, rejects changes that break the promise of v1,
 * otherwise records the version step, writes the change log, commits and tags. `--dry-run` only shows it.
 */
await run(async () => {
  const { values } = parseArgs({
    options: { 'dry-run': { type: 'boolean', default: false }, last: { type: 'string' } },
  });
  const root = process.cwd();
  const plan = await planRelease({
    root,
    date: new Date().toISOString().slice(0, 10),
    build: npmBuild,
    checkGenerated: (folder) => npm(folder, 'run', '--silent', 'generate', '--', '--check'),
    last: values.last,
    onProgress: (what) => console.error(`${what} …`),
  });
  console.log(changelogSection(plan.step));
  for (const [file, content] of plan.writes)
    console.log(
      `${content === null ? 'deletes' : 'writes'} ${file}${content === null ? '' : `, ${content.length} bytes`}`,
    );
  if (values['dry-run']) return console.log(`would commit that and tag it ${plan.tag}; nothing was changed`);
  recordRelease(root, plan);
  console.log(`released version ${plan.step.version} as ${plan.tag}: "git push --follow-tags" publishes it`);
});

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { changelogSection } from './diff/changelog.js';
import { compareReleases } from './diff/compare.js';
import { readRelease } from './diff/read-release.js';
import { run } from './shared/run.js';

const CHANGES = 'data/changes.json';
const CHANGELOG = 'CHANGELOG-DATA.md';

/**
 * `npm run diff -- OLD NEW`: what changed from one built release to another, for people. `--write` puts it into
 * data/changes.json, which the build publishes, and on top of CHANGELOG-DATA.md.
 */
await run(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false } },
  });
  const [before, after] = positionals;
  if (!before || !after) throw new Error('usage: npm run diff -- OLD NEW [--write]   (two folders that a build wrote)');
  const changes = compareReleases(readRelease(before), readRelease(after));
  const section = changelogSection(changes);
  console.log(section);
  if (!values.write) return;
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(CHANGES, `${JSON.stringify({ ...changes, date }, null, 1)}\n`);
  const [head = '# Changes of the data\n', ...rest] = existsSync(CHANGELOG)
    ? readFileSync(CHANGELOG, 'utf8').split(/^(?=## )/m)
    : [];
  writeFileSync(CHANGELOG, `${head.trimEnd()}\n\n${section}${rest.length > 0 ? '\n' : ''}${rest.join('')}`);
});

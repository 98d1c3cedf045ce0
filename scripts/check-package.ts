import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { publishedManifests, readPublication, refusals } from './shared/publication.js';
import { run } from './shared/run.js';

/**
 * `npm run check:package`: refuses to publish packages whose name, version or repository is a placeholder or differs
 * from their files, or, with `--tag`, whose version does not match the tag.
 */
await run(async () => {
  const { values } = parseArgs({ options: { tag: { type: 'string' } } });
  const publication = readPublication();
  const expected = `package-${publication.version}`;
  const wrong = refusals(publication);
  for (const [file, text] of publishedManifests(publication))
    if (readFileSync(file, 'utf8') !== text) wrong.push(`${file}: is stale (allowed: what "npm run generate" writes)`);
  if (values.tag !== undefined && values.tag !== expected)
    wrong.push(`the tag ${values.tag} does not match version ${publication.version}: it must be ${expected}`);
  if (wrong.length > 0) throw new Error(`not to be published:\n${wrong.join('\n')}`);
});

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openLocation } from '../clients/typescript/src/mirror/location.js';
import { readManifest } from '../clients/typescript/src/mirror/manifest.js';
import { FILES } from '../core/contract/paths.js';
import type { Changes } from '../schemas/generated/record.js';
import { notesOf } from './release/notes.js';
import { filesBelow } from './shared/files.js';
import { run } from './shared/run.js';

/** `npm run notes`: the notes of a release, for its download page. */
await run(async () => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { dist: text, files: text, tag: text, repository: text } });
  const { dist, files, tag, repository } = values;
  if (!dist || !files || !tag || !repository)
    throw new Error('usage: npm run notes -- --dist DIR --files DIR --tag TAG --repository OWNER/NAME');
  const { manifest, digest } = await readManifest(openLocation(dist));
  const step = JSON.parse(readFileSync(path.join(dist, FILES.changes), 'utf8')) as Changes;
  const offered = filesBelow(files).map((name) => {
    const content = readFileSync(path.join(files, name));
    return { name, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
  });
  console.log(notesOf({ tag, repository, digest, step, files: offered }, manifest.version));
});

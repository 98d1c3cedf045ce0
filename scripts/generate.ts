import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { composeRecords } from './compose/records.js';
import { extendPublishedIds } from './emit/published-ids.js';
import { arrange } from './load/dataset.js';
import { readSourceFiles } from './load/read.js';
import { generatedTypes } from './schemas/types.js';

/**
 * `npm run generate`: writes what is generated, the types of the schemas and the list of published ids; with
 * `--check` only says what is stale.
 */
const check = process.argv.includes('--check');
const stale: string[] = [];
const generated = await generatedTypes();
const dataset = arrange(await readSourceFiles('data'));
generated.set('data/published-ids.yaml', extendPublishedIds(dataset.publishedIds.value, composeRecords(dataset)));
for (const [file, text] of generated) {
  const before = await readFile(file, 'utf8').catch(() => '');
  if (before === text) continue;
  stale.push(file);
  if (check) continue;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
if (stale.length > 0) {
  console.log(`${check ? 'stale, run "npm run generate"' : 'written'}: ${stale.join(', ')}`);
  if (check) process.exitCode = 1;
}

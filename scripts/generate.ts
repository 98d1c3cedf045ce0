import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { extendPublishedIds } from './compose/published-ids.js';
import { composeRecords } from './compose/records.js';
import { licenceData } from './emit/licence-data.js';
import { updateReadme } from './emit/readme.js';
import { arrange } from './load/dataset.js';
import { readSourceFiles } from './load/read.js';
import { editorSchemas } from './schemas/editor.js';
import { generatedTypes } from './schemas/types.js';

/**
 * `npm run generate`: writes what is generated, the types of the schemas and what editors
 * read of them, the list of published ids, the figures in
 * README.md and LICENSE-DATA.md; with `--check` only says what is stale.
 */
const check = process.argv.includes('--check');
const stale: string[] = [];
const generated = new Map([...(await generatedTypes()), ...editorSchemas()]);
const dataset = arrange(readSourceFiles('data'));
const records = composeRecords(dataset);
generated.set('data/published-ids.yaml', extendPublishedIds(dataset.publishedIds.value, records));
generated.set(
  'README.md',
  updateReadme(await readFile('README.md', 'utf8'), records, dataset.wellKnown.value.printers),
);
generated.set('LICENSE-DATA.md', licenceData(dataset, records));
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

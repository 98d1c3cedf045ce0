import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { extendPublishedIds } from './pipeline/compose/published-ids.js';
import { composeRecords, type Records } from './pipeline/compose/records.js';
import { countRecords } from './pipeline/emit/index-document.js';
import { licenceData } from './pipeline/emit/licence.js';
import { buildDataset } from './pipeline/load/dataset.js';
import { readSourceFiles } from './pipeline/load/read.js';
import { publishedManifests, readPublication } from './shared/publication.js';
import { pythonTables } from './shared/python-tables.js';
import { editorSchemas } from './shared/schemas/editor.js';
import { pythonTypes } from './shared/schemas/python-types.js';
import { generatedTypes } from './shared/schemas/types.js';
import { EVEN_NAMES, unevenNames } from './shared/schemas/uneven-names.js';

/** Markers around the counts of records in README.md. */
const [START, END] = ['<!-- counts -->', '<!-- /counts -->'];

/**
 * `npm run generate`: writes the TypeScript and Python types of the schemas, the schemas for editors, the list of names
 * with two shapes, the published ids, the figures in README.md and LICENSE-DATA.md, and the package manifests from
 * clients/publication.json; with `--check` only lists what is stale.
 */
const check = process.argv.includes('--check');
const stale: string[] = [];
const generated = new Map([...(await generatedTypes()), ...editorSchemas(), ...pythonTables()]);
generated.set('clients/python/open_print_data/generated/records.py', pythonTypes());
generated.set('schemas/generated/uneven-names.json', unevenNameList());
const dataset = buildDataset(readSourceFiles('data'));
const records = composeRecords(dataset);
generated.set('data/published-ids.yaml', extendPublishedIds(dataset.publishedIds.value, records));
generated.set('README.md', updateReadme(await readFile('README.md', 'utf8'), records));
generated.set('LICENSE-DATA.md', licenceData(dataset, records));
for (const [file, text] of publishedManifests(readPublication())) generated.set(file, text);
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

/** The README with updated record counts between its markers. @throws if a marker is missing */
function updateReadme(readme: string, records: Records): string {
  const count = countRecords(records);
  const number = (value: number) => value.toLocaleString('en-GB');
  const counts = `${number(count.printers)} printers of ${count.brands} brands · ${count.materials} materials · ${number(count.profiles)} profiles for ${number(count.printer_material_pairs)} pairs of printer and material · ${count.troubleshooting_rules} troubleshooting rules · ${count.settings} slicer settings · ${number(count.filaments)} branded filaments of ${count.filament_brands} brands in ${number(count.filament_colours)} colours.`;
  const [from, to] = [readme.indexOf(START), readme.indexOf(END)];
  if (from === -1 || to < from) throw new Error(`README.md has no ${START} … ${END}`);
  return `${readme.slice(0, from + START.length)}\n\n${counts}\n\n${readme.slice(to)}`;
}

/** The names of figures with two shapes: which shape occurs where, and the name that is always a range. */
function unevenNameList(): string {
  const list = [...unevenNames()].map(([name, places]) => ({
    name,
    shapes: [...Map.groupBy(places, ({ shape }) => shape)].map(([shape, own]) => ({
      shape,
      places: [...new Set(own.map(({ path: place }) => place.slice(0, place.lastIndexOf('.'))))],
    })),
    even: Object.hasOwn(EVEN_NAMES, name) ? EVEN_NAMES[name as keyof typeof EVEN_NAMES] : null,
  }));
  return `${JSON.stringify(list, null, 2)}\n`;
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generatedTypes } from './schemas/types.js';

/** `npm run generate`: writes what is generated from the schemas; with `--check` only says what is stale. */
const check = process.argv.includes('--check');
const stale: string[] = [];
for (const [file, text] of await generatedTypes()) {
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

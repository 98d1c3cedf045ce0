import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArguments, rejectUnknownFlags, withTerminal } from './contribute/edit/questions.js';
import { nextSteps, writeChecked } from './contribute/edit/write-checked.js';
import { FLAGS, planChange, USAGE } from './contribute/fix-value/fix-value.js';
import { prepare } from './pipeline/pipeline.js';
import { readData } from './pipeline/read-data.js';
import { run } from './shared/run.js';
import { slug } from './shared/slug.js';

/** `npm run fix-value`: corrects one value where values are corrected by hand, with its source, and checks it. */
await run(async () => {
  const { words, flags } = parseArguments(process.argv.slice(2));
  if (flags.has('help')) return console.log(USAGE);
  rejectUnknownFlags(flags, FLAGS);
  if (words.length < 3 || words.length > 4) throw new Error(USAGE);
  const folder = flags.get('data') ?? 'data';
  const read = (file: string) => {
    const place = path.join(folder, file);
    return existsSync(place) ? readFileSync(place, 'utf8') : '';
  };
  await withTerminal(async (terminal) => {
    const { dataset, records } = await readData(folder);
    const now = { dataset, records, read, today: new Date().toISOString().slice(0, 10) };
    const { edits, confirm } = await planChange(words, flags, now, terminal);
    const check = async () => confirm((await prepare(folder)).records);
    await writeChecked(folder, edits, { check, say: console.log });
    console.log(nextSteps(`fix-${slug(words.slice(0, -1).join('-'))}`));
  });
});

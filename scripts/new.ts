import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readLine, refuseOthers } from './edit/flags.js';
import { withTerminal } from './edit/terminal.js';
import { comesNext, writeChecked } from './edit/told.js';
import { editsFor, KINDS, kindHelp, USAGE } from './new/new.js';
import { prepare } from './pipeline.js';
import { Memory } from './shared/memory.js';
import { run } from './shared/run.js';

/** `npm run new`: adds a printer, a material, a symptom and so on: asks or takes flags, writes what passes the checks. */
await run(async () => {
  const { words, flags } = readLine(process.argv.slice(2));
  const [name = '', ...others] = words;
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  if (!kind || others.length > 0) {
    if (!flags.has('help')) throw new Error(USAGE);
    console.log(USAGE);
    return;
  }
  const folder = flags.get('data') ?? 'data';
  const memory = new Memory();
  const { dataset, records } = await prepare(folder, memory);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const known = { dataset, records, read, today: new Date().toISOString().slice(0, 10) };
  if (flags.has('help')) {
    console.log(kindHelp(name, known));
    return;
  }
  refuseOthers(flags, ['data', ...kind.questions(known).map(({ flag }) => flag)]);
  await withTerminal(async (terminal) => {
    const edits = await editsFor(name, flags, known, terminal);
    await writeChecked(folder, edits, { check: () => prepare(folder, memory), say: console.log });
    const file = edits[0]?.file ?? '';
    console.log(comesNext(folder, file, `add-${path.basename(file, '.yaml')}`, kind.next));
  });
});

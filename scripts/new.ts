import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readLine, refuseOthers } from './edit/flags.js';
import type { Answers } from './edit/questions.js';
import { withTerminal } from './edit/terminal.js';
import { comesNext, writeChecked } from './edit/told.js';
import { editsFor, KINDS, kindHelp, sameAgain, USAGE } from './new/new.js';
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
    let again = '';
    const keep = (answers: Answers) => {
      if (terminal) again = sameAgain(name, answers);
    };
    const write = async () => {
      const made = await editsFor(name, flags, known, terminal, keep);
      await writeChecked(folder, made, { check: () => prepare(folder, memory), say: console.log });
      return made;
    };
    const edits = await write().catch((error: Error) => {
      throw again === '' ? error : new Error(`${error.message}\nWith the same answers, to change one: ${again}`);
    });
    const file = edits[0]?.file ?? '';
    console.log(comesNext(folder, file, `add-${path.basename(file, '.yaml')}`, kind.next));
  });
});

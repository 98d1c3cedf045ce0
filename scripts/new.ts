import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Answers, parseArguments, rejectUnknownFlags, withTerminal } from './contribute/edit/questions.js';
import { nextSteps, writeChecked } from './contribute/edit/write-checked.js';
import { editsFor, KINDS, kindHelp, repeatCommand, USAGE, unknownKind } from './contribute/new/new.js';
import { prepare } from './pipeline/pipeline.js';
import { readData } from './pipeline/read-data.js';
import { run } from './shared/run.js';

/** `npm run new`: adds a printer, material, symptom, etc. from flags or answers, if the result passes the checks. */
await run(async () => {
  const { words, flags } = parseArguments(process.argv.slice(2));
  const [name = '', ...others] = words;
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  if (!kind || others.length > 0) {
    if (!flags.has('help')) throw new Error(name === '' ? USAGE : unknownKind(words));
    return console.log(USAGE);
  }
  const folder = flags.get('data') ?? 'data';
  const { dataset, records } = await readData(folder);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const known = { dataset, records, read, today: new Date().toISOString().slice(0, 10) };
  if (flags.has('help')) return console.log(kindHelp(name, known));
  rejectUnknownFlags(flags, ['data', ...kind.questions(known).map(({ flag }) => flag)]);
  await withTerminal(async (terminal) => {
    let again = '';
    const keep = (answers: Answers) => {
      if (terminal) again = repeatCommand(name, answers);
    };
    const write = async () => {
      const made = await editsFor(name, flags, known, terminal, keep);
      await writeChecked(folder, made, { check: () => prepare(folder), say: console.log });
      return made;
    };
    const edits = await write().catch((error: Error) => {
      throw again === '' ? error : new Error(`${error.message}\nTo run it again with the same answers: ${again}`);
    });
    const file = edits[0]?.file ?? '';
    console.log(nextSteps(`add-${path.basename(file, '.yaml')}`, kind.nextSteps));
  });
});

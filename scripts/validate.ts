import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Folder, openFolder } from './load/folder.js';
import { Memory } from './shared/memory.js';
import { ProblemsError } from './shared/problem.js';
import { run } from './shared/run.js';
import { tell, tellingOf } from './shared/tell-problems.js';
import { changed, named } from './validate/chosen.js';
import { codeDigest } from './validate/code.js';
import { KnownFolder } from './validate/known-folder.js';
import { Verdicts } from './validate/verdicts.js';

/** Where verdicts are kept: beside the packages, which make them what they are. */
const VERDICTS = path.resolve(import.meta.dirname, '../node_modules/.cache/open-print-data/verdicts.json');

/**
 * `npm run validate`: everything that the build checks, without building. With files, or with `--changed`, these, and a printer's
 * relatives; `--watch` checks again at each save. `--fix` mends what is mechanical first; `--json` prints the
 * problems as JSON; `--no-cache` judges anew what an earlier run found good. On a terminal there are colours, in a workflow of GitHub annotations as well.
 */
await run(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      data: { type: 'string', default: 'data' },
      changed: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      fix: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      'no-cache': { type: 'boolean', default: false },
    },
  });
  const { data, json } = values;
  if (values.fix) {
    const { fixFolder } = await import('./lint/fix.js');
    console.log(`${await fixFolder(data)} overrides written`);
  }
  const memory = new Memory();
  const code = values['no-cache'] ? null : codeDigest();
  const check = async () => {
    const only = values.changed ? changed(data) : positionals.length > 0 ? named(data, positionals) : null;
    const folder = openFolder(data);
    const verdicts = code === null ? null : new Verdicts(VERDICTS, code);
    try {
      const files = verdicts
        ? await judgeKnown(new KnownFolder(folder, verdicts), memory, only)
        : await judgeNow(folder, memory, only);
      const count = `${files.length} ${files.length === 1 ? 'file' : 'files'}`;
      console.log(json ? '{ "problems": [] }' : `${data}: ${count}, no problems`);
      process.exitCode = 0;
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error;
      const text = tell(error, tellingOf(json, process.stderr));
      if (json) console.log(text);
      else console.error(text);
      process.exitCode = 1;
    } finally {
      verdicts?.save();
    }
  };
  if (!values.watch) return check();
  console.log('Each save is checked. Ctrl+C ends it.');
  const { watchFolder } = await import('./watch.js');
  await watchFolder(data, check, new AbortController().signal);
});

/** Judges what earlier runs did not find good, and notes what this one does. The files that were looked at. */
async function judgeKnown(folder: KnownFolder, memory: Memory, only: readonly string[] | null) {
  if (only === null && folder.isGoodAsWhole()) return folder.listing.files;
  const files = await judgeNow(folder, memory, only, folder);
  if (only === null) folder.addWhole();
  return files;
}

/** The checks are a third of what starting costs: they are loaded where there is something to check. */
async function judgeNow(folder: Folder, memory: Memory, only: readonly string[] | null, known?: KnownFolder) {
  const { judge } = await import('./pipeline.js');
  return (await judge(folder, memory, only, known)).files;
}

import path from 'node:path';
import { parseArgs } from 'node:util';
import { composeRecords } from './compose/records.js';
import { applyFixes } from './lint/fix.js';
import { lint } from './lint/lint.js';
import { arrange } from './load/dataset.js';
import { openFolder } from './load/folder.js';
import { readSourceFiles } from './load/read.js';
import { judge } from './pipeline.js';
import { Memory } from './shared/memory.js';
import { ProblemsError } from './shared/problem.js';
import { run } from './shared/run.js';
import { tell, tellingOf } from './shared/tell-problems.js';
import { changed, named } from './validate/chosen.js';
import { codeDigest } from './validate/code.js';
import { KnownFolder } from './validate/known-folder.js';
import { Verdicts } from './validate/verdicts.js';
import { watchFolder } from './watch.js';

/** Where verdicts are kept: beside the packages, which make them what they are. */
const VERDICTS = path.resolve(import.meta.dirname, '../node_modules/.cache/open-print-data/verdicts.json');

/**
 * `npm run validate`: everything that the build checks, without building. With files, or with `--changed`, these and what
 * depends on them; `--watch` checks again at each save. `--fix` mends what is mechanical first; `--json` prints the
 * problems as JSON. On a terminal there are colours, in a workflow of GitHub annotations as well.
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
    const dataset = arrange(readSourceFiles(data));
    console.log(`${await applyFixes(data, dataset, lint(dataset, composeRecords(dataset)))} overrides written`);
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
        : (await judge(folder, memory, only)).files;
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
  await watchFolder(data, check, new AbortController().signal);
});

/** Judges what earlier runs did not find good, and notes what this one does. The files that were looked at. */
async function judgeKnown(
  folder: KnownFolder,
  memory: Memory,
  only: readonly string[] | null,
): Promise<readonly unknown[]> {
  if (only === null && folder.isGoodAsWhole()) return folder.listing.files;
  const { files } = await judge(folder, memory, only, folder);
  if (only === null) folder.addWhole();
  return files;
}

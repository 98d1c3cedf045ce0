import { parseArgs } from 'node:util';
import { composeRecords } from './compose/records.js';
import { applyFixes } from './lint/fix.js';
import { lint } from './lint/lint.js';
import { arrange, type Dataset } from './load/dataset.js';
import { readSourceFiles } from './load/read.js';
import { prepare } from './pipeline.js';
import { ProblemsError } from './shared/problem.js';
import { run } from './shared/run.js';
import { tell, tellingOf } from './shared/tell-problems.js';

/**
 * `npm run validate`: everything that the build checks, without building. `--fix` mends what is mechanical first;
 * `--json` prints the problems as JSON. On a terminal there are colours, in a workflow of GitHub annotations as well.
 */
await run(async () => {
  const { values } = parseArgs({
    options: {
      data: { type: 'string', default: 'data' },
      fix: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  if (values.fix) {
    const dataset = arrange(readSourceFiles(values.data));
    console.log(`${await applyFixes(values.data, dataset, lint(dataset, composeRecords(dataset)))} overrides written`);
  }
  try {
    const { dataset } = await prepare(values.data);
    console.log(values.json ? '{ "problems": [] }' : `${values.data}: ${countFiles(dataset)} files, no problems`);
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    const text = tell(error, tellingOf(values.json, process.stderr));
    if (values.json) console.log(text);
    else console.error(text);
    process.exitCode = 1;
  }
});

function countFiles(dataset: Dataset): number {
  const { printers, processes, materials, settings, symptoms, causes, fixes, calibrations } = dataset;
  return [printers, processes, materials, settings, symptoms, causes, fixes, calibrations].reduce(
    (sum, { size }) => sum + size,
    0,
  );
}

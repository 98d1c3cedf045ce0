import { parseArgs } from 'node:util';
import { composeRecords } from './compose/records.js';
import { applyFixes } from './lint/fix.js';
import { lint } from './lint/lint.js';
import { arrange } from './load/dataset.js';
import { readSourceFiles } from './load/read.js';
import { prepare } from './pipeline.js';
import { run } from './shared/run.js';

/** `npm run validate`: everything that the build checks, without building. `--fix` mends what is mechanical first. */
await run(async () => {
  const { values } = parseArgs({
    options: { data: { type: 'string', default: 'data' }, fix: { type: 'boolean', default: false } },
  });
  if (values.fix) {
    const dataset = arrange(readSourceFiles(values.data));
    console.log(`${await applyFixes(values.data, dataset, lint(dataset, composeRecords(dataset)))} overrides written`);
  }
  const { dataset } = await prepare(values.data);
  const files =
    dataset.printers.size +
    dataset.processes.size +
    dataset.materials.size +
    dataset.settings.size +
    dataset.symptoms.size +
    dataset.causes.size +
    dataset.fixes.size +
    dataset.calibrations.size;
  console.log(`${values.data}: ${files} files, no problems`);
});

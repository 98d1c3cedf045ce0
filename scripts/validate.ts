import { parseArgs } from 'node:util';
import { loadChecked } from './check/check.js';
import { run } from './shared/run.js';

/** `npm run validate`: everything that the build checks, without building. */
await run(async () => {
  const { values } = parseArgs({ options: { data: { type: 'string', default: 'data' } } });
  const { dataset } = await loadChecked(values.data);
  const files =
    dataset.printers.size +
    dataset.processes.size +
    dataset.materials.size +
    dataset.settings.size +
    dataset.symptoms.size +
    dataset.causes.size +
    dataset.fixes.size;
  console.log(`${values.data}: ${files} files, no problems`);
});

import { parseArgs } from 'node:util';
import { counted } from '../core/words/language.js';
import { validate } from './pipeline/pipeline.js';
import { changedFiles, namedFiles } from './pipeline/read-data.js';
import { ProblemsError } from './shared/problem.js';
import { reportFormat, reportProblems } from './shared/report-problems.js';
import { run } from './shared/run.js';

/**
 * `npm run validate`: runs all checks of the build without building. Given files, or with `--changed`, prints only
 * problems in these and the number in others; `--watch` checks again after each save. `--fix` first fixes what it can;
 * `--json` prints the problems as JSON. Uses colours on a terminal, and adds annotations in a GitHub workflow.
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
    },
  });
  const { data, json } = values;
  if (values.fix) {
    const { fixFolder } = await import('./pipeline/lint/fix.js');
    console.log(`${await fixFolder(data)} overrides written`);
  }
  const check = async () => {
    const only = values.changed ? changedFiles(data) : positionals.length > 0 ? namedFiles(data, positionals) : null;
    try {
      const all = await validate(data);
      const { length } = only ?? all;
      console.log(json ? '{ "problems": [] }' : `${data}: ${counted(length, 'file')}, no problems`);
      process.exitCode = 0;
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error;
      const text = reportProblems(error, reportFormat(json, process.stderr), only);
      if (json) console.log(text);
      else console.error(text);
      process.exitCode = 1;
    }
  };
  if (!values.watch) return check();
  console.log('Each save is checked. Press Ctrl+C to end.');
  const { watchFolder } = await import('./pipeline/watch.js');
  await watchFolder(data, check, new AbortController().signal);
});

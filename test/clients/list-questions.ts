import { parseArgs } from 'node:util';
import { readQuestions } from './questions.js';

/** Prints the thirty questions for a reader; `--checked` adds the answers of the release in a folder. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { checked: { type: 'boolean', default: false } },
});
const questions = readQuestions(positionals[0] ?? 'dist');
for (const { id, question, trap, checked } of questions)
  console.log(values.checked ? JSON.stringify({ id, question, trap, checked }) : `${id}: ${question}`);

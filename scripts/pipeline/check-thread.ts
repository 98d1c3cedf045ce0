import { parentPort, workerData } from 'node:worker_threads';
import { ProblemsError } from '../shared/problem.js';
import { loadAndCheck } from './pipeline.js';

/** Worker thread that checks the data folder in `workerData` and posts the problems. */
const problems = await loadAndCheck(workerData as string).then(
  () => [],
  (error) => {
    if (!(error instanceof ProblemsError)) throw error;
    return error.problems;
  },
);
parentPort?.postMessage(problems);

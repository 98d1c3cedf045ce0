import path from 'node:path';
import { expect, it } from 'vitest';
import { conditions, keepResults, readResults } from '../../bench/results.js';
import { folderOf } from '../support/folder.js';

it('keeps the parts that were not measured again', () => {
  const file = path.join(folderOf(), 'benchmarks.json');
  expect(readResults(file)).toEqual({});
  const under = conditions({ Node: '1' }, 'npm run bench');
  keepResults(file, 'growth', { ...under, results: [] });
  keepResults(file, 'serving', { ...under, results: [{ contender: 'a', question: 'b', connections: 1, runs: [] }] });
  keepResults(file, 'growth', { ...under, command: 'again', results: [] });
  const { growth, serving } = readResults(file);
  expect(growth?.command).toBe('again');
  expect(serving?.results).toHaveLength(1);
});

it('keeps five digits of what was measured, and counts whole', () => {
  const file = path.join(folderOf(), 'benchmarks.json');
  const run = { rate: 10_278.123_456, p99: 8.58, cpu: null };
  const results = [{ contender: 'a', question: 'b', connections: 1_234_567, runs: [run] }];
  keepResults(file, 'serving', { ...conditions({}, 'npm run bench'), results });
  expect(readResults(file).serving?.results).toEqual([
    { contender: 'a', question: 'b', connections: 1_234_567, runs: [{ rate: 10_278, p99: 8.58, cpu: null }] },
  ]);
});

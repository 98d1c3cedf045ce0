import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * `npm test`: lint, types, generated files, then every test; ends with a line `N passed, N failed` that counts
 * the tests and each of the checks before them. Arguments go to vitest: `npm test -- functions`.
 */
const CHECKS: readonly (readonly [name: string, command: string, args: readonly string[]])[] = [
  ['lint', 'biome', ['check', '.']],
  ['types', 'tsc', ['-p', '.']],
  ['types of functions', 'tsc', ['-p', 'functions']],
  ['types of the site', 'tsc', ['-p', 'docs']],
  ['generated files', 'tsx', ['scripts/generate.ts', '--check']],
];

const folder = mkdtempSync(path.join(os.tmpdir(), 'open-print-data-test-'));
const report = path.join(folder, 'report.json');
let passed = 0;
let failed = 0;
const filter = process.argv.slice(2);
if (filter.length === 0) {
  for (const [name, command, args] of CHECKS) {
    const { status } = spawnSync(command, args, { stdio: 'inherit' });
    if (status === 0) passed++;
    else {
      failed++;
      console.error(`${name}: failed`);
    }
  }
}
const { status } = spawnSync(
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...filter],
  { stdio: 'inherit' },
);
try {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  passed += numPassedTests;
  failed += numFailedTests;
} catch {
  console.error('vitest left no report');
}
if (status !== 0 && failed === 0) failed++; // a file that cannot be loaded counts as no test
rmSync(folder, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

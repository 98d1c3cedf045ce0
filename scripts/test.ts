import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installPackages } from './shared/packages.js';
import { closingLine, readReport, type TestReport } from './test/report.js';
import { mergeParts, PARTS, RESULTS } from './test/slicing.js';

/**
 * `npm test`: lint, types, generated files, then the tests; `npm run test:full` (`--full`): the wide matrices and the
 * long runs that it leaves out; `npm run test:slicers`: those of them that slice with the slicers of this machine, with
 * what is installed (`--installed`), and with `--keep` what they measured is kept in docs/slicing.json. They name the tests that were skipped and end with a line `N passed, N failed`, and
 * `, N skipped` where some were, that counts the checks as well. Arguments go to vitest: `npm test -- functions`.
 */
const CHECKS: readonly (readonly [name: string, command: string, args: readonly string[]])[] = [
  ['lint', 'biome', ['check', '.']],
  ['types', 'tsc', ['-p', '.']],
  ['types of the core', 'tsc', ['-p', 'core']],
  ['types of functions', 'tsc', ['-p', 'functions']],
  ['types of the client', 'tsc', ['-p', 'clients/typescript']],
  ['types of the site', 'tsc', ['-p', 'docs']],
  ['generated files', 'tsx', ['scripts/generate.ts', '--check']],
];

const args = process.argv.slice(2);
const full = args.includes('--full');
const keeps = args.includes('--keep');
const filter = args.filter((argument) => !['--full', '--installed', '--keep'].includes(argument));
const checks = full || filter.length > 0 ? [] : CHECKS;
const failedChecks = checks.filter(([name, command, args]) => {
  const failed = spawnSync(command, args, { stdio: 'inherit' }).status !== 0;
  if (failed) console.error(`failed: ${name}`);
  return failed;
});

// Once, before files that want them run side by side.
if (full && !args.includes('--installed')) installPackages(path.resolve('test'));

const folder = mkdtempSync(path.join(os.tmpdir(), 'open-print-data-test-'));
const file = path.join(folder, 'report.json');
const parts = path.join(folder, 'parts');
mkdirSync(parts);
if (keeps) process.env[PARTS] = parts;
const report = runTests(file);
if (keeps && report.failed === 0) writeFileSync(RESULTS, mergeParts(parts));
rmSync(folder, { recursive: true, force: true });
for (const line of report.remarks) console.log(line);
const failed = report.failed + failedChecks.length;
const passed = report.passed + checks.length - failedChecks.length;
console.log(closingLine({ ...report, passed, failed }));
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/** Runs vitest and reads the report that it leaves. A run that fails without a failed test counts as one. */
function runTests(file: string): TestReport {
  const { status } = spawnSync(
    'vitest',
    [
      ...['run', ...(full ? ['--mode', 'full'] : [])],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      ...filter,
    ],
    { stdio: 'inherit' },
  );
  const report = readReport(file);
  return status !== 0 && report.failed === 0 ? { ...report, failed: 1 } : report;
}

import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { installPackages } from './shared/packages.js';
import { mergeParts, PARTS, RESULTS } from './shared/slicing.js';
import { closingLine, readReport, type TestReport } from './shared/test-report.js';

/**
 * `npm test`: lint, types, generated files, then the tests; `npm run test:full` (`--full`): the tests it skips: the
 * site, slicers, long runs and part of the wide matrices; `--matrix` adds all languages, widths, colours and presets.
 * `npm run test:data` (`--data`): generated files, and the tests that read the published data. `npm run test:slicers`:
 * slices the presets with the slicers of this machine and the installed packages (`--installed`); `--keep` stores the
 * results in docs/slicing.json. Each prints the names of skipped tests, and a last line `N passed, N
 * failed` (`, N skipped` if any were) that includes the checks. Arguments go to vitest: `npm test -- functions`.
 *
 * Budget on two idle cores: `npm test` 4 minutes, 7 of CPU time; both runs 25 minutes. Anything wide belongs in
 * `--matrix`.
 */
const CHECKS: readonly (readonly [name: string, command: string, args: readonly string[]])[] = [
  // The longest first; it is also the only one that data alone can break.
  ['generated files', 'tsx', ['scripts/generate.ts', '--check']],
  ['types', 'tsc', ['-p', '.']],
  ['lint', 'biome', ['check', '.']],
  ['types of the core', 'tsc', ['-p', 'core']],
  ['types of functions', 'tsc', ['-p', 'functions']],
  ['types of the client', 'tsc', ['-p', 'clients/typescript']],
  ['types of the site', 'tsc', ['-p', 'docs']],
];

const args = process.argv.slice(2);
const matrix = args.includes('--matrix');
const full = args.includes('--full') || matrix;
const data = args.includes('--data');
const mode = matrix ? 'matrix' : full ? 'full' : data ? 'data' : null;
const keeps = args.includes('--keep');
const filter = args.filter((argument) => !['--full', '--matrix', '--data', '--installed', '--keep'].includes(argument));
const checks = full || filter.length > 0 ? [] : data ? CHECKS.slice(0, 1) : CHECKS;
// Two run in parallel, as none of them keeps two cores busy all the time.
const queue = [...checks];
const failedChecks = (await Promise.all([runChecks(), runChecks()])).flat();

// Once, before test files need them in parallel.
if (full && !args.includes('--installed')) installPackages(path.resolve('test'));

const folder = mkdtempSync(path.join(os.tmpdir(), 'open-print-data-test-'));
const file = path.join(folder, 'report.json');
const parts = path.join(folder, 'parts');
mkdirSync(parts);
if (keeps) process.env[PARTS] = parts;
const report = runTests(file);
if (keeps && report.failed === 0) writeFileSync(RESULTS, mergeParts(parts, JSON.parse(readFileSync(RESULTS, 'utf8'))));
rmSync(folder, { recursive: true, force: true });
for (const line of report.remarks) console.log(line);
const failed = report.failed + failedChecks.length;
const passed = report.passed + checks.length - failedChecks.length;
console.log(closingLine({ ...report, passed, failed }));
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/** Runs the queued checks and returns the names of the failed ones. Prints the output of each when it ends. */
async function runChecks(): Promise<string[]> {
  const failed: string[] = [];
  for (let check = queue.shift(); check; check = queue.shift()) {
    const [name, command, args] = check;
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = new Promise<boolean>((resolve) => {
      child.once('error', () => resolve(false));
      child.once('close', (code) => resolve(code === 0));
    });
    const [passed, ...said] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
    process.stdout.write(said.join(''));
    if (passed) continue;
    console.error(`failed: ${name}`);
    failed.push(name);
  }
  return failed;
}

/** Runs vitest and reads its report. A failed run without a failed test counts as one. */
function runTests(file: string): TestReport {
  const { status } = spawnSync(
    'vitest',
    [
      ...['run', ...(mode === null ? [] : ['--mode', mode])],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      ...filter,
    ],
    { stdio: 'inherit' },
  );
  const report = readReport(file);
  return status !== 0 && report.failed === 0 ? { ...report, failed: 1 } : report;
}

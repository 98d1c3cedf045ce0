import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { closingLine, readReport, timeLines } from '../../scripts/shared/test-report.js';
import { folderOf } from '../support/folder.js';

const test = (fullName: string, status: string, meta = {}) => ({
  fullName,
  status,
  meta,
  failureMessages: status === 'failed' ? ['AssertionError: not so\n    at a.test.ts:1'] : [],
});
const file = (name: string, status: string, assertionResults: object[], message = '', ms = 0) => ({
  name: path.resolve(name),
  status,
  message,
  assertionResults,
  startTime: 1_790_000_000_000,
  endTime: 1_790_000_000_000 + ms,
});
const read = (testResults: object[]) =>
  readReport(path.join(folderOf({ 'report.json': { testResults } }), 'report.json'));

describe('the report of a run', () => {
  it('counts tests, and names the failed ones, and the skipped ones by their reason', () => {
    const report = read([
      file('test/a.test.ts', 'failed', [test('a works', 'passed'), test('b works', 'failed')]),
      file('test/b.test.ts', 'passed', [
        test('c works', 'skipped', { skipped: 'there is no c' }),
        test('d works', 'skipped'),
        test('e works', 'skipped', { skipped: 'there is no c' }),
      ]),
    ]);
    expect(report).toMatchObject({
      passed: 1,
      failed: 1,
      skipped: 3,
      remarks: [
        'failed: test/a.test.ts: b works: AssertionError: not so',
        'skipped, there is no c:',
        '  test/b.test.ts: c works',
        '  test/b.test.ts: e works',
        'skipped, no reason is given:',
        '  test/b.test.ts: d works',
      ],
    });
    expect(closingLine(report)).toBe('1 passed, 1 failed, 3 skipped');
  });

  it('counts a file that cannot be loaded or prepared as a failure', () => {
    const report = read([
      file('test/a.test.ts', 'failed', [], 'site cannot be built'),
      file('test/b.test.ts', 'failed', [test('b works', 'skipped')]),
    ]);
    expect(report).toMatchObject({
      passed: 0,
      failed: 2,
      skipped: 1,
      remarks: [
        'failed: test/a.test.ts: site cannot be built',
        'failed: test/b.test.ts: failed as a whole',
        'skipped, its file failed:',
        '  test/b.test.ts: b works',
      ],
    });
  });

  it('says how long each part took, the longest first', () => {
    const { times } = read([
      file('test/a.test.ts', 'passed', [], '', 50),
      file('test/docs/b.test.ts', 'passed', [], '', 1000),
      file('test/core/c.test.ts', 'passed', [], '', 12_000),
      file('test/docs/deep/d.test.ts', 'passed', [], '', 20_250),
    ]);
    expect(timeLines(times)).toEqual([
      'seconds by part:',
      '    21.3  test/docs',
      '    12.0  test/core',
      '     0.1  test',
    ]);
  });

  it('is a failure when it is not there', () => {
    const report = readReport('no/such/report.json');
    expect(report).toMatchObject({ passed: 0, failed: 1, remarks: [expect.stringContaining('ENOENT')] });
    expect(closingLine(report)).toBe('0 passed, 1 failed');
  });
});

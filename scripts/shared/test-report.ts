import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface TestReport {
  passed: number;
  failed: number;
  skipped: number;
  /** Messages for people: failures, and skipped tests by reason. */
  remarks: string[];
}

/** The relevant part of vitest's JSON report. */
interface VitestReport {
  testResults: {
    /** Absolute path of the file. */
    name: string;
    status: 'passed' | 'failed';
    message: string;
    assertionResults: {
      fullName: string;
      status: 'passed' | 'failed' | 'skipped' | 'pending' | 'todo' | 'disabled';
      meta: { skipped?: string };
      failureMessages: string[];
    }[];
  }[];
}

/**
 * Reads vitest's JSON report from `file`. A file that failed without a failed test, because it could not be loaded or
 * set up, counts as one failure; so does a missing report.
 */
export function readReport(file: string): TestReport {
  let report: VitestReport;
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  } catch (error) {
    const remarks = [`vitest left no report: ${(error as Error).message}`];
    return { passed: 0, failed: 1, skipped: 0, remarks };
  }
  const result: TestReport = { passed: 0, failed: 0, skipped: 0, remarks: [] };
  const byReason = new Map<string, string[]>();
  for (const { name, status, message, assertionResults } of report.testResults) {
    const place = path.relative(process.cwd(), name);
    const count = (wanted: string) => assertionResults.filter((test) => test.status === wanted).length;
    result.passed += count('passed');
    result.failed += count('failed');
    const broken = status === 'failed' && count('failed') === 0;
    if (broken) {
      result.failed++;
      result.remarks.push(`failed: ${place}: ${message || 'failed as a whole'}`);
    }
    for (const { fullName, failureMessages } of assertionResults.filter((test) => test.status === 'failed'))
      result.remarks.push(
        `failed: ${place}: ${fullName}: ${failureMessages[0]?.split('\n')[0] ?? 'no reason is given'}`,
      );
    for (const test of assertionResults.filter((one) => !['passed', 'failed'].includes(one.status))) {
      result.skipped++;
      const reason = test.meta.skipped ?? (broken ? 'its file failed' : 'no reason is given');
      byReason.set(reason, [...(byReason.get(reason) ?? []), `  ${place}: ${test.fullName}`]);
    }
  }
  for (const [reason, tests] of byReason) result.remarks.push(`skipped, ${reason}:`, ...tests);
  return result;
}

/** The last line of a run, which tools read: `3 passed, 1 failed`, or `3 passed, 1 failed, 2 skipped`. */
export function closingLine({ passed, failed, skipped }: Pick<TestReport, 'passed' | 'failed' | 'skipped'>): string {
  return `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
}

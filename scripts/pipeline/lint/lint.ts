import type { Problem } from '../../shared/problem.js';
import { unknownId } from '../check/unknown-id.js';
import type { LintRecords } from '../compose/records.js';
import type { Dataset } from '../load/dataset.js';
import type { SourceFile } from '../load/source-file.js';
import type { LintProblem, LintRule } from './lint-rule.js';
import { locate } from './locate.js';
import { RULES } from './rules/index.js';

/** Everything that the rules find and data/exceptions.yaml does not except; and the exceptions that except nothing. */
export function lint(dataset: Dataset, records: LintRecords, rules: readonly LintRule[] = RULES): LintProblem[] {
  const found = rules.flatMap(({ name, check }) =>
    [...check({ dataset, records })].map((finding) => ({ ...finding, rule: name })),
  );
  const { file, value: exceptions } = dataset.exceptions;
  const needed = new Set<number>();
  const remaining = found.filter((finding) => {
    const index = exceptions.findIndex(
      ({ rule, file: of, path }) =>
        rule === finding.rule && of === finding.file && (path === undefined || isAt(dataset, finding, path)),
    );
    if (index === -1) return true;
    needed.add(index);
    return false;
  });
  const expired = exceptions.flatMap(({ rule, file: of }, index) =>
    needed.has(index)
      ? []
      : [
          {
            file,
            path: String(index),
            code: 'idle_exception' as const,
            parameters: { rule, file: of },
            rule: 'exceptions-are-needed',
          },
        ],
  );
  return [...onceEach(locate(dataset, remaining)), ...expired];
}

/** Of one override several rules may say that it cannot be: it is told once, by the first of them. */
function* onceEach(problems: readonly LintProblem[]): Iterable<LintProblem> {
  const told = new Set<string>();
  for (const problem of problems) {
    const place = `${problem.file} ${problem.path}`;
    if (!problem.path.startsWith('overrides.') || !told.has(place)) yield problem;
    told.add(place);
  }
}

/** Whether a finding is about the value at a path, or is told there. */
function isAt(dataset: Dataset, finding: LintProblem, path: string): boolean {
  return path === finding.path || locate(dataset, [finding])[0]?.path === path;
}

/** Checks that each exception names an existing rule and file. */
export function checkExceptions(files: readonly SourceFile[], { exceptions: { file, value } }: Dataset): Problem[] {
  const rules = new Map(RULES.map((rule) => [rule.name, rule]));
  const known = new Map(files.map((one) => [one.file, one]));
  return value.flatMap(({ rule, file: of }, index) =>
    [
      ...unknownId(file, `${index}.rule`, 'rule', rule, rules),
      ...unknownId(file, `${index}.file`, 'file', of, known),
    ].map((problem) => ({ ...problem, rule: 'exceptions' })),
  );
}

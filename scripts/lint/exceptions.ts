import { missing } from '../check/missing.js';
import type { Dataset } from '../load/dataset.js';
import type { SourceFile } from '../load/source-file.js';
import type { Problem } from '../shared/problem.js';
import { RULES } from './rules/index.js';

/** Checks that each exception is of a rule and of a file that there are: what it excepts would be told instead. */
export function checkExceptions(files: readonly SourceFile[], { exceptions: { file, value } }: Dataset): Problem[] {
  const rules = new Map(RULES.map((rule) => [rule.name, rule]));
  const known = new Map(files.map((one) => [one.file, one]));
  return value.flatMap(({ rule, file: of }, index) =>
    [...missing(file, `${index}.rule`, 'rule', rule, rules), ...missing(file, `${index}.file`, 'file', of, known)].map(
      (problem) => ({ ...problem, rule: 'exceptions' }),
    ),
  );
}

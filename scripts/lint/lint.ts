import type { Judged } from '../compose/records.js';
import type { Dataset } from '../load/dataset.js';
import { everyPart, type Part } from '../load/part.js';
import type { Finding, LintRule } from './lint-rule.js';
import { RULES } from './rules/index.js';

/** A finding with the rule that found it. */
export type LintProblem = Finding & { rule: string };

/** Everything that the rules find and data/exceptions.yaml does not except; and the exceptions that except nothing. */
export function lint(
  dataset: Dataset,
  records: Judged,
  rules: readonly LintRule[] = RULES,
  part: Part = everyPart,
): LintProblem[] {
  const found = rules.flatMap(({ name, check, parts = [check] }) =>
    parts
      .flatMap((each, index) => part(`lint ${name} ${index}`, { dataset, records }, each))
      .map((finding) => ({ ...finding, rule: name })),
  );
  const { file, value: exceptions } = dataset.exceptions;
  const needed = new Set<number>();
  const remaining = found.filter((finding) => {
    const index = exceptions.findIndex(
      ({ rule, file: of, path }) =>
        rule === finding.rule && of === finding.file && (path === undefined || path === finding.path),
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
            message: `${rule} finds nothing in ${of} any more`,
            allowed: 'remove the exception',
            rule: 'exceptions-are-needed',
          },
        ],
  );
  return [...remaining, ...expired];
}

import path from 'node:path';
import type { Override } from '../../../schemas/generated/source.js';
import { filesBelow } from '../../shared/files.js';
import { faultAt, type Problem } from '../../shared/problem.js';
import { coversField, readPrinterTarget, readProcessTarget, type Target } from '../check/overrides/target.js';
import { unknownId } from '../check/unknown-id.js';
import type { Records } from '../compose/records.js';
import { type Dataset, findLead } from '../load/dataset.js';
import type { SourceFile } from '../load/source-file.js';
import type { LintProblem, LintRule } from './findings.js';

const FOLDER = path.join(import.meta.dirname, 'rules');

/**
 * Every function that a file of the folder exports, as the rule with its name: `fanSpeedsInOrder` is
 * `fan-speeds-in-order`. Rules about overrides run first.
 */
export const RULES: readonly LintRule[] = (
  await Promise.all(
    filesBelow(FOLDER)
      .sort((a, b) => Number(b.startsWith('overrides')) - Number(a.startsWith('overrides')))
      .map(async (file) => (await import(path.join(FOLDER, file))) as Record<string, LintRule['check']>),
  )
).flatMap((checks) =>
  Object.entries(checks).map(([name, check]) => ({
    name: name.replace(/[A-Z]/g, (letter) => `-${letter}`).toLowerCase(),
    check,
  })),
);

/** All findings without an exception in data/exceptions.yaml, and the exceptions without a finding. */
export function lint(dataset: Dataset, records: Records, rules: readonly LintRule[] = RULES): LintProblem[] {
  const found = rules.flatMap(({ name, check }) =>
    [...check({ dataset, records })].map((finding) => ({ ...finding, rule: name })),
  );
  const { file, value: exceptions } = dataset.exceptions;
  const needed = new Set<number>();
  const remaining = found.filter((finding) => {
    const index = exceptions.findIndex(
      ({ rule, file: of, path }) =>
        rule === finding.rule &&
        of === finding.file &&
        (path === undefined || [finding, ...locate(dataset, [finding])].some((one) => one.path === path)),
    );
    if (index === -1) return true;
    needed.add(index);
    return false;
  });
  const expired = exceptions.flatMap(({ rule, file: of }, index) =>
    needed.has(index)
      ? []
      : [
          faultAt({ file, path: String(index), rule: 'exceptions-are-needed' }, 'idle_exception', [
            `${rule} no longer finds a problem in ${of}`,
            'remove the exception',
          ]),
        ],
  );
  return [...onceEach(locate(dataset, remaining)), ...expired];
}

/** Reports an impossible override once, by the first of the rules that find it. */
function* onceEach(problems: readonly LintProblem[]): Iterable<LintProblem> {
  const seen = new Set<string>();
  for (const problem of problems) {
    const place = `${problem.file} ${problem.path}`;
    if (!problem.path.startsWith('overrides.') || !seen.has(place)) yield problem;
    seen.add(place);
  }
}

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

/** Manual decisions in a file: its overrides with their targets, and the names of its curated facts. */
interface Decided {
  overrides: readonly Override[];
  read: (field: string) => Target | null;
  curated: readonly string[];
}

/**
 * Moves findings about a value to where it was written: to the override that set it, else to the curated fact. Findings
 * on several nozzles caused by the same line become one problem, which states their number.
 */
function locate(dataset: Dataset, problems: readonly LintProblem[]): LintProblem[] {
  const files = new Set(problems.map(({ file }) => file));
  const decided = new Map(
    [...decisions(dataset, files)].filter(([, one]) => one.overrides.length + one.curated.length > 0),
  );
  const same = new Map<unknown, LintProblem[]>();
  for (const problem of problems) {
    const path = placeOf(problem, decided.get(problem.file));
    const key = path === null ? problem : `${problem.file} ${path} ${problem.rule}`;
    const isOverride = path?.startsWith('overrides.') ?? false;
    const allowed = isOverride ? 'correct the value of the override, or remove it' : problem.allowed;
    // Without a fix, since a second override of the same value would be rejected.
    const located = path === null ? problem : { ...problem, path, fix: undefined, allowed };
    same.set(key, [...(same.get(key) ?? []), located]);
  }
  return [...same.values()].flatMap(([first, ...more]) =>
    first === undefined
      ? []
      : [more.length === 0 ? first : { ...first, message: `${first.message}; and ${more.length} more like it` }],
  );
}

function* decisions(dataset: Dataset, files: ReadonlySet<string>): Iterable<[file: string, decided: Decided]> {
  for (const { file, value } of dataset.printers.values()) {
    if (!files.has(file)) continue;
    const variants = Object.keys(findLead(dataset, value)?.imported.nozzles ?? {});
    const read = (field: string) => readPrinterTarget(field, variants);
    yield [file, { overrides: value.overrides ?? [], read, curated: Object.keys(value.curated ?? {}) }];
  }
  for (const { file, value } of dataset.processes.values()) {
    if (!files.has(file)) continue;
    const blocks = Object.keys(dataset.imported.get(value.source)?.processes.get(value.brand)?.value ?? {});
    yield [file, { overrides: value.overrides, read: (field) => readProcessTarget(field, blocks), curated: [] }];
  }
}

/** Path of the decision a finding is about: the value itself, else one it was compared with; null if there is none. */
function placeOf({ path, against = [] }: LintProblem, decided: Decided | undefined): string | null {
  if (!decided || /^(?:overrides|curated)\.\d/.test(path)) return null;
  const { overrides, read, curated } = decided;
  for (const field of [path, ...against]) {
    const plain = field.replace(/^(?:sources\.[^.]+\.facts|curated)\./, '');
    const wanted = read(plain);
    const index = overrides.findIndex((one) => wanted !== null && isAbout(read(one.field), wanted));
    if (index !== -1) return `overrides.${index}.value`;
    const name = curated.find((one) => coversField(one, plain) || coversField(plain, one));
    if (name !== undefined) return `curated.${name}.value`;
  }
  return null;
}

/** Whether one field contains the other, in the same nozzle, profile or process; null means every nozzle. */
function isAbout(target: Target | null, wanted: Target): boolean {
  if (target?.kind !== wanted.kind || !('field' in target) || !('field' in wanted)) return false;
  if (!coversField(target.field, wanted.field) && !coversField(wanted.field, target.field)) return false;
  const place: Readonly<Record<string, string | null>> = { ...wanted, field: null };
  return Object.entries(target).every(([key, value]) => value === null || place[key] === null || value === place[key]);
}

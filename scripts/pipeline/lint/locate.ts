import type { Override } from '../../../schemas/generated/source.js';
import { coversField, readPrinterTarget, readProcessTarget, type Target } from '../check/overrides/target.js';
import type { Dataset } from '../load/dataset.js';
import { findLead } from '../load/lead.js';
import type { LintProblem } from './lint-rule.js';

/** What people decided in a file: its overrides, what each of them corrects, and the names of its curated facts. */
interface Decided {
  overrides: readonly Override[];
  read: (field: string) => Target | null;
  curated: readonly string[];
}

/**
 * Puts findings about a value where somebody wrote it: to the override that set it, else to the curated fact. What one
 * such line brings about on several nozzles is one problem, which says how many there are.
 */
export function locate(dataset: Dataset, problems: readonly LintProblem[]): LintProblem[] {
  const files = new Set(problems.map(({ file }) => file));
  const decided = new Map(
    [...decisions(dataset, files)].filter(([, one]) => one.overrides.length + one.curated.length > 0),
  );
  const same = new Map<unknown, LintProblem[]>();
  for (const problem of problems) {
    const path = placeOf(problem, decided.get(problem.file));
    const key = path === null ? problem : `${problem.file} ${path} ${problem.rule}`;
    // A second override of the same value would be refused.
    const located = path === null ? problem : { ...problem, path, fix: undefined, remedy: mend(path, problem) };
    same.set(key, [...(same.get(key) ?? []), located]);
  }
  return [...same.values()].flatMap(([first, ...more]) =>
    first === undefined ? [] : [more.length === 0 ? first : { ...first, more: more.length }],
  );
}

function mend(path: string, { remedy }: LintProblem): LintProblem['remedy'] {
  return path.startsWith('overrides.') ? { code: 'override_value' } : remedy;
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

/** The path of the decision that a finding is about, the value itself before what it was held against; null for none. */
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

function isAbout(target: Target | null, wanted: Target): boolean {
  if (target?.kind !== wanted.kind) return false;
  if (target.kind === 'withheld' || wanted.kind === 'withheld') return false;
  if (!coversField(target.field, wanted.field) && !coversField(wanted.field, target.field)) return false;
  switch (target.kind) {
    case 'printer':
      return true;
    case 'nozzle':
      return wanted.kind === 'nozzle' && target.nozzle === wanted.nozzle;
    case 'process':
      return wanted.kind === 'process' && target.block === wanted.block;
    case 'profile':
      return (
        wanted.kind === 'profile' &&
        target.material === wanted.material &&
        (target.nozzle === null || wanted.nozzle === null || target.nozzle === wanted.nozzle)
      );
  }
}

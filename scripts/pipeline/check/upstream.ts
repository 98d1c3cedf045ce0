import type { PrinterSource } from '../../../schemas/generated/source.js';
import { type CheckProblem, faultAt, type Problem } from '../../shared/problem.js';
import { ownValue } from '../../shared/tree.js';
import { type Dataset, findLead } from '../load/dataset.js';
import { coversField } from './overrides/target.js';

/**
 * Finds impossible figures in imported files that nobody has corrected or withheld. Imports are never edited, so each
 * needs an override, whether or not its source currently leads for the machine.
 *
 * @param problems all out-of-range figures of imported files
 */
export function checkUpstream(dataset: Dataset, problems: readonly Problem[]): Problem[] {
  return problems.flatMap((problem) => {
    const [, source = '', kind, id = ''] =
      /^imported\/([^/]+)\/(printers|processes)\/(.+)\.json$/.exec(problem.file) ?? [];
    const toDo =
      kind === undefined
        ? IMPORT_OTHERWISE
        : kind === 'printers'
          ? inPrinter(dataset, source, id, problem)
          : inProcess(dataset, source, id, problem);
    return toDo === null ? [] : [{ ...problem, allowed: `${problem.allowed}; ${toDo}` }];
  });
}

const IMPORT_OTHERWISE = 'undo the edit; the import leaves out what a source has wrong';

/** The advice for an impossible imported figure. */
export function overrideOf(field: string, file: string): string {
  return `correct or withhold it with an override of ${field} in ${file}`;
}

/** The advice for a figure of a printer; null if it is settled. */
function inPrinter(dataset: Dataset, source: string, id: string, { path }: Problem): string | null {
  const entry = dataset.printers.get(id);
  const lead = entry && findLead(dataset, entry.value);
  if (!entry || !lead) return null; // reported by the references
  const settles = (field: string): string =>
    lead.source === source ? overrideOf(field, entry.file) : IMPORT_OTHERWISE;
  const [, material, index, below] = /^profiles\.([^.]+)\.(\d+)\.values\.(.+)$/.exec(path) ?? [];
  if (material === undefined || below === undefined) {
    const field = path.replace(/^facts\./, '');
    return isSettled(entry.value, field) ? null : settles(field);
  }
  const profiles = dataset.imported.get(source)?.printers.get(id)?.value.profiles;
  const nozzles = ownValue(profiles, material)?.[Number(index)]?.nozzles ?? [];
  const everywhere = `profiles.${material}.${below}`;
  const settled =
    isSettled(entry.value, everywhere) ||
    (below.startsWith('retraction.') && isSettled(entry.value, below)) ||
    nozzles.every((nozzle) => isSettled(entry.value, `profiles.${material}.nozzles.${nozzle}.${below}`));
  return settled ? null : settles(everywhere);
}

function inProcess(dataset: Dataset, source: string, brand: string, { path }: Problem): string | null {
  const [, block, below] = /^(.+)\.values\.(.+)$/.exec(path) ?? [];
  const field = `blocks.${block}.${below}`;
  const file = `processes/${source}/${brand}.yaml`;
  const entry = [...dataset.processes.values()].find((each) => each.file === file);
  const settled = entry?.value.overrides.some((override) => coversField(override.field, field));
  return settled ? null : overrideOf(field, file);
}

function isSettled({ curated = {}, overrides = [] }: PrinterSource, field: string): boolean {
  return [...Object.keys(curated), ...overrides.map((override) => override.field)].some((name) =>
    coversField(name, field),
  );
}

/** Printable line widths as shares of the nozzle diameter: narrower lines break up, wider ones cannot be laid. */
const NARROWEST = 0.6;
const WIDEST = 2;

/** Tolerance for quotients of decimal fractions. */
const TOLERANCE = 1e-6;

/**
 * Checks that each nozzle can lay the line widths of its default process.
 *
 * @param wrong files with broken overrides, which would correct the widths
 */
export function checkLineWidths(dataset: Dataset, wrong: ReadonlySet<string> = new Set()): Iterable<CheckProblem> {
  const problems = new Map<string, CheckProblem>();
  for (const { value: printer } of dataset.printers.values()) {
    const lead = findLead(dataset, printer);
    if (!lead) continue; // reported by the references
    const blocks = dataset.imported.get(lead.source)?.processes.get(printer.brand);
    const file = `processes/${lead.source}/${printer.brand}.yaml`;
    if (wrong.has(file)) continue;
    const overrides = [...dataset.processes.values()].find((entry) => entry.file === file)?.value.overrides ?? [];
    for (const { process = '', diameter_mm: diameter } of Object.values(lead.imported.nozzles)) {
      for (const [line, stated] of Object.entries(blocks?.value[process]?.values.line_width_mm ?? {})) {
        const field = `blocks.${process}.line_width_mm.${line}`;
        const index = overrides.findIndex((each) => each.field === field);
        const override = overrides[index];
        const width = override ? (override.value as number | null) : stated;
        const ratio = (width ?? 0) / diameter;
        if (width === null || (ratio >= NARROWEST - TOLERANCE && ratio <= WIDEST + TOLERANCE)) continue;
        const widths = `${share(diameter, NARROWEST)} to ${share(diameter, WIDEST)} mm`;
        const place = override
          ? { file, path: `overrides.${index}.value` }
          : { file: blocks?.file ?? '', path: `${process}.values.line_width_mm.${line}` };
        const problem = faultAt(place, 'no_line_width', [
          `a line width of ${width} mm does not fit a ${diameter} mm nozzle`,
          `${widths}${override ? '' : `; ${overrideOf(field, file)}`}`,
        ]);
        problems.set(field, problem);
      }
    }
  }
  return problems.values();
}

function share(diameter: number, of: number): number {
  return Number((diameter * of).toPrecision(3));
}

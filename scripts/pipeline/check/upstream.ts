import type { PrinterSource } from '../../../schemas/generated/source.js';
import type { Problem } from '../../shared/problem.js';
import { ownValue } from '../../shared/tree.js';
import type { Dataset } from '../load/dataset.js';
import { findLead } from '../load/lead.js';
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

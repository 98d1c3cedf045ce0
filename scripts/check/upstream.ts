import type { PrinterSource } from '../../schemas/generated/source.js';
import type { Dataset } from '../load/dataset.js';
import { findLead } from '../load/lead.js';
import type { Problem } from '../shared/problem.js';

/** Facts that a source states beside the leading one and that are published all the same. */
const OF_ANY_SOURCE = 'facts.firmware_limit.';

/**
 * The figures of imported files that cannot be and that nobody has settled. A source's slip is not refused where it stands,
 * as imports are never edited, but it must be corrected or withheld before it is published.
 *
 * @param problems every figure of an imported file that is out of its bounds
 */
export function checkUpstream(dataset: Dataset, problems: readonly Problem[]): Problem[] {
  return problems.flatMap((problem) => {
    const [, source = '', kind, id = ''] =
      /^imported\/([^/]+)\/(printers|processes)\/(.+)\.json$/.exec(problem.file) ?? [];
    const open =
      kind === 'printers' ? inPrinter(dataset, source, id, problem) : inProcess(dataset, source, id, problem);
    return open === null
      ? []
      : [{ ...problem, allowed: `${problem.allowed}; correct or withhold it with an override of ${open}` }];
  });
}

/** The override that is missing, with its file; null when the figure is settled or not published. */
function inPrinter(dataset: Dataset, source: string, id: string, { file, path }: Problem): string | null {
  const entry = dataset.printers.get(id);
  const lead = entry && findLead(dataset, entry.value);
  if (!entry || !lead) return null; // told by the references
  if (lead.source !== source && !path.startsWith(OF_ANY_SOURCE)) return null;
  const [, material, index, below] = /^profiles\.([^.]+)\.(\d+)\.values\.(.+)$/.exec(path) ?? [];
  const place = `in ${entry.file}`;
  if (material === undefined || below === undefined) {
    const field = path.replace(/^facts\./, '');
    return isSettled(entry.value, field) ? null : `${field} ${place}`;
  }
  const nozzles = lead.file === file ? (lead.imported.profiles?.[material]?.[Number(index)]?.nozzles ?? []) : [];
  const everywhere = `profiles.${material}.${below}`;
  const settled =
    isSettled(entry.value, everywhere) ||
    (below.startsWith('retraction.') && isSettled(entry.value, below)) ||
    nozzles.every((nozzle) => isSettled(entry.value, `profiles.${material}.nozzles.${nozzle}.${below}`));
  return settled ? null : `${everywhere} ${place}`;
}

function inProcess(dataset: Dataset, source: string, brand: string, { path }: Problem): string | null {
  const [, block, below] = /^(.+)\.values\.(.+)$/.exec(path) ?? [];
  const field = `blocks.${block}.${below}`;
  const file = `processes/${source}/${brand}.yaml`;
  const entry = [...dataset.processes.values()].find((each) => each.file === file);
  return entry?.value.overrides.some((override) => covers(override.field, field)) ? null : `${field} in ${file}`;
}

function isSettled({ curated = {}, overrides = [] }: PrinterSource, field: string): boolean {
  return [...Object.keys(curated), ...overrides.map((override) => override.field)].some((name) => covers(name, field));
}

/** Whether what is said of `name` holds for `field` too: it is that field, or an object that it is a part of. */
function covers(name: string, field: string): boolean {
  return field === name || field.startsWith(`${name}.`);
}

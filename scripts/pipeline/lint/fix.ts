import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isSeq, parseDocument } from 'yaml';
import type { ImportedPrinter, Override, PrinterSource } from '../../../schemas/generated/source.js';
import { ownValue } from '../../shared/tree.js';
import { readPrinterTarget } from '../check/overrides/target.js';
import { composeRecords } from '../compose/records.js';
import { buildDataset, type Dataset, findLead, type LoadedFile } from '../load/dataset.js';
import { readSourceFiles } from '../load/read.js';
import type { LintProblem } from './findings.js';
import { lint } from './lint.js';

/** Applies the automatic fixes to a data folder; returns the number of overrides written. @throws like reading it */
export async function fixFolder(data: string): Promise<number> {
  const dataset = buildDataset(readSourceFiles(data));
  return applyFixes(data, dataset, lint(dataset, composeRecords(dataset)));
}

/** Adds proposed overrides to the printers' files, keeping comments and everything else; returns their number. */
export async function applyFixes(data: string, dataset: Dataset, problems: readonly LintProblem[]): Promise<number> {
  const printers = new Map([...dataset.printers.values()].map((entry) => [entry.file, entry]));
  let written = 0;
  for (const [file, own] of Map.groupBy(problems, (problem) => problem.file)) {
    const fixes = new Map(own.flatMap(({ fix }) => (fix ? [[fix.field, fix] as [string, Override]] : [])));
    if (fixes.size === 0) continue;
    const together = onAllNozzles([...fixes.values()], leadOf(dataset, printers.get(file)));
    const place = path.join(data, file);
    const document = parseDocument(await readFile(place, 'utf8'));
    if (!isSeq(document.get('overrides'))) document.set('overrides', document.createNode([]));
    for (const fix of together) document.addIn(['overrides'], document.createNode(fix));
    await writeFile(place, document.toString({ lineWidth: 0, flowCollectionPadding: false }));
    written += together.length;
  }
  return written;
}

function leadOf(dataset: Dataset, entry: LoadedFile<PrinterSource> | undefined): ImportedPrinter | undefined {
  return entry && findLead(dataset, entry.value)?.imported;
}

/** Merges overrides that are the same for every nozzle of a profile into one for all nozzles. */
function onAllNozzles(fixes: readonly Override[], imported: ImportedPrinter | undefined): Override[] {
  if (!imported) return [...fixes];
  const groups = Map.groupBy(fixes, (fix) => {
    const target = readPrinterTarget(fix.field, Object.keys(imported.nozzles));
    return target.kind === 'profile' && target.nozzle !== null
      ? JSON.stringify([target.material, target.field, fix.was, fix.reason])
      : fix.field;
  });
  return [...groups].flatMap(([, group]) => {
    const [first] = group;
    if (!first) return [];
    const target = readPrinterTarget(first.field, Object.keys(imported.nozzles));
    if (target.kind !== 'profile') return group;
    const nozzles = (ownValue(imported.profiles, target.material) ?? []).flatMap((profile) => profile.nozzles);
    return group.length === nozzles.length
      ? [{ ...first, field: `profiles.${target.material}.${target.field}` }]
      : group;
  });
}

import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isSeq, parseDocument } from 'yaml';
import type { ImportedPrinter, Override, PrinterSource } from '../../../schemas/generated/source.js';
import { ownValue } from '../../shared/tree.js';
import { readPrinterTarget } from '../check/overrides/target.js';
import { composeRecords } from '../compose/records.js';
import { buildDataset, type Dataset, type LoadedFile } from '../load/dataset.js';
import { findLead } from '../load/lead.js';
import { readSourceFiles } from '../load/read.js';
import { lint } from './lint.js';
import type { LintProblem } from './lint-rule.js';

/** Mends what is mechanical in a data folder; gives back how many overrides were written. @throws what reading it does */
export async function fixFolder(data: string): Promise<number> {
  const dataset = buildDataset(readSourceFiles(data));
  return applyFixes(data, dataset, lint(dataset, composeRecords(dataset)));
}

/** Adds the overrides that findings propose to the printers' files, comments and all else kept; gives back how many. */
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

/** Where every nozzle of a profile needs the same override, one that holds on all of them. */
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

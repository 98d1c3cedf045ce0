import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isSeq, parseDocument } from 'yaml';
import type { ImportedPrinter, Override } from '../../../schemas/generated/source.js';
import { ownValue } from '../../shared/tree.js';
import { readPrinterTarget } from '../check/overrides/target.js';
import { composeRecords } from '../compose/records.js';
import { buildDataset, findLead } from '../load/dataset.js';
import { readSourceFiles } from '../load/read.js';
import { lint } from './lint.js';

/**
 * Adds the overrides that the lint proposes to the printers' files of a data folder, keeping comments and everything
 * else; returns their number. @throws like reading it
 */
export async function fixFolder(data: string): Promise<number> {
  const dataset = buildDataset(readSourceFiles(data));
  const problems = Map.groupBy(lint(dataset, composeRecords(dataset)), ({ file }) => file);
  let written = 0;
  for (const { file, value } of dataset.printers.values()) {
    const fixes = new Map((problems.get(file) ?? []).flatMap(({ fix }) => (fix ? [[fix.field, fix] as const] : [])));
    if (fixes.size === 0) continue;
    const together = onAllNozzles([...fixes.values()], findLead(dataset, value)?.imported);
    const place = path.join(data, file);
    const document = parseDocument(await readFile(place, 'utf8'));
    if (!isSeq(document.get('overrides'))) document.set('overrides', document.createNode([]));
    for (const fix of together) document.addIn(['overrides'], document.createNode(fix));
    await writeFile(place, document.toString({ lineWidth: 0, flowCollectionPadding: false }));
    written += together.length;
  }
  return written;
}

/** Merges overrides that are the same for every nozzle of a profile into one for all nozzles. */
function onAllNozzles(
  fixes: readonly Override[],
  { nozzles = {}, profiles }: Partial<ImportedPrinter> = {},
): Override[] {
  const aimed = fixes.map((fix) => ({ fix, target: readPrinterTarget(fix.field, Object.keys(nozzles)) }));
  const groups = Map.groupBy(aimed, ({ fix, target }) =>
    target.kind === 'profile' ? JSON.stringify([target.material, target.field, fix.was, fix.reason]) : fix.field,
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first?.target.kind !== 'profile') return group.map(({ fix }) => fix);
    const { material, field } = first.target;
    const all = (ownValue(profiles, material) ?? []).flatMap((profile) => profile.nozzles);
    return group.length === all.length
      ? [{ ...first.fix, field: `profiles.${material}.${field}` }]
      : group.map(({ fix }) => fix);
  });
}

import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { load as parse } from 'js-yaml';
import type { Override, PrinterSource } from '../../schemas/generated/source.js';
import { printerFile } from '../import/plan.js';
import type { LintProblem } from './lint.js';

/** Writes the overrides that findings propose into the printers' files; gives back how many. */
export async function applyFixes(data: string, problems: readonly LintProblem[]): Promise<number> {
  let written = 0;
  for (const [file, own] of Map.groupBy(problems, (problem) => problem.file)) {
    const fixes = new Map(own.flatMap(({ fix }) => (fix ? [[fix.field, fix] as [string, Override]] : [])));
    if (fixes.size === 0) continue;
    const place = path.join(data, file);
    const before = await readFile(place, 'utf8');
    const { overrides = [] } = parse(before) as PrinterSource;
    for (const { field } of overrides) fixes.delete(field);
    await writeFile(place, printerFile(before, { overrides: [...overrides, ...fixes.values()] }));
    written += fixes.size;
  }
  return written;
}

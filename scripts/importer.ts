import { hash } from 'node:crypto';
import path from 'node:path';
import { checkReferences } from './check/references.js';
import { checkSchema, UPSTREAM } from './check/schema.js';
import { composeRecords } from './compose/records.js';
import { type AssembleOptions, assemble } from './import/assemble.js';
import { readCura } from './import/cura/index.js';
import { filamentFiles } from './import/filament-files.js';
import type { Machine } from './import/machine.js';
import { MaterialNames } from './import/material-names.js';
import { type Name, Names } from './import/names.js';
import { readOrca } from './import/orca/index.js';
import { type PlannedFile, planImport } from './import/plan.js';
import { presetValueFiles } from './import/preset-values.js';
import { presetFiles } from './import/presets.js';
import { readProfilesDb } from './import/profiles-db/index.js';
import { readPrusa } from './import/prusa/index.js';
import { Report } from './import/report.js';
import { type Summary, summarize } from './import/summary.js';
import { compareWithheld, type WithheldChanges } from './import/withheld.js';
import { arrange, type Dataset, sourcesOf } from './load/dataset.js';
import { leadingSource } from './load/lead.js';
import { readSourceFiles } from './load/read.js';
import type { SourceFile, SourceKind } from './load/source-file.js';
import { parseYaml } from './load/yaml.js';

/** What reads a checkout, by the kind of its source. */
const READERS = { orca: readOrca, prusa: readPrusa, 'profiles-db': readProfilesDb, cura: readCura };

/** What an import of one source would do. */
export interface Import {
  /** How many machines were read, and how many printers they are. */
  machines: number;
  printers: number;
  report: Report;
  plan: PlannedFile[];
  summary: Summary;
}

/**
 * Reads a source's checkout and works out what it would change below `data`; writes nothing.
 *
 * @throws when the source is not known, or the folder is no checkout of it
 */
export async function readImport(data: string, id: string, from: string): Promise<Import> {
  const files = readSourceFiles(data);
  const dataset = arrange(files);
  const { sources: known, excluded, leads: order } = dataset.sources.value;
  const source = known[id];
  if (!source) throw new Error(`no source "${id}": one of ${Object.keys(known).join(', ')} (data/sources.yaml)`);
  const report = new Report();
  const { slicer, vendors } = source;
  // A slicer has presets for machines of other vendors as well, which its facts are not taken of.
  const read = slicer ? undefined : vendors;
  const all = READERS[source.kind](path.resolve(from), read, report, dataset.curaMachines.value);
  const machines = read === vendors ? all : all.filter(({ vendor }) => vendors?.includes(vendor));
  const leads = (name: Name) => leadingSource(order, name.brand, [...sourcesOf(dataset, name.id).keys(), id]) === id;
  const names = new Names(dataset.brands.value);
  const materials = { names: new MaterialNames(dataset.materialNames.value), known: new Set(dataset.materials.keys()) };
  const assembled = assemble(machines, { names, excluded, materials, leads, report });
  const printers = new Set(assembled.printers.map((printer) => printer.id));
  const among = { names, excluded, materials, printers, report };
  const filaments = filamentFiles(source.kind, path.resolve(from), machines, dataset.filamentBrands.value, among);
  const presets = slicer ? presetsOf(dataset, id, all, { names, excluded, materials, leads, report }, printers) : [];
  const plan = await planImport(data, id, dataset, assembled, new Map<string, object>([...filaments, ...presets]));
  const summary = summarize(plan, id, dataset, withheldBy(plan, files, dataset));
  return { machines: machines.length, printers: assembled.printers.length, report, plan, summary };
}

/**
 * The names of a slicer's presets for all printers that there are, or that this import brings, and what they set where
 * another source leads.
 */
function presetsOf(
  dataset: Dataset,
  source: string,
  machines: readonly Machine[],
  { report, ...how }: AssembleOptions,
  brought: ReadonlySet<string>,
): Map<string, object> {
  // What is left out here was told, or belongs to printers that another source leads for.
  const assembled = assemble(machines, { ...how, leads: () => true, report: new Report() });
  const isPrinter = (id: string) => brought.has(id) || dataset.printers.has(id);
  const before = dataset.imported.get(source);
  return new Map<string, object>([
    ...presetFiles(assembled, isPrinter, before?.presets.keys()),
    ...presetValueFiles(
      assembled,
      (name) => isPrinter(name.id) && !how.leads(name),
      before?.presetValues.keys() ?? [],
      report,
    ),
  ]);
}

/** What records withhold with the plan and did not before, and the other way round; null where it does not compose. */
function withheldBy(
  plan: readonly PlannedFile[],
  files: readonly SourceFile[],
  before: Dataset,
): WithheldChanges | null {
  const planned = new Set(plan.map(({ file }) => file));
  const all = [...files.filter(({ file }) => !planned.has(file)), ...plan.map(sourceFileOf)];
  // Figures that cannot be are told by the checks afterwards; any other problem says that there are no records.
  if (all.flatMap(checkSchema).some(({ rule }) => rule !== UPSTREAM)) return null;
  const after = arrange(all);
  if (checkReferences(after).length > 0) return null;
  return compareWithheld(composeRecords(before), composeRecords(after));
}

/** The kinds of what an import writes, by folder or file below its own. */
const WRITTEN: Readonly<Record<string, SourceKind>> = {
  printers: 'imported-printer',
  processes: 'imported-processes',
  presets: 'imported-presets',
  'preset-values': 'imported-preset-values',
  filaments: 'imported-filaments',
  'filament-presets.json': 'imported-filament-presets',
  'machine-names.json': 'imported-machine-names',
  'digests.json': 'imported-digests',
};

function sourceFileOf({ file, after: text }: PlannedFile): SourceFile {
  const kind = file.startsWith('printers/') ? 'printer' : WRITTEN[file.split('/')[2] ?? ''];
  if (!kind) throw new Error(`${file}: an import writes no such file`);
  return {
    kind,
    file,
    digest: hash('sha256', text),
    text,
    value: file.endsWith('.json') ? JSON.parse(text) : parseYaml(text),
  };
}

import { hash } from 'node:crypto';
import path from 'node:path';
import type { FilamentBrandsSource, ImportedBases, SourcesSource } from '../../schemas/generated/source.js';
import { checkReferences } from '../pipeline/check/references.js';
import { checkSchema, UPSTREAM } from '../pipeline/check/schema.js';
import { composeRecords } from '../pipeline/compose/records.js';
import { buildDataset, type Dataset, sourcesOf } from '../pipeline/load/dataset.js';
import { leadingSource } from '../pipeline/load/lead.js';
import { kindOf, readSourceFiles } from '../pipeline/load/read.js';
import type { SourceFile } from '../pipeline/load/source-file.js';
import { parseYaml } from '../pipeline/load/yaml.js';
import { ownValue } from '../shared/tree.js';
import { type AssembleOptions, assemble } from './assemble.js';
import { type Bases, basesFile, libraryBases } from './bases.js';
import type { Materials } from './choose.js';
import { codeFiles } from './codes/import.js';
import { readCura, readCuraBases } from './cura/index.js';
import { readMaterials } from './cura/material.js';
import { curaProducts } from './cura/products.js';
import { type FilamentPresetOptions, filamentPresets } from './filament-presets/index.js';
import { readFilaments } from './filaments/import.js';
import type { Machine } from './machine.js';
import { MaterialNames } from './material-names.js';
import { readOrca, readOrcaBases } from './orca/index.js';
import { importedFiles, type PlannedFile, planImport, withBefore } from './plan.js';
import { plausible, presetFiles, presetValueFiles } from './presets.js';
import { type PrinterName, PrinterNaming } from './printer-naming.js';
import { productPresetFiles } from './product-presets.js';
import { readProfilesDb } from './profiles-db/index.js';
import { readPrusa, readPrusaBases } from './prusa/index.js';
import { Report } from './report.js';
import { compareWithheld, type Summary, summarize, type WithheldChanges } from './summary.js';

const READERS = { orca: readOrca, prusa: readPrusa, 'profiles-db': readProfilesDb, cura: readCura };

/** Readers of base presets; the database of resolved presets does not mark them. */
const BASE_READERS: Readonly<Record<keyof typeof READERS, ((root: string, report: Report) => Bases) | null>> = {
  orca: readOrcaBases,
  prusa: readPrusaBases,
  'profiles-db': null,
  cura: readCuraBases,
};

export interface Import {
  report: Report;
  plan: PlannedFile[];
  summary: Summary;
}

/**
 * Reads a checkout of a slicer, a filament database or a list of codes, and plans the changes below `data`; writes
 * nothing.
 *
 * @throws if the source is unknown, or the folder is not a checkout of it
 */
export async function readImport(data: string, id: string, from: string): Promise<Import> {
  const files = readSourceFiles(data);
  const dataset = buildDataset(files);
  const { sources, filament_sources: databases, code_sources: lists } = dataset.sources.value;
  const [slicer, database, list] = [ownValue(sources, id), ownValue(databases, id), ownValue(lists, id)];
  const [root, report] = [path.resolve(from), new Report()];
  if (slicer) {
    const plan = await planSlicer(data, id, slicer, root, dataset, report);
    return { report, plan, summary: summarize(plan, id, dataset, withheldChanges(plan, files, dataset)) };
  }
  const contents = new Map<string, object>();
  if (database)
    for (const [brand, products] of readFilaments(database, root, dataset, report))
      contents.set(`filaments/${brand}.json`, products);
  else if (list) for (const [file, codes] of codeFiles(list, root, report)) contents.set(file, codes);
  else {
    const known = Object.keys({ ...sources, ...databases, ...lists });
    throw new Error(`no source "${id}": use one of ${known.join(', ')} (data/sources.yaml)`);
  }
  const plan = await withBefore(data, importedFiles(id, dataset, contents));
  return { report, plan, summary: summarize(plan, id, dataset, { gained: [], lost: [] }) };
}

async function planSlicer(
  data: string,
  id: string,
  { kind, slicer, vendors }: SourcesSource['sources'][string],
  root: string,
  dataset: Dataset,
  report: Report,
): Promise<PlannedFile[]> {
  const { excluded, leads: order } = dataset.sources.value;
  // A slicer also has presets for machines of other vendors, but their facts are not imported.
  const read = slicer ? undefined : vendors;
  const all = READERS[kind](root, read, report, dataset.curaMachines.value);
  const machines = read === vendors ? all : all.filter(({ vendor }) => vendors?.includes(vendor));
  const leads = (name: PrinterName) =>
    leadingSource(order, name.brand, [...sourcesOf(dataset, name.id).keys(), id]) === id;
  const names = new PrinterNaming(dataset.brands.value);
  const materials = { names: new MaterialNames(dataset.materialNames.value), known: new Set(dataset.materials.keys()) };
  const assembled = assemble(machines, { names, excluded, materials, leads, report });
  const printers = new Set(assembled.printers.map((printer) => printer.id));
  const among = { names, excluded, materials, printers, report };
  const contents = new Map<string, object>([
    ...filamentFiles(kind, root, machines, dataset.filamentBrands.value, among),
    ...(slicer ? presetsOf(dataset, id, all, { names, excluded, materials, leads, report }, printers) : []),
    ...productPresetFiles(
      all,
      { names, excluded, materials, report },
      (printer) => printers.has(printer) || dataset.printers.has(printer),
      dataset.imported.get(id)?.productPresets.keys(),
    ),
    ...basesOf(kind, root, all, materials, report),
  ]);
  return planImport(data, id, dataset, assembled, contents);
}

/** The base presets of a source, including those of its shared library. */
function basesOf(
  kind: keyof typeof READERS,
  root: string,
  machines: readonly Machine[],
  materials: Materials,
  report: Report,
): [file: string, content: ImportedBases][] {
  // Unreadable files were already reported with the machines.
  const { filaments = [], processes = [] } = BASE_READERS[kind]?.(root, new Report()) ?? {};
  // Cura offers every material on every machine; its values without a machine come from its own files.
  const shared = kind === 'cura' ? [] : libraryBases(machines);
  const file = plausible(
    'imported-bases',
    basesFile({ filaments: [...filaments, ...shared], processes }, materials),
    report,
  );
  return file.filaments.length + file.processes.length > 0 ? [['bases.json', file]] : [];
}

/**
 * The names of a slicer's presets for all existing printers and those of this import, and their values where another
 * source leads.
 */
function presetsOf(
  dataset: Dataset,
  source: string,
  machines: readonly Machine[],
  { report, ...how }: AssembleOptions,
  brought: ReadonlySet<string>,
): Map<string, object> {
  // What is left out here was already reported, or belongs to printers led by another source.
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

/** The values that the plan withholds or releases; null if its records cannot be composed. */
function withheldChanges(
  plan: readonly PlannedFile[],
  files: readonly SourceFile[],
  before: Dataset,
): WithheldChanges | null {
  const planned = new Set(plan.map(({ file }) => file));
  const all = [...files.filter(({ file }) => !planned.has(file)), ...plan.map(sourceFileOf)];
  // Implausible figures are reported by later checks; any other problem prevents composing records.
  if (all.flatMap(checkSchema).some(({ rule }) => rule !== UPSTREAM)) return null;
  const after = buildDataset(all);
  if (checkReferences(after).length > 0) return null;
  return compareWithheld(composeRecords(before), composeRecords(after));
}

function sourceFileOf({ file, after: text }: PlannedFile): SourceFile {
  const kind = kindOf(file);
  if (!kind) throw new Error(`${file}: an import cannot write this file`);
  return {
    kind,
    file,
    digest: hash('sha256', text),
    text,
    value: file.endsWith('.json') ? JSON.parse(text) : parseYaml(text),
  };
}

/**
 * The filaments of a source apart from printer profiles, by path below its folder: the presets of slicers; Cura's
 * materials by brand, and the generic ones.
 *
 * @param root the checkout
 */
export function filamentFiles(
  kind: string,
  root: string,
  machines: readonly Machine[],
  brands: FilamentBrandsSource,
  options: FilamentPresetOptions,
): Map<string, object> {
  if (kind !== 'cura') {
    const presets = filamentPresets(machines, options);
    return new Map(presets.length > 0 ? [['filament-presets.json', presets]] : []);
  }
  const files = readMaterials(path.join(root, 'resources/materials'));
  const { brands: branded, generic } = curaProducts(files, options.materials, brands, options.report);
  const contents = new Map<string, object>(generic.length > 0 ? [['filament-presets.json', generic]] : []);
  for (const [brand, products] of branded) contents.set(`filaments/${brand}.json`, products);
  return contents;
}

import path from 'node:path';
import type { FilamentBrandsSource, ImportedBases, SourcesSource } from '../../schemas/generated/source.js';
import { buildDataset, type Dataset, leadingSource, sourcesOf } from '../pipeline/load/dataset.js';
import { readSourceFiles } from '../pipeline/load/read.js';
import { ownValue } from '../shared/tree.js';
import { type AssembleOptions, assemble } from './assemble.js';
import { basesFile, libraryBases } from './bases.js';
import { codeFiles } from './codes/import.js';
import { readCura, readCuraBases } from './cura/index.js';
import { curaProducts, readMaterials } from './cura/material.js';
import { type FilamentPresetOptions, filamentPresets } from './filament-presets/index.js';
import { readFilaments } from './filaments/assemble.js';
import { type Machine, type PrinterName, PrinterNaming } from './machine.js';
import { MaterialNames, type Materials } from './material-names.js';
import { readOrca, readOrcaBases } from './orca/index.js';
import { importedFiles, type PlannedFile, planImport, withBefore } from './plan.js';
import { plausible, presetFiles, presetValueFiles, productPresetFiles } from './presets.js';
import { readProfilesDb } from './profiles-db/index.js';
import { readPrusa, readPrusaBases } from './prusa/index.js';
import { Report } from './report.js';
import { type Import, summarize } from './summary.js';

/** The readers of slicers: of their machines, and of their base presets. */
const READERS = {
  orca: { machines: readOrca, bases: readOrcaBases },
  prusa: { machines: readPrusa, bases: readPrusaBases },
  // The database of resolved presets does not mark its bases.
  'profiles-db': { machines: readProfilesDb, bases: null },
  cura: { machines: readCura, bases: readCuraBases },
};

/**
 * Reads a checkout of a slicer, a filament database or a list of codes, and plans the changes below `data`; writes
 * nothing.
 *
 * @throws if the source is unknown, or the folder is not a checkout of it
 */
export async function readImport(data: string, id: string, from: string): Promise<Import> {
  const dataset = buildDataset(readSourceFiles(data));
  const { sources, filament_sources: databases, code_sources: lists } = dataset.sources.value;
  const [slicer, database, list] = [ownValue(sources, id), ownValue(databases, id), ownValue(lists, id)];
  const source = slicer ?? database ?? list;
  if (!source) {
    const known = Object.keys({ ...sources, ...databases, ...lists });
    throw new Error(`no source "${id}": use one of ${known.join(', ')} (data/sources.yaml)`);
  }
  const [root, report] = [path.resolve(from), new Report()];
  const contents: [file: string, content: object][] = database
    ? [...readFilaments(database, root, dataset, report)].map(([brand, own]) => [`filaments/${brand}.json`, own])
    : list
      ? [...codeFiles(list, root, report)]
      : [];
  const plan = slicer
    ? await planSlicer(data, id, slicer, root, dataset, report)
    : await withBefore(data, importedFiles(id, dataset, new Map(contents)));
  return { id, name: source.name, commit: source.commit, report, plan, summary: summarize(plan, id, dataset) };
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
  const all = READERS[kind].machines(root, read, report, dataset.curaMachines.value);
  const machines = read === vendors ? all : all.filter(({ vendor }) => vendors?.includes(vendor));
  const leads = (name: PrinterName) =>
    leadingSource(order, name.brand, [...sourcesOf(dataset, name.id).keys(), id]) === id;
  const names = new PrinterNaming(dataset.brands.value);
  const materials = { names: new MaterialNames(dataset.materialNames.value), known: new Set(dataset.materials.keys()) };
  const how = { names, excluded, materials, report };
  const assembled = assemble(machines, { ...how, leads });
  const printers = new Set(assembled.printers.map((printer) => printer.id));
  const isPrinter = (printer: string) => printers.has(printer) || dataset.printers.has(printer);
  const before = dataset.imported.get(id)?.productPresets.keys();
  const contents = new Map<string, object>([
    ...filamentFiles(kind, root, machines, dataset.filamentBrands.value, { ...how, printers }),
    ...(slicer ? presetsOf(dataset, id, all, { ...how, leads }, isPrinter) : []),
    ...productPresetFiles(all, how, isPrinter, before),
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
  const { filaments = [], processes = [] } = READERS[kind].bases?.(root, new Report()) ?? {};
  // Cura offers every material on every machine; its values without a machine come from its own files.
  const shared = kind === 'cura' ? [] : libraryBases(machines);
  const found = basesFile({ filaments: [...filaments, ...shared], processes }, materials);
  const file = plausible('imported-bases', found, report);
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
  isPrinter: (id: string) => boolean,
): Map<string, object> {
  // What is left out here was already reported, or belongs to printers led by another source.
  const assembled = assemble(machines, { ...how, leads: () => true, report: new Report() });
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
  const files = kind === 'cura' ? readMaterials(path.join(root, 'resources/materials')) : [];
  const { brands: branded, generic } = curaProducts(files, options.materials, brands, options.report);
  const presets = kind === 'cura' ? generic : filamentPresets(machines, options);
  return new Map<string, object>([
    ...(presets.length > 0 ? [['filament-presets.json', presets] as const] : []),
    ...[...branded].map(([brand, products]) => [`filaments/${brand}.json`, products] as const),
  ]);
}

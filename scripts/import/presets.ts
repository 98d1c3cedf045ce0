import type {
  ImportedFilamentParent,
  ImportedPresets,
  ImportedPresetValues,
  ImportedPrinterPresets,
  ImportedPrinterValues,
  ImportedProcesses,
  ImportedProduct,
  ImportedProductPreset,
  ImportedProductPresets,
  ImportedProfile,
  ProfileValues,
} from '../../schemas/generated/source.js';
import { outOfBounds } from '../pipeline/check/schema.js';
import type { SourceKind } from '../pipeline/load/source-file.js';
import { Numbered } from '../shared/numbered.js';
import { type JsonObject, prune } from '../shared/tree.js';
import {
  type Assembled,
  type AssembledPrinter,
  LOWEST_NOZZLE_TEMPERATURE,
  nozzlesOf,
  type Processes,
} from './assemble.js';
import { type FilamentPresetOptions, productOf, vendorOf } from './filament-presets/index.js';
import { type Machine, machinesByPrinter, type PrinterName } from './machine.js';
import { recordedMaterial } from './material-names.js';
import { Report } from './report.js';

/**
 * The names of a slicer's presets for each printer: those that profiles would be read from if the source led for every
 * printer. By path below the source's folder.
 *
 * @param assembled all machines of the source, assembled as if it led for all of them
 * @param isPrinter whether this dataset has a printer
 * @param before brands that had such a file: one without printers is written empty, as its old names are wrong
 */
export function presetFiles(
  { printers, processes }: Assembled,
  isPrinter: (id: string) => boolean,
  before: Iterable<string> = [],
): Map<string, ImportedPresets> {
  const wanted = printers.filter(({ id }) => isPrinter(id));
  return new Map(
    byBrand(wanted, before).map(([brand, own]) => [
      `presets/${brand}.json`,
      Object.fromEntries(own.map((printer) => [printer.id, presetsOf(printer, processes)])),
    ]),
  );
}

/** The printers of each brand, and brands without any that had a file before. */
function byBrand(printers: readonly AssembledPrinter[], before: Iterable<string>): [string, AssembledPrinter[]][] {
  const own = Map.groupBy(printers, ({ brand }) => brand);
  return [...new Set([...before, ...own.keys()])].map((brand) => [brand, own.get(brand) ?? []]);
}

function presetsOf({ brand, imported, machines }: AssembledPrinter, processes: Processes): ImportedPrinterPresets {
  const names = ownNames(machines);
  const processOf = (id: string | undefined) => {
    const preset = id === undefined ? undefined : processes.get(brand)?.get(id)?.preset;
    return preset === undefined ? {} : (names.processes.get(preset) ?? { process: preset });
  };
  const nozzles = Object.entries(imported.nozzles).map(([variant, { diameter_mm, preset, process }]) => [
    variant,
    { diameter_mm, machine: names.machines.get(preset) ?? preset, ...processOf(process) },
  ]);
  // Nozzles are merged even if the preset has different values on them.
  const filamentsOf = (groups: readonly ImportedProfile[]): ImportedFilamentParent[] =>
    Map.groupBy(groups, ({ preset, process }) => JSON.stringify([preset, processOf(process).process]))
      .values()
      .map((same) => {
        const { preset, process } = same[0] as ImportedProfile;
        const own = processOf(process).process;
        const fits = same.flatMap((group) => group.nozzles).sort();
        return { preset, nozzles: fits, ...(own ? { process: own } : {}), ...names.filaments.get(preset) };
      })
      .toArray();
  const filaments = Object.entries(imported.profiles ?? {}).map(([id, groups]) => [id, filamentsOf(groups)]);
  const qualityTypes = [...new Set(machines.flatMap((machine) => machine.qualityTypes ?? []))];
  return {
    nozzles: Object.fromEntries(nozzles),
    ...(filaments.length > 0 ? { filaments: Object.fromEntries(filaments) } : {}),
    ...(qualityTypes.length > 0 ? { quality_types: qualityTypes } : {}),
  };
}

/** The slicer's own names of the presets of some machines, and their variants, by preset. */
function ownNames(machines: readonly Machine[]) {
  const variants = machines.flatMap((machine) => machine.variants);
  const filaments = variants.flatMap((variant) => variant.filaments);
  const processes = [
    ...variants.flatMap((variant) => variant.processes),
    ...filaments.flatMap(({ process }) => process ?? []),
  ];
  const several = (count: number | undefined) => (count === undefined ? {} : { variants: count });
  return {
    machines: new Map(variants.map(({ preset, definition = preset }) => [preset, definition])),
    processes: new Map(
      processes.map(({ preset, quality = preset, variants: count }): [string, { process?: string }] => [
        preset,
        { ...(quality === null ? {} : { process: quality }), ...several(count) },
      ]),
    ),
    filaments: new Map(filaments.map(({ preset, variants: count }) => [preset, several(count)])),
  };
}

/**
 * The values of a slicer's presets for printers led by another source, by path below the source's folder.
 *
 * @param assembled all machines of the source, assembled as if it led for all of them
 * @param isWanted whether the printer exists and another source leads for it
 * @param before brands that had such a file: one without printers is written empty
 */
export function presetValueFiles(
  { printers, processes }: Assembled,
  isWanted: (name: PrinterName) => boolean,
  before: Iterable<string>,
  report: Report,
): Map<string, ImportedPresetValues> {
  const wanted = printers.filter(
    (printer) => isWanted(printer) && Object.keys(printer.imported.profiles ?? {}).length > 0,
  );
  return new Map(
    byBrand(wanted, before).map(([brand, own]) => {
      const values = Object.fromEntries(own.map((printer) => [printer.id, valuesOf(printer)]));
      const used = blocksOf(values, processes.get(brand) ?? new Map());
      return [
        `preset-values/${brand}.json`,
        plausible('imported-preset-values', { printers: values, processes: used }, report),
      ];
    }),
  );
}

/** Removes implausible figures: nobody corrects values that are only shown next to a record or compared with it. */
export function plausible<T extends object>(kind: SourceKind, values: T, report: Report): T {
  const places = outOfBounds(kind, values);
  if (places.length === 0) return values;
  const kept = structuredClone(values) as unknown as JsonObject;
  for (const place of places) {
    const last = place.at(-1) ?? '';
    const holder = place.slice(0, -1).reduce((node, key) => node[key] as JsonObject, kept);
    report.drop('impossible figure in a preset', `${place.join('.')}: ${holder[last]}`);
    Reflect.deleteProperty(holder, last);
  }
  return kept as unknown as T;
}

/** The values of the profiles; layer heights are facts of the machine. */
function valuesOf({ imported: { facts, nozzles, profiles = {} } }: AssembledPrinter): ImportedPrinterValues {
  const ofNozzles = Object.entries(nozzles).map(([variant, { layer_height_mm: _, ...nozzle }]) => [variant, nozzle]);
  return {
    ...(facts?.default_plate ? { default_plate: facts.default_plate } : {}),
    nozzles: Object.fromEntries(ofNozzles),
    profiles,
  };
}

/** The processes that printers refer to, sorted by id. */
function blocksOf(
  printers: ImportedPresetValues['printers'],
  blocks: ReadonlyMap<string, ImportedProcesses[string]>,
): ImportedProcesses {
  const users = Object.values(printers).flatMap(({ nozzles, profiles }) => [
    ...Object.values(nozzles),
    ...Object.values(profiles).flat(),
  ]);
  const used = new Set(users.map(({ process }) => process));
  return Object.fromEntries([...blocks].filter(([id]) => used.has(id)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The values of a slicer's presets for branded products on each printer and nozzle, one file per printer brand, by path
 * below the source's folder. Presets of the shared library name no printer, so they are left out.
 *
 * @param isPrinter whether this dataset has a printer
 * @param before brands that had such a file: one without presets is written empty
 */
export function productPresetFiles(
  machines: readonly Machine[],
  { names, excluded, materials, report }: Omit<FilamentPresetOptions, 'printers'>,
  isPrinter: (id: string) => boolean,
  before: Iterable<string> = [],
): Map<string, ImportedProductPresets> {
  const brands = new Map<string, Collected>([...before].map((brand) => [brand, new Collected()]));
  for (const { name, machines: same } of machinesByPrinter(machines, names, excluded).values()) {
    if (!isPrinter(name.id)) continue;
    for (const [nozzle, { machine, variant }] of nozzlesOf(same, new Report())) {
      for (const candidate of variant.filaments) {
        const vendor = vendorOf(candidate);
        const material = recordedMaterial(materials, candidate);
        if (candidate.library || vendor === 'Generic' || material === null || !candidate.identity) continue;
        const values = candidate.values();
        const temperature = values.nozzle_temperature_c?.other_layers ?? null;
        if (temperature === null || temperature < LOWEST_NOZZLE_TEMPERATURE) continue;
        const collected = brands.get(name.brand) ?? new Collected();
        brands.set(name.brand, collected);
        const product = { name: productOf(candidate, machine), ...(vendor === null ? {} : { vendor }), material };
        collected.add(product, candidate.preset, values, name.id, nozzle);
      }
    }
  }
  return new Map(
    [...brands].map(([brand, collected]) => [
      `product-presets/${brand}.json`,
      plausible('imported-product-presets', collected.file(), report),
    ]),
  );
}

type Product = Pick<ImportedProduct, 'name' | 'vendor' | 'material'>;

/** Presets by product, each distinct set of values once; cooling and retraction, which many share, separately. */
class Collected {
  private readonly cooling = new Numbered<NonNullable<ProfileValues['cooling']>>();
  private readonly retraction = new Numbered<NonNullable<ProfileValues['retraction']>>();
  private readonly products = new Map<string, { product: Product; presets: Map<string, ImportedProductPreset> }>();

  add(product: Product, preset: string, values: ProfileValues, printer: string, nozzle: string): void {
    const { cooling, retraction, ...rest } = prune(values as JsonObject) as ProfileValues;
    const written = {
      preset,
      values: rest,
      ...(cooling ? { cooling: this.cooling.of(cooling) } : {}),
      ...(retraction ? { retraction: this.retraction.of(retraction) } : {}),
    };
    const name = JSON.stringify(product);
    const known = this.products.get(name) ?? { product, presets: new Map() };
    this.products.set(name, known);
    const key = JSON.stringify(written);
    const own = known.presets.get(key) ?? { ...written, printers: {} };
    known.presets.set(key, own);
    own.printers[printer] = [...(own.printers[printer] ?? []), nozzle];
  }

  file(): ImportedProductPresets {
    const sorted = <T>(all: ReadonlyMap<string, T>) =>
      [...all].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
    return {
      cooling: this.cooling.all,
      retraction: this.retraction.all,
      products: sorted(this.products).map(({ product, presets }) => ({ ...product, presets: sorted(presets) })),
    };
  }
}

import type {
  ImportedProduct,
  ImportedProductPreset,
  ImportedProductPresets,
  ProfileValues,
} from '../../schemas/generated/source.js';
import { Numbered } from '../shared/numbered.js';
import { type JsonObject, prune } from '../shared/tree.js';
import { nozzlesOf } from './assemble.js';
import { LOWEST_NOZZLE_TEMPERATURE } from './choose.js';
import { type FilamentPresetOptions, productOf, vendorOf } from './filament-presets/index.js';
import type { Machine } from './machine.js';
import { recordedMaterial } from './material-names.js';
import { plausible } from './presets.js';
import { machinesByPrinter } from './printer-naming.js';
import { Report } from './report.js';

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

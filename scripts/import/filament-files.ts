import path from 'node:path';
import type { FilamentBrandsSource } from '../../schemas/generated/source.js';
import { readMaterials } from './cura/material.js';
import { curaProducts } from './cura/products.js';
import { type FilamentPresetOptions, filamentPresets } from './filament-presets/index.js';
import type { Machine } from './machine.js';

/**
 * What a source says of filaments beside its printers' profiles, by the file below its folder: the presets of slicers;
 * Cura's materials, by brand and those of none.
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

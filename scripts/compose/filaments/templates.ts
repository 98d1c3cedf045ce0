import type { BrandedPreset } from './presets.js';

/** From how many brands on a range of a slicer is the one that it gives to a material, not to a product. */
const BRANDS = 3;

/**
 * The nozzle ranges that a slicer gives to products of several brands alike: those of the preset that they all rest on, so
 * that they say nothing of a product.
 *
 * @param presets of all brands
 */
export class TemplateRanges {
  private readonly brands = new Map<string, Set<string>>();

  constructor(presets: Iterable<BrandedPreset>) {
    for (const preset of presets) {
      const key = keyOf(preset);
      this.brands.set(key, (this.brands.get(key) ?? new Set()).add(preset.brand));
    }
  }

  has(preset: BrandedPreset): boolean {
    return (this.brands.get(keyOf(preset))?.size ?? 0) >= BRANDS;
  }
}

function keyOf({ source, value }: BrandedPreset): string {
  return JSON.stringify([source, value.material, value.nozzle_temperature_c]);
}

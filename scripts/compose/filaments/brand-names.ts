import type { Dataset } from '../../load/dataset.js';
import { wordsOf } from './product-words.js';

/** What the brands of filament are called, to be found again in the names of products and presets. */
export class BrandNames {
  /** By their words. What two brands are called is the name of neither. */
  private readonly ids = new Map<string, string | null>();
  /** The words that name a line of products of a brand too. */
  private readonly lines = new Set<string>();
  private longest = 0;

  constructor({ brands, filamentBrands }: Pick<Dataset, 'brands' | 'filamentBrands'>) {
    for (const [id, { name, aliases = [], lines = [] }] of Object.entries(filamentBrands.value)) {
      const machines = brands.value[id];
      const names = [id, name, ...aliases];
      if (machines) names.push(machines.name, ...(machines.aliases ?? []), ...(machines.vendors ?? []));
      for (const key of new Set(names.map((one) => wordsOf(one).join(' ')))) this.add(key, id);
      for (const key of lines.map((line) => wordsOf(line).join(' '))) {
        this.add(key, id);
        this.lines.add(key);
      }
    }
  }

  /** The brand that is called just so. */
  named(name: string): string | undefined {
    return this.ids.get(wordsOf(name).join(' ')) ?? undefined;
  }

  /** The words of a line of products of a brand, which are part of the products' names; none for a brand itself. */
  lineOf(name: string): string[] {
    const words = wordsOf(name);
    return this.lines.has(words.join(' ')) ? words : [];
  }

  /** The brand whose name a text begins with, the longest that fits, and the words after it; a line of products stays. */
  begins(text: string): { brand: string; rest: string[] } | undefined {
    const words = wordsOf(text);
    for (let length = Math.min(this.longest, words.length); length > 0; length--) {
      const name = words.slice(0, length).join(' ');
      const brand = this.ids.get(name);
      if (brand) return { brand, rest: this.lines.has(name) ? words : words.slice(length) };
    }
    return undefined;
  }

  /** The words of a product's name without those of its brand, which some sources put before it. */
  without(brand: string, name: string): string[] {
    const found = this.begins(name);
    return found?.brand === brand && found.rest.length > 0 ? found.rest : wordsOf(name);
  }

  private add(key: string, id: string): void {
    if (key === '') return;
    this.ids.set(key, (this.ids.get(key) ?? id) === id ? id : null);
    this.longest = Math.max(this.longest, key.split(' ').length);
  }
}

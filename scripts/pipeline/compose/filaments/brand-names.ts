import { ownValue } from '../../../shared/tree.js';
import type { Dataset } from '../../load/dataset.js';
import { nameTokens } from './product-key.js';

/** Most words in the name of a brand. */
const MOST_WORDS = 5;

/** Names of filament brands, to find them in the names of products and presets. */
export class BrandNames {
  /** By name without separators; null if two brands share it. */
  private readonly ids = new Map<string, string | null>();
  /** Names of product lines of a brand. */
  private readonly lines = new Set<string>();

  constructor({ brands, filamentBrands }: Pick<Dataset, 'brands' | 'filamentBrands'>) {
    for (const [id, { name, aliases = [], lines = [] }] of Object.entries(filamentBrands.value)) {
      const machines = ownValue(brands.value, id);
      const names = [id, name, ...aliases];
      if (machines) names.push(machines.name, ...(machines.aliases ?? []), ...(machines.vendors ?? []));
      for (const key of new Set(names.map((one) => nameTokens(one).join('')))) this.add(key, id);
      for (const key of lines.map((line) => nameTokens(line).join(''))) {
        this.add(key, id);
        this.lines.add(key);
      }
    }
  }

  /** The brand with exactly this name. */
  named(name: string): string | undefined {
    return this.ids.get(nameTokens(name).join('')) ?? undefined;
  }

  /** The words of a brand's product line, which are part of its products' names; empty for a brand itself. */
  lineOf(name: string): string[] {
    const words = nameTokens(name);
    return this.lines.has(words.join('')) ? words : [];
  }

  /** The brand with the longest name that a text begins with, and the remaining words; a product line is kept. */
  begins(text: string): { brand: string; rest: string[] } | undefined {
    const words = nameTokens(text);
    for (let length = Math.min(MOST_WORDS, words.length); length > 0; length--) {
      const name = words.slice(0, length).join('');
      const brand = this.ids.get(name);
      if (brand) return { brand, rest: this.lines.has(name) ? words : words.slice(length) };
    }
    return undefined;
  }

  /** The words of a product name without its brand, which some sources put before the name or after the type. */
  without(brand: string, name: string): string[] {
    const found = this.begins(name);
    const words = found?.brand === brand && found.rest.length > 0 ? found.rest : nameTokens(name);
    return this.cut(brand, words, (own) => own.join(''));
  }

  /** A product name as spelled, without its brand: `TPU NinjaTek Cheetah` becomes `TPU Cheetah`. */
  spelledWithout(brand: string, name: string): string {
    return this.cut(brand, name.trim().split(/\s+/), (own) => nameTokens(own.join(' ')).join('')).join(' ');
  }

  /** Drops the words of the brand after the first word; keeps all if nothing would be left. */
  private cut(brand: string, words: string[], keyOf: (words: string[]) => string): string[] {
    for (let from = 1; from < words.length; from++)
      for (let to = Math.min(words.length, from + MOST_WORDS); to > from; to--) {
        const key = keyOf(words.slice(from, to));
        if (this.ids.get(key) === brand && !this.lines.has(key)) return [...words.slice(0, from), ...words.slice(to)];
      }
    return words;
  }

  private add(key: string, id: string): void {
    if (key === '') return;
    this.ids.set(key, (this.ids.get(key) ?? id) === id ? id : null);
  }
}

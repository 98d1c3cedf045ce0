import type { BrandsSource } from '../../schemas/generated/source.js';
import { slug } from '../shared/slug.js';

/** A machine's brand and model as this dataset writes them, and the id that follows from them. */
export interface Name {
  id: string;
  brand: string;
  model: string;
}

/** Names that are not machines of their own but print modes of one: "… Copy Mode", "… Mirror", "… Duplication". */
const PRINT_MODE = /\b(copy|mirror|duplicat\w*)( mode)?\)?$/i;

export function isPrintMode(model: string): boolean {
  return PRINT_MODE.test(model);
}

/** Brings vendor and model names of all sources to one spelling, by the tables of data/brands.yaml. */
export class Names {
  private readonly brandOf = new Map<string, string>();

  constructor(private readonly brands: BrandsSource) {
    for (const [id, brand] of Object.entries(brands)) {
      for (const spelling of [id, brand.name, ...(brand.vendors ?? [])]) this.brandOf.set(slug(spelling), id);
    }
  }

  /** The name of a machine, or null when its vendor is in no brand's list. */
  of(vendor: string, model: string): Name | null {
    const brand = this.brandOf.get(slug(vendor));
    const entry = brand === undefined ? undefined : this.brands[brand];
    if (brand === undefined || !entry) return null;
    let name = model.replace(/\s+/g, ' ').trim();
    const prefixes = [...(entry.prefixes ?? []), entry.name, ...(entry.vendors ?? [])].sort(
      (a, b) => b.length - a.length,
    );
    const prefix = prefixes.find(
      (word) =>
        name.length > word.length &&
        name.toLowerCase().startsWith(word.toLowerCase()) &&
        /[\s\d-]/.test(name[word.length] ?? ''),
    );
    if (prefix) name = name.slice(prefix.length).replace(/^[\s-]+/, '');
    const spelling = slug(name);
    if (entry.models && Object.hasOwn(entry.models, spelling)) name = entry.models[spelling] ?? name;
    return { id: `${brand}-${slug(name)}`, brand, model: name };
  }
}

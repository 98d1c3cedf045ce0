import type { FilamentBrandsSource } from '../../../schemas/generated/source.js';
import { cleanName, nameKey, nameTokens } from '../../shared/name-key.js';
import { slug } from '../../shared/slug.js';

/** Normalises the brands and product names of all databases with data/filament-brands.yaml. */
export class FilamentBrands {
  private readonly brandOf = new Map<string, { id: string; line?: string }>();

  constructor(private readonly brands: FilamentBrandsSource) {
    for (const [id, { name, aliases = [], lines = [] }] of Object.entries(brands)) {
      for (const line of lines) this.brandOf.set(nameKey(line), { id, line });
      for (const spelling of [id, name, ...aliases]) this.brandOf.set(nameKey(spelling), { id });
    }
  }

  /**
   * The brand's id and the product's name without a leading brand; null if the brand is not listed. A product line that
   * a source treats as a brand is prefixed to the name.
   */
  of(spelling: string, product: string): { brand: string; name: string } | null {
    const found = this.brandOf.get(nameKey(spelling));
    if (!found) return null;
    const name = this.withoutBrand(found.id, cleanName(product));
    const { line } = found;
    const named = line === undefined || nameKey(name).includes(nameKey(line));
    return { brand: found.id, name: named ? name : `${line} ${name}` };
  }

  /** The words of a brand's names and product lines. */
  wordsOf(spelling: string): Set<string> {
    const { id = '' } = this.brandOf.get(nameKey(spelling)) ?? {};
    const { name = spelling, aliases = [], lines = [] } = this.brands[id] ?? {};
    return new Set([name, ...aliases, ...lines].flatMap(nameTokens));
  }

  private withoutBrand(id: string, product: string): string {
    const { name = id, aliases = [] } = this.brands[id] ?? {};
    const longestFirst = [name, ...aliases].sort((a, b) => b.length - a.length);
    for (const spelling of longestFirst) {
      if (!product.toLowerCase().startsWith(spelling.toLowerCase())) continue;
      const rest = product.slice(spelling.length);
      if (/^[\s:–-]/u.test(rest) && nameTokens(rest).length > 0) return rest.replace(/^[\s:–-]+/u, '');
    }
    return product;
  }
}

/** An unlisted brand: its entry for review, and listed brands that it may be. */
export interface ProposedBrand {
  id: string;
  name: string;
  near: string[];
}

/** Words in brand names that sources may omit or add. */
const BESIDE = new Set(['3', 'd', 'inc', 'filament', 'filaments', 'print', 'printing', 'shop', 'tech', 'usa']);

/** Entries for unlisted brands; one that also makes printers gets the same id. */
export function proposeBrands(
  spellings: readonly string[],
  brands: FilamentBrandsSource,
  makers: Readonly<Record<string, { name: string }>>,
): ProposedBrand[] {
  const core = (name: string) =>
    nameTokens(name)
      .filter((word) => !BESIDE.has(word))
      .join('');
  const ids = new Map(Object.entries(makers).map(([id, { name }]) => [nameKey(name), id]));
  const known = Map.groupBy(
    Object.entries(brands).flatMap(([id, { name, aliases = [] }]) =>
      [name, ...aliases].map((one) => [core(one), id] as const),
    ),
    ([key]) => key,
  );
  return spellings.map((name) => ({
    id: ids.get(nameKey(name)) ?? slug(name.normalize('NFKD').replace(/\p{M}/gu, '')),
    name,
    near: [...new Set(known.get(core(name))?.map(([, id]) => id))],
  }));
}

/** The list with the proposed brands inserted in order, each as an entry of two lines. */
export function withBrands(list: string, proposed: readonly ProposedBrand[]): string {
  const [head = '', ...entries] = list.split(/^(?=["a-z0-9][^\n]*:\n)/m);
  const idOf = (entry: string) => /^"?([a-z0-9-]+)/.exec(entry)?.[1] ?? '';
  const added = proposed.map(
    ({ id, name }) => `${/^\d/.test(id) ? `"${id}"` : id}:\n  name: ${JSON.stringify(name)}\n`,
  );
  const order = new Intl.Collator('en').compare;
  return [head, ...[...entries, ...added].sort((a, b) => order(idOf(a), idOf(b)))].join('');
}

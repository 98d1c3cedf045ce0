import type { FilamentColour, FilamentSize } from '../../../../schemas/generated/record.js';
import type { ImportedFilament } from '../../../../schemas/generated/source.js';
import { colourOfProduct, wordsOf } from '../../../shared/colour-names.js';
import { joinIdentifiers } from '../identifiers.js';
import type { FieldSources, SourceValue } from './choose-value.js';
import { nameTokens } from './product-key.js';

type ImportedColour = NonNullable<ImportedFilament['colours']>[number];

/** The key of a colour within its product; American and British spelling are equal. */
export function colourKey(name: string): string {
  const words = nameTokens(name).map((word) => (word === 'gray' ? 'grey' : word));
  return words.length > 0 ? words.join('-') : name;
}

/** Colours of a spool after its name: `(Gold / Magenta)`, `(Gold-Silver)`. */
const PARTS = /\s*\([^()]+[/-][^()]+\)$/;

/**
 * The colours of a product over all sources, in order of appearance. A word may be in the colour's name in one source,
 * and in the product's in another.
 */
export function joinColours(
  products: readonly SourceValue<ImportedFilament>[],
  provenance: FieldSources,
  name: string,
  statesSizesOfProduct: (source: string) => boolean,
): FilamentColour[] {
  const words = wordsOf(name, ...products.flatMap(({ value }) => [value.name, value.type]));
  const all = products.flatMap(({ source, value }) =>
    (value.colours ?? []).map((colour) => ({ source, value: colour })),
  );
  const keyOf = (colour: string) => colourOfProduct(colour, words);
  // One source's `Banquet (Gold / Magenta)` is another's `Banquet`.
  const plain = new Set(all.map(({ value }) => keyOf(value.name)));
  const colours = Map.groupBy(all, ({ value }) => {
    const called = keyOf(value.name.replace(PARTS, ''));
    return plain.has(called) ? called : keyOf(value.name);
  });
  const joined = [...colours.values()].map((same) => compose(same, provenance, statesSizesOfProduct));
  provenance.sayOnce('colours');
  return joined;
}

function compose(
  same: readonly SourceValue<ImportedColour>[],
  provenance: FieldSources,
  statesSizesOfProduct: (source: string) => boolean,
): FilamentColour {
  const name = same[0]?.value.name ?? '';
  const hexes = provenance.take(
    `colours[${name}].hexes`,
    // Several colours of a spool say more than a single blend of them.
    same
      .map(({ source, value }) => ({ source, value: value.hexes?.length ? value.hexes : undefined }))
      .sort((one, other) => Number((other.value?.length ?? 0) > 1) - Number((one.value?.length ?? 0) > 1)),
  );
  const bySource = Map.groupBy(same, ({ source }) => source);
  const sizes = joinSizes(
    [...bySource].map(([source, own]) => ({
      sizes: own.flatMap(({ value }) => value.sizes ?? []),
      ofProduct: statesSizesOfProduct(source),
    })),
  );
  const barcodes = sizes.flatMap(({ gtin }) => (gtin === null ? [] : [gtin]));
  return {
    name,
    hexes: hexes ?? [],
    traits: [...new Set(same.flatMap(({ value }) => value.traits ?? []))],
    discontinued: same.some(({ value }) => value.discontinued === true),
    sizes,
    identifiers: joinIdentifiers([
      ...same.map(({ value }) => value.identifiers),
      ...(barcodes.length > 0 ? [{ gtin: barcodes as [string, ...string[]] }] : []),
    ]),
  };
}

type ImportedSize = NonNullable<NonNullable<ImportedFilament['colours']>[number]['sizes']>[number];

/**
 * The sizes of one colour over all sources. Sizes of equal diameter and weight are the same, unless their barcodes
 * differ, such as those of a spool and its refill.
 *
 * @param bySource the sizes of each source, the leading one first; sizes that it states for the whole product are
 * ignored if the colour has known sizes of that diameter
 */
function joinSizes(bySource: readonly { sizes: readonly ImportedSize[]; ofProduct: boolean }[]): FilamentSize[] {
  const sizes: FilamentSize[] = [];
  for (const { sizes: own, ofProduct } of bySource) {
    const before = [...sizes];
    for (const { diameter_mm, weight_g = null, spool_weight_g = null, gtin = null } of own) {
      const size = { diameter_mm, weight_g, spool_weight_g, gtin };
      const same = before.find((one) => alike(one, size));
      const isKnown = before.some((one) => one.diameter_mm === diameter_mm && one.weight_g !== null);
      if (!same && ofProduct && gtin === null && isKnown) continue;
      if (!same) {
        if (!sizes.some((one) => JSON.stringify(one) === JSON.stringify(size))) sizes.push(size);
        continue;
      }
      same.spool_weight_g ??= spool_weight_g;
      same.gtin ??= gtin;
    }
  }
  // A diameter alone adds nothing to a full size of that diameter.
  const distinct = sizes.filter(
    (size) => hasMore(size) || !sizes.some((one) => one.diameter_mm === size.diameter_mm && hasMore(one)),
  );
  return distinct.sort((a, b) => a.diameter_mm - b.diameter_mm || (a.weight_g ?? 0) - (b.weight_g ?? 0));
}

function alike(a: FilamentSize, b: FilamentSize): boolean {
  const barcodes = a.gtin === null || b.gtin === null || a.gtin === b.gtin;
  return a.diameter_mm === b.diameter_mm && a.weight_g === b.weight_g && barcodes;
}

function hasMore({ weight_g, spool_weight_g, gtin }: FilamentSize): boolean {
  return weight_g !== null || spool_weight_g !== null || gtin !== null;
}

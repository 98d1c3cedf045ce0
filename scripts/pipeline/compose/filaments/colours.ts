import type { FilamentColour } from '../../../../schemas/generated/record.js';
import type { ImportedFilament } from '../../../../schemas/generated/source.js';
import type { FieldSources, SourceValue } from './choose-value.js';
import { joinIdentifiers } from './identifiers.js';
import { nameTokens } from './product-key.js';
import { joinSizes } from './sizes.js';

type ImportedColour = NonNullable<ImportedFilament['colours']>[number];

/** What a colour is known by within its product: American and British spelling are one. */
export function colourKey(name: string): string {
  const words = nameTokens(name).map((word) => (word === 'gray' ? 'grey' : word));
  return words.length > 0 ? words.join('-') : name;
}

/** The colours of a product over all sources, in the order in which they first come up. */
export function joinColours(
  products: readonly SourceValue<ImportedFilament>[],
  provenance: FieldSources,
): FilamentColour[] {
  const all = products.flatMap(({ source, value }) =>
    (value.colours ?? []).map((colour) => ({ source, value: colour })),
  );
  return [...Map.groupBy(all, ({ value }) => colourKey(value.name)).values()].map((same) => compose(same, provenance));
}

function compose(same: readonly SourceValue<ImportedColour>[], provenance: FieldSources): FilamentColour {
  const name = same[0]?.value.name ?? '';
  const hexes = provenance.take(
    `colours[${name}].hexes`,
    same.map(({ source, value }) => ({ source, value: value.hexes?.length ? value.hexes : undefined })),
  );
  const bySource = Map.groupBy(same, ({ source }) => source);
  const sizes = joinSizes([...bySource.values()].map((own) => own.flatMap(({ value }) => value.sizes ?? [])));
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

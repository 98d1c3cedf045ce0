import type { ImportedFilament } from '../../../schemas/generated/source.js';
import { mergeIdentifiers } from '../../shared/identifiers.js';
import { nameTokens, unorderedKey } from '../../shared/name-key.js';
import type { Colour, Size } from './row.js';

/** Merges two entries of one product; the first takes precedence. */
export function mergeProducts(one: ImportedFilament, other: ImportedFilament): ImportedFilament {
  const colours = mergeColours([...(one.colours ?? []), ...(other.colours ?? [])]);
  // Discontinued only if both are.
  const { discontinued: _, ...both } = { ...other, ...one };
  // A value stated by either is not a template.
  const templates = [...(one.templates ?? []), ...(other.templates ?? [])].filter((field) => !(field in both));
  const { templates: __, identifiers: ___, ...rest } = both;
  const identifiers = identifiersOf(one.identifiers, other.identifiers);
  return {
    ...rest,
    ...(templates.length > 0 && { templates: [...new Set(templates)] as [string, ...string[]] }),
    ...(one.discontinued && other.discontinued && { discontinued: true as const }),
    ...(identifiers && { identifiers }),
    ...(colours.length > 0 && { colours }),
  };
}

/** Merges colours of the same name, in any word order, in order of first occurrence. */
export function mergeColours(colours: readonly Colour[]): Colour[] {
  return [...Map.groupBy(colours, ({ name }) => colourKey(name)).values()].map((same) => {
    const [first, ...others] = same as [Colour, ...Colour[]];
    return others.reduce(mergeColour, { ...first, ...(first.sizes && { sizes: distinct(first.sizes) }) });
  });
}

function colourKey(name: string): string {
  return unorderedKey([...new Set(nameTokens(name))]);
}

function mergeColour(one: Colour, other: Colour): Colour {
  const { discontinued: _, ...both } = { ...other, ...one };
  const traits = [...new Set([...(one.traits ?? []), ...(other.traits ?? [])])].sort();
  const sizes = distinct([...(one.sizes ?? []), ...(other.sizes ?? [])]);
  const identifiers = identifiersOf(one.identifiers, other.identifiers);
  return {
    ...both,
    ...(traits.length > 0 && { traits: traits as [string, ...string[]] }),
    ...(one.discontinued && other.discontinued && { discontinued: true as const }),
    ...(sizes.length > 0 && { sizes }),
    ...(identifiers && { identifiers }),
  };
}

/** Removes sizes that another one covers with the same or more fields. */
function distinct(sizes: readonly Size[]): Size[] {
  const says = (size: Size, of: Size) => Object.entries(of).every(([key, value]) => size[key as keyof Size] === value);
  return sizes.filter(
    (size, place) =>
      !sizes.some((other, at) => at !== place && says(other, size) && (!says(size, other) || at < place)),
  );
}

/** The distinct identifiers of both. */
function identifiersOf<T extends object>(one: T | undefined, other: T | undefined): T | undefined {
  return one && other ? mergeIdentifiers([one, other]) : (one ?? other);
}

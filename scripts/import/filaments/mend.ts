import type { ImportedFilament } from '../../../schemas/generated/source.js';
import {
  HARDNESS,
  isPlaceholder,
  plainColourName,
  saysFoam,
  tidyName,
  withoutRal,
  wordsOf,
} from '../../shared/colour-names.js';
import { mergeIdentifiers } from '../../shared/identifiers.js';
import { nameKey, nameTokens, unorderedKey } from '../../shared/name-key.js';
import type { Materials } from '../material-names.js';
import type { Report } from '../report.js';
import { present, some } from './check.js';
import type { Colour, Size } from './row.js';

/** Context for interpreting the colours of a brand's products. */
export interface MendContext extends Materials {
  /** Words of the brand's names and product lines. */
  brand: ReadonlySet<string>;
  report: Report;
}

/** Elastomers are sold in hardness grades. */
const ELASTOMER = /^(tpu|tpe|tpc|peba|eva)(-|$)/;

/** Grades that colours are named after, whatever the plastic. */
const CALLED_AFTER = /-wood$/;

/** Reasons for ignoring a name that refer to a plastic rather than a colour such as bronze. */
const OTHER_PLASTIC = /conductive|filler|glow|binder/;

/**
 * The products of a brand with cleaned-up colours: hardness, foam, fibre or another plastic in a colour's name moves it
 * to the product of that name, and words of the product's name are removed. Idempotent.
 */
export function mendColours(products: readonly ImportedFilament[], context: MendContext): ImportedFilament[] {
  const { polymers } = context.names;
  const parts = products.map((product) => {
    const { type, material } = product;
    return part({ ...product, ...(type && { type: polymers.plainType(type, material) }) }, context);
  });
  const parted = [...parts.flatMap(({ own }) => own), ...parts.flatMap(({ others }) => others)];
  const keyOf = ({ name, material }: ImportedFilament) => `${unorderedKey(nameTokens(name))} ${material}`;
  return [...Map.groupBy(parted, keyOf).values()].map((same) => {
    const { colours = [], ...product } = mergeProducts(same);
    const { name, type, material } = product;
    const words = wordsOf(name, type);
    const shades = Map.groupBy(colours, (colour) => nameKey(withoutRal(colour.name)));
    const mended = colours.map((colour): Colour => {
      const isOneShade = shades.get(nameKey(withoutRal(colour.name)))?.length === 1;
      const hexes = isPlaceholder(colour, material) ? undefined : colour.hexes;
      if (colour.hexes && !hexes)
        context.report.drop('#000000 of a colour that is not black', `${name}, ${colour.name}`);
      const called = isOneShade ? withoutRal(colour.name) : colour.name;
      return present({
        ...colour,
        name: plainColourName({ name: called, hexes }, words, context.brand),
        hexes,
      }) as Colour;
    });
    return present({ ...product, colours: some(mergeColours(mended)) }) as ImportedFilament;
  });
}

/** A product without the colours that belong to others, and these others. */
function part(product: ImportedFilament, context: MendContext): Record<'own' | 'others', ImportedFilament[]> {
  const { colours = [], ...plain } = product;
  const others = new Map<string, ImportedFilament>();
  const own = colours.flatMap((stated) => {
    const colour = { ...stated, name: tidyName(stated.name) || stated.name };
    const other = otherProduct(product, colour, context);
    if (other === undefined) return [colour];
    if (other === 'none')
      context.report.drop('a colour of a plastic without a record', `${product.name}, ${colour.name}`);
    else {
      const { name, material } = other;
      const key = `${name} ${material}`;
      const { type, diameters_mm } = product;
      const { polymers } = context.names;
      const own = type && {
        type: polymers.areKin(material, product.material) ? type : polymers.plainType('', material),
      };
      const to = others.get(key) ?? { name, material, ...own, ...(diameters_mm && { diameters_mm }), colours: [] };
      to.colours?.push({ ...colour, name: other.colour });
      others.set(key, to);
    }
    return [];
  });
  const kept = own.length > 0 || colours.length === 0 ? [{ ...plain, ...(own.length > 0 && { colours: own }) }] : [];
  return { own: kept, others: [...others.values()] };
}

type Moved = Pick<ImportedFilament, 'name' | 'material'> & { colour: string };

/** The product that a colour's name implies; 'none' if no material describes it; undefined for its own product. */
function otherProduct(product: ImportedFilament, { name }: Colour, context: MendContext): Moved | 'none' | undefined {
  const { names, known } = context;
  const { polymers } = names;
  const type = product.type ?? '';
  const of = (text: string) => names.of({ alias: `${product.name} ${text}`, type, support: false });
  const [plain, whole] = [of(''), of(name)];
  const hardness = ELASTOMER.test(product.material) && !HARDNESS.test(product.name) ? HARDNESS.exec(name) : null;
  if (hardness) {
    const [said, shore, scale] = hardness;
    const grade = `${shore}${scale}`;
    const to = of(grade);
    const material = 'material' in to && known.has(to.material) ? to.material : product.material;
    return {
      name: `${product.name} ${grade}`,
      material,
      colour: tidyName(name.replace(said, ' ')) || grade,
    };
  }
  if ('ignored' in whole && !('ignored' in plain)) return OTHER_PLASTIC.test(whole.ignored) ? 'none' : undefined;
  if (!('material' in whole) || !('material' in plain) || whole.material === plain.material) return undefined;
  const { material } = whole;
  const isPlain = polymers.isPolymer(plain.material);
  // Blends with PC name the other plastic: the `/ABS` of a PC does not make it ABS.
  const isOther = !polymers.areKin(material, plain.material) && plain.material !== 'pc';
  const isGrade = isPlain && material.startsWith(`${plain.material}-`) && !CALLED_AFTER.test(material);
  if (!known.has(material) || (!(saysFoam(name) && material.endsWith('-aero')) && !isGrade && !isOther))
    return undefined;
  const words = name.split(/\s+/);
  const spans = words.flatMap((_, length) =>
    words
      .slice(length)
      .map((__, from) => ({ from, to: from + length + 1, words: words.slice(from, from + length + 1) })),
  );
  const span = spans.find(({ words }) => {
    const found = of(words.join(' '));
    return 'material' in found && found.material === material;
  });
  if (!span || /^carbone?$/i.test(span.words.join(''))) return undefined;
  while (saysFoam(words[span.to] ?? '')) span.to++;
  const stated = words.slice(span.from, span.to).join(' ');
  const said = `${tidyName(stated)}${stated.endsWith('-') ? '-' : ''}`;
  const colour = name.includes('(')
    ? name
    : tidyName(words.toSpliced(span.from, span.to - span.from).join(' ')) || name;
  return { name: lineOf(product, said, isPlain || isOther, material), material, colour };
}

/**
 * The product name for a colour whose words state another plastic or grade than its product: `LW-` of a PLA gives
 * `LW-PLA`, `Matt` of an EasyFil PLA gives `EasyFil PLA Matt`.
 */
function lineOf({ name, type = '' }: ImportedFilament, said: string, isOfLine: boolean, material: string): string {
  const isKept = !isOfLine || nameTokens(type).every((word) => material.includes(word));
  const gone = isKept ? wordsOf(said) : wordsOf(said, type);
  const line = (isOfLine ? name : type)
    .split(/\s+/)
    .filter((word) => !nameTokens(word).every((one) => gone.has(one)))
    .join(' ');
  const [, prefix, rest] = /^(\S+)-(?: (.*))?$/.exec(said) ?? [];
  if (prefix !== undefined) return [`${prefix}-${line}`, rest].filter(Boolean).join(' ');
  const isFirst = nameKey(line) === nameKey(type) && !/^(plus|pro)\b/i.test(said);
  return (isFirst ? [said, line] : [line, said]).filter(Boolean).join(' ');
}

/** Merges the entries of one product; the first takes precedence. */
export function mergeProducts(same: readonly ImportedFilament[]): ImportedFilament {
  if (same.length === 1) return same[0] as ImportedFilament;
  const { templates: _, discontinued: __, identifiers: ___, ...rest } = firstOf(same);
  // A value stated by any of them is not a template.
  const templates = new Set(same.flatMap((one) => one.templates ?? []).filter((field) => !(field in rest)));
  return present({
    ...rest,
    templates: some([...templates]),
    discontinued: ifAllAre(same),
    identifiers: identifiersOf(same),
    colours: some(mergeColours(same.flatMap(({ colours = [] }) => colours))),
  }) as ImportedFilament;
}

/** Merges colours of the same name, in any word order, in order of first occurrence. */
export function mergeColours(colours: readonly Colour[]): Colour[] {
  const byName = Map.groupBy(colours, ({ name }) => unorderedKey([...new Set(nameTokens(name))]));
  return [...byName.values()].map((same) => {
    const sizes = some(distinct(same.flatMap((one) => one.sizes ?? [])));
    if (same.length === 1) return present({ ...same[0], sizes }) as Colour;
    const { discontinued: _, ...rest } = firstOf(same);
    return present({
      ...rest,
      traits: some([...new Set(same.flatMap(({ traits = [] }) => traits))].sort()),
      discontinued: ifAllAre(same),
      sizes,
      identifiers: identifiersOf(same),
    }) as Colour;
  });
}

/** The fields of entries of one thing, each from the first entry that has it. */
function firstOf<T extends object>(same: readonly T[]): T {
  return Object.assign({}, ...same.toReversed()) as T;
}

/** A thing is discontinued only if all its entries are. */
function ifAllAre(same: readonly { discontinued?: true }[]): true | undefined {
  return same.every(({ discontinued }) => discontinued) ? true : undefined;
}

function identifiersOf<T extends object>(same: readonly { identifiers?: T }[]): T | undefined {
  const stated = same.flatMap(({ identifiers }) => identifiers ?? []);
  return stated.length > 1 ? mergeIdentifiers(stated) : stated[0];
}

/** Removes sizes that another one covers with the same or more fields. */
function distinct(sizes: readonly Size[]): Size[] {
  const says = (size: Size, of: Size) => Object.entries(of).every(([key, value]) => size[key as keyof Size] === value);
  return sizes.filter(
    (size, place) =>
      !sizes.some((other, at) => at !== place && says(other, size) && (!says(size, other) || at < place)),
  );
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { JSON_SCHEMA, load } from 'js-yaml';
import { filesBelow } from '../../../shared/files.js';
import { cleanName, nameTokens, unorderedKey } from '../../../shared/name-key.js';
import type { Report } from '../../report.js';
import {
  type ColourRow,
  type Figures,
  type FilamentRow,
  type FilamentRows,
  fillersOf,
  partOf,
  rangesOf,
  type SplitContext,
  type Splitting,
  type StatedFigures,
  type StatedRanges,
} from '../row.js';

/** A material of the database: one colour of a product. */
interface Material {
  uuid: string;
  slug: string;
  brand: { slug: string };
  name: string;
  class: string;
  type?: string;
  abbreviation?: string;
  primary_color?: { color_rgba: string };
  secondary_colors?: { color_rgba: string }[];
  tags?: string[];
  properties: Properties;
}

interface Properties extends StatedRanges {
  density?: number;
  drying_temperature?: number;
  /** Minutes. */
  drying_time?: number;
}

/** A size in which a material is sold. */
interface Package {
  uuid?: string;
  material: { slug: string };
  nominal_netto_full_weight: number;
  /** Micrometres. */
  filament_diameter: number;
  gtin?: number | string;
  brand_specific_id?: number | string;
  container?: { slug: string };
}

/** Traits of the Open Filament Database by tags that differ. */
const TRAITS: Readonly<Record<string, string>> = { glow_in_the_dark: 'glow' };

/**
 * Reads every product of a checkout of the OpenPrintTag database, which has one file per colour: their names are split
 * by {@link splitNames}.
 *
 * @throws if it is not such a checkout
 */
export function readOpenPrintTag(root: string, report: Report, splitting: Splitting): FilamentRows {
  const data = path.dirname(partOf(root, 'data/materials', 'the OpenPrintTag database'));
  const brands = new Map(
    files<{ slug: string; name: string }>(data, 'brands/*.yaml').map(({ slug, name }) => [slug, name]),
  );
  const containers = files<{ slug: string; empty_weight?: number }>(data, 'material-containers/*.yaml');
  const spoolWeights = new Map(containers.map(({ slug, empty_weight }) => [slug, empty_weight]));
  const packages = Map.groupBy(files<Package>(data, 'material-packages/*/*.yaml'), ({ material }) => material.slug);
  const colourOf = (material: Material, name: string): ColourRow => {
    const own = packages.get(material.slug) ?? [];
    return {
      name,
      hexes: [material.primary_color ?? [], material.secondary_colors ?? []].flat().map(({ color_rgba }) => color_rgba),
      traits: (material.tags ?? []).map((tag) => TRAITS[tag] ?? tag),
      sizes: own.map((one) => ({
        diameter_mm: one.filament_diameter / 1000,
        weight_g: one.nominal_netto_full_weight,
        spool_weight_g: spoolWeights.get(one.container?.slug ?? ''),
        gtin: one.gtin === undefined ? undefined : String(one.gtin),
      })),
      identifiers: {
        openprinttag_material_uuid: [material.uuid],
        openprinttag_package_uuid: own.flatMap(({ uuid }) => uuid ?? []),
        article_number: own.flatMap(({ brand_specific_id: id }) => (id === undefined ? [] : String(id))),
      },
    };
  };

  const materials = files<Material>(data, 'materials/*/*.yaml').filter((material) => {
    if (material.class !== 'FFF') report.drop('a resin, not a filament', material.slug);
    return material.class === 'FFF';
  });
  const groups = Map.groupBy(materials, (material) => `${material.brand.slug}\0${typeOf(material)}`);
  const rows = [...groups.values()].flatMap((own): FilamentRow[] => {
    const [first] = own as [Material, ...Material[]];
    const [brand, type] = [brands.get(first.brand.slug) ?? first.brand.slug, typeOf(first)];
    const splits = splitNames(
      own.map(({ name }) => name),
      splitting(brand, type),
    );
    const parted = own.flatMap((material, index) => {
      const split = splits[index];
      if (!split) report.drop('a name that cannot be split into product and colour', `${brand}: ${material.name}`);
      return split ? [{ material, split }] : [];
    });
    return [...Map.groupBy(parted, ({ split }) => split.product)].map(([name, ofProduct]) => {
      const place = `${first.brand.slug}/${name}`;
      const colours = ofProduct.map(({ material, split }) => colourOf(material, split.colour ?? name));
      return {
        place,
        brand,
        name,
        type,
        ...fillersOf(colours),
        ...figuresOf(
          ofProduct.map(({ material }) => figures(material.properties)),
          place,
          report,
        ),
        colours,
      };
    });
  });
  return { rows, defaults: () => [] };
}

/** The type, or its abbreviation if the database has none. */
function typeOf({ type, abbreviation = '' }: Material): string {
  return type ?? abbreviation.trim();
}

function figures(of: Properties): StatedFigures {
  return {
    density_g_cm3: of.density,
    ...rangesOf(of),
    drying_temperature_c: of.drying_temperature,
    drying_time_h: of.drying_time === undefined ? undefined : of.drying_time / 60,
  };
}

/** The figures on which the colours of a product agree. */
function figuresOf(colours: readonly StatedFigures[], place: string, report: Report): StatedFigures {
  const fields = new Set(colours.flatMap((colour) => Object.keys(colour) as (keyof Figures)[]));
  const agreed = [...fields].map((field) => {
    const values = colours.flatMap((colour) => colour[field] ?? []);
    const stated = new Set(values.map((value) => JSON.stringify(value)));
    if (stated.size > 1)
      report.drop(`colours of one product have different values of ${field}`, `${place}: ${[...stated].join(', ')}`);
    return [field, stated.size === 1 ? values[0] : undefined] as const;
  });
  return Object.fromEntries(agreed);
}

/** The values of the YAML files that match a pattern, sorted by name. */
function files<T>(data: string, pattern: string): T[] {
  return filesBelow(data, pattern).map(
    (file) => load(readFileSync(path.join(data, file), 'utf8'), { schema: JSON_SCHEMA, filename: file }) as T,
  );
}

/** A way to split a name into product and colour. */
interface Candidate {
  product: string[];
  colour: string[];
  /** Key that ignores the order of the product's words. */
  key: string;
  /** Whether no word of the product looks like part of the colour. */
  plain: boolean;
  /** Whether the words next to the colour are known product words. */
  bounded: boolean;
  /** Whether some brand sells the colour, and it is not part of a longer one. */
  sold: boolean;
}

/** A word that this many times more brands use in colours than in products is a colour in any position. */
const CLEARLY = 5;

/**
 * The possible splits of a name into product and colour. The colour is a run of words without product words; between
 * product words it must be a colour sold by some brand. Without it, the name must describe the same material.
 */
function candidatesOf(words: readonly string[], { ownWords, vocabulary, materialOf }: SplitContext): Candidate[] {
  const whole = materialOf(words.join(' '));
  const runs = words.flatMap((_, from) => words.slice(from).map((__, more) => [from, from + more + 1] as const));
  const sold = runs.filter(([from, to]) => vocabulary.isColour(nameTokens(words.slice(from, to).join(' '))));
  return runs.flatMap(([from, to]): Candidate[] => {
    const [before, colour, after] = [words.slice(0, from), words.slice(from, to), words.slice(to)];
    const product = [...before, ...after];
    const [colourWords, productWords] = [nameTokens(colour.join(' ')), nameTokens(product.join(' '))];
    if (colourWords.length === 0 || productWords.length === 0 || /^colou?r$/.test(colourWords[0] ?? '')) return [];
    if (colourWords.some((word) => ownWords.has(word) || vocabulary.isProductWord(word))) return [];
    if (before.length > 0 && after.length > 0 && !vocabulary.isColour(colourWords)) return [];
    if (materialOf(product.join(' ')) !== whole) return [];
    const beside = [nameTokens(before.join(' ')).at(-1) ?? '', nameTokens(after.join(' '))[0] ?? ''];
    const plain =
      !beside.some((word) => vocabulary.isColourWord(word)) &&
      !productWords.some((word) => vocabulary.isColourWord(word, CLEARLY));
    const around = sold.filter(([first, end]) => first <= from && to <= end);
    const bounded = beside.every((word) => word === '' || vocabulary.mayBeProduct(word));
    const isSold = around.length === 1 && vocabulary.isColour(colourWords);
    return [{ product, colour, key: unorderedKey(productWords), plain, bounded, sold: isSold }];
  });
}

/** A name split into product and colour. */
interface Split {
  product: string;
  colour: string | undefined;
}

/** Minimum number of names that share a product, and the minimum if the words next to the colour are product words. */
const SHARED = 3;
const SHARED_AND_BOUNDED = 2;

/**
 * Splits the names of a brand's materials of one type into product and colour. The rest without the colour is a product
 * if it is a known one of the brand, or if it has no colour words and at least three names share it. Two suffice if the
 * words next to the colour are known product words, and one if in addition some brand sells the colour and the product
 * states its polymer. The longest possible product wins. A name that cannot be split is a product of its own if it has
 * no colour words and does not contain another product's words; otherwise null.
 */
export function splitNames(names: readonly string[], context: SplitContext): (Split | null)[] {
  const texts = names.map((name) => cleanName(name).split(' '));
  const all = texts.map((words) => candidatesOf(words, context));
  // The key of each possible product, once a name.
  const keys = all.flatMap((candidates) => [...new Set(candidates.map(({ key }) => key))]);
  const shared = Map.groupBy(keys, (key) => key);
  const chosen = all.map((candidates, index) => choose(candidates, texts[index] ?? [], shared, context));
  const products = chosen.flatMap((one) => (one ? [nameTokens(one.product.join(' '))] : []));
  // The first name of a product determines its word order.
  const spelling = new Map<string, string>();
  return chosen.map((one, index) => {
    if (!one) return whole(texts[index] ?? [], products, context);
    const product = knownSpelling(one.product, context) ?? spelling.get(one.key) ?? trimmed(one.product);
    spelling.set(one.key, product);
    return { product, colour: trimmed(one.colour) };
  });
}

/** The longest possible product of a name; of two of equal length, the one at the beginning. */
function choose(
  candidates: readonly Candidate[],
  words: readonly string[],
  shared: ReadonlyMap<string, readonly unknown[]>,
  context: SplitContext,
): Candidate | undefined {
  const late = ({ colour }: Candidate) => Number(colour[0] === words[0]);
  return candidates
    .filter((one) => {
      if (knownSpelling(one.product, context)) return true;
      if (!one.plain) return false;
      const names = shared.get(one.key)?.length ?? 0;
      const alone = one.sold && context.saysPolymer(one.product.join(' '));
      return names >= SHARED || (one.bounded && (names >= SHARED_AND_BOUNDED || alone));
    })
    .sort((a, b) => b.product.length - a.product.length || late(a) - late(b))
    .at(0);
}

/** A name that cannot be split, as a product; null if it is another's product with an unknown colour. */
function whole(text: readonly string[], products: readonly string[][], context: SplitContext): Split | null {
  const product = knownSpelling(text, context);
  if (product) return { product, colour: undefined };
  const words = nameTokens(text.join(' '));
  const coloured = words.some((word) => context.vocabulary.isColourWord(word));
  const other = products.some((of) => of.length < words.length && of.every((word) => words.includes(word)));
  return coloured || other ? null : { product: trimmed(text), colour: undefined };
}

/** The known spelling of the brand's product of these words. */
function knownSpelling(product: readonly string[], { brand, vocabulary }: SplitContext): string | undefined {
  return vocabulary.product(brand, nameTokens(product.join(' ')));
}

/** The text of some words without separators between product and colour: `PLA -`, `"Red"`, `, Blue`, `(Grey)`. */
function trimmed(words: readonly string[]): string {
  const text = cleanName(words.join(' ').replace(/^[\s\-–,:|"“”]+|[\s\-–,:|"“”]+$/gu, ''));
  return /^\([^()]*\)$/.test(text) ? text.slice(1, -1) : text;
}

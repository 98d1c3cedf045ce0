import { nameTokens, unorderedKey } from './name-key.js';

/** A colour as every source has it. */
interface Named {
  name: string;
  hexes?: readonly string[] | undefined;
}

/** A colour of which nothing is known. */
const UNNAMED = 'Unnamed';

/** Words that name a colour by themselves, also where the product has the same name. */
const COLOURS = new Set(
  `amber anthracite aqua beige black blue bronze brown burgundy charcoal clear copper cream cyan gold graphite green grey indigo
  ivory khaki lavender lilac lime magenta maroon mint multicolor natural navy nude olive orange peach pink purple rainbow red
  rose ruby silver skin tan teal translucent transparent turquoise violet white yellow`.split(/\s+/),
);

/** Of these, those that describe how a colour looks, beside its name. */
const LOOKS = new Set(['clear', 'natural', 'translucent', 'transparent', 'multicolor', 'rainbow']);

/** Dark enough for #000000, in the languages of the brands. */
const BLACK =
  /bl[ae]ck|schwarz|noir|nero|negr[oa]|preto|zwart|czarn|svart|sort|musta|ebony|jet|coal|onyx|obsidian|night|carbon|raven|黑/i;

/** A hardness by Shore, such as `95A`. */
export const HARDNESS = /(?<![\d.])\(?\b(\d{2,3})\s?([AD])\b\)?/;

/** Words of a foamed plastic; `LW` is light weight. */
const FOAM = /(^|[^a-z])(e?-?lw|(ultra)?foam(y|ed|ing)?|aero|varioshore)([^a-z]|$)/i;

/** A weight, a length or a diameter of what is sold, which no colour is. */
const SIZE = /(?<![\d.,])\d+([.,]\d+)?\s?(kg|g|lbs?|mm|m)\b/gi;

const RAL = /\s*[|(,-]?\s*\bRAL\s?\d{4}\b\)?/i;

/** The words beside which a colour of a product is named: those of the names given, and the one that all products have. */
export function wordsOf(...names: readonly (string | null | undefined)[]): Set<string> {
  return new Set(['filament', ...names.flatMap((name) => nameTokens(name ?? ''))]);
}

/** What two spellings of one colour of a product have in common: `Silk Blue (Klein Blue)` of a silk is `Klein Blue`. */
export function colourOfProduct(name: string, product: ReadonlySet<string>): string {
  const all = [...new Set(nameTokens(name))];
  const own = all.filter((word) => !product.has(word) || (COLOURS.has(word) && !LOOKS.has(word)));
  return unorderedKey(own.length > 0 ? own : all) || name;
}

/** Whether the name of a colour says nothing that the name of its product does not say. */
export function onlyRepeats(name: string, product: ReadonlySet<string>): boolean {
  const words = nameTokens(name);
  return words.length > 0 && words.every((word) => product.has(word)) && !words.some((word) => COLOURS.has(word));
}

/** Whether a name begins with the hardness or the size of what is sold. */
export function beginsWithFigure(name: string): boolean {
  return [HARDNESS, SIZE].some((figure) => new RegExp(`^${figure.source}`, 'i').test(name));
}

export function saysFoam(name: string): boolean {
  return FOAM.test(name);
}

/** Whether #000000 is a placeholder for a colour that was not stated: its name is of no black, and no carbon fibre makes it black. */
export function isPlaceholder({ name, hexes = [] }: Named, material: string): boolean {
  return hexes.length === 1 && hexes[0] === '#000000' && !BLACK.test(name) && !material.endsWith('-cf');
}

/**
 * A colour's name without what is the product's: its words at either end, sizes, and the RAL number beside a name. One that
 * names no colour then is called by its hexes, and one without hexes `Unnamed`.
 *
 * @param brand words of the brand, which say nothing alone, but may begin the name of a colour: `Prusa Orange`
 */
export function plainColourName(
  { name, hexes = [] }: Named,
  product: ReadonlySet<string>,
  brand: ReadonlySet<string>,
): string {
  if (onlyRepeats(name, product.union(brand))) return [...new Set(hexes.map(hueOf))].join('-') || UNNAMED;
  const cut = tidyName(name.replace(SIZE, ' ').replace(new RegExp(`^${HARDNESS.source}`), ' '));
  const words = (nameTokens(cut).length > 0 ? cut : name).split(/\s+/);
  const isOwn = (word: string) => {
    const tokens = nameTokens(word);
    if (tokens.length === 0) return tidyName(word) === '' && !/^[()]$/.test(word);
    return tokens.every((one) => product.has(one) && !(COLOURS.has(one) && !LOOKS.has(one)));
  };
  let [from, to] = [0, words.length];
  while (from < to && isOwn(words[from] ?? '')) from++;
  while (to > from && isOwn(words[to - 1] ?? '')) to--;
  const rest = tidyName(words.slice(from, to).join(' '));
  if (nameTokens(rest).length > 0) return /\p{L}{2}|\p{Script=Han}/u.test(rest) ? rest : cut;
  const looks = words.filter((word) => nameTokens(word).some((one) => COLOURS.has(one)));
  return looks.length > 0 ? tidyName(looks.join(' ')) : name;
}

export function withoutRal(name: string): string {
  const rest = tidyName(name.replace(RAL, ''));
  return nameTokens(rest).length > 0 ? rest : name;
}

/** Without what separated it from words that are gone, and brackets of which one is gone. */
export function tidyName(name: string): string {
  const plain = name
    .replace(/\bglow[- ]in[- ](the[- ])?dark\b/i, 'Glow')
    .replace(/\s+/g, ' ')
    .replace(/\( ?\)/g, '')
    .replace(/^[\s\-–|,&+/:]+|[\s\-–|,&/:(]+$/gu, '');
  const whole = /^\(([^()]*)\)$/.exec(plain)?.[1] ?? plain;
  return whole.split('(').length === whole.split(')').length ? whole : whole.replace(/^\(|\)$/g, '');
}

/** The basic colour that a hexadecimal one is nearest to. */
function hueOf(hex: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels;
  const [most, least] = [Math.max(...channels), Math.min(...channels)];
  const spread = most - least;
  if (spread < 0.12) return most > 0.85 ? 'White' : most < 0.2 ? 'Black' : 'Grey';
  const sixth =
    most === red
      ? ((green - blue) / spread + 6) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  const at = sixth * 60;
  if (at >= 15 && at < 55 && (most < 0.65 || spread / most < 0.6)) return most < 0.8 ? 'Brown' : 'Beige';
  const hues: readonly (readonly [number, string])[] = [
    [15, 'Red'],
    [45, 'Orange'],
    [70, 'Yellow'],
    [165, 'Green'],
    [200, 'Cyan'],
    [255, 'Blue'],
    [290, 'Purple'],
    [345, 'Pink'],
  ];
  return hues.find(([below]) => at < below)?.[1] ?? 'Red';
}

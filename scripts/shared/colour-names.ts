import { nameTokens, unorderedKey } from './name-key.js';

/** A colour as represented in every source. */
interface Named {
  name: string;
  hexes?: readonly string[] | undefined;
}

/** Name of a colour about which nothing is known. */
const UNNAMED = 'Unnamed';

/** Words that name a colour even if they are also in the product's name. */
const COLOURS = new Set(
  `amber anthracite aqua beige black blue bronze brown burgundy charcoal clear copper cream cyan gold graphite green grey indigo
  ivory khaki lavender lilac lime magenta maroon mint multicolor natural navy nude olive orange peach pink purple rainbow red
  rose ruby silver skin tan teal translucent transparent turquoise violet white yellow`.split(/\s+/),
);

/** Those of {@link COLOURS} that describe the look of a colour, in addition to its name. */
const LOOKS = new Set(['clear', 'natural', 'translucent', 'transparent', 'multicolor', 'rainbow']);

/** Words for colours dark enough for #000000, in the languages of the brands. */
const BLACK =
  /bl[ae]ck|schwarz|noir|nero|negr[oa]|preto|zwart|czarn|svart|sort|musta|ebony|jet|coal|onyx|obsidian|night|carbon|raven|黑/i;

/** A Shore hardness, such as `95A`. */
export const HARDNESS = /(?<![\d.])\(?\b(\d{2,3})\s?([AD])\b\)?/;

/** Words for foamed plastic; `LW` means light weight. */
const FOAM = /(^|[^a-z])(e?-?lw|(ultra)?foam(y|ed|ing)?|aero|varioshore)([^a-z]|$)/i;

/** A weight, length or diameter, which is not part of a colour. */
const SIZE = /(?<![\d.,])\d+([.,]\d+)?\s?(kg|g|lbs?|mm|m)\b/gi;

const RAL = /\s*[|(,-]?\s*\bRAL\s?\d{4}\b\)?/i;

/** The words of a product that can be repeated in its colour names: those of the given names, and `filament`. */
export function wordsOf(...names: readonly (string | null | undefined)[]): Set<string> {
  return new Set(['filament', ...names.flatMap((name) => nameTokens(name ?? ''))]);
}

/** Key shared by all spellings of a product's colour: `Silk Blue (Klein Blue)` of a silk is `Klein Blue`. */
export function colourOfProduct(name: string, product: ReadonlySet<string>): string {
  const all = [...new Set(nameTokens(name))];
  const own = all.filter((word) => !product.has(word) || (COLOURS.has(word) && !LOOKS.has(word)));
  return unorderedKey(own.length > 0 ? own : all) || name;
}

/** Whether the name of a colour only repeats that of its product. */
export function onlyRepeats(name: string, product: ReadonlySet<string>): boolean {
  const words = nameTokens(name);
  return words.length > 0 && words.every((word) => product.has(word)) && !words.some((word) => COLOURS.has(word));
}

/** Whether a name begins with a hardness or a size. */
export function beginsWithFigure(name: string): boolean {
  return [HARDNESS, SIZE].some((figure) => new RegExp(`^${figure.source}`, 'i').test(name));
}

export function saysFoam(name: string): boolean {
  return FOAM.test(name);
}

/** Whether #000000 is a placeholder for an unknown colour: not named as a black, and not black by carbon fibre. */
export function isPlaceholder({ name, hexes = [] }: Named, material: string): boolean {
  return hexes.length === 1 && hexes[0] === '#000000' && !BLACK.test(name) && !material.endsWith('-cf');
}

/**
 * The name of a colour without that of its product: removes the product's words at either end, sizes, and a RAL number
 * beside a name. A name without a colour is replaced by the hues of its hexes, or `Unnamed` without hexes.
 *
 * @param brand words of the brand, meaningless alone, but possibly the start of a colour name: `Prusa Orange`
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

/** Removes separators next to removed words, and unbalanced brackets. */
export function tidyName(name: string): string {
  const plain = name
    .replace(/\bglow[- ]in[- ](the[- ])?dark\b/i, 'Glow')
    .replace(/\s+/g, ' ')
    .replace(/\( ?\)/g, '')
    .replace(/^[\s\-–|,&+/:]+|[\s\-–|,&/:(]+$/gu, '');
  const whole = /^\(([^()]*)\)$/.exec(plain)?.[1] ?? plain;
  return whole.split('(').length === whole.split(')').length ? whole : whole.replace(/^\(|\)$/g, '');
}

/** The basic colour closest to a hexadecimal one. */
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

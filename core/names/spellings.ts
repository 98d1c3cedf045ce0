import { foldToKey, stemOf } from './fold.js';

/** The kinds of records that a query can name. */
export type NameKind = 'brands' | 'printers' | 'materials' | 'symptoms';

/**
 * `names.json`: for each kind, every name, alias and redirect without separators, and its ids: several, best known
 * first, if ambiguous, as `A1` is a model of two brands.
 */
export type Names = Readonly<Record<NameKind, NameTable>>;

/** The kinds with further names, looked up only if {@link Names} does not have them. */
export type FurtherKind = Extract<NameKind, 'printers' | 'materials'>;

/** Folded names with their ids. */
export type NameTable = Readonly<Record<string, readonly string[]>>;

/**
 * `names-further.json`: names of branded filaments and identifiers of other systems, without separators, with all their
 * ids; machine codes and messages with their symptoms, or without any, their code systems. Earlier releases have no
 * codes.
 */
export type FurtherNames = Readonly<Record<FurtherKind, NameTable>> & {
  readonly symptoms?: NameTable;
  readonly codes?: NameTable;
  /** The branded filaments, and the names with their positions in that list. */
  readonly products?: readonly NamedProduct[];
  readonly filaments?: Readonly<Record<string, readonly number[]>>;
};

/** A branded filament: id, brand id, material id, name with brand, and stated nozzle and bed ranges, °C; null: none. */
export type NamedProduct = readonly [
  id: string,
  brand: string,
  material: string,
  name: string,
  nozzle: readonly [min: number, max: number] | null,
  bed: readonly [min: number, max: number] | null,
];

/** Words besides a name that do not distinguish anything: shop words, kinds of machine, accessories. */
export const BESIDE: Readonly<Record<NameKind, RegExp>> = {
  brands: /\b(?:3d|printers?|official|technology|tech|co|ltd|inc)\b|打印机?|列印機?|印表機|股份|有限公司|科技/gu,
  printers:
    /(?:\+ ?\d? ?|\bwith |\band )?\bams(?: (?:lite|ht|2 pro))?\b|\b(?:3d|printers?|printing|fdm|fff|core ?x[yz]|enclosed|combo|kombo|with|the|by|from|my|stock|series(?! \d)|0\.\d (?:mm )?nozzle)\b|打印机?|列印機?|印表機|系列|帶|带|的/gu,
  materials: /\b(?:3d|generic|filaments?|printing|material)\b|打印|耗材|线材|線材|材料/gu,
  symptoms:
    /\b(?:a|an|the|my|our|is|are|was|its?|keeps?|always)\b|怎么办|怎麼辦|怎么解决|怎麼解決|如何解决|为什么|為什麼|怎么回事|问题|問題/gu,
};

/** Separators of words: all but letters, digits, the plus of a name and a decimal point. */
const BETWEEN = /[^\p{L}\p{N}+.]+|\.(?!\d)|(?<!\d)\./gu;

/** A size with its unit: people write `350mm` where names have `350`. */
const MILLIMETRES = /(\d) ?mm\b/gu;

/** Boundaries between Chinese and other letters: `拓竹P1S` is two words. */
const SCRIPTS = /(?<=\p{Script=Han})(?=[^\p{Script=Han}\s])|(?<=[^\p{Script=Han}\s])(?=\p{Script=Han})/gu;

const HAN = /\p{Script=Han}/u;

/**
 * Parses a name that is not in the list, as people write it: with extra words (`P1S Combo`, `Ender-3 3D Printer`), a
 * printer's brand under any of its names and at either end (`拓竹P1S`, `Ender 3 Max by Creality3D`), the same name in two
 * languages (`PLA（聚乳酸）`), or a symptom's words reordered or inflected (`shifting layers`). The rest must be a name in
 * the list, so that nothing merely similar matches.
 *
 * @returns the ids, the likeliest first; several if it is ambiguous, like `K1 (Max)`
 */
export function readIds(names: Names, kind: NameKind, name: string): readonly string[] {
  const [, before, within, after] = /^([^(（]*)[(（]([^()（）]*)[)）](.*)$/u.exec(name) ?? [];
  const outside = [before, after].join(' ').trim();
  if (within === undefined || outside === '') return idsPlain(names, kind, name);
  // The text in brackets is part of the name, or another name for the same thing.
  const short = idsPlain(names, kind, outside);
  const other = short.length > 0 ? idsPlain(names, kind, within) : [];
  return [...new Set([...idsPlain(names, kind, `${before}${within}${after}`), ...other, ...short])];
}

/** Folds a name to a key without extra words and with the printer's brand under its own name. */
export function readKey(names: Names, kind: NameKind, name: string): string {
  const words = tokens(kind, name);
  const brand = kind === 'printers' ? brandIn(names, words) : undefined;
  return foldToKey((brand ? [...brand.ids, ...brand.rest] : words).join(' '));
}

/** The ids of the brand at either end of a printer's name, under any of the brand's names. */
export function readBrand(names: Names, name: string): readonly string[] {
  return brandIn(names, tokens('printers', name))?.ids ?? [];
}

/** The part of a name that is not Chinese: `SP5` of `俩棵树SP5`. */
export function withoutHan(name: string): string {
  return name.replace(/\p{Script=Han}+/gu, ' ').trim();
}

function idsPlain(names: Names, kind: NameKind, name: string): readonly string[] {
  const words = tokens(kind, name);
  return (
    called(names, kind, words) ??
    (kind === 'printers' ? ofBrand(names, words) : undefined) ??
    (kind === 'symptoms' ? inOtherWords(names, words) : undefined) ??
    namedTwice(names, kind, words) ??
    []
  );
}

/** Maximum number of words to try in every order: four have 24 orders, each in 16 forms. */
const MOST_WORDS = 4;

/** Matches a symptom's name with its words reordered or inflected: `nozzle is clogged`, `shifting layers`. */
function inOtherWords(names: Names, words: readonly string[]): readonly string[] | undefined {
  for (const form of otherWords(words)) {
    const found = called(names, 'symptoms', form);
    if (found) return found;
  }
  return undefined;
}

/** Up to four words in every order, each with and without its ending; none for more. */
export function* otherWords(words: readonly string[]): Iterable<string[]> {
  if (words.length <= MOST_WORDS) for (const order of orders(words)) yield* forms(order);
}

function orders(words: readonly string[]): string[][] {
  if (words.length < 2) return [[...words]];
  return words.flatMap((first, i) => orders(words.filter((_, at) => at !== i)).map((rest) => [first, ...rest]));
}

function forms([word, ...rest]: readonly string[]): string[][] {
  if (word === undefined) return [[]];
  const stem = stemOf(word);
  const own = stem === word ? [word] : [word, stem];
  return own.flatMap((one) => forms(rest).map((others) => [one, ...others]));
}

/** The distinctive words of a name, in lower case. */
export function tokens(kind: NameKind, name: string): string[] {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘`]/g, '')
    .replace(SCRIPTS, ' ')
    .replace(BETWEEN, ' ')
    .replace(MILLIMETRES, '$1')
    .replace(/ (?=\++ *$)/, '')
    .replace(BESIDE[kind], ' ')
    .split(' ')
    .filter((word) => /[^+]/.test(word));
}

function at(names: Names, kind: NameKind, key: string): readonly string[] | undefined {
  return Object.hasOwn(names[kind], key) ? names[kind][key] : undefined;
}

function called(names: Names, kind: NameKind, words: readonly string[]): readonly string[] | undefined {
  return at(names, kind, foldToKey(words.join(' ')));
}

interface Branded {
  /** The brand's ids. */
  ids: readonly string[];
  rest: readonly string[];
}

function brandIn(names: Names, words: readonly string[]): Branded | undefined {
  const whole = called(names, 'brands', words);
  return whole ? { ids: whole, rest: [] } : brandsIn(names, words)[0];
}

/** Maximum number of words of a brand's name. */
const MOST_BRAND_WORDS = 5;

/** Words at either end of a name, the most first, each with the rest: one of them may be a brand. */
export function* endsOf(words: readonly string[]): Iterable<[end: string[], rest: string[]]> {
  for (let length = Math.min(MOST_BRAND_WORDS, words.length - 1); length > 0; length--) {
    yield [words.slice(0, length), words.slice(length)];
    yield [words.slice(-length), words.slice(0, -length)];
  }
}

/** Brands at either end of a name, longest first; some people append `3D` to them. */
function brandsIn(names: Names, words: readonly string[]): Branded[] {
  return [...endsOf(words)].flatMap(([brand, rest]) => {
    const ids = called(names, 'brands', brand) ?? called(names, 'brands', [brand.join(' ').replace(/3d$/, '')]);
    return ids ? [{ ids, rest }] : [];
  });
}

/** Matches a printer by another name of its brand, but only of that brand. */
function ofBrand(names: Names, words: readonly string[]): readonly string[] | undefined {
  for (const { ids, rest } of brandsIn(names, words)) {
    const model = foldToKey(rest.join(' '));
    const brands = Object.keys(names.brands).filter((key) => at(names, 'brands', key)?.join() === ids.join());
    const found = brands.map((brand) => at(names, 'printers', brand + model)).find((each) => each !== undefined);
    if (found) return found;
  }
  return undefined;
}

/** Matches a Chinese name together with another name, if both stand for the same ids. */
function namedTwice(names: Names, kind: NameKind, words: readonly string[]): readonly string[] | undefined {
  const chinese = called(
    names,
    kind,
    words.filter((word) => HAN.test(word)),
  );
  const other = called(
    names,
    kind,
    words.filter((word) => !HAN.test(word)),
  );
  return chinese && chinese.join() === other?.join() ? chinese : undefined;
}

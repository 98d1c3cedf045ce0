import { foldToFind, searchedPart } from './fold.js';
import { DOUBLED, distanceFrom } from './nearest.js';
import {
  COMPLAINT,
  FILLERS,
  holdsWord,
  isChineseSentence,
  isHan,
  namesIn,
  parts,
  tokenize,
  toLookFor,
  withSameWords,
} from './query-words.js';
import { endsOf, tokens } from './spellings.js';
import { colourEnds } from './spool-colour.js';

/** The kinds of records to search, in the order of display for equal scores. */
export const FOUND_KINDS = [
  'symptoms',
  'printers',
  'materials',
  'brands',
  'filaments',
  'filament_brands',
  'settings',
  'causes',
  'calibration',
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** A record's id, English name, Chinese name (empty: the same), and other names folded by {@link foldToFind}. */
export type FindEntry = readonly [id: string, name: string, nameZh: string, ...others: string[]];

/** `brief/find.json`: the names of everything, for a search in the browser. */
export type FindIndex = Readonly<Record<FoundKind, readonly FindEntry[]>>;

export interface Findable {
  kind: FoundKind;
  id: string;
  name: string;
  nameZh: string;
  keys: readonly string[];
}

/** The records of an index, in the order of display for equal scores. */
export function findables(index: FindIndex): Findable[] {
  return FOUND_KINDS.flatMap((kind) =>
    index[kind].map(([id, name, zh, ...others]) => {
      const keys = [name, zh, id].map(foldToFind).filter((key) => key !== '');
      return { kind, id, name, nameZh: zh || name, keys: [...keys, ...others] };
    }),
  );
}

/** An item of a list, searchable by its names and description. */
export interface Searchable {
  /** Its names: the first is its own, the others count nearly as much. */
  names: readonly string[];
  text?: string;
}

/** Score of a record whose name begins with the query. */
const CALLED = 12;

/** Edits per character of a misspelt name: the maximum, and the maximum for an almost certain match. */
const EDITS = { most: 0.34, slip: 0.15 };

/** Weight of a printer or filament of a brand other than the one in the query. */
const OTHER_BRAND = 0.4;

/** Weight of a word in the text, compared with 1 for a word in the names. */
const TEXT_WEIGHT = 0.25;

/** A search result; `sure`: certainly meant. Otherwise it is one guess among others. */
export interface Match extends Findable {
  sure: boolean;
}

/**
 * Finds the records that a query means, best first: those of that name, then those whose names contain its words, rare
 * words before frequent ones, and those with a similar spelling. A brand at either end of the query is respected.
 *
 * @param items everything that can be found, so that brands are known
 * @param kinds limits the results
 */
export function find(
  query: string,
  items: readonly Findable[],
  most = 8,
  kinds: readonly FoundKind[] = FOUND_KINDS,
): Match[] {
  const part = searchedPart(query);
  const asked = foldToFind(part);
  const { whole, brands } = readingsOf(part, items);
  const ofOther = ({ kind, id }: Findable) =>
    (kind === 'printers' || kind === 'filaments') && brands.length > 0 && !brands.some((brand) => id.startsWith(brand));
  const complains = COMPLAINT.test(part);
  const isComplaint = complains || isChineseSentence(part);
  const wanted = kinds === FOUND_KINDS ? items : items.filter(({ kind }) => kinds.includes(kind));
  const ranked = rank(query, wanted, entryOfFindable, {
    called: whole,
    weight: (item) =>
      (WEIGHTS[item.kind] ?? 1) *
      (ofOther(item) ? OTHER_BRAND : 1) *
      (isComplaint && item.kind !== 'symptoms' ? BESIDE_COMPLAINT : 1),
  });
  // An exact match must not hide related records.
  const best = Math.min(CALLED, ranked[0]?.score ?? 0);
  // "issue first layer" is a complaint rather than the label of a setting or of a calibration step.
  const mayBeMeant = ({ kind, keys }: Findable) =>
    (kind !== 'settings' && kind !== 'calibration') || keys.includes(asked) || !complains;
  const found = ranked.flatMap(({ item }) => (ofOther(item) || !mayBeMeant(item) ? [] : [item]));
  const sure = surelyMeant(part, asked, whole, found);
  // Exact matches of the whole name come before matches without the year or the manufacturer.
  const { true: named = [], false: others = [] } = Object.groupBy(ranked, ({ item }) => `${item.keys.includes(asked)}`);
  const listed = [...named, ...others].filter(({ score }) => score >= best / 3).map(({ item }) => item);
  // What follows the name of a product may be a colour that is not known.
  const [begun] = sure.size === 0 && kinds.includes('filaments') ? spoolsBegun(part, items) : [];
  return [...new Set(begun ? [begun.item, ...listed] : listed)]
    .slice(0, most)
    .map((item) => ({ ...item, sure: sure.has(item) }));
}

/**
 * The records that a query certainly means: all exact matches; else the first, if it alone has a name with every word,
 * or is a typo away. Words with digits must match exactly: `J1s` may well be another machine than J1.
 */
function surelyMeant(
  query: string,
  asked: string,
  whole: ReadonlySet<string>,
  found: readonly Findable[],
): ReadonlySet<Findable> {
  const called = found.filter(({ keys }) => keys.some((key) => whole.has(key)));
  if (called.length > 0) return new Set(called);
  const words = tokenize(query).map(toLookFor);
  const holding = found.filter(({ keys }) => keys.some((key) => words.every((word) => holdsWord(key, word))));
  if (holding.length > 0) return new Set(holding.length === 1 && holding[0] === found[0] ? holding : []);
  const digits = (text: string) => text.replace(/\D/g, '');
  const models = words.filter((word) => /\d/.test(word));
  const alike = misspelt(asked, found, Math.max(slipOf(asked), slipOf(asked) < 5 * EDITS.slip ? 0.5 : 1)).filter(
    ([{ keys }]) => keys.some((key) => digits(key) === digits(asked) && models.every((model) => holdsWord(key, model))),
  );
  const [[first, least] = [], [, next = Number.POSITIVE_INFINITY] = []] = alike;
  return new Set(first && least !== undefined && least < next ? [first] : []);
}

/** Maximum edits of a typo; a trailing plus, common to many names, does not count towards the length. */
function slipOf(asked: string): number {
  return asked.replace(/(?<=.)plus$/, '').length * EDITS.slip;
}

function shortestOf(names: readonly string[]): number {
  return names.reduce((least, { length }) => Math.min(least, length), Number.POSITIVE_INFINITY);
}

/** Maximum number of words of a text that begins with the name of a product. */
export const LONGEST_PRODUCT = 12;

/**
 * The branded filaments that a text begins with, each with the rest of the text, which may name a colour. The brand may
 * have any of its names: `bambu pla basic`.
 */
export function spoolsBegun(text: string, all: readonly Findable[]): { item: Findable; rest: string }[] {
  const ends = [...colourEnds(text)];
  // A text of one word has no end.
  if (ends.length === 0 || ends.length >= LONGEST_PRODUCT) return [];
  const products = Map.groupBy(
    all.filter(({ kind }) => kind === 'filaments'),
    ({ keys: [folded] }) => folded,
  );
  const rests = new Map(ends.map(({ product, colour }) => [foldToFind(product), colour]));
  const spelledOut = all.flatMap(({ kind, name, keys }) =>
    kind === 'filament_brands' ? keys.flatMap((key) => (rests.has(key) ? `${name} ${rests.get(key)}` : [])) : [],
  );
  return [...new Set([text, ...spelledOut])].flatMap((said) =>
    [...colourEnds(said)].flatMap(({ product, colour: rest }) => {
      const [item, ...more] = products.get(foldToFind(product)) ?? [];
      return item && more.length === 0 ? [{ item, rest }] : [];
    }),
  );
}

/** A query as possible names: with and without fillers, and with its brand replaced by the brand's own name. */
interface Readings {
  whole: ReadonlySet<string>;
  /** Id prefixes of the products of brands named at either end. */
  brands: readonly string[];
}

function readingsOf(query: string, items: readonly Findable[]): Readings {
  const whole = new Set([query, tokenize(query).join(' ')].map(foldToFind));
  const words = tokens('printers', query);
  whole.add(foldToFind(words.join(' ')));
  const ends = new Map<string, string>();
  for (const [brand, rest] of endsOf(words))
    if (!brand.every((word) => FILLERS.has(word))) ends.set(foldToFind(brand.join(' ')), foldToFind(rest.join(' ')));
  const brands = items.flatMap(({ kind, id, keys }) => {
    const end = kind === 'brands' || kind === 'filament_brands' ? keys.find((key) => ends.has(key)) : undefined;
    if (end === undefined) return [];
    whole.add(foldToFind(id) + ends.get(end));
    return [`${id}-`];
  });
  whole.delete('');
  return { whole, brands };
}

/**
 * Filters a list, best first: only items with every word; if there are none, those with at least half the best score.
 * All items for an empty query.
 */
export function search<T extends Searchable>(query: string, items: readonly T[]): T[] {
  if (tokenize(query).length === 0) return [...items];
  const ranked = rank(query, items, entryOfSearchable);
  const complete = ranked.filter(({ whole }) => whole);
  const best = ranked[0]?.score ?? 0;
  return (complete.length > 0 ? complete : ranked.filter(({ score }) => score >= best / 2)).map(({ item }) => item);
}

/** Whether the names of a record contain every word of a query, so that it may be meant. */
export function namesHoldAll({ keys }: Findable, query: string): boolean {
  return tokenize(searchedPart(query)).every((word) => keys.some((key) => holdsWord(key, toLookFor(word))));
}

/** Ids of the symptoms with the query as a name, without fillers: `the printer is on fire` matches `fire`. */
export function symptomsCalled(query: string, items: readonly Findable[]): string[] {
  const names = [query, tokenize(query).join(' ')].map(foldToFind);
  return items
    .filter(({ kind, keys }) => kind === 'symptoms' && names.some((one) => keys.includes(one)))
    .map(({ id }) => id);
}

/**
 * Whether some words are mostly a name of a record: its names contain more than half of them, and more than half of
 * the letters of one name are in these words.
 */
export function namesHold({ keys }: Findable, words: readonly string[]): boolean {
  const wanted = words.map(toLookFor).filter((word) => word !== '');
  const held = wanted.filter((word) => keys.some((key) => key.includes(word)));
  const share = (key: string) =>
    held.filter((word) => key.includes(word)).reduce((sum, { length }) => sum + length, 0) / key.length;
  return held.length > wanted.length / 2 && keys.some((key) => share(key) > 0.5);
}

/** Weights, for symptoms, of two adjacent Chinese characters and of one in a sentence. */
export const HAN_WEIGHT = { pair: 1.5, single: 0.75 };

/** Weight of other records than symptoms for a complaint. */
const BESIDE_COMPLAINT = 0.5;

/** Weight of a kind if a query is ambiguous: a sentence is more often about a problem than about a spool. */
export const WEIGHTS: Partial<Record<FoundKind, number>> = {
  brands: 0.6,
  filaments: 0.8,
  filament_brands: 0.55,
  settings: 0.9,
  causes: 0.75,
  calibration: 0.8,
};

/** Score of a complete name in the query, and of each further word of it. */
const NAMED = { once: 7, word: 3 };

/** An item with the folded names and text ({@link foldToFind}) that it is ranked by. */
interface Entry<T = unknown> {
  item: T;
  /** All names, its own first. */
  keys: readonly string[];
  /** Number of its own names. */
  own: number;
  length: number;
  text: string;
  /** Names and text joined, to rule out most items without a word by one lookup. */
  joined: string;
  /** Whether its names occur in sentences: their words may be reordered, and short ones may match anywhere. */
  spoken?: boolean;
  /** Whether its other names are labels in a slicer, such as "Type", which mean little outside of their page. */
  labels?: boolean;
  /** Whether a name of one plain word, such as "Pro", means little within a longer query. */
  plain?: boolean;
}

/** How a query ranks items: by the names that it may be, and by a factor for each item's score. */
interface Weighing<T> {
  called: ReadonlySet<string>;
  weight: (item: T) => number;
}

const EVEN: Weighing<unknown> = { called: new Set(), weight: () => 1 };

interface Ranked<T> {
  item: T;
  score: number;
  /** Whether its names and text contain every word of the query. */
  whole: boolean;
}

/** Ranks the items that contain a word of a query or, if no names do, are spelt similarly; best first. */
function rank<T>(
  text: string,
  items: readonly T[],
  entryOf: (item: T) => Entry<T>,
  { called, weight: weightOf }: Weighing<T> = EVEN,
): Ranked<T>[] {
  const query = withSameWords(searchedPart(text));
  const asked = foldToFind(query);
  if (asked === '') return [];
  const whole = new Set([...called].map(withSameWords));
  const all = items.map(entryOf);
  const spoken = all.filter((one) => one.spoken);
  const named = ({ keys, spoken }: Entry, word: string) => keys.some((key) => holdsWord(key, word, spoken));
  const holds = (one: Entry, word: string) =>
    one.joined.includes(word) && (named(one, word) || one.text.includes(word));
  const core = foldToFind(tokenize(query).join(' ')) || asked;
  const wanted = parts(query);
  const scores = new Map<Entry<T>, number>();
  const add = (one: Entry<T>, score: number) => scores.set(one, (scores.get(one) ?? 0) + score);
  for (const word of wanted) {
    const holders = all.filter((one) => holds(one, word));
    const short = word.length === 1 && wanted.length > 1 ? 0.3 : 1;
    const weight = short * rarity(holders, all);
    for (const one of holders)
      if (!one.spoken || !isHan(word)) add(one, one.text === '' || named(one, word) ? weight : weight * TEXT_WEIGHT);
  }
  const pairs = wanted.filter((word) => word.length > 1 && isHan(word));
  const singles = isChineseSentence(query) ? [...new Set(pairs.join(''))] : [];
  for (const word of [...pairs, ...singles]) {
    const holders = spoken.filter((one) => one.joined.includes(word));
    const weight = HAN_WEIGHT[word.length === 1 ? 'single' : 'pair'] * rarity(holders, spoken);
    for (const one of holders) add(one, weight);
  }
  const namedWords = namesIn(query);
  let isNamed = false;
  for (const one of all) {
    let best = 0;
    for (let i = 0; i < one.keys.length; i++) {
      const run = namedWords.get(one.keys[i] ?? '');
      if (run === undefined || (run.reordered && !run.whole && !one.spoken && /\d/.test(one.keys[i] ?? ''))) continue;
      const score = NAMED.once + NAMED.word * (run.words - 1);
      const isPlain = one.plain && run.words === 1 && !run.whole && /^[a-z]+$/.test(one.keys[i] ?? '');
      best = Math.max(best, isPlain || (one.labels && i >= one.own) ? score / 2 : score);
    }
    if (best === 0) continue;
    isNamed = true;
    add(one, best);
  }
  // Exact matches win, of any kind, in list order, which is by popularity. Among others, shorter names win.
  for (const [one, score] of scores) {
    const isCalled = one.keys.some((key) => whole.has(key));
    const likely = Math.max(likeness(asked, one, isCalled), likeness(core, one, isCalled));
    const long = likely >= JUST_SO ? 0 : Math.min(one.length, 99) / 100;
    scores.set(one, score * weightOf(one.item) + likely - long);
  }
  // A query that is a typo away from a name means it; one without matches is more likely misspelt than part of a name.
  // A part of a name may have a doubled letter: `petgg` is petg rather than the beginning of PETG-GF.
  const isPart = [...scores.keys()].some((one) => holds(one, asked));
  for (const [one, edits] of misspelt(asked, all, isPart ? DOUBLED : asked.length * EDITS.most)) {
    const isSlip = edits > 0 && edits <= slipOf(asked);
    if (isSlip || (!isNamed && !isPart)) add(one, ((isSlip ? 20 : 8) - edits) * weightOf(one.item));
  }
  const every = tokenize(query).map(toLookFor);
  return [...scores]
    .sort(([, a], [, b]) => b - a)
    .map(([one, score]) => ({ item: one.item, score, whole: every.every((word) => holds(one, word)) }));
}

/** The weight of a word by the number of entries that contain it. */
function rarity(holders: readonly unknown[], all: readonly unknown[]): number {
  return Math.log(1 + all.length / (1 + holders.length));
}

const kept = new WeakMap<object, Entry>();

/** The cached entry of an item, since every keystroke needs it. */
function once<T extends object>(item: T, make: (item: T) => Omit<Entry, 'item' | 'joined'>): Entry<T> {
  let entry = kept.get(item);
  if (!entry) {
    const made = make(item);
    const keys = made.keys.map(withSameWords);
    const text = withSameWords(made.text);
    entry = { item, joined: [...keys, text].join(' '), ...made, keys, text };
    kept.set(item, entry);
  }
  return entry as Entry<T>;
}

function entryOfSearchable<T extends Searchable>(item: T): Entry<T> {
  return once(item, ({ names, text = '' }) => {
    const keys = names.map(foldToFind);
    return { keys, own: 1, length: keys[0]?.length ?? 0, text: foldToFind(text) };
  });
}

function entryOfFindable(item: Findable): Entry<Findable> {
  return once(item, ({ kind, id, name, nameZh, keys }) => ({
    keys,
    own: name === nameZh ? 2 : 3,
    length: kind === 'printers' ? shortestOf(keys) : id.length,
    text: '',
    spoken: kind === 'symptoms',
    labels: kind === 'settings' || kind === 'calibration',
    plain: kind === 'printers',
  }));
}

/** Score of an exact match with the whole query. */
const JUST_SO = 30;

function likeness(asked: string, { keys, own }: Entry, isCalled: boolean): number {
  const names = keys.slice(0, own);
  if (names.includes(asked)) return JUST_SO + 10;
  if (isCalled || keys.includes(asked)) return JUST_SO;
  if (names.some((key) => key.startsWith(asked))) return 12;
  if (keys.some((key) => key.startsWith(asked))) return 10;
  return keys.some((key) => key.includes(asked)) ? 6 : 0;
}

/** Minimum share of a query that a name within it must have to be the query with a typo. */
const SAME = 0.75;

/** Minimum length of a query that may be misspelt. */
const SHORTEST = 3;

/** Items with a spelling similar to a query, nearest first, with their edits. */
function misspelt<T extends Pick<Entry, 'keys'>>(asked: string, items: readonly T[], most: number): [T, number][] {
  if (asked.length < SHORTEST) return [];
  const editsTo = distanceFrom(asked, most);
  const shortest = Math.min(asked.length * SAME, asked.length - 1);
  const near = items.flatMap((item) =>
    item.keys
      .map((key) => ({ item, key, edits: editsTo(key) }))
      .filter(({ key, edits }) => edits <= most && (key.length >= shortest || !asked.includes(key))),
  );
  const edits = new Map<T, number>();
  for (const one of near.sort((a, b) => a.edits - b.edits || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)))
    if (!edits.has(one.item)) edits.set(one.item, one.edits);
  return [...edits];
}

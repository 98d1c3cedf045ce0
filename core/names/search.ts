import { foldToFind, foldToKey, stemOf } from './fold.js';
import { nearest } from './nearest.js';
import { otherWords } from './spellings.js';

/** The kinds of records that one can look for, in the order in which equals are shown. */
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

/** A record by its names: id, English name, Chinese name (empty: the same), other names as {@link foldToFind} has them. */
export type FindEntry = readonly [id: string, name: string, nameZh: string, ...others: string[]];

/** `brief/find.json`: what everything is called, for a search in the browser. */
export type FindIndex = Readonly<Record<FoundKind, readonly FindEntry[]>>;

/** A record that can be found. */
export interface Findable {
  kind: FoundKind;
  id: string;
  /** English and Chinese. */
  name: string;
  nameZh: string;
  /** All names, folded. */
  keys: readonly string[];
}

/** The records of an index, in the order in which equals are shown. */
export function findables(index: FindIndex): Findable[] {
  return FOUND_KINDS.flatMap((kind) =>
    index[kind].map(([id, name, zh, ...others]) => {
      const keys = [name, zh, id].map(foldToFind).filter((key) => key !== '');
      return { kind, id, name, nameZh: zh || name, keys: [...keys, ...others] };
    }),
  );
}

/** Something to choose from a list, by its names and what is said about it. */
export interface Searchable {
  /** What it is called: the first is its name, others count nearly as much. */
  names: readonly string[];
  /** What is said about it. */
  text?: string;
}

/** How many of the names of a record are its own: English, Chinese, id. */
const OWN = 3;

/** A score that the name of a record gives it when it begins with the query. */
const CALLED = 12;

/** Most edits for each character that a misspelt name may be away. */
const EDITS = 0.34;

/** What a word in the text about a thing counts, where one in its names is 1. */
const TEXT_WEIGHT = 0.25;

/**
 * The records that a query means, best first: those called so, then those whose names hold its words, rare words before
 * frequent ones; when no name holds any word, those that are spelt nearly so.
 */
export function find(query: string, items: readonly Findable[], most = 8): Findable[] {
  const ranked = rank(query, items, ({ kind, keys, name }) => ({
    keys,
    own: OWN,
    length: name.length,
    text: '',
    labels: kind === 'settings' || kind === 'calibration',
    weight: WEIGHTS[kind] ?? 1,
  }));
  // One that is called just so does not hide its relatives.
  const best = Math.min(CALLED, ranked[0]?.score ?? 0);
  return ranked
    .filter(({ score }) => score >= best / 3)
    .slice(0, most)
    .map(({ item }) => item);
}

/**
 * Narrows a list that one chooses from, best first: those that hold every word come alone; when none does, those that
 * hold at least half as much as the best. Everything for no words.
 */
export function search<T extends Searchable>(query: string, items: readonly T[]): T[] {
  if (tokenize(query).length === 0) return [...items];
  const ranked = rank(query, items, keysOfSearchable);
  const complete = ranked.filter(({ whole }) => whole);
  const best = ranked[0]?.score ?? 0;
  return (complete.length > 0 ? complete : ranked.filter(({ score }) => score >= best / 2)).map(({ item }) => item);
}

/**
 * Whether a record that was found is surely meant: its names hold the whole query or most of its words, or it is a single
 * misspelt word. Otherwise it is one guess among others.
 */
export function isLikelyMatch({ keys }: Findable, query: string): boolean {
  const whole = foldToFind(query);
  const holds = (part: string) => keys.some((key) => key.includes(part));
  const wanted = tokenize(query).map(toLookFor);
  if (holds(whole) || wanted.filter(holds).length > wanted.length / 2) return true;
  // Of a Chinese word of two characters, one may be written in the other script.
  const edits = /^\p{Script=Han}{2}$/u.test(whole) ? 1 : whole.length * EDITS;
  return wanted.length === 1 && nearest(whole, keys, edits).length > 0;
}

/**
 * Whether some words are for the most part a name of a record: its names hold more than half of them, and one of these is
 * for at least half of its letters made of them.
 */
export function namesHold({ keys }: Findable, words: readonly string[]): boolean {
  const wanted = words.map(toLookFor).filter((word) => word !== '');
  const held = wanted.filter((word) => keys.some((key) => key.includes(word)));
  const share = (key: string) =>
    held.filter((word) => key.includes(word)).reduce((sum, { length }) => sum + length, 0) / key.length;
  return held.length > wanted.length / 2 && keys.some((key) => share(key) >= 0.5);
}

/** English words that say nothing about what is looked for: those of a sentence, and those that stand beside everything here. */
export const FILLERS: ReadonlySet<string> = new Set(
  `a about all also am an and any are as at be best better but by can do does doing for from get gets getting give good guide
  had has have having he help here how i if in into is issue issues it its just keep keeps like me mine much my need new of
  okay on or other our out please problem problems question really recommended same setting settings should so some still
  than that the their them there these they this to tried try trying use used uses using versus very vs was we were
  what when where which while who why will with you your 2023 2024 2025 2026 3d filament filaments print printer printers printing
  prints profile profiles`.split(/\s+/),
);

/** The same in Chinese, which has no spaces: longer ones first. */
export const HAN_FILLERS =
  /技术求助|打印机|打印件|列印機|印表機|怎么办|怎麼辦|怎么样|为什么|為什麼|打印|列印|耗材|线材|線材|如何|怎么|怎麼|什么|什麼|请问|請問|请教|求助|问题|問題|现象|現象|严重|嚴重|处理|處理|解决|测试|測試|感想|设置|設定|推荐|建议|建議|改进/gu;

/** How much a kind weighs where a query may mean several: who writes a sentence has a problem more often than a spool in mind. */
export const WEIGHTS: Partial<Record<FoundKind, number>> = {
  brands: 0.6,
  filaments: 0.8,
  filament_brands: 0.55,
  settings: 0.9,
  causes: 0.75,
  calibration: 0.8,
};

/** What separates words, quotation marks and brackets with it. */
const BETWEEN = /[\s,;:.!?，。；：！？、"“”„«»()（）<>[\]{}|/]+/u;

/** Most words of one name. */
const LONGEST_NAME = 7;

/** Most words of a name that may stand in another order, or with other endings, within a query. */
const MOST_IN_OTHER_ORDER = 3;

/** What a name scores that stands whole in the query, and each further word of it. */
const NAMED = { once: 7, word: 3 };

const HAN = /\p{Script=Han}+/gu;

/** The words of a query, folded; Chinese has no spaces, so its characters are taken two by two. */
export function tokenize(query: string): string[] {
  const plain = query.normalize('NFKC').toLowerCase();
  const said = plain.replace(HAN_FILLERS, ' ');
  const han = [...(said.match(HAN) ? said : plain).matchAll(HAN)].flatMap(([run]) =>
    run.length === 1 ? [run] : Array.from({ length: run.length - 1 }, (_, i) => run.slice(i, i + 2)),
  );
  const others = plain.replace(HAN, ' ').split(BETWEEN);
  const meaningful = others.filter((word) => word !== '' && !FILLERS.has(word));
  return [...new Set([...(meaningful.length > 0 || han.length > 0 ? meaningful : others), ...han])]
    .map(foldToKey)
    .filter((word) => word !== '');
}

/** What a thing is ranked by; names and text are folded by {@link foldToFind}. */
interface Keys {
  /** All names, its own before others. */
  keys: readonly string[];
  /** How many of them are its own. */
  own: number;
  /** Length of its name in characters. */
  length: number;
  text: string;
  /** Whether the names beside its own are labels of a slicer, such as "Type", which say little away from their page. */
  labels?: boolean;
  /** What its score is multiplied by; 1 by default. */
  weight?: number;
}

interface Ranked<T> {
  item: T;
  score: number;
  /** Whether its names and text hold every word of the query. */
  whole: boolean;
}

/** The items that hold a word of a query or, when none is called so, are spelt nearly like it; best first. */
function rank<T>(query: string, items: readonly T[], keysOf: (item: T) => Keys): Ranked<T>[] {
  const asked = foldToFind(query);
  if (asked === '') return [];
  const all = items.map((item) => ({ item, ...keysOf(item) }));
  const named = ({ keys }: Keys, word: string) => keys.some((key) => key.includes(word));
  const holds = (one: Keys, word: string) => named(one, word) || one.text.includes(word);
  const wanted = parts(query);
  const scores = new Map<(typeof all)[number], number>();
  for (const word of wanted) {
    const holders = all.filter((one) => holds(one, word));
    const short = word.length === 1 && wanted.length > 1 ? 0.3 : 1;
    const weight = short * Math.log(1 + all.length / (1 + holders.length));
    for (const one of holders)
      scores.set(one, (scores.get(one) ?? 0) + (named(one, word) ? weight : weight * TEXT_WEIGHT));
  }
  const told = namesIn(query);
  for (const one of all) {
    let named = 0;
    for (let i = 0; i < one.keys.length; i++) {
      const words = told.get(one.keys[i] ?? '');
      if (words === undefined) continue;
      const score = NAMED.once + NAMED.word * (words - 1);
      named = Math.max(named, one.labels && i >= one.own ? score / 2 : score);
    }
    if (named > 0) scores.set(one, (scores.get(one) ?? 0) + named);
  }
  // Among equals, the one with the shorter name. What is called just so is meant, of whatever kind.
  for (const [one, score] of scores)
    scores.set(one, score * (one.weight ?? 1) + likeness(asked, one) - Math.min(one.length, 99) / 100);
  // A query of one word that names nothing is more likely misspelt than part of a name.
  if (![...scores.keys()].some((one) => holds(one, asked)))
    for (const [one, edits] of misspelt(asked, all)) scores.set(one, (scores.get(one) ?? 0) + 8 - edits);
  const every = tokenize(query).map(toLookFor);
  return [...scores]
    .sort(([, a], [, b]) => b - a)
    .map(([one, score]) => ({ item: one.item, score, whole: every.every((word) => holds(one, word)) }));
}

const kept = new WeakMap<Searchable, Keys>();

/** What a thing to choose is ranked by: folded once, since every letter typed asks for it. */
function keysOfSearchable(item: Searchable): Keys {
  let keys = kept.get(item);
  if (!keys) {
    const names = item.names.map(foldToFind);
    keys = { keys: names, own: 1, length: names[0]?.length ?? 0, text: foldToFind(item.text ?? '') };
    kept.set(item, keys);
  }
  return keys;
}

/** The words of a query, without apostrophes; Chinese in twos, and each character for itself. */
function parts(query: string): string[] {
  const said = query.normalize('NFKC').replace(HAN_FILLERS, ' ');
  const han = said.match(/\p{Script=Han}/gu) ?? [];
  return [...new Set([...tokenize(query).map(toLookFor), ...(han.length > 1 ? han : [])])].filter(
    (word) => word !== '',
  );
}

/** A word as it may begin in a name. */
function toLookFor(word: string): string {
  return foldToFind(stemOf(word.replace(/['’‘`]/g, '')));
}

/**
 * Every name that may stand whole in a query, folded, with how many words it is: the runs of its words and, of Chinese,
 * which has no spaces, the runs of its characters, two of them counting as a word.
 */
function namesIn(query: string): Map<string, number> {
  const plain = query
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘`]/g, '');
  const names = new Map<string, number>();
  const add = (words: readonly string[], each: number) =>
    words.forEach((_, i) => {
      for (let length = 1; length <= LONGEST_NAME && i + length <= words.length; length++) {
        const name = words.slice(i, i + length);
        if (name.every((word) => FILLERS.has(word))) continue;
        names.set(foldToFind(name.join(each === 1 ? ' ' : '')), length * each);
        if (each === 1 && length <= MOST_IN_OTHER_ORDER)
          for (const other of otherWords(name)) {
            const key = foldToFind(other.join(' '));
            if (!names.has(key)) names.set(key, length);
          }
      }
    });
  const words = plain.split(BETWEEN).filter((word) => word !== '');
  add(words, 1);
  for (const [run] of plain.matchAll(HAN)) add([...run], 0.5);
  // Chinese and other letters beside each other are words of their own.
  add(
    words
      .flatMap((word) => word.match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu) ?? [])
      .filter((word) => !FILLERS.has(word)),
    1,
  );
  return names;
}

function likeness(asked: string, { keys, own }: Keys): number {
  const names = keys.slice(0, own);
  if (names.includes(asked)) return 40;
  if (keys.includes(asked)) return 30;
  if (names.some((key) => key.startsWith(asked))) return 12;
  if (keys.some((key) => key.startsWith(asked))) return 10;
  return keys.some((key) => key.includes(asked)) ? 6 : 0;
}

function misspelt<T extends Keys>(asked: string, items: readonly T[]): [T, number][] {
  if (asked.length < 4) return [];
  const byKey = Map.groupBy(
    items.flatMap((item) => item.keys.map((key) => ({ item, key }))),
    ({ key }) => key,
  );
  return nearest(asked, byKey.keys(), asked.length * EDITS)
    .filter(({ name }) => !asked.includes(name))
    .flatMap(({ name, edits }) => (byKey.get(name) ?? []).map(({ item }) => [item, edits] as [T, number]));
}

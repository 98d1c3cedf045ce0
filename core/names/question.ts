import type { ListedRule } from '../../schemas/generated/record.js';
import { DEMANDS, type Demand } from '../materials/choose.js';
import { SLICER_NAMES, SLICERS, type SlicerId } from '../words/slicers.js';
import { foldToFind, searchedPart } from './fold.js';
import { FILLERS, tokenize } from './query-words.js';
import { type Findable, type FoundKind, find, namesHold } from './search.js';
import { otherWords } from './spellings.js';

/** A topic of a material that a query may ask about. */
export type Topic = keyof typeof TOPIC_WORDS;

/** Other parts of a setup in a query: the slicer, and the nozzle diameter as in profiles, `0.6`. */
interface Beside {
  slicer: SlicerId | null;
  nozzle: string | null;
}

/** The meaning of a query of several words that names records. */
export type Question =
  /** A printer with a material: "ender 3 petg"; `whether`: "can A1 mini print ASA". */
  | ({ ask: 'pair'; printer: Findable; material: Findable; whether: boolean } & Beside)
  /** A symptom with a part of the set-up: "stringing petg ender 3", "warping in cura". */
  | ({ ask: 'symptom'; symptom: Findable; printer: Findable | null; material: Findable | null } & Beside)
  /** Printers or materials: "PLA vs PETG"; printers perhaps for a material: "P1S or Q1 Pro for PA-CF". */
  | { ask: 'compare'; kind: 'printers' | 'materials'; items: readonly Findable[]; material: Findable | null }
  /** A topic about a material: "how to dry PETG". */
  | { ask: 'topic'; topic: Topic; material: Findable }
  /** Which material meets some demands, perhaps on a printer: "material for a hot car on a MK4". */
  | { ask: 'material'; demands: readonly Demand[]; printer: Findable | null }
  /** Which printer suits a material or a part size, mm: "printer for ASA 300 mm". */
  | { ask: 'printer'; material: Findable | null; size: number | null };

/** Words without meaning in a question besides {@link FILLERS}: function words and, in Chinese, phrases. */
const NOTHING = new Set(
  [
    ...FILLERS,
    ...`able actually advice after always anyone bad badly been before can't cannot compared comparison constantly could default
  difference doesn't during ever every everything finally fine first fix fixing go great guys happening happens her improve
  isn't it's i'm i've kind lot make more needs never no not now off ok one only over poor possible preset presets printable
  printed recommend recommendations review right safe setup slicer sometimes stock suddenly suggestion suggestions terrible
  those tips too tune tuning under up vs. want way weird well what's whats won't wont work works worth would
  fdm`.split(/\s+/),
    ...`怎么办 怎么样 怎么 怎样 如何 为什么 什么 多少 哪个 哪种 能不能 可不可以 可以 是否 需要 应该 能 吗 呢 的 用 和 与 跟 或 还是 对比 区别 比较
  参数 设置 推荐 问题 打印 打印机 打印件 列印 印表机 耗材 材料 机器 好 请问 请教 求助 技术求助 时候 时 在 会 要 怎 調 调 配置 预设 选 打 了 后 已 已用 也
  不行 一直 总是 老是 有 很 严重 出现 大量 进行 测试 測試 感想 现象 處理 处理 解决 难题`.split(/\s+/),
  ].map(foldToFind),
);

/** Asks to choose between several. */
const EITHER = /\b(vs|versus|or|compared|comparison|difference)\b|还是|对比|区别|比较|哪个|哪种/iu;

/** Asks whether something is possible. */
const WHETHER =
  /\b(can|cannot|can't|could|able|possible|printable|does|will|worth|good|okay|ok)\b|能|可以|可不可以|是否|吗/iu;

/** Phrases for each topic; the longest match wins. */
const TOPIC_WORDS = {
  drying: 'drying temperature|drying time|drying|dry|dryer|dried|moisture|烘干温度|烘干时间|烘干|干燥|烘料|烘|受潮',
  nozzle_temperature: `nozzle temperatures|printing temperatures|print temperatures|temperatures|nozzle temperature|
    nozzle temp|hotend temperature|hotend temp|extruder temp|print temperature|printing temperature|
    print temp|printing temp|temperature|temp|temps|喷嘴温度|打印温度|挤出温度|喷头温度|温度|多少度`,
  bed_temperature: `bed temperature|bed temperatures|bed temp|bed temps|build plate temperature|plate temperature|
    plate temp|heated bed temperature|heated bed|热床温度|热床|床温|平台温度|底板温度`,
  chamber: 'chamber temperature|chamber temp|chamber|腔温|仓温|腔体温度',
  fan: 'fan speed|cooling fan|part cooling|cooling|fan|风扇|冷却',
  enclosure: 'enclosure|enclosed|closed chamber|封箱|封闭|罩子|密闭',
  fumes: 'fumes|toxic|smell|ventilation|voc|有毒|气味|毒性|味道',
};

const TOPICS_BY_PHRASE = new Map(
  (Object.entries(TOPIC_WORDS) as [Topic, string][]).flatMap(([topic, phrases]) =>
    phrases.split(/\|\s*/).map((phrase) => [foldToFind(phrase), topic] as const),
  ),
);

/** Asks which material, perhaps for a kind of part, or which printer. */
const WHICH_MATERIAL =
  /\b(?:materials?|filaments?|plastics?) (?:\w+ ){0,2}(?:for|that)\b|\b(?:holder|mount|bracket|clip|hook)s? for\b|支架|挂钩|外壳|\b(?:which|what|best) (?:\w+ )?(?:materials?|filaments?|plastics?)\b|什么(?:材料|耗材)|哪种(?:材料|耗材)|(?:材料|耗材)推荐/iu;
const WHICH_PRINTER =
  /\b(?:printers?|machines?) (?:\w+ ){0,2}for\b|\b(?:which|what|best) (?:3d )?(?:printers?|machines?)\b|(?:什么|哪款|哪台)(?:打印机|机器)|打印机推荐|的(?:打印机|机器)$/iu;
const PRINTER = /\b(?:printers?|machines?)\b|打印机|机器/iu;

const DEMAND_WORDS: Readonly<Record<Demand, RegExp>> = {
  heat: /\b(?:hot|heat|dashboard|dishwasher|boiling|high temperatures?)\b|耐热|耐高温|高温|车内|车里|暴晒/iu,
  sun: /\b(?:outdoors?|outside|sun|sunlight|uv|garden|weather)\b|户外|室外|耐晒|紫外/iu,
  bending: /\b(?:flexible|bends?|rubber|soft|gaskets?|seals?|phone case)\b|柔性|弹性|柔软|密封/iu,
  knocks: /\b(?:impacts?|tough|drops?|knocks?|unbreakable)\b|抗冲击|耐摔|坚韧/iu,
  wear: /\b(?:wear|gears?|bearings?|friction|sliding)\b|耐磨|齿轮|轴承/iu,
  looks: /\b(?:decorations?|figurines?|miniatures?|display|vases?|cosplay)\b|摆件|手办|装饰/iu,
};

/** A nozzle diameter, and a size in mm, as people write them. */
const NOZZLE =
  /\b([01]\.\d{1,2}) ?(?:mm)? ?(?:nozzle|喷嘴|噴嘴)|\bnozzle (?:of )?([01]\.\d{1,2})(?: ?mm)?\b|([01]\.\d)喷嘴/iu;
const SIZE = /\b(\d{3}) ?mm\b(?!\/)|\b(\d{3}) ?(?=毫米)/iu;
const PART_OF_SIZE = /^(?:\d{3}(?:mm)?|mm|毫|米)$/;

/** Slicers by their common names. */
const SLICER_WORDS: readonly (readonly [RegExp, SlicerId])[] = SLICERS.flatMap((id) => {
  const words = SLICER_NAMES[id].replace(/(?<=[a-z])(?=[A-Z])/, ' ?').replace(' S', ' ?S');
  const short = id === 'orcaslicer' ? '|orca' : '';
  return [[new RegExp(`(?:\\b(?:in|with|using|from) )?\\b(?:${words}${short})\\b`, 'iu'), id] as const];
});

/** A single word with a digit, like a code, number or GUID. */
const CODE = /^(?=.*\d)\S{2,60}$/u;

export function isCode(query: string): boolean {
  return CODE.test(query.trim());
}

/**
 * Whether a query may be an identifier of another system: it looks like one, and no record's name begins with it. The
 * lists of identifiers are large, so only such queries load them.
 */
export function mayBeIdentifier(query: string, items: readonly Findable[]): boolean {
  const key = foldToFind(query.trim());
  return isCode(query) && !items.some(({ keys }) => keys.some((one) => one.startsWith(key)));
}

/** The kinds of records that the words of a question can name. */
const KINDS = ['materials', 'printers', 'symptoms', 'brands'] as const satisfies readonly FoundKind[];
type Kind = (typeof KINDS)[number];

/** Maximum number of words of one name. */
const LONGEST = 7;

/** The records of each index by their names. */
interface Names {
  /** All names of all kinds. */
  all: ReadonlySet<string>;
  byKey: ReadonlyMap<string, readonly Findable[]>;
}
const kept = new WeakMap<readonly Findable[], Names>();

/**
 * Parses a query that names more than one thing, or asks about one: a printer with a material, a symptom on them, two
 * of a kind, a topic of a material. Every word must be part of a name or topic, a filler, or about a symptom; otherwise
 * the query is a name to search for.
 *
 * @returns null if it is not such a question
 */
export function readQuestion(text: string, items: readonly Findable[]): Question | null {
  const whole = searchedPart(text);
  const said = wordsOf(whole).filter((word) => !NOTHING.has(foldToFind(word)));
  const chooses = WHICH_MATERIAL.test(whole) || WHICH_PRINTER.test(whole);
  if (said.length < 2 && !chooses) return null;
  const names = kept.get(items) ?? namesOf(items);
  kept.set(items, names);
  if (names.all.has(foldToFind(whole))) return null;
  const [pattern, slicer = null] = SLICER_WORDS.find(([name]) => name.test(whole)) ?? [];
  const [nozzleText = '', ...sizes] = NOZZLE.exec(whole) ?? [];
  const beside: Beside = { slicer, nozzle: sizes.find((size) => size !== undefined) ?? null };
  const query = (pattern ? whole.replace(pattern, ' ') : whole).replace(nozzleText, ' ');
  const words = wordsOf(query);
  const { parts, rest } = cover(words, names);
  const of = (kind: Kind) => [
    ...new Set(
      parts.flatMap((part) =>
        part.kind === kind && !(kind === 'printers' && part.vague && rest.length > 0) ? [part.item] : [],
      ),
    ),
  ];
  const [printers, materials, brands] = [of('printers'), of('materials'), of('brands')];
  // A brand only qualifies a printer and means nothing without one.
  if (brands.some(({ id }) => !printers.some((printer) => printer.id.startsWith(`${id}-`)))) return null;
  const [printer = null, material = null] = [printers[0], materials[0]];
  const isPlain = rest.every((word) => PART_OF_SIZE.test(word));
  const choice = of('symptoms').length === 0 ? choiceIn(whole, { printers, material, isPlain }) : null;
  if (choice) return choice;
  if (printers.length + materials.length === 0 && slicer === null && beside.nozzle === null) return null;
  const symptom = of('symptoms')[0] ?? (rest.length > 0 ? symptomIn(rest, items) : null);
  if (symptom) {
    if (printers.length > 1) return null;
    return { ask: 'symptom', symptom, printer, material: materials.length > 1 ? null : material, ...beside };
  }
  if (printers.length === 1 && printer && material)
    return { ask: 'pair', printer, material, whether: WHETHER.test(query), ...beside };
  const compares = rest.length === 0 || EITHER.test(query);
  if (compares && printers.length > 1 && materials.length < 2)
    return { ask: 'compare', kind: 'printers', items: printers, material };
  if (compares && materials.length > 1 && printers.length === 0)
    return { ask: 'compare', kind: 'materials', items: materials, material: null };
  const topic = parts.find((part) => part.kind === 'topic')?.topic;
  return topic !== undefined && material && materials.length + printers.length === 1 && rest.length <= MOST_BESIDE_TOPIC
    ? { ask: 'topic', topic, material }
    : null;
}

/** Maximum number of other words, or Chinese characters, in a query about a topic; a longer one describes a problem. */
const MOST_BESIDE_TOPIC = 4;

/** Separators between the parts of a sentence. */
const AND = /[,;，；、]|\b(?:and|also|plus|but)\b|和|还有|而且|并且|同时/iu;

/** Maximum number of symptoms that one part of a sentence may mean. */
const MOST_GUESSES = 8;

/**
 * The distinct symptoms in the parts of a sentence, in order; none for one part. Of the guesses for two vague parts, the
 * likeliest related pair is meant: gaps in a top surface and a rough top surface for "holes and looks rough".
 *
 * @param load reads the symptoms, if there is more than one part
 */
export async function symptomsIn(
  text: string,
  items: readonly Findable[],
  load: () => Promise<readonly ListedRule[]>,
): Promise<ListedRule[]> {
  const guesses = searchedPart(text)
    .split(AND)
    .filter((part) => tokenize(part).some((word) => !FILLERS.has(word)))
    .map((part) => find(part, items, MOST_GUESSES, ['symptoms']))
    .map((found) => (found[0]?.sure ? found.slice(0, 1) : found));
  if (guesses.length < 2) return [];
  const rules = new Map((await load()).map((rule) => [rule.id, rule]));
  const pairs = guesses.flatMap((ones, i) =>
    guesses.slice(i + 1).flatMap((others) =>
      ones.flatMap((one, rank) =>
        others.flatMap((other, otherRank) =>
          // Releases before 1.0.0-rc.1 do not state which symptoms are related.
          rules.get(one.id)?.related?.includes(other.id) ? { ones, others, one, other, rank: rank + otherRank } : [],
        ),
      ),
    ),
  );
  const [pair] = pairs.sort((a, b) => a.rank - b.rank);
  const meant = guesses.flatMap(
    (found) => (found === pair?.ones ? pair.one : found === pair?.others ? pair.other : found[0]) ?? [],
  );
  return [...new Set(meant.map(({ id }) => id))].flatMap((id) => rules.get(id) ?? []);
}

interface Chosen {
  printers: readonly Findable[];
  material: Findable | null;
  /** Whether the query has no words besides names, a size and fillers. */
  isPlain: boolean;
}

/** A question that leaves the choice open: of a material by demands, of a printer by material or size. */
function choiceIn(query: string, { printers, material, isPlain }: Chosen): Question | null {
  const [printer = null, another] = printers;
  const demands = DEMANDS.filter((demand) => DEMAND_WORDS[demand].test(query));
  if (WHICH_MATERIAL.test(query) && material === null && demands.length > 0 && !another)
    return { ask: 'material', demands, printer };
  if (printer) return null;
  const [, size, other] = SIZE.exec(query) ?? [];
  const asked = size ?? other;
  const asks = WHICH_PRINTER.test(query) || (asked !== undefined && isPlain && PRINTER.test(query));
  if (!asks || (material === null && asked === undefined)) return null;
  return { ask: 'printer', material, size: asked === undefined ? null : Number(asked) };
}

/** The symptom in the words besides a printer or a material: one of its names must consist mostly of them. */
function symptomIn(words: readonly string[], items: readonly Findable[]): Findable | null {
  const symptoms = items.filter(({ kind }) => kind === 'symptoms');
  return find(words.join(' '), symptoms, 3).find((symptom) => namesHold(symptom, words)) ?? null;
}

/** The words of a query that may be part of a name; each Chinese character is one. */
function wordsOf(query: string): string[] {
  const plain = query.normalize('NFKC').toLowerCase().replace(/[’‘`]/g, "'");
  return plain
    .split(/[\s,;:?!，。；：？！、/|()（）"“”„<>[\]{}]+|\.(?!\d)/u)
    .flatMap((word) => word.match(/\p{Script=Han}|[^\p{Script=Han}]+/gu) ?? []);
}

/** A part of a question; `vague` if it is a single plain word, such as `touch`, which is a printer. */
type Interpretation =
  | { kind: Kind; item: Findable; vague: boolean }
  | { kind: 'topic'; topic: Topic }
  | { kind: 'nothing' };

/** Words interpreted as names and topics, and the rest. */
interface Cover {
  parts: Interpretation[];
  rest: string[];
}

/** Interprets words as names and topics: as many words as possible in the fewest names; fillers cost nothing. */
function cover(words: readonly string[], names: Names): Cover {
  const cost = ({ parts, rest }: Cover) =>
    parts.filter(({ kind }) => kind !== 'nothing').length + rest.length * (LONGEST + 1);
  const best: Cover[] = [{ parts: [], rest: [] }];
  words.forEach((word, i) => {
    const { parts, rest } = best[i] as Cover;
    let least: Cover = { parts, rest: [...rest, word] };
    for (let start = Math.max(0, i + 1 - LONGEST); start <= i; start++) {
      const part = partOf(words.slice(start, i + 1), names);
      const before = best[start] as Cover;
      const one = part && { parts: [...before.parts, part], rest: before.rest };
      if (one && cost(one) < cost(least)) least = one;
    }
    best.push(least);
  });
  return best[words.length] as Cover;
}

/** Maximum number of words of a symptom that may be reordered. */
const MOST_IN_OTHER_ORDER = 3;

function partOf(words: readonly string[], { byKey }: Names): Interpretation | null {
  const key = foldToFind(words.join(' '));
  const called = byKey.get(key) ?? [];
  for (const kind of KINDS) {
    // A name of several printers means the first, which is the best known.
    const [item, ...more] = called.filter((one) => one.kind === kind);
    const isPlain = words.length === 1 && /^[a-z]+$/.test(key);
    if (item && !(isPlain && kind === 'printers' && more.length > 0)) return { kind, item, vague: isPlain };
  }
  if (words.length <= MOST_IN_OTHER_ORDER && !NOTHING.has(key))
    for (const other of otherWords(words)) {
      const symptom = byKey.get(foldToFind(other.join(' ')))?.find(({ kind }) => kind === 'symptoms');
      if (symptom) return { kind: 'symptoms', item: symptom, vague: false };
    }
  const topic = TOPICS_BY_PHRASE.get(key);
  if (topic !== undefined) return { kind: 'topic', topic };
  return NOTHING.has(key) || called.some(({ kind }) => kind === 'filament_brands') ? { kind: 'nothing' } : null;
}

function namesOf(items: readonly Findable[]): Names {
  const wanted = items.filter(({ kind }) => (KINDS as readonly FoundKind[]).includes(kind));
  const spools = items.filter(({ kind }) => kind === 'filament_brands');
  const pairs = [...wanted, ...spools].flatMap((item) => item.keys.map((key) => ({ key, item })));
  const byKey = new Map(
    [...Map.groupBy(pairs, ({ key }) => key)].map(([key, own]) => [key, own.map(({ item }) => item)]),
  );
  return { all: new Set(items.flatMap(({ keys }) => keys)), byKey };
}

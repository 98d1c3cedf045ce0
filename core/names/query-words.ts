import { foldToFind, foldToKey, stemOf } from './fold.js';
import { otherWords } from './spellings.js';

/** Words too general here to mean anything next to other words. */
const NOUNS = `3d filament filaments print printer printers printing prints profile profiles setting settings`;

/** Function words of German, French and Spanish. */
const FOREIGN = `der dem den des ein eine einer einen im und auf zu beim zwischen mit nach
  le les la un une du de et est dans sur ne que avec
  el los las una en es con entre para del al por`;

/** Whether a query is in German, French or Spanish, judging by its function words or letters. */
export function isForeign(query: string): boolean {
  const small = new Set(FOREIGN.split(/\s+/));
  return (
    /[à-öø-ÿœß]/iu.test(query) ||
    query
      .toLowerCase()
      .split(BETWEEN)
      .some((word) => small.has(word))
  );
}

/**
 * Function words that do not describe what is searched for: in English, and the smallest in German, French and Spanish,
 * which would match within other words.
 */
export const GRAMMAR: ReadonlySet<string> = new Set(
  `a about all also am an and any are as at awful bad be best better but by can do does doing for from get gets getting give good guide
  had has have having he help here horrible how i if in into is issue issues it its just keep keeps like look looks looking me mine much my need new of
  okay on or other our out per please poor problem problems question really recommended same should so some still
  than that the their them there these they this to terrible tried try trying ugly unusually use used uses using versus very vs was we were
  what when where which while who why will with you your 2023 2024 2025 2026 ${FOREIGN}`.split(/\s+/),
);

/** Words that are ignored if there are others. */
export const FILLERS: ReadonlySet<string> = new Set([...GRAMMAR, ...NOUNS.split(' ')]);

/** Matches complaints, which mean a symptom rather than a setting or a machine with the same words. */
export const COMPLAINT =
  /\b(?:awful|bad|broken|can(?:no|')?t|doesn'?t|don'?t|fail(?:s|ed|ing)?|horrible|isn'?t|issues?|never|no|not|nothing|poor|problems?|stops?|stopped|terrible|trouble|ugly|won'?t|wrong)\b|不|没|沒|翘|翹|堵|裂|错位|掉/iu;

/** Chinese words for the same thing: the first stands for the others, in queries and names. */
const SAME_WORDS: readonly (readonly string[])[] = [
  '首层 第一层 头层',
  '喷嘴 喷头 打印头',
  '顶面 最上面那一层 最上面那层 最上面一层 最上面 最上层 上表面 顶层 顶部',
  '外墙 外壁 侧壁 侧面 墙面 墙壁 墙体 外壳',
  '底部 底下 底面 底边 下面',
  '转角 拐角 拐弯 直角 尖角',
  '中途 打着打着 打印到一半 打到一半 打了一半 打印一半 打一半 半路 半途 打印中',
  '平台 热床 底板 打印板 板子 床面 板上 床上',
  '孔 窟窿 孔洞 洞',
  '缝 缝隙 空隙 间隙',
  '出料 出丝 吐丝 吐料 挤料 下料',
  '耗材 线材 料丝 料线',
  '齿轮 挤出轮 送料轮',
  '噼啪 噼里啪啦 噼噼啪啪 啪啪',
  '咔咔 咔哒 咔嗒 哒哒 咯噔 嘎嘎',
  '翘 翘起 卷起',
  '歪 歪斜 倾斜 斜',
  '不 没 沒 无法',
  '粘 黏 沾',
].map((words) => words.split(' '));

/** The word that stands for each other one of {@link SAME_WORDS}. */
export const FIRST_OF_SAME: ReadonlyMap<string, string> = new Map(
  SAME_WORDS.flatMap(([first = '', ...others]) => others.map((word) => [word, first])),
);

/** Matches every word of {@link SAME_WORDS} that stands for another, longer ones first. */
const OTHERS_OF_SAME = new RegExp([...FIRST_OF_SAME.keys()].sort((a, b) => b.length - a.length).join('|'), 'gu');

/** A text with the first word of {@link SAME_WORDS} in place of the others. */
export function withSameWords(text: string): string {
  return text.replace(OTHERS_OF_SAME, (word) => FIRST_OF_SAME.get(word) ?? word);
}

/** Number of Chinese characters from which a query describes a problem rather than names a record. */
export const CHINESE_SENTENCE = 7;

/** Whether a query has {@link CHINESE_SENTENCE} Chinese characters. */
export function isChineseSentence(query: string): boolean {
  return (query.match(/\p{Script=Han}/gu)?.length ?? 0) >= CHINESE_SENTENCE;
}

/** Chinese phrases that are ignored; longer ones first, since the language has no spaces. */
export const HAN_FILLERS =
  /技术求助|打印出来|打印机|打印件|列印機|印表機|怎么办|怎麼辦|怎么样|为什么|為什麼|打印|列印|耗材|线材|線材|如何|怎么|怎麼|什么|什麼|请问|請問|请教|求助|问题|問題|现象|現象|严重|嚴重|处理|處理|解决|测试|測試|感想|导致|導致|出现|出現|伴随|伴隨|打着打着|打出来|打完|时不时|有些|有点|一点|好像|感觉|直接|整个|都是|全是|东西|一会儿?|时候|一直|总是|總是|老是|有|也|还|再|又|总|每|着|了|的|把|被|就|又|很|设置|設定|推荐|建议|建議|改进/gu;

/** Separators of words, including quotation marks and brackets, but not the decimal point of a number. */
const BETWEEN = /(?:[\s,;:!?，。；：！？、"“”„«»()（）<>[\]{}|/]|\.(?!\d)|(?<!\d)\.)+/u;

/** Maximum number of words of a name that may be reordered or inflected in a query. */
const MOST_IN_OTHER_ORDER = 3;

/** Maximum number of words of a name. */
const LONGEST_NAME = 7;

const HAN = /\p{Script=Han}+/gu;

/** Splits a query into folded words; Chinese, which has no spaces, into pairs of characters. */
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

/** Whether a word begins with a Chinese character. */
export function isHan(word: string): boolean {
  return /^\p{Script=Han}/u.test(word);
}

/** The words of a query without apostrophes, also without a trailing plus; Chinese in pairs. */
export function parts(query: string): string[] {
  const words = tokenize(query).map(toLookFor);
  return [...new Set(words.flatMap((word) => [word, word.replace(/(?<=.)plus$/, '')]))].filter((word) => word !== '');
}

/** A word that may be part of another one by accident, unless both begin or end at the same place. */
const SHORT = /^[a-z]{1,3}$/;

/** Whether a name contains a word: short words only at the edge of another word, numbers only as a whole. */
export function holdsWord(key: string, word: string, spoken = false): boolean {
  if ((!SHORT.test(word) || (spoken && word.length === 3)) && !/\d/.test(word)) return key.includes(word);
  for (let at = key.indexOf(word); at !== -1; at = key.indexOf(word, at + 1)) {
    const parts = (i: number) => !isSameKind(key[i - 1], key[i]);
    const [begins, ends] = [parts(at), parts(at + word.length)];
    if (SHORT.test(word) ? begins || ends : (begins || !isDigit(word[0])) && (ends || !isDigit(word.at(-1))))
      return true;
  }
  return false;
}

function isDigit(letter: string | undefined): boolean {
  return letter !== undefined && letter >= '0' && letter <= '9';
}

/** Whether two characters are both digits, or both Latin letters. */
function isSameKind(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return isDigit(one) ? isDigit(other) : /[a-z]/.test(one) && /[a-z]/.test(other);
}

/** Folds and stems a word for comparison with names. */
export function toLookFor(word: string): string {
  return foldToFind(stemOf(word.replace(/['’‘`]/g, '')));
}

/** Consecutive words of a query: their number, whether they are all, and whether they are reordered or inflected. */
interface Run {
  words: number;
  whole: boolean;
  reordered: boolean;
}

/**
 * All folded names that a query may contain, with their number of words: the sequences of its words and of its Chinese
 * characters, two of which count as a word.
 */
export function namesIn(query: string): Map<string, Run> {
  const plain = query
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘`]/g, '');
  const names = new Map<string, Run>();
  const add = (words: readonly string[], each: number) =>
    words.forEach((_, i) => {
      for (let length = 1; length <= LONGEST_NAME && i + length <= words.length; length++) {
        const name = words.slice(i, i + length);
        if (name.every((word) => FILLERS.has(word)) || (each < 1 && length === 1)) continue;
        const run = { words: length * each, whole: length === words.length, reordered: false };
        const whole = foldToFind(name.join(each === 1 ? ' ' : ''));
        names.set(whole, run);
        // A name with a plus also matches without it.
        if (/.plus$/.test(whole)) names.set(whole.slice(0, -4), { ...run, words: run.words / 2 });
        if (each === 1 && length <= MOST_IN_OTHER_ORDER)
          for (const other of otherWords(name)) {
            const key = foldToFind(other.join(' '));
            if (!names.has(key)) names.set(key, { ...run, reordered: true });
          }
      }
    });
  const words = plain.split(BETWEEN).filter((word) => word !== '');
  add(words, 1);
  // `filament gets tangled` contains the name `filament tangled`.
  const said = words.filter((word) => !GRAMMAR.has(word));
  if (said.length < words.length) add(said, 1);
  for (const [run] of plain.matchAll(HAN)) add([...run], 0.5);
  // Adjacent Chinese and other letters are separate words.
  add(
    words
      .flatMap((word) => word.match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu) ?? [])
      .filter((word) => !FILLERS.has(word)),
    1,
  );
  return names;
}

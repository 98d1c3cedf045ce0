import { LIMITS, MAX_PAGE } from '../../core/contract/limits.js';
import { MOST_SEARCHED } from '../../core/names/fold.js';
import {
  CHINESE_SENTENCE,
  COMPLAINT,
  FILLERS,
  GRAMMAR,
  HAN_FILLERS,
  OTHERS_OF_SAME,
  SAME_WORDS,
} from '../../core/names/query-words.js';
import { FOUND_KINDS, HAN_WEIGHT, LONGEST_PRODUCT, WEIGHTS } from '../../core/names/search.js';
import { BESIDE } from '../../core/names/spellings.js';
import { CHINESE_COLOURS } from '../../core/names/spool-colour.js';
import { BEYOND, OUTSIDE } from '../../core/profiles/outside-range.js';
import { ROOM_TEMPERATURE_C } from '../../core/profiles/spool.js';
import { WARNINGS } from '../../core/words/warnings.js';

const HEADER =
  '"""Limits, and words of names and of the search. Generated from core/ by "npm run generate". Do not edit."""';

/** A Python module with the limits and word lists of `core/` that the Python client needs to match names. */
export function pythonWords(): string {
  const beside = Object.entries(BESIDE).map(([kind, { source }]) => `    ${text(kind)}: ${pattern(source)},\n`);
  const weights = FOUND_KINDS.map((kind) => `    ${text(kind)}: ${WEIGHTS[kind] ?? 1},\n`);
  return `${HEADER}

DEFAULT_LIMIT = ${LIMITS.defaultLimit}
MAX_LIMIT = ${LIMITS.maxLimit}
MAX_PAGE = ${MAX_PAGE}
MAX_VALUE_LENGTH = ${LIMITS.maxValueLength}
MOST_SEARCHED = ${MOST_SEARCHED}
LONGEST_PRODUCT = ${LONGEST_PRODUCT}
SUGGESTIONS = ${LIMITS.suggestions}

#: Chinese characters, as a range within a class of a regular expression.
HAN = "${hanRanges()}"

#: Words in a name that do not distinguish records, by kind, as regular expressions.
BESIDE = {
${beside.join('')}}

#: Words that say nothing about what is looked for.
FILLERS = frozenset(
    ${text([...FILLERS].join(' '))}.split()
)
#: Those of sentences.
GRAMMAR = frozenset(
    ${text([...GRAMMAR].join(' '))}.split()
)
HAN_FILLERS = ${pattern(HAN_FILLERS.source)}

#: Chinese words for the same thing, each with the one that stands for it, and a pattern of all of them.
SAME_WORDS = {
${SAME_WORDS.flatMap(([first, ...others]) => others.map((word) => `    ${text(word)}: ${text(first)},\n`)).join('')}}
OTHERS_OF_SAME = ${pattern(OTHERS_OF_SAME.source)}

#: Chinese words for colours.
CHINESE_COLOURS = ${text(CHINESE_COLOURS)}

#: Number of Chinese characters from which a query describes a problem, and what two and one of them weigh.
CHINESE_SENTENCE = ${CHINESE_SENTENCE}
HAN_PAIR, HAN_SINGLE = ${HAN_WEIGHT.pair}, ${HAN_WEIGHT.single}

#: Says that something goes wrong, so that a symptom is meant.
COMPLAINT = ${pattern(COMPLAINT.source)}

#: The kinds of records that can be found, in the order in which equals are shown, with what each weighs.
KIND_WEIGHTS = {
${weights.join('')}}

#: The warning of a temperature outside the range that is stated for a branded filament, and its words, in both languages.
OUTSIDE_PRODUCT = ${text(WARNINGS.outside_product_range)}
OUTSIDE = ${text(OUTSIDE)}
BEYOND = ${text(BEYOND)}

#: A stated bed of at most this many °C is an unheated one, which limits nothing.
ROOM_TEMPERATURE_C = ${ROOM_TEMPERATURE_C}
`;
}

const text = (value: unknown) => JSON.stringify(value);

const pattern = (source: string) => `r"${source.replaceAll('"', '\\"')}"`;

/** The ranges of `\p{Script=Han}`, which Python's regular expressions lack. */
function hanRanges(): string {
  const isHan = /^\p{Script=Han}$/u;
  const ranges: [number, number][] = [];
  for (let code = 0x2e00; code < 0x40000; code++) {
    if (!isHan.test(String.fromCodePoint(code))) continue;
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const sign = (code: number) =>
    code > 0xffff ? `\\U${code.toString(16).padStart(8, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`;
  return ranges.map(([from, to]) => (from === to ? sign(from) : `${sign(from)}-${sign(to)}`)).join('');
}

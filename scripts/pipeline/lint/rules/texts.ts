import type { Text } from '../../../../schemas/generated/source.js';
import { faultAt } from '../../../shared/problem.js';
import { everyNode, everyText } from '../../../shared/tree.js';
import type { Dataset, LoadedFile } from '../../load/dataset.js';
import { flawsOf, TRADITIONAL } from '../chinese.js';
import type { LintFinding, LintInput } from '../findings.js';

/** Chinese has full-width punctuation, Chinese quotation marks and a space next to Latin letters and digits. */
export function* chineseIsSetAsChinese({
  dataset: { brands, materials, symptoms, causes, fixes, settings },
}: LintInput): Iterable<LintFinding> {
  const many = [materials, symptoms, causes, fixes, settings].flatMap((entries) => [...entries.values()]);
  for (const { file, value } of [brands, ...many]) {
    for (const [path, text] of everyText(value)) {
      if (OF_SLICERS.test(path)) continue;
      for (const flaw of flawsOf(text)) yield { file, path, ...flaw };
    }
  }
}

/** Texts from a slicer's interface stay as the slicer has them. */
const OF_SLICERS = /(?:^|\.)(?:label|menu|row)(?:\.|$)/;

/** A Chinese text has about a third of the characters of the English one; outside these ratios something is missing. */
const SHORTEST = 0.12;
const LONGEST = 1.1;

/** Terms are much shorter in Chinese, so only the lengths of sentences are compared. */
const SENTENCE = 60;

/** Three words, the second and third in lower case as in a sentence. */
const SENTENCES = /\p{L}+ \p{Ll}{2,} \p{Ll}{3,}/u;

const CHINESE = /\p{Script=Han}/u;

/** Chinese characters and punctuation, such as the full-width comma. */
const CHINESE_SIGNS = /[\p{Script=Han}\u3000-\u303F\uFF01-\uFFEF]/u;

/** The English text is in English, the Chinese text in Chinese, and neither says much more than the other. */
export function* textsAreInTheirLanguage({ dataset }: LintInput): Iterable<LintFinding> {
  for (const { file, path, text } of allTexts(dataset)) {
    if (CHINESE_SIGNS.test(text.en))
      yield faultAt({ file, path: `${path}.en` }, 'chinese_in_english', [
        `contains Chinese characters: ${quoted(text.en)}`,
        'English',
      ]);
    else if (isForeign(text.en))
      yield faultAt({ file, path: `${path}.en` }, 'other_language', [
        `is in another language: ${quoted(text.en)}`,
        'English',
      ]);
    // Names such as "PLA-CF" and commands are the same in both languages; sentences are not.
    if (!CHINESE.test(text.zh) && (text.zh !== text.en || SENTENCES.test(text.en)))
      yield faultAt({ file, path: `${path}.zh` }, 'no_chinese', [
        `contains no Chinese characters: ${quoted(text.zh)}`,
        'Simplified Chinese',
      ]);
    const old = TRADITIONAL.exec(text.zh);
    if (old)
      yield faultAt({ file, path: `${path}.zh` }, 'traditional_chinese', [
        `contains the Traditional Chinese character "${old[0]}": ${quoted(text.zh)}`,
        'Simplified Chinese',
      ]);
    const degrees = otherDegrees(text.en, text.zh);
    if (degrees !== null)
      yield faultAt({ file, path: `${path}.zh` }, 'degrees_in_one_language', [
        `${degrees} °C is in only one language: ${quoted(text.zh)}`,
        'the same figures in both languages',
      ]);
    const ratio = text.zh.length / text.en.length;
    if (text.en.length >= SENTENCE && (ratio < SHORTEST || ratio > LONGEST)) {
      yield faultAt({ file, path }, 'unlike_lengths', [
        `${text.en.length} characters of English, but ${text.zh.length} of Chinese`,
        'the same content in both languages',
      ]);
    }
  }
  yield* namesOf(dataset);
}

/** Names that are not in their language: of materials, in slicers, and those used to search for symptoms. */
function* namesOf({ materials, symptoms, settings }: Dataset): Iterable<LintFinding> {
  for (const { file, value } of materials.values()) {
    yield* inEnglish(file, 'name', value.name);
    // A name such as PEEK is the same in both languages.
    yield* inChinese(file, 'name_zh', value.name_zh, value.name);
  }
  for (const { file, value } of symptoms.values()) {
    for (const [index, name] of value.aliases.en.entries()) yield* inEnglish(file, `aliases.en.${index}`, name);
    for (const [index, name] of value.aliases.zh.entries()) yield* inChinese(file, `aliases.zh.${index}`, name);
  }
  for (const { file, value } of settings.values())
    for (const [slicer, entry] of Object.entries(value.slicers))
      if (entry.key !== null) yield* inEnglish(file, `slicers.${slicer}.label.en`, entry.label.en);
}

function* inEnglish(file: string, path: string, name: string): Iterable<LintFinding> {
  if (CHINESE_SIGNS.test(name))
    yield faultAt({ file, path }, 'chinese_name_in_english', [`contains Chinese characters: "${name}"`, 'English']);
}

function* inChinese(file: string, path: string, name: string, english?: string): Iterable<LintFinding> {
  if ((!CHINESE.test(name) && name.toLowerCase() !== english?.toLowerCase()) || TRADITIONAL.test(name))
    yield faultAt({ file, path }, 'no_chinese_name', [
      `"${name}" is not a name in Simplified Chinese`,
      'Simplified Chinese',
    ]);
}

/** A temperature in one of two texts without a counterpart in the other; null if there is none. */
function otherDegrees(en: string, zh: string): string | null {
  for (const [one, other] of [
    [en, zh],
    [zh, en],
  ] as const)
    for (const [, figure = ''] of one.matchAll(/(\d+(?:\.\d+)?) ?°C/g))
      if (![...other.matchAll(/\d+(?:\.\d+)?/g)].some(([same]) => same === figure)) return figure;
  return null;
}

function quoted(text: string): string {
  return `"${text.length > 40 ? `${text.slice(0, 39)}…` : text}"`;
}

/** Function words of European languages that are absent or rare in English. */
const FOREIGN = new Set(
  [
    'der die das den dem ein eine einen und oder nicht mit für ist sind auf vor nach bei zum zur wird werden zu',
    'le la les un une des du de et ou est sont pas avec pour dans sur avant que qui ce cette au aux',
    'el los las una y o con para por del antes se su es en',
    'il lo gli una e di con per della del prima che non è',
    'o os as um uma e com para por não do da antes',
    'de het een en van met voor niet op zijn naar',
  ].flatMap((words) => words.split(' ')),
);

/** Function words of English: a text with any of them is English, whatever it quotes. */
const ENGLISH = new Set(
  'the an and or of to is are be on with for from by that this it its not as at into than when where which no only until then each one more less your you if before after out up down'.split(
    ' ',
  ),
);

/** Minimum number that identifies a language, since one can be a name. */
const TELLING = 2;

/** Whether a text is a sentence in a European language other than English. */
function isForeign(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const foreign = words.filter((word) => FOREIGN.has(word)).length;
  return foreign >= TELLING && foreign > words.filter((word) => ENGLISH.has(word)).length;
}

/** A text with fewer characters is a term, such as "Every layer", which can occur twice. */
const TERM = 25;

/** No sentence of the rules and settings occurs twice: a cause or fix that two symptoms share is one file. */
export function* textsAreWrittenOnce({ dataset }: LintInput): Iterable<LintFinding> {
  const seen = new Map<string, string>();
  for (const { file, path, text } of allTexts(dataset)) {
    // A material is read alone: a warning for a whole family is repeated in each. So are calibration steps and preset
    // rows.
    if (/^(?:materials|calibration|presets)\//.test(file)) continue;
    const key = text.en.toLowerCase();
    const before = seen.get(key);
    if (key.length < TERM) continue;
    if (before?.startsWith(`${file} `)) continue; // two figures of one fix may share their condition
    if (before !== undefined)
      yield faultAt({ file, path }, 'text_twice', [`the same text is in ${before}`, 'a text of its own']);
    else seen.set(key, `${file} ${path}`);
  }
}

/** Texts of troubleshooting rules, checks, settings, materials, calibration steps and the notes on presets. */
function* allTexts(dataset: Dataset): Iterable<{ file: string; path: string; text: Text }> {
  const { symptoms, causes, fixes, checks, setups, settings, materials, calibrations, presets } = dataset;
  const many = [symptoms, causes, fixes, checks, settings, materials, calibrations, presets];
  const all = many.flatMap((entries): LoadedFile<unknown>[] => [...entries.values()]);
  for (const { file, value } of [...all, setups]) {
    for (const [path, node] of everyNode(value)) {
      const { en, zh } = (node ?? {}) as Partial<Text>;
      // Excludes texts of a slicer's interface: labels may lack a translation, rows occur twice; an alias is a list.
      if (typeof en === 'string' && typeof zh === 'string' && !/\.(label|row)$/.test(path))
        yield { file, path, text: { en, zh } };
    }
  }
}

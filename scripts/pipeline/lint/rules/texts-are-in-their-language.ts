import type { Dataset } from '../../load/dataset.js';
import { TRADITIONAL } from '../chinese.js';
import { isForeign } from '../foreign-words.js';
import type { LintFinding, LintRule } from '../lint-rule.js';
import { allTexts } from '../texts.js';

/** A Chinese text has about a third of the characters of its English one; outside these bounds one side lacks something. */
const SHORTEST = 0.12;
const LONGEST = 1.1;

/** Terms are much shorter in Chinese, so only the lengths of sentences are compared. */
const SENTENCE = 60;

/** Three words, the later ones as they stand in a sentence. */
const SENTENCES = /\p{L}+ \p{Ll}{2,} \p{Ll}{3,}/u;

const CHINESE = /\p{Script=Han}/u;

/** Chinese letters and signs, such as the full-width comma. */
const CHINESE_SIGNS = /[\p{Script=Han}\u3000-\u303F\uFF01-\uFFEF]/u;

export default {
  name: 'texts-are-in-their-language',
  description:
    'The English text is in English, the Chinese text in Chinese, and neither says much more than the other.',
  *check({ dataset }) {
    for (const { file, path, text } of allTexts(dataset)) {
      if (CHINESE_SIGNS.test(text.en))
        yield { file, path: `${path}.en`, code: 'chinese_in_english', parameters: { text: text.en } };
      else if (isForeign(text.en))
        yield { file, path: `${path}.en`, code: 'other_language', parameters: { text: text.en } };
      // Names such as "PLA-CF" and commands are the same in both languages; sentences are not.
      if (!CHINESE.test(text.zh) && (text.zh !== text.en || SENTENCES.test(text.en)))
        yield {
          file,
          path: `${path}.zh`,
          code: 'no_chinese',
          parameters: { text: text.zh },
        };
      const old = TRADITIONAL.exec(text.zh);
      if (old)
        yield {
          file,
          path: `${path}.zh`,
          code: 'traditional_chinese',
          parameters: { character: old[0], text: text.zh },
        };
      const degrees = otherDegrees(text.en, text.zh);
      if (degrees !== null)
        yield {
          file,
          path: `${path}.zh`,
          code: 'degrees_in_one_language',
          parameters: { degrees, text: text.zh },
        };
      const ratio = text.zh.length / text.en.length;
      if (text.en.length >= SENTENCE && (ratio < SHORTEST || ratio > LONGEST)) {
        yield {
          file,
          path,
          code: 'unlike_lengths',
          parameters: { en: text.en.length, zh: text.zh.length },
        };
      }
    }
    yield* namesOf(dataset);
  },
} satisfies LintRule;

/** Chinese names that are none: of materials, and those by which symptoms are looked for. */
function* namesOf({ materials, symptoms, settings }: Dataset): Iterable<LintFinding> {
  const names = [
    ...[...materials.values()].map(({ file, value }) => ({
      file,
      path: 'name_zh',
      name: value.name_zh,
      same: value.name,
    })),
    ...[...symptoms.values()].flatMap(({ file, value }) =>
      value.aliases.zh.map((name, index) => ({ file, path: `aliases.zh.${index}`, name, same: null })),
    ),
  ];
  // A name such as PEEK is the same in both languages.
  for (const { file, path, name, same } of names)
    if ((!CHINESE.test(name) && name.toLowerCase() !== same?.toLowerCase()) || TRADITIONAL.test(name))
      yield { file, path, code: 'no_chinese_name', parameters: { name } };
  const english = [
    ...[...materials.values()].map(({ file, value }) => ({ file, path: 'name', name: value.name })),
    ...[...symptoms.values()].flatMap(({ file, value }) =>
      value.aliases.en.map((name, index) => ({ file, path: `aliases.en.${index}`, name })),
    ),
    ...[...settings.values()].flatMap(({ file, value }) =>
      Object.entries(value.slicers).flatMap(([slicer, entry]) =>
        entry.key === null ? [] : [{ file, path: `slicers.${slicer}.label.en`, name: entry.label.en }],
      ),
    ),
  ];
  for (const { file, path, name } of english)
    if (CHINESE_SIGNS.test(name)) yield { file, path, code: 'chinese_name_in_english', parameters: { name } };
}

/** A temperature that one of two texts gives and the other has not among its figures; null where there is none. */
function otherDegrees(en: string, zh: string): string | null {
  for (const [one, other] of [
    [en, zh],
    [zh, en],
  ] as const)
    for (const [, figure = ''] of one.matchAll(/(\d+(?:\.\d+)?) ?°C/g))
      if (![...other.matchAll(/\d+(?:\.\d+)?/g)].some(([same]) => same === figure)) return figure;
  return null;
}

import { isForeign } from '../foreign-words.js';
import type { LintRule } from '../lint-rule.js';
import { allTexts } from '../texts.js';

/** A Chinese text has about a third of the characters of its English one; outside these bounds one side lacks something. */
const SHORTEST = 0.12;
const LONGEST = 1.1;

/** Terms are much shorter in Chinese; only sentences are held against each other. */
const SENTENCE = 60;

/** Three words, the later ones as they stand in a sentence. */
const SENTENCES = /\p{L}+ \p{Ll}{2,} \p{Ll}{3,}/u;

const CHINESE = /\p{Script=Han}/u;

export default {
  name: 'texts-are-in-their-language',
  description: 'The English text is English, the Chinese text Chinese, and neither says much more than the other.',
  *check({ dataset }) {
    for (const { file, path, text } of allTexts(dataset)) {
      if (CHINESE.test(text.en))
        yield { file, path: `${path}.en`, message: `holds Chinese characters: ${shown(text.en)}`, allowed: 'English' };
      else if (isForeign(text.en))
        yield { file, path: `${path}.en`, message: `is of another language: ${shown(text.en)}`, allowed: 'English' };
      // Names such as "PLA-CF" and commands are the same in both languages; sentences are not.
      if (!CHINESE.test(text.zh) && (text.zh !== text.en || SENTENCES.test(text.en)))
        yield {
          file,
          path: `${path}.zh`,
          message: `holds no Chinese character: ${shown(text.zh)}`,
          allowed: 'Simplified Chinese',
        };
      const ratio = text.zh.length / text.en.length;
      if (text.en.length >= SENTENCE && (ratio < SHORTEST || ratio > LONGEST)) {
        yield {
          file,
          path,
          message: `${text.en.length} characters of English stand beside ${text.zh.length} of Chinese`,
          allowed: 'the same content in both languages',
        };
      }
    }
  },
} satisfies LintRule;

function shown(text: string): string {
  return `"${text.length > 40 ? `${text.slice(0, 39)}…` : text}"`;
}

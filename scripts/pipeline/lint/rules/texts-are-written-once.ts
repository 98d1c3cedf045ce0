import { faultAt } from '../../../shared/problem.js';
import type { LintRule } from '../findings.js';
import { allTexts } from '../texts.js';

/** A text with fewer characters is a term, such as "Every layer", which can occur twice. */
const SENTENCE = 25;

export default {
  name: 'texts-are-written-once',
  description:
    'No sentence of the rules and settings occurs twice: a cause or fix that two symptoms share is one file.',
  *check({ dataset }) {
    const seen = new Map<string, string>();
    for (const { file, path, text } of allTexts(dataset)) {
      // A material is read alone: a warning for a whole family is repeated in each. So are calibration steps and preset
      // rows.
      if (/^(?:materials|calibration|presets)\//.test(file)) continue;
      const key = text.en.toLowerCase();
      const before = seen.get(key);
      if (key.length < SENTENCE) continue;
      if (before?.startsWith(`${file} `)) continue; // two figures of one fix may share their condition
      if (before !== undefined)
        yield faultAt({ file, path }, 'text_twice', [`the same text is in ${before}`, 'a text of its own']);
      else seen.set(key, `${file} ${path}`);
    }
  },
} satisfies LintRule;

import { everyText } from '../../../shared/tree.js';
import { flawsOf } from '../chinese.js';
import type { LintRule } from '../findings.js';

export default {
  name: 'chinese-is-set-as-chinese',
  description:
    'Chinese has full-width punctuation, Chinese quotation marks and a space next to Latin letters and digits.',
  *check({ dataset: { brands, materials, symptoms, causes, fixes, settings } }) {
    const many = [materials, symptoms, causes, fixes, settings].flatMap((entries) => [...entries.values()]);
    for (const { file, value } of [brands, ...many]) {
      for (const [path, text] of everyText(value)) {
        if (OF_SLICERS.test(path)) continue;
        for (const flaw of flawsOf(text)) yield { file, path, ...flaw };
      }
    }
  },
} satisfies LintRule;

/** Texts from a slicer's interface stay as the slicer has them. */
const OF_SLICERS = /(?:^|\.)(?:label|menu|row)(?:\.|$)/;

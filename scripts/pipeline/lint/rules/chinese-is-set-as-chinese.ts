import { isObject, type Json } from '../../../shared/tree.js';
import { flawsOf } from '../chinese.js';
import type { LintRule } from '../lint-rule.js';

export default {
  name: 'chinese-is-set-as-chinese',
  description:
    'Chinese has full-width punctuation, Chinese quotation marks and a space next to Latin letters and digits.',
  *check({ dataset: { brands, materials, symptoms, causes, fixes, settings } }) {
    const many = [materials, symptoms, causes, fixes, settings].flatMap((entries) => [...entries.values()]);
    for (const { file, value } of [brands, ...many]) {
      for (const [path, text] of stringsIn(value as unknown as Json)) {
        for (const flaw of flawsOf(text)) yield { file, path, ...flaw };
      }
    }
  },
} satisfies LintRule;

/** What a slicer's own interface says: it stays as the slicer has it. */
const OF_SLICERS = ['label', 'menu', 'row'];

/** Every string of a file with its path, names and aliases among them. */
function* stringsIn(value: Json, path = ''): Iterable<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (Array.isArray(value)) for (const [at, inner] of value.entries()) yield* stringsIn(inner, `${path}.${at}`);
  else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) {
      if (!OF_SLICERS.includes(key)) yield* stringsIn(inner as Json, path === '' ? key : `${path}.${key}`);
    }
  }
}

import type { LintRule } from '../lint-rule.js';

export default {
  name: 'fixes-name-their-sources',
  description: 'A fix names what was read for it.',
  *check({ dataset }) {
    for (const { file, value } of dataset.fixes.values())
      if (value.sources.length === 0)
        yield {
          file,
          path: 'sources',
          message: 'names no source',
          allowed: 'ids in data/references.yaml; except it where nothing is to be read up',
        };
  },
} satisfies LintRule;

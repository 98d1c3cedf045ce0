import type { LintRule } from '../lint-rule.js';

export default {
  name: 'fixes-name-their-sources',
  description: 'A fix names its sources.',
  *check({ dataset }) {
    for (const { file, value } of dataset.fixes.values())
      if (value.sources.length === 0)
        yield {
          file,
          path: 'sources',
          code: 'fix_without_source',
        };
  },
} satisfies LintRule;

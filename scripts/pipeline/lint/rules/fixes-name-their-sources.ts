import { faultAt } from '../../../shared/problem.js';
import type { LintRule } from '../findings.js';

export default {
  name: 'fixes-name-their-sources',
  description: 'A fix names its sources.',
  *check({ dataset }) {
    for (const { file, value } of dataset.fixes.values())
      if (value.sources.length === 0)
        yield faultAt({ file, path: 'sources' }, 'fix_without_source', [
          'cites no source',
          'ids in data/references.yaml; or an exception if there is nothing to read',
        ]);
  },
} satisfies LintRule;

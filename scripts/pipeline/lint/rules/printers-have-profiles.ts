import type { LintRule } from '../lint-rule.js';

export default {
  name: 'printers-have-profiles',
  description: 'Every printer has a profile for at least one material.',
  *check({ dataset, records }) {
    for (const { id, materials } of records.printers) {
      if (materials.length === 0)
        yield {
          file: dataset.printers.get(id)?.file ?? '',
          path: '',
          code: 'no_profile',
        };
    }
  },
} satisfies LintRule;

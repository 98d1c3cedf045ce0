import { faultAt } from '../../../shared/problem.js';
import type { LintRule } from '../findings.js';

const TOLERANCE = 0.001;

export default {
  name: 'nozzles-are-what-they-say',
  description: 'A nozzle has the diameter in its name, and every printer has exactly one default nozzle.',
  *check({ dataset, records }) {
    for (const { id, nozzles, provenance } of records.printers) {
      const file = dataset.printers.get(id)?.file ?? '';
      for (const { variant, diameter_mm: diameter } of nozzles) {
        const named = variant.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? [];
        if (diameter === null || named.length === 0) continue;
        if (named.some((number) => Math.abs(number - diameter) <= TOLERANCE)) continue;
        yield faultAt({ file, path: `nozzles.${variant}.diameter_mm` }, 'nozzle_unlike_name', [
          `the nozzle ${variant} has a diameter of ${diameter} mm`,
          'correct the diameter with an override, or the variant in the import',
        ]);
      }
      const imported = dataset.imported.get(provenance.source)?.printers.get(id);
      const defaults = Object.entries(imported?.value.nozzles ?? {}).filter(([, nozzle]) => nozzle.default === true);
      if (imported === undefined || defaults.length === 1) continue;
      yield faultAt({ file: imported.file, path: 'nozzles' }, 'default_nozzles', [
        `${defaults.length} default nozzles${defaults.length > 0 ? `: ${defaults.map(([name]) => name).join(', ')}` : ''}`,
        'exactly one, in the import',
      ]);
    }
  },
} satisfies LintRule;

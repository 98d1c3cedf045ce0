import type { LintRule } from '../lint-rule.js';

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
        yield {
          file,
          path: `nozzles.${variant}.diameter_mm`,
          code: 'nozzle_unlike_name',
          parameters: { variant, diameter },
        };
      }
      const imported = dataset.imported.get(provenance.source)?.printers.get(id);
      const defaults = Object.entries(imported?.value.nozzles ?? {}).filter(([, nozzle]) => nozzle.default === true);
      if (imported === undefined || defaults.length === 1) continue;
      yield {
        file: imported.file,
        path: 'nozzles',
        code: 'default_nozzles',
        parameters: { variants: defaults.map(([name]) => name) },
      };
    }
  },
} satisfies LintRule;

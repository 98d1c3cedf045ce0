import type { LintRule } from '../lint-rule.js';

const FIELDS = ['max_nozzle_temperature_c', 'max_bed_temperature_c', 'max_chamber_temperature_c'] as const;

export default {
  name: 'limits-not-below-ratings',
  description: 'What the firmware allows is not below what the maker states: one of the two is of another machine.',
  *check({ dataset, records }) {
    for (const { id, rated, firmware_limit } of records.printers) {
      for (const field of FIELDS) {
        const [stated, limit] = [rated[field], firmware_limit[field]];
        if (stated === null || limit === null || limit >= stated) continue;
        yield {
          file: dataset.printers.get(id)?.file ?? '',
          path: `curated.firmware_limit.${field}`,
          code: 'limit_below_rating',
          parameters: { limit, stated },
          against: [`rated.${field}`],
        };
      }
    }
  },
} satisfies LintRule;

import { faultAt } from '../../../shared/problem.js';
import { atPrinter, type LintRule } from '../findings.js';

const FIELDS = ['max_nozzle_temperature_c', 'max_bed_temperature_c', 'max_chamber_temperature_c'] as const;

export default {
  name: 'limits-not-below-ratings',
  description:
    "The firmware limit is not below the maker's rating: otherwise one of the two belongs to another machine.",
  *check({ dataset, records }) {
    for (const { id, rated, firmware_limit } of records.printers) {
      for (const field of FIELDS) {
        const [stated, limit] = [rated[field], firmware_limit[field]];
        if (stated === null || limit === null || limit >= stated) continue;
        yield {
          ...faultAt(atPrinter(dataset, id, `curated.firmware_limit.${field}`), 'limit_below_rating', [
            `the firmware allows ${limit} °C, but the maker states ${stated} °C`,
            'remove the value with the weaker source, or add an exception with the reason',
          ]),
          against: [`rated.${field}`],
        };
      }
    }
  },
} satisfies LintRule;

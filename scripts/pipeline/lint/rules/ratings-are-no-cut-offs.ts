import { faultAt } from '../../../shared/problem.js';
import type { LintRule } from '../findings.js';

/** Names in firmware and its configurations for the cut-off temperature of a heater: `BED_MAXTEMP`, `max_temp`. */
const CUT_OFF = /cut-?off|MAX_?TEMP\b|\bmax_?temp\b/;

export default {
  name: 'ratings-are-no-cut-offs',
  description:
    "A maker's rating was not read where a firmware switches off: that figure is above what the machine is sold for.",
  *check({ dataset }) {
    for (const { file, value } of dataset.printers.values())
      for (const [field, { read, others = [] }] of Object.entries(value.curated ?? {})) {
        if (!field.startsWith('rated.')) continue;
        const readings = [read, ...others.map((other) => other.read)];
        for (const [index, words = ''] of readings.entries())
          if (CUT_OFF.test(words))
            yield faultAt(
              { file, path: `curated.${field}.${index === 0 ? '' : `others.${index - 1}.`}read` },
              'cut_off_as_rating',
              [
                `"${words}" is the cut-off of a firmware, not what the maker rates`,
                `state it as ${field.replace('rated', 'firmware_limit')}`,
              ],
            );
      }
  },
} satisfies LintRule;

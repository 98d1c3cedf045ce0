import type { LintRule } from '../lint-rule.js';

/** mm/s. The fastest machines reach about 2,000; a preset above it has written mm/min. */
const FASTEST = 2500;

export default {
  name: 'speeds-are-plausible',
  description: 'No axis is faster than any real machine: such a high limit is in mm/min.',
  *check({ dataset, records }) {
    for (const { id, max_speed_mm_s: speeds, provenance } of records.printers) {
      for (const [axis, speed] of Object.entries(speeds)) {
        if (speed === null || speed <= FASTEST) continue;
        const field = `max_speed_mm_s.${axis}`;
        yield {
          file: dataset.printers.get(id)?.file ?? '',
          path: `sources.${provenance.source}.facts.${field}`,
          code: 'high_speed',
          parameters: { speed, most: FASTEST },
          fix: {
            field,
            was: speed,
            value: null,
            reason: `No machine moves at ${speed} mm/s; the preset seems to use mm/min.`,
            source: `${provenance.source}: ${provenance.presets[0]}`,
          },
        };
      }
    }
  },
} satisfies LintRule;

import type { Rule } from '../rule.js';

/** mm; presets round their limits. */
const TOLERANCE = 0.001;

export default {
  name: 'layer-height-fits-nozzle',
  description: 'Layer-height limits stay below the nozzle diameter, and the default process stays within them.',
  *check({ dataset, records }) {
    for (const printer of records.printers) {
      const entry = dataset.printers.get(printer.id);
      const file = entry?.file ?? '';
      const { source } = printer.provenance;
      for (const { variant, diameter_mm, layer_height_mm: limits } of printer.nozzles) {
        if (diameter_mm === null || limits.max === null || limits.max <= diameter_mm + TOLERANCE) continue;
        const field = `nozzles.${variant}.layer_height_mm.max`;
        yield {
          file,
          path: `sources.${source}.nozzles.${variant}.layer_height_mm`,
          message: `the highest layer, ${limits.max} mm, is above the nozzle diameter, ${diameter_mm} mm`,
          allowed: 'correct or withhold it with an override',
          fix: {
            field,
            was: limits.max,
            value: null,
            reason: `A layer of ${limits.max} mm cannot be printed with a ${diameter_mm} mm nozzle.`,
            source: `${source}: ${entry?.value.sources[source]?.nozzles?.[variant]?.preset}`,
          },
        };
      }
    }
    const printers = new Map(records.printers.map((printer) => [printer.id, printer]));
    const seen = new Set<string>();
    for (const profile of records.profiles) {
      const key = `${profile.printer}/${profile.nozzle.variant}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const limits = printers
        .get(profile.printer)
        ?.nozzles.find(({ variant }) => variant === profile.nozzle.variant)?.layer_height_mm;
      const height = profile.process.layer_height_mm;
      if (!limits || height === null) continue;
      const low = limits.min !== null && height < limits.min - TOLERANCE;
      const high = limits.max !== null && height > limits.max + TOLERANCE;
      if (!low && !high) continue;
      const { source } = profile.provenance;
      const field = `nozzles.${profile.nozzle.variant}.layer_height_mm.${low ? 'min' : 'max'}`;
      const was = low ? limits.min : limits.max;
      yield {
        file: dataset.printers.get(profile.printer)?.file ?? '',
        path: `sources.${source}.nozzles.${profile.nozzle.variant}`,
        message: `the default process prints ${height} mm layers, outside the nozzle's ${limits.min} to ${limits.max} mm`,
        allowed: 'correct or withhold the limit with an override',
        fix: {
          field,
          was,
          value: null,
          reason: `The machine's own default process prints ${height} mm layers, so the limit of ${was} mm cannot be right.`,
          source: `${source}: ${profile.provenance.process_preset}`,
        },
      };
    }
  },
} satisfies Rule;

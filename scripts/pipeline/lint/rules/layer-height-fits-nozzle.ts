import type { LintRule } from '../lint-rule.js';
import { processFinding, usedProcesses } from '../process-finding.js';

/** mm; presets round their limits. */
const TOLERANCE = 0.001;

export default {
  name: 'layer-height-fits-nozzle',
  description:
    'Layer-height limits and first layers are below the nozzle diameter, and the default process is within the limits.',
  *check(composed) {
    const { dataset, records } = composed;
    for (const profile of usedProcesses(composed)) {
      const { diameter_mm: diameter } = profile.nozzle;
      const { first_layer_height_mm: first } = profile.process;
      if (diameter === null || first === null || first <= diameter + TOLERANCE) continue;
      const fault = { code: 'thick_first_layer', parameters: { height: first, diameter } } as const;
      yield processFinding(composed, profile, 'first_layer_height_mm', fault);
    }
    for (const printer of records.printers) {
      const file = dataset.printers.get(printer.id)?.file ?? '';
      const { source } = printer.provenance;
      for (const { variant, diameter_mm, layer_height_mm: limits } of printer.nozzles) {
        if (diameter_mm === null || limits.max === null || limits.max <= diameter_mm + TOLERANCE) continue;
        const field = `nozzles.${variant}.layer_height_mm.max`;
        const { preset } = dataset.imported.get(source)?.printers.get(printer.id)?.value.nozzles[variant] ?? {};
        yield {
          file,
          path: field,
          against: [`nozzles.${variant}.diameter_mm`],
          remedy: { code: 'override' },
          code: 'layer_above_nozzle',
          parameters: { max: limits.max, diameter: diameter_mm },
          fix: {
            field,
            was: limits.max,
            value: null,
            reason: `A layer of ${limits.max} mm cannot be printed with a ${diameter_mm} mm nozzle.`,
            source: `${source}: ${preset}`,
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
      const { source, corrected } = profile.provenance;
      if (corrected.some((one) => one.field === 'process.layer_height_mm')) {
        const fault = { code: 'layer_unfit_for_nozzle', parameters: { height, ...limits } } as const;
        yield processFinding(composed, profile, 'layer_height_mm', fault);
        continue;
      }
      const field = `nozzles.${profile.nozzle.variant}.layer_height_mm.${low ? 'min' : 'max'}`;
      const was = low ? limits.min : limits.max;
      yield {
        file: dataset.printers.get(profile.printer)?.file ?? '',
        path: field,
        code: 'limits_unlike_process',
        parameters: { height, ...limits },
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
} satisfies LintRule;

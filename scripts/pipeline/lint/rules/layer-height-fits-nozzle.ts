import { fault, faultAt } from '../../../shared/problem.js';
import { atPrinter, type LintRule, processFinding, rangeText, usedProcesses } from '../findings.js';

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
      const flaw = fault('thick_first_layer', [`a first layer of ${first} mm with a ${diameter} mm nozzle`]);
      yield processFinding(composed, profile, 'first_layer_height_mm', flaw);
    }
    for (const printer of records.printers) {
      const file = dataset.printers.get(printer.id)?.file ?? '';
      const { source } = printer.provenance;
      for (const { variant, diameter_mm, layer_height_mm: limits } of printer.nozzles) {
        if (diameter_mm === null || limits.max === null || limits.max <= diameter_mm + TOLERANCE) continue;
        const field = `nozzles.${variant}.layer_height_mm.max`;
        const { preset } = dataset.imported.get(source)?.printers.get(printer.id)?.value.nozzles[variant] ?? {};
        yield {
          ...faultAt({ file, path: field }, 'layer_above_nozzle', [
            `the maximum layer height, ${limits.max} mm, is above the nozzle diameter, ${diameter_mm} mm`,
            'correct or withhold it with an override',
          ]),
          against: [`nozzles.${variant}.diameter_mm`],
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
        const flaw = fault('layer_unfit_for_nozzle', [
          `layers of ${height} mm with a nozzle of ${rangeText(limits)} mm`,
        ]);
        yield processFinding(composed, profile, 'layer_height_mm', flaw);
        continue;
      }
      const field = `nozzles.${profile.nozzle.variant}.layer_height_mm.${low ? 'min' : 'max'}`;
      const was = low ? limits.min : limits.max;
      yield {
        ...faultAt(atPrinter(dataset, profile.printer, field), 'limits_unlike_process', [
          `the default process prints ${height} mm layers, outside the nozzle's ${limits.min} to ${limits.max} mm`,
          'correct or withhold the limit with an override',
        ]),
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

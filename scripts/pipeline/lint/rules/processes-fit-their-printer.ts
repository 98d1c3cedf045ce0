import type { Printer } from '../../../../schemas/generated/record.js';
import { faultAt } from '../../../shared/problem.js';
import { leaves } from '../../../shared/tree.js';
import { atPrinter, type LintRule } from '../findings.js';

/** Printers limit speeds that are slightly too high. At this ratio, one of the two values is wrong. */
const TIMES = 3;

const LIMITS = [
  ['speed_mm_s', 'max_speed_mm_s', 'mm/s'],
  ['acceleration_mm_s2', 'max_acceleration_mm_s2', 'mm/s²'],
] as const;

export default {
  name: 'processes-fit-their-printer',
  description: 'No process moves several times faster than its printer can, in speed or in acceleration.',
  *check({ dataset, records }) {
    const printers = new Map(records.printers.map((printer) => [printer.id, printer]));
    const seen = new Set<string>();
    for (const { printer: id, process, provenance } of records.profiles) {
      const printer = printers.get(id);
      const key = `${id}/${provenance.process_preset}`;
      if (!printer || seen.has(key)) continue;
      seen.add(key);
      for (const [field, limit, unit] of LIMITS) {
        const most = fastest(printer[limit]);
        if (most === null) continue;
        for (const [feature, value] of leaves(process[field])) {
          if (typeof value !== 'number' || value < most * TIMES) continue;
          yield faultAt(atPrinter(dataset, id, limit), 'process_beyond_printer', [
            `${provenance.process_preset ?? ''}: ${feature} at ${value} ${unit}; the printer reaches at most ${most} ${unit}`,
            'correct or withhold one of the two with an override',
          ]);
        }
      }
    }
  },
} satisfies LintRule;

/** The faster of the axes X and Y. */
function fastest({ x, y }: Pick<Printer['max_speed_mm_s'], 'x' | 'y'>): number | null {
  const known = [x, y].filter((value) => value !== null);
  return known.length > 0 ? Math.max(...known) : null;
}

import type { PrinterSource } from '../../../schemas/generated/source.js';
import type { FieldProblem } from '../../shared/problem.js';

type Curated = NonNullable<PrinterSource['curated']>;

/** How much larger than the machine's room what can be printed in may be: makers round, and slicers use the last millimetres. */
const ROUNDED = 1.1;

/** °C. Nothing that is extruded as a filament melts below, but for wax-like polymers that every nozzle melts. */
const COLDEST = 150;

/** Figures of one machine that cannot be true together, as they were curated; what it is built like, the lint judges. */
export function* contradictions(curated: Curated): Iterable<FieldProblem> {
  const of = (field: string) => curated[field as keyof Curated]?.value as unknown;
  const at = (field: string, below = '') => `curated.${field}.value${below}`;
  const room = of('build_volume_mm');
  const used = of('printable_volume_mm');
  for (const axis of ['x', 'y', 'z']) {
    const [whole, part] = [sizeOf(room, axis), sizeOf(used, axis)];
    if (whole !== null && part !== null && part > whole * ROUNDED)
      yield {
        path: at('build_volume_mm', `.${axis}`),
        code: 'whole_below_part',
        parameters: { whole, part },
      };
  }
  for (const limit of ['rated', 'firmware_limit']) {
    const bed = of(`${limit}.max_bed_temperature_c`);
    const nozzle = of(`${limit}.max_nozzle_temperature_c`);
    if (of('heated_bed') === false && typeof bed === 'number')
      yield {
        path: at('heated_bed'),
        code: 'unheated_bed',
        parameters: { bed, limit },
      };
    if (typeof nozzle === 'number' && typeof bed === 'number' && nozzle <= bed)
      yield {
        path: at(`${limit}.max_nozzle_temperature_c`),
        code: 'nozzle_below_bed',
        parameters: { nozzle, bed },
      };
    else if (typeof nozzle === 'number' && nozzle < COLDEST)
      yield {
        path: at(`${limit}.max_nozzle_temperature_c`),
        code: 'cold_nozzle',
        parameters: { nozzle, least: COLDEST },
      };
  }
}

function sizeOf(volume: unknown, axis: string): number | null {
  const size = (volume as Readonly<Record<string, unknown>> | null | undefined)?.[axis];
  return typeof size === 'number' ? size : null;
}
